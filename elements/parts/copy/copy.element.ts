import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { TaladElement } from '../../schema/talad-element.ts';
import { baseStyles, hiddenStyles } from '../../theme/base.ts';
import { icon } from '../icon.ts';
import { copyIcon, doneIcon } from '../icons.ts';

/**
 * A code with a button that copies it.
 * @csspart base - The wrapper.
 * @csspart code - The code itself; can be selected and copied by hand.
 * @csspart button - "Copy".
 */
export class CopyElement extends TaladElement {
  static override properties: PropertyDeclarations = {
    text: { type: String },
    done: { state: true },
  };
  static override styles = [
    baseStyles,
    hiddenStyles,
    css`
      .row {
        display: flex;
        flex-wrap: wrap;
        align-items: stretch;
        border: 1px dashed var(--edge);
        border-radius: var(--radius);
        background: var(--quiet);
      }
      code {
        flex: 1 0 auto;
        align-self: center;
        max-inline-size: 100%;
        padding: 4px 0 4px 12px;
        font-family: inherit;
        font-weight: 700;
        font-variant-numeric: tabular-nums;
        user-select: all;
      }
      button {
        display: inline-flex;
        align-items: center;
        gap: 6px;
        min-block-size: 44px;
        padding: 4px 12px 4px 8px;
        border: 0;
        background: none;
        color: var(--link);
        font: inherit;
        font-size: 14px;
        font-weight: 600;
        white-space: nowrap;
        cursor: pointer;
      }
      button:hover {
        text-decoration: underline;
        text-underline-offset: 3px;
      }
      svg {
        inline-size: 18px;
        block-size: 18px;
      }
      @media (scripting: none) {
        button {
          display: none;
        }
      }
    `,
  ];
  /** The text to copy. */
  declare text: string;
  declare protected done: boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.text = '';
    this.done = false;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  #copy = async (): Promise<void> => {
    if (!(await toClipboard(this.text, this.renderRoot.querySelector('code')))) return;
    this.done = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.done = false), 5000);
  };

  override render(): TemplateResult | typeof nothing {
    if (!this.text) return nothing;
    return html`<div class="base" part="base">
      <div class="row">
        <code part="code">${this.text}</code>
        <button type="button" class="screen" part="button" @click=${this.#copy}>
          ${icon(this.done ? doneIcon : copyIcon)}<span
            >${this.t(this.done ? 'copy.done' : 'copy.code')}</span
          ><span class="vh"> ${this.text}</span>
        </button>
      </div>
      <span class="vh" role="status">${this.done ? this.t('copy.done') : nothing}</span>
    </div>`;
  }
}

/**
 * Copies a text. If the clipboard is not allowed (an http page), selects the text for copying by
 * hand.
 */
async function toClipboard(text: string, shown: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown);
    return false;
  }
}
