import type { CodRefusal, CheckoutPayment } from '@talad/elements/api/checkout.contract';
import { formatPrice } from '@talad/elements/locales/format';
import { html, type Markup } from '../../../html/html.ts';
import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import { PAYMENT_FIELD } from '../../sales/index.ts';
import type { CheckoutView } from './checkout-view.ts';

/** Renders the payment methods of the shop; the first one is selected until the shopper chooses. */
export function paymentField({ lang, checkout, payment, action, values }: CheckoutView): Markup {
  const net = formatPrice(checkout.price.net);
  const chosen = checkout.payments.find((method) => method === payment) ?? checkout.payments[0];
  const isCollected = checkout.deliveries.some(
    ({ id, kind }) => id === checkout.delivery && kind === 'pickup',
  );
  const hintOf = (method: CheckoutPayment) =>
    method === 'cod' && isCollected
      ? 'checkout.codPickupHint'
      : (`checkout.${method}Hint` as const);
  const nameOf = (method: CheckoutPayment) =>
    method === 'cod' && isCollected ? 'checkout.codPickup' : (`checkout.${method}` as const);
  const { cod_refusal: refused, payments_vary: varies } = checkout;
  return html`<fieldset data-live="payment" ${varies && html`data-quote="${action}/delivery"`}>
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
            ><strong>${text(lang, nameOf(method))}</strong
            ><span class="hint">${text(lang, hintOf(method), { net })}</span></span
          ></label
        >`,
    )}
    ${
      refused &&
      html`<p class="hint">
        ${codRefusalText(lang, refused, values.province)}
        ${checkout.payments.length === 0 && text(lang, 'checkout.noPayment')}
      </p>`
    }
  </fieldset>`;
}

/**
 * Explains why cash on delivery is not offered. It does not mention refused parcels, because another person may
 * have typed that telephone number.
 */
export function codRefusalText(
  lang: Lang,
  { code, max = 0 }: CodRefusal,
  province: string,
): string {
  const vars = { max: formatPrice(max), province };
  return text(lang, `checkout.noCod.${code}`, vars);
}
