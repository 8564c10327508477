import { formatPrice } from '@talad/elements/locales/format';
import { html, type Markup } from '../../../html/html.ts';
import { text } from '../../../locales/text.ts';
import { PAYMENT_FIELD } from '../../sales/index.ts';
import type { CheckoutView } from './checkout-view.ts';

/** The ways to pay that the shop offers; the first one is chosen until the shopper chooses. */
export function paymentField({ lang, checkout, payment }: CheckoutView): Markup {
  const net = formatPrice(checkout.price.net);
  const chosen = checkout.payments.find((method) => method === payment) ?? checkout.payments[0];
  return html`<fieldset>
    <legend>${text(lang, 'checkout.payment')}</legend>
    ${checkout.payments.map(
      (method) =>
        html`<label class="choice"
          ><input
            type="radio"
            name="${PAYMENT_FIELD}"
            value="${method}"
            ${method === chosen && html`checked`}
          />
          <span
            ><strong>${text(lang, `checkout.${method}`)}</strong
            ><span class="hint">${text(lang, `checkout.${method}Hint`, { net })}</span></span
          ></label
        >`,
    )}
  </fieldset>`;
}
