import { css, html, nothing, type TemplateResult } from 'lit';
import { safeHref } from '../../schema/safe-href.ts';
import { sectionElement } from '../../schema/section-element.ts';
import { baseStyles } from '../../theme/base.ts';
import { buttonStyles } from '../../theme/button.ts';
import { sectionStyles } from '../section.styles.ts';
import { headline } from './headline.runtime.ts';

/**
 * A title with optional text and button.
 * @csspart base - The wrapper.
 * @csspart heading - The title.
 * @csspart button - The button.
 */
export class HeadlineElement extends sectionElement(headline) {
  static override styles = [
    baseStyles,
    buttonStyles,
    sectionStyles,
    css`
      .wrap {
        display: grid;
        gap: 12px;
        padding-block-end: clamp(16px, 2cqi, 32px);
      }
      .center {
        justify-items: center;
        text-align: center;
      }
      .start {
        justify-items: start;
      }
      .button {
        margin-block-start: 12px;
      }
    `,
  ];

  override render(): TemplateResult | typeof nothing {
    const { heading, description, button, buttonLink } = this;
    if (!heading && !description && !button) return nothing;
    return html`<section class="base" part="base">
      <div class="wrap ${this.align}">
        ${heading ? html`<h2 part="heading">${heading}</h2>` : nothing}
        ${description ? html`<p class="lead">${description}</p>` : nothing}
        ${
          button
            ? html`<a class="button quiet" part="button" href=${safeHref(this.link(buttonLink))}
                >${button}</a
              >`
            : nothing
        }
      </div>
    </section>`;
  }
}
