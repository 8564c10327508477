import { css, html, nothing, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { sectionElement } from '../../schema/section-element.ts';
import { baseStyles } from '../../theme/base.ts';
import { buttonStyles } from '../../theme/button.ts';
import { proseStyles } from '../prose.styles.ts';
import { sectionFrame } from '../section-frame.ts';
import { sectionStyles } from '../section.styles.ts';
import { paragraph } from './paragraph.runtime.ts';

/**
 * A text. `description` is plain text; HTML comes only from `data.html`, which the server has
 * sanitised.
 * @csspart base - The wrapper.
 * @csspart heading - The title.
 * @csspart text - The text.
 * @csspart button - The button.
 */
export class ParagraphElement extends sectionElement(paragraph) {
  static override styles = [
    baseStyles,
    buttonStyles,
    sectionStyles,
    proseStyles,
    css`
      h2 {
        font-size: clamp(20px, 2.4cqi, 28px);
      }
      .center.prose {
        margin-inline: auto;
        text-align: center;
      }
    `,
  ];

  override render(): TemplateResult | typeof nothing {
    const markup = this.data?.['html'];
    const rich = typeof markup === 'string' && markup !== '';
    if (!this.heading && !this.description && !this.button && !rich) return nothing;
    const text = rich
      ? html`<div class="prose ${this.align}" part="text">${unsafeHTML(markup)}</div>`
      : this.description
        ? html`<div class="prose lines ${this.align}" part="text">${this.description}</div>`
        : nothing;
    return sectionFrame(this, text, { align: this.align, ownText: true });
  }
}
