import { html, type Markup } from '../../../html/html.ts';
import { text } from '../../../locales/text.ts';
import { isSameAddress, type SavedAddress } from '../../shops/index.ts';
import type { CheckoutView } from './checkout-view.ts';

/** Name of the field with the saved address to fill in. */
export const SAVED_FIELD = 'saved';
/** Name of the field that saves the address for the next time. */
export const KEEP_FIELD = 'keep_address';

/** Renders the buttons for the account's addresses, which fill in the form; other typed values stay. */
export function savedAddresses({
  lang,
  saved,
  action,
  values,
}: Pick<CheckoutView, 'lang' | 'saved' | 'action' | 'values'>): Markup | null {
  if (!saved || saved.length === 0) return null;
  return html`<fieldset>
    <legend>${text(lang, 'checkout.saved')}</legend>
    <div class="saved">
      ${saved.map(
        (one) =>
          html`<button
            class="ticket"
            name="${SAVED_FIELD}"
            value="${one.id}"
            formaction="${action}/address"
            ${isSameAddress(one, values) && html`aria-current="true"`}
          >
            ${shortAddress(one)}
          </button>`,
      )}
    </div>
  </fieldset>`;
}

export function saveField({ lang, isKept = false }: Pick<CheckoutView, 'lang' | 'isKept'>): Markup {
  return html`<label class="keep-address"
    ><input type="checkbox" name="${KEEP_FIELD}" value="1" ${isKept && html`checked`} />
    ${text(lang, 'checkout.keepAddress')}</label
  >`;
}

function shortAddress(one: SavedAddress): Markup {
  return html`<span
    ><strong>${one.name}</strong><br />${one.address} ${one.sub_district} ${one.district}
    ${one.province} ${one.postcode}</span
  >`;
}
