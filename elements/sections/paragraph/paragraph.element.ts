import { css, html, nothing, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { sectionElement } from '../../schema/section-element.ts';
import { baseStyles } from '../../theme/base.ts';
import { sectionStyles } from '../section.styles.ts';
import { paragraph } from './paragraph.runtime.ts';

/**
 * Text to read. `description` is plain text; markup is drawn only from `data.html`, which the server
 * fills with what its sanitiser let through.
 * @csspart base - The wrapper.
 * @csspart heading - The title.
 * @csspart text - The text.
 */
export class ParagraphElement extends sectionElement(paragraph) {
  static override styles = [
    baseStyles,
    sectionStyles,
    css`
      .wrap {
        display: grid;
        gap: 16px;
      }
      .text {
        max-inline-size: 68ch;
        text-wrap: pretty;
      }
      .text > * {
        margin-block: 0 1em;
      }
      .text a {
        color: var(--link);
      }
      .text img {
        max-inline-size: 100%;
        block-size: auto;
      }
      .plain {
        white-space: pre-line;
      }
      .center {
        justify-items: center;
        text-align: center;
      }
    `,
  ];

  override render(): TemplateResult | typeof nothing {
    const markup = this.data?.['html'];
    const rich = typeof markup === 'string' && markup !== '';
    if (!this.heading && !this.description && !rich) return nothing;
    return html`<section class="base" part="base">
      <div class="wrap ${this.align}">
        ${this.heading ? html`<h2 part="heading">${this.heading}</h2>` : nothing}
        ${
          rich
            ? html`<div class="text" part="text">${unsafeHTML(markup)}</div>`
            : this.description
              ? html`<div class="text plain" part="text">${this.description}</div>`
              : nothing
        }
      </div>
    </section>`;
  }
}
