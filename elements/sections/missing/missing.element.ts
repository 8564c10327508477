import { css, html, type PropertyDeclarations, type TemplateResult } from 'lit';
import { TaladElement } from '../../schema/talad-element.ts';
import { baseStyles } from '../../theme/base.ts';

/**
 * Shown in place of a section that does not exist (spec §2: its name and 'not found').
 * @csspart base - The message.
 */
export class MissingElement extends TaladElement {
  static override properties: PropertyDeclarations = { name: { type: String } };
  static override styles = [
    baseStyles,
    css`
      .base {
        margin: 16px;
        padding: 16px;
        border: 1px dashed var(--edge);
        border-radius: var(--radius);
        color: var(--muted);
        text-align: center;
      }
    `,
  ];
  /** Name of the unknown section. */
  declare name: string | null;

  constructor() {
    super();
    this.name = null;
  }

  override render(): TemplateResult {
    return html`<p class="base" part="base">
      ${this.t('section.notFound', { name: this.name ?? '' })}
    </p>`;
  }
}
