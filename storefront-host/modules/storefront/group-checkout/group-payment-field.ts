import { formatPrice } from '@talad/elements/locales/format';
import { html, type Markup } from '../../../html/html.ts';
import { text } from '../../../locales/text.ts';
import { PAYMENT_FIELD } from '../../sales/index.ts';
import { codRefusalText } from '../checkout/payment-field.ts';
import type { GroupView } from './group-view.ts';

/** Renders the payment methods that all shops offer, each with the number of payments. */
export function groupPaymentField({ lang, group, action, values, posted }: GroupView): Markup {
  const { payments, shops } = group;
  const chosen = payments.find((method) => method === posted?.payment) ?? payments[0];
  const paid = shops.filter(({ price }) => price.net > 0);
  const vars = {
    count: paid.length,
    net: formatPrice(group.net),
    sums: paid.map(({ shop, price }) => `${shop.title} ${formatPrice(price.net)}`).join(' · '),
  };
  return html`<fieldset data-live="payment" data-quote="${action}/delivery">
    <legend>${text(lang, 'checkout.payment')}</legend>
    ${payments.map(
      (method) =>
        html`<label class="choice"
          ><input
            type="radio"
            name="${PAYMENT_FIELD}"
            value="${method}"
            ${method === chosen && html`checked`}
          />
          <span
            ><strong>${text(lang, `group.${method}`)}</strong
            ><span class="hint">${text(lang, `group.${method}Hint`, vars)}</span></span
          ></label
        >`,
    )}
    ${shops.flatMap(({ shop, cod_refusal: refused }) =>
      refused
        ? [
            html`<p class="hint">
              ${shop.title}: ${codRefusalText(lang, refused, values.province)}
            </p>`,
          ]
        : [],
    )}
    ${
      payments.length === 0 &&
      html`<div class="alert" role="alert">
        <strong>${text(lang, 'group.noPayment')}</strong>
        <p>${text(lang, 'group.noPaymentHint')}</p>
      </div>`
    }
  </fieldset>`;
}
