import type { PlacedOrder } from '@talad/elements/api/checkout.contract';
import { formatPhone } from '@talad/elements/locales/format-phone';
import { formatDateTime, formatPrice } from '@talad/elements/locales/format';
import { html, type Markup } from '../../../html/html.ts';
import type { Lang } from '../../../db/schema.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import { orderReviews, type OrderReviews } from './order-reviews.ts';
import {
  addressLines,
  cancelForm,
  cancelledNote,
  deliveryLines,
  howToPay,
  isCollected,
  orderReturn,
  orderSummary,
  papersTitle,
  parcelNotes,
  receivedForm,
  slipNote,
  stageText,
  statusText,
} from '../../sales/index.ts';

const steps = ['placed', 'shipped', 'delivered'] as const;

const nextSteps = {
  ship: { before: ['order.next.pack', 'order.next.call'], pay: 'order.next.pay' },
  own: { before: ['order.next.bring', 'order.next.shopCalls'], pay: 'order.next.pay' },
  pickup: { before: ['order.next.prepare', 'order.next.collect'], pay: 'order.next.payThere' },
} as const;

/** Renders the confirmation: success, the number, the next steps, the lines. */
export function orderPage(
  lang: Lang,
  order: PlacedOrder,
  pay: { readonly path: string; readonly isDown: boolean },
  reviews: OrderReviews | null = null,
): Markup {
  const isNew = order.status === 'placed';
  const heading = isNew ? text(lang, 'order.thanks') : statusText(lang, order, order.status);
  const stage = stageText(lang, order);
  const isPaid = order.payment_method !== 'cod' && order.payment_status === 'paid';
  return html`<div class="checkout">
    <div class="main">
      <div class="done">
        ${order.status !== 'cancelled' && html`<span class="tick" aria-hidden="true"></span>`}
        <h1>${heading}</h1>
        <p class="number">${text(lang, 'order.number')} <strong>${order.number}</strong></p>
        ${stage !== heading && html`<p class="hint">${stage}</p>`}
        <p class="hint">
          ${text(lang, 'order.placedAt', { at: formatDateTime(order.placed_at, lang) })}
        </p>
      </div>
      ${cancelledNote(lang, order) || progress(lang, order)}
      ${isPaid && html`<p class="alert calm">${text(lang, order.status === 'cancelled' ? 'order.owedBack' : 'order.paid', { net: formatPrice(order.price.net) })}</p>`}
      ${parcelNotes(lang, order)} ${receivedForm(lang, order, pay.path)}
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
        <h2>${text(lang, isCollected(order) ? 'order.pickUp' : 'order.deliverTo')}</h2>
        ${deliveryLines(lang, order)}
        <address>${addressLines(order)}</address>
      </section>
      ${
        order.payment_status !== 'pending' &&
        html`<p><a href="${pay.path}/papers">${papersTitle(lang, order)}</a></p>`
      }
      <p><a class="button quiet" href="${order.shop.shop_url}">${text(lang, 'order.goOn')}</a></p>
      <p class="hint">${text(lang, 'order.keep')}</p>
      ${cancelForm(lang, order, { action: `${pay.path}/cancel` })}
    </div>
    <div class="side">
      <section class="summary" aria-labelledby="summary">
        <h2 id="summary">${text(lang, 'checkout.summary')}</h2>
        ${orderSummary({ ...order, lang })}
      </section>
    </div>
  </div>`;
}

/**
 * Renders the link to the other orders of the group, and their one payment if the marketplace
 * receives it.
 */
function groupNote(lang: Lang, { payment_method: method, stage }: PlacedOrder, url: string) {
  const isDue = method === 'platform' && stage === 'pending_payment';
  return html`<p>
    <a class="${isDue && 'button'}" href="${new URL(url).pathname}"
      >${text(lang, isDue ? 'group.payTogether' : 'group.orders')}</a
    >
  </p>`;
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
          ${statusText(lang, order, step)}
        </li>`,
    )}
  </ol>`;
}

/** Renders the steps until the buyer has the order, by the delivery method. */
function whatNext(lang: Lang, order: PlacedOrder): Markup {
  const { shop, contact, price, payment_method: method } = order;
  const vars = {
    shop: shop.title,
    phone: formatPhone(contact.phone),
    net: formatPrice(price.net),
  };
  const steps = nextSteps[order.delivery?.kind ?? 'ship'];
  const isDue = method === 'cod' && price.net > 0;
  const keys: readonly TextKey[] = [...steps.before, ...(isDue ? [steps.pay] : [])];
  return html`<section>
    <h2>${text(lang, 'order.next')}</h2>
    <ol class="next">
      ${keys.map((key) => html`<li>${text(lang, key, vars)}</li>`)}
    </ol>
  </section>`;
}
