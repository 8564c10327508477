import type { PlacedOrder } from '@talad/elements/api/checkout.contract';
import { formatDateTime } from '@talad/elements/locales/format';
import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import { html, type Markup } from '../../../html/html.ts';
import {
  addressLines,
  cancelledNote,
  howToPay,
  orderSummary,
  slipNote,
} from '../../sales/index.ts';
import type { MyOrderRead, OrderStep } from './my-orders.read.ts';
import { stateBadge } from './order-list.ts';
import { paymentText } from './order-texts.ts';

/** One order: status, lines, price, and possible actions. */
export function orderDetail(lang: Lang, read: MyOrderRead): Markup {
  const { order, steps } = read;
  const paid = paymentText(order);
  return html`<p class="my-head">
      <a class="order-shop" href="${order.shop.shop_url}">${order.shop.title}</a>
      ${stateBadge(lang, order.status)}
    </p>
    ${cancelledNote(lang, order)}
    ${order.pay_to && howToPay(lang, order.pay_to, { net: order.price.net, payUrl: `/my/orders/${read.id}/pay`, isToMarket: order.payment_method === 'platform' })}
    ${slipNote(lang, order, `/my/orders/${read.id}`)}
    ${order.tracking && parcel(lang, order.tracking)} ${timeline(lang, steps)}
    <section class="my-card" aria-labelledby="lines">
      <h2 id="lines">${text(lang, 'checkout.summary')}</h2>
      ${orderSummary({ ...order, lang })} ${paid && html`<p class="hint">${text(lang, paid)}</p>`}
    </section>
    <section class="my-card" aria-labelledby="to">
      <h2 id="to">${text(lang, 'order.deliverTo')}</h2>
      <address>${addressLines(order)}</address>
    </section>
    ${actions(lang, read)}`;
}

function parcel(lang: Lang, { courier, code }: NonNullable<PlacedOrder['tracking']>): Markup {
  return html`<section class="my-card quiet" aria-labelledby="parcel">
    <h2 id="parcel">${text(lang, 'my.parcel')}</h2>
    <p>${courier} <strong class="parcel-code">${code}</strong></p>
  </section>`;
}

function timeline(lang: Lang, steps: readonly OrderStep[]): Markup {
  return html`<section class="my-card" aria-labelledby="steps">
    <h2 id="steps">${text(lang, 'my.steps')}</h2>
    <ol class="timeline">
      ${steps.map(
        ({ status, at }, index) =>
          html`<li ${index === 0 && html`aria-current="step"`}>
            <span>${text(lang, `order.status.${status}`)}</span>
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
      ${
        order.may.includes('ask_return') &&
        html`<a class="button quiet" href="${path}/return">${text(lang, 'order.return.open')}</a>`
      }
      <a class="button quiet" href="${order.shop.shop_url}/contactus"
        >${text(lang, 'my.contactShop')}</a
      >
      <a class="button quiet" href="${path}/receipt">${text(lang, 'my.receipt')}</a>
      ${
        order.payment_status !== 'pending' &&
        html`<a class="button quiet" href="${path}/papers">${text(lang, 'paper.mine')}</a>`
      }
    </div>
    ${order.may.includes('cancel') && cancelForm(lang, path, revision)}`;
}

/** Asks for confirmation before it cancels the order, also without JavaScript. */
function cancelForm(lang: Lang, path: string, revision: number): Markup {
  return html`<details class="my-ask">
    <summary>${text(lang, 'my.cancel')}</summary>
    <form method="post" action="${path}/cancel">
      <p>${text(lang, 'my.cancel.ask')}</p>
      <input type="hidden" name="revision" value="${revision}" />
      <button class="button danger">${text(lang, 'my.cancel.yes')}</button>
    </form>
  </details>`;
}
