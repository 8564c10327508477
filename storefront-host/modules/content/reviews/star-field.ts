import { html, type Markup } from '../../../html/html.ts';
import type { Lang } from '../../../db/schema.ts';
import { text, type TextKey } from '../../../locales/text.ts';

export interface StarField {
  readonly name: string;
  readonly label: TextKey;
  /** '1' to '5', or another value for no choice. */
  readonly chosen: string;
  readonly required?: boolean;
}

/** Radio buttons, shown as a row of stars (review-form-css.ts). */
export function starField(lang: Lang, { name, label, chosen, required }: StarField): Markup {
  return html`<fieldset class="star-field">
    <legend>
      ${text(lang, label)}
      ${!required && html`<span class="hint">(${text(lang, 'checkout.optional')})</span>`}
    </legend>
    <div>
      ${['1', '2', '3', '4', '5'].map(
        (stars) =>
          html`<label
            ><input
              type="radio"
              name="${name}"
              value="${stars}"
              ${required && html`required`}
              ${chosen === stars && html`checked`}
              aria-label="${text(lang, 'review.star', { stars })}"
            /><span aria-hidden="true">★</span></label
          >`,
      )}
    </div>
  </fieldset>`;
}
