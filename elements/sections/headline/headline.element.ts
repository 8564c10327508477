import { css, nothing, type TemplateResult } from 'lit';
import { sectionElement } from '../../schema/section-element.ts';
import { baseStyles } from '../../theme/base.ts';
import { buttonStyles } from '../../theme/button.ts';
import { sectionFrame } from '../section-frame.ts';
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
      .lead {
        font-size: clamp(16px, 1.6cqi, 18px);
      }
      .head {
        margin-block-end: 0;
      }
      /* Marks above and below a Thai line have room. */
      .giant h2 {
        padding-block: 0.2em;
        font-size: clamp(40px, 10cqi, 128px);
        line-height: 1.4;
      }
    `,
  ];

  override render(): TemplateResult | typeof nothing {
    if (!this.heading && !this.description && !this.button) return nothing;
    return sectionFrame(this, nothing, { align: this.align, size: this.size });
  }
}
