import type { PlacedOrder } from '@talad/elements/api/checkout.contract';
import { formatPhone } from '@talad/elements/locales/format-phone';
import { formatDateTime, formatPrice } from '@talad/elements/locales/format';
import { html, type Markup } from '../../../html/html.ts';
import type { Lang } from '../../../db/schema.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import { orderReturn } from '../returns/order-return.ts';
import { arrivalText, deliveryName } from './delivery-field.ts';
import { orderReviews, type OrderReviews } from './order-reviews.ts';
import {
  addressLines,
  cancelledNote,
  howToPay,
  orderSummary,
  slipNote,
} from '../../sales/index.ts';

const steps = ['placed', 'shipped', 'delivered'] as const;

/** The confirmation: success, the number, the next steps, the lines. */
export function orderPage(
  lang: Lang,
  order: PlacedOrder,
  pay: { readonly path: string; readonly isDown: boolean },
  reviews: OrderReviews | null = null,
): Markup {
  const isNew = order.status === 'placed';
  const heading: TextKey = isNew ? 'order.thanks' : `order.status.${order.status}`;
  const stage = text(lang, `order.stage.${order.stage}`);
  const isPaid = order.payment_method !== 'cod' && order.payment_status === 'paid';
  return html`<div class="checkout">
    <div class="main">
      <div class="done">
        ${order.status !== 'cancelled' && html`<span class="tick" aria-hidden="true"></span>`}
        <h1>${text(lang, heading)}</h1>
        <p class="number">${text(lang, 'order.number')} <strong>${order.number}</strong></p>
        ${stage !== text(lang, heading) && html`<p class="hint">${stage}</p>`}
        <p class="hint">
          ${text(lang, 'order.placedAt', { at: formatDateTime(order.placed_at, lang) })}
        </p>
      </div>
      ${cancelledNote(lang, order) || progress(lang, order)}
      ${isPaid && html`<p class="alert calm">${text(lang, order.status === 'cancelled' ? 'order.owedBack' : 'order.paid', { net: formatPrice(order.price.net) })}</p>`}
      ${order.parcels.map((parcel) => parcelNote(lang, parcel))}
      ${order.may.includes('deliver') && receivedForm(lang, pay.path)}
      ${orderReturn(lang, order, pay.path)}
      ${
        order.pay_to &&
        howToPay(lang, order.pay_to, {
          net: order.price.net,
          payUrl: `${pay.path}/pay`,
          isDown: pay.isDown,
          isToMarket: order.payment_method === 'platform',
        })
      }
      ${order.group_url !== undefined && groupNote(lang, order, order.group_url)}
      ${slipNote(lang, order, pay.path)}
      ${isNew && order.stage !== 'pending_payment' && whatNext(lang, order)}
      ${reviews && orderReviews(reviews)}
      <section>
        <h2>
          ${text(lang, order.delivery?.kind === 'pickup' ? 'order.pickUp' : 'order.deliverTo')}
        </h2>
        ${order.delivery && deliveryLine(lang, order.delivery)}
        <address>${addressLines(order)}</address>
      </section>
      ${
        order.payment_status !== 'pending' &&
        html`<p><a href="${pay.path}/papers">${text(lang, 'paper.mine')}</a></p>`
      }
      <p><a class="button quiet" href="${order.shop.shop_url}">${text(lang, 'order.goOn')}</a></p>
      <p class="hint">${text(lang, 'order.keep')}</p>
    </div>
    <div class="side">
      <section class="summary" aria-labelledby="summary">
        <h2 id="summary">${text(lang, 'checkout.summary')}</h2>
        ${orderSummary({ ...order, lang })}
      </section>
    </div>
  </div>`;
}

/** The other orders of the visit, and their one payment if the marketplace receives it. */
function groupNote(lang: Lang, { payment_method: method, stage }: PlacedOrder, url: string) {
  const isDue = method === 'platform' && stage === 'pending_payment';
  return html`<p>
    <a class="${isDue && 'button'}" href="${new URL(url).pathname}"
      >${text(lang, isDue ? 'group.payTogether' : 'group.orders')}</a
    >
  </p>`;
}

/** The buyer confirms that the order has arrived. */
function receivedForm(lang: Lang, path: string): Markup {
  return html`<form method="post" action="${path}/received">
    <button class="button" type="submit">${text(lang, 'order.received')}</button>
    <p class="hint">${text(lang, 'order.receivedHint')}</p>
  </form>`;
}

function parcelNote(lang: Lang, parcel: PlacedOrder['parcels'][number]): Markup {
  const { courier, code, track_url: url, pieces, sent_at: at } = parcel;
  return html`<div class="alert calm">
    ${code !== '' && html`<strong>${text(lang, 'order.tracking', { courier, code })}</strong>`}
    <p>${text(lang, 'order.parcel', { pieces, at: formatDateTime(at, lang) })}</p>
    ${
      url &&
      html`<p>
        <a href="${url}" target="_blank" rel="noopener noreferrer">
          ${text(lang, 'order.parcelFollow')}
        </a>
      </p>`
    }
  </div>`;
}

function deliveryLine(lang: Lang, delivery: NonNullable<PlacedOrder['delivery']>): Markup {
  const { pickup } = delivery;
  const lines = [
    [deliveryName(lang, delivery), arrivalText(lang, delivery)].filter(Boolean).join(' · '),
    pickup?.address ?? '',
    pickup?.hours ?? '',
  ];
  return html`${lines.filter((line) => line !== '').map((line) => html`<p class="hint">${line}</p>`)}`;
}

function progress(lang: Lang, order: PlacedOrder): Markup {
  const reached = steps.findIndex((step) => step === order.status);
  return html`<ol class="steps">
    ${steps.map(
      (step, index) =>
        html`<li
          class="${index <= reached && 'reached'}"
          ${index === reached && html`aria-current="step"`}
        >
          ${text(lang, `order.status.${step}`)}
        </li>`,
    )}
  </ol>`;
}

function whatNext(lang: Lang, order: PlacedOrder): Markup {
  return html`<section>
    <h2>${text(lang, 'order.next')}</h2>
    <ol class="next">
      <li>${text(lang, 'order.next.pack', { shop: order.shop.title })}</li>
      <li>${text(lang, 'order.next.call', { phone: formatPhone(order.contact.phone) })}</li>
      ${
        order.payment_method === 'cod' &&
        order.price.net > 0 &&
        html`<li>${text(lang, 'order.next.pay', { net: formatPrice(order.price.net) })}</li>`
      }
    </ol>
  </section>`;
}
