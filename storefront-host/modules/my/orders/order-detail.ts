import type { PlacedOrder } from '@talad/elements/api/checkout.contract';
import { formatDateTime } from '@talad/elements/locales/format';
import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import { html, type Markup } from '../../../html/html.ts';
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
  statusText,
} from '../../sales/index.ts';
import type { MyOrderRead } from './my-orders.read.ts';
import { stateBadge } from './order-list.ts';
import { paymentText } from './order-texts.ts';

/**
 * Renders an order: status, lines, price, and possible actions.
 * @param path of the order's own page, which handles the actions on its parcels and its return.
 */
export function orderDetail(lang: Lang, read: MyOrderRead, path: string): Markup {
  const { order } = read;
  const paid = paymentText(order);
  return html`<p class="my-head">
      <a class="order-shop" href="${order.shop.shop_url}">${order.shop.title}</a>
      ${stateBadge(lang, order)}
    </p>
    ${cancelledNote(lang, order)}
    ${order.pay_to && howToPay(lang, order.pay_to, { net: order.price.net, payUrl: `/my/orders/${read.id}/pay`, isToMarket: order.payment_method === 'platform' })}
    ${!order.pay_to && isOfVisit(order) && visitLink(lang, read.id)}
    ${slipNote(lang, order, `/my/orders/${read.id}`)} ${parcelNotes(lang, order)}
    ${receivedForm(lang, order, path)} ${orderReturn(lang, order, path)} ${timeline(lang, read)}
    <section class="my-card" aria-labelledby="lines">
      <h2 id="lines">${text(lang, 'checkout.summary')}</h2>
      ${orderSummary({ ...order, lang })} ${paid && html`<p class="hint">${text(lang, paid)}</p>`}
    </section>
    <section class="my-card" aria-labelledby="to">
      <h2 id="to">${text(lang, isCollected(order) ? 'order.pickUp' : 'order.deliverTo')}</h2>
      ${deliveryLines(lang, order)}
      <address>${addressLines(order)}</address>
    </section>
    ${actions(lang, read)}`;
}

/**
 * Returns whether the order belongs to a payment to the marketplace for several shops, so that no slip of this
 * order alone is expected.
 */
function isOfVisit({ payment_method: method, stage, slip }: PlacedOrder): boolean {
  return method === 'platform' && stage === 'pending_payment' && slip === null;
}

/** Leads to the order's page, which has the link to the orders of the visit. */
function visitLink(lang: Lang, id: string): Markup {
  return html`<p>
    <a class="button" href="/my/orders/${id}/pay">${text(lang, 'group.payTogether')}</a>
  </p>`;
}

function timeline(lang: Lang, { order, steps }: MyOrderRead): Markup {
  return html`<section class="my-card" aria-labelledby="steps">
    <h2 id="steps">${text(lang, 'my.steps')}</h2>
    <ol class="timeline">
      ${steps.map(
        ({ status, at }, index) =>
          html`<li ${index === 0 && html`aria-current="step"`}>
            <span>${statusText(lang, order, status)}</span>
            <span class="hint">${formatDateTime(at, lang)}</span>
          </li>`,
      )}
    </ol>
  </section>`;
}

function actions(lang: Lang, { id, revision, order, toReview }: MyOrderRead): Markup {
  const path = `/my/orders/${id}`;
  return html`<div class="my-actions">
      <form method="post" action="${path}/again">
        <button class="button">${text(lang, 'my.again')}</button>
      </form>
      ${
        toReview > 0 &&
        html`<a class="button quiet" href="/my/reviews?order=${id}"
          >${text(lang, 'review.write')}</a
        >`
      }
      <a class="button quiet" href="${order.shop.shop_url}/contactus"
        >${text(lang, 'my.contactShop')}</a
      >
      <a class="button quiet" href="${path}/receipt">${text(lang, 'my.receipt')}</a>
      ${
        order.payment_status !== 'pending' &&
        html`<a class="button quiet" href="${path}/papers">${papersTitle(lang, order)}</a>`
      }
    </div>
    ${cancelForm(lang, order, { action: `${path}/cancel`, revision })}`;
}
