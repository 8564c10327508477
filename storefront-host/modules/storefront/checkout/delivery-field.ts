import type { Checkout, DeliveryOffer } from '@talad/elements/api/checkout.contract';
import { formatPrice } from '@talad/elements/locales/format';
import type { Lang } from '../../../db/schema.ts';
import { html, type Markup } from '../../../html/html.ts';
import { text } from '../../../locales/text.ts';
import { arrivalText, DELIVERY_FIELD, deliveryName } from '../../sales/index.ts';
import type { CheckoutView } from './checkout-view.ts';

type DeliveryView = Pick<CheckoutView, 'lang' | 'checkout' | 'action'> & {
  /** Suffix of the field name, in a form with several shops. */
  readonly of?: string;
};

/**
 * Renders the delivery methods with fee and days. A shop with one fee for all of Thailand offers no choice and only
 * shows the days.
 */
export function deliveryField({ lang, checkout, action, of = '' }: DeliveryView): Markup {
  const { deliveries, shipping_varies: varies } = checkout;
  const [only] = deliveries;
  const part = `delivery${of}`;
  if (!varies && only) return html`<div data-live="${part}">${arrival(lang, only)}</div>`;
  return html`<fieldset data-live="${part}" class="delivery" data-quote="${action}/delivery">
    <legend>${text(lang, 'checkout.delivery')}</legend>
    ${deliveries.map((offer) => choice(lang, checkout, { offer, of }))}
    ${checkout.delivery === null && nowhere(lang, checkout)}
    <noscript>
      <button class="button quiet" formaction="${action}/delivery">
        ${text(lang, 'checkout.deliveryCount')}
      </button>
    </noscript>
    <p class="hint">${text(lang, 'checkout.deliveryHint')}</p>
  </fieldset>`;
}

function choice(
  lang: Lang,
  { delivery }: Checkout,
  { offer, of }: { readonly offer: DeliveryOffer; readonly of: string },
): Markup {
  const { id, kind, fee, refusal, pickup } = offer;
  const lines = [
    refusal === null ? arrivalText(lang, offer) : text(lang, `delivery.refused.${refusal}`),
    pickup?.address ?? '',
    pickup?.hours ?? '',
  ];
  return html`<label class="choice ${refusal !== null && 'off'}"
    ><input
      type="radio"
      name="${DELIVERY_FIELD}${of}"
      value="${id}"
      ${kind === 'pickup' && html`data-pickup`}
      ${refusal !== null && html`disabled`}
      ${id === delivery && html`checked`}
    />
    <span
      ><strong
        >${deliveryName(lang, offer)}
        ${refusal === null && html`<span class="fee">${feeText(lang, fee)}</span>`}</strong
      >
      ${lines.filter((line) => line !== '').map((line) => html`<span class="hint">${line}</span>`)}
    </span></label
  >`;
}

function feeText(lang: Lang, fee: number): string {
  return fee === 0 ? text(lang, 'checkout.free') : formatPrice(fee);
}

function arrival(lang: Lang, offer: DeliveryOffer): Markup | null {
  const words = arrivalText(lang, offer);
  return words === '' ? null : html`<p class="hint">${words}</p>`;
}

function nowhere(lang: Lang, { undeliverable: titles }: Checkout): Markup {
  return html`<p class="error" role="alert">
    ${
      titles.length > 0
        ? text(lang, 'checkout.undeliverableItems', { titles: titles.join(', ') })
        : text(lang, 'checkout.undeliverableHint')
    }
  </p>`;
}
