import { html, type Markup } from '../../../html/html.ts';
import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import { MAX_RETURN_PICTURES } from '../../sales/index.ts';

/**
 * Pictures of a return. `accept` lists formats instead of `image/*`: then phones offer the camera too, and an
 * iPhone converts to JPEG. @param isAgain True after a refusal, because a browser forgets the files.
 */
export function picturesField(lang: Lang, isAgain = false): Markup {
  return html`<div class="field">
    <label for="pictures">${text(lang, 'order.return.pictures')}</label>
    <input
      id="pictures"
      type="file"
      name="pictures"
      accept="image/jpeg,image/png,image/webp"
      multiple
      aria-describedby="pictures-hint"
    />
    <p class="hint" id="pictures-hint">
      ${text(lang, 'order.return.pictures.hint', { most: MAX_RETURN_PICTURES })}
      ${isAgain && html`<strong>${text(lang, 'order.return.pictures.again')}</strong>`}
    </p>
  </div>`;
}
