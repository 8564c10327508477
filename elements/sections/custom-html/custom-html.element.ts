import { css, html, nothing, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { sectionElement } from '../../schema/section-element.ts';
import { baseStyles } from '../../theme/base.ts';
import { buttonStyles } from '../../theme/button.ts';
import { proseStyles } from '../prose.styles.ts';
import { sectionFrame } from '../section-frame.ts';
import { sectionStyles } from '../section.styles.ts';
import { customHtml } from './custom-html.runtime.ts';

/**
 * The owner's HTML. The saved text is never rendered: only `data.html`, which the server has
 * sanitised.
 * @csspart base - The wrapper.
 * @csspart heading - The title.
 * @csspart html - The owner's HTML.
 * @csspart button - The button.
 */
export class CustomHtmlElement extends sectionElement(customHtml) {
  static override styles = [
    baseStyles,
    buttonStyles,
    sectionStyles,
    proseStyles,
    css`
      .prose {
        max-inline-size: none;
      }
      .prose :is(p, ul, ol, details, blockquote) {
        max-inline-size: 68ch;
      }
    `,
  ];

  override render(): TemplateResult | typeof nothing {
    const markup = this.data?.['html'];
    const safe = typeof markup === 'string' && markup !== '';
    if (!safe && !this.heading && !this.description && !this.button) return nothing;
    return sectionFrame(
      this,
      safe ? html`<div class="prose" part="html">${unsafeHTML(markup)}</div>` : nothing,
    );
  }
}
