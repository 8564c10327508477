import { formatPrice } from '@talad/elements/locales/format';
import { html, type Markup } from '../../../html/html.ts';
import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import {
  type GroupOrders,
  howToPay,
  orderSummary,
  slipNote,
  stageText,
} from '../../sales/index.ts';

type One = GroupOrders['orders'][number];

/** Renders the orders of one visit, with the payments of the shops one after the other. */
export function groupOrdersPage(
  lang: Lang,
  { orders, net, due, platform }: GroupOrders,
  { path, isDown }: { readonly path: string; readonly isDown: boolean },
): Markup {
  const isNew = orders.every(({ order }) => order.status === 'placed');
  const payable = orders.filter(({ order }) => order.stage === 'pending_payment');
  const isPrepaid = orders.some(({ order }) => order.payment_method !== 'cod');
  const count = orders.length;
  return html`<div class="checkout">
    <div class="main">
      <div class="done">
        ${isNew && html`<span class="tick" aria-hidden="true"></span>`}
        <h1>${isNew ? text(lang, 'group.done', { count }) : text(lang, 'group.orders')}</h1>
        <p class="hint">${text(lang, 'group.ordersHint')}</p>
      </div>
      ${platform && onePayment(lang, platform, { due, path, isDown })}
      ${
        platform
          ? null
          : payable.length > 0
            ? html`<div class="alert calm" role="status">
                <strong
                  >${text(lang, 'group.due', {
                    due: formatPrice(due),
                    count: payable.length,
                  })}</strong
                >
                <p>${text(lang, 'group.dueHint')}</p>
              </div>`
            : isPrepaid &&
              html`<p class="alert calm" role="status">${text(lang, 'group.allPaid')}</p>`
      }
      ${platform ? null : payable.map((one, at) => payment(lang, one, { at: at + 1, count: payable.length }))}
    </div>
    <div class="side">
      <section class="summary" aria-labelledby="summary">
        <h2 id="summary">${text(lang, 'group.orders')}</h2>
        ${orders.map((one) => orderCard(lang, one))}
        <dl class="sums">
          <div class="net">
            <dt>${text(lang, 'group.net')}</dt>
            <dd>${formatPrice(net)}</dd>
          </div>
        </dl>
      </section>
      <p><a class="button quiet" href="/">${text(lang, 'order.goOn')}</a></p>
    </div>
  </div>`;
}

/** Renders the one payment to the marketplace for all shops. */
function onePayment(
  lang: Lang,
  platform: NonNullable<GroupOrders['platform']>,
  { due, path, isDown }: { readonly due: number; readonly path: string; readonly isDown: boolean },
): Markup {
  const { state, received, pay_to: payTo, slip, may_send_slip: maySend } = platform;
  if (state === 'paid' && received > 0) {
    const words = text(lang, 'group.paid', { received: formatPrice(received) });
    return html`<p class="alert calm" role="status">${words}</p>`;
  }
  if (state === 'over') {
    return html`<p class="alert" role="status">${text(lang, 'group.over')}</p>`;
  }
  const facts = { slip, may: maySend ? ['send_slip'] : [], payment_method: 'platform' } as const;
  const note = slipNote(lang, { ...facts, may: [...facts.may], payment_status: 'pending' }, path);
  if (!payTo && slip?.state === 'waiting') return html`${note}`;
  if (!payTo) return html`<p class="alert calm" role="status">${text(lang, 'group.allPaid')}</p>`;
  return html`<section>
      <h2>${text(lang, 'group.pay', { due: formatPrice(due) })}</h2>
      ${howToPay(lang, payTo, { net: due, payUrl: `${path}/pay`, isDown, isToMarket: true })}
    </section>
    ${note}`;
}

/** Renders one of several payments with its shop and its QR code. */
function payment(
  lang: Lang,
  { url, order }: One,
  step: { readonly at: number; readonly count: number },
): Markup {
  const path = new URL(url).pathname;
  return html`<section class="of-shop">
    <h2>${text(lang, 'group.payOne', { shop: order.shop.title })}</h2>
    <p class="hint">
      ${text(lang, 'group.payStep', step)} · ${text(lang, 'group.order', { number: order.number })}
    </p>
    ${
      order.pay_to
        ? howToPay(lang, order.pay_to, { net: order.price.net, payUrl: `${path}/pay` })
        : html`<p class="alert calm" role="status">${text(lang, 'group.checking')}</p>`
    }
    <p><a class="button quiet" href="${path}">${text(lang, 'group.payOpen')}</a></p>
  </section>`;
}

function orderCard(lang: Lang, { url, order }: One): Markup {
  return html`<div class="of-shop">
    <p>
      <strong>${order.shop.title}</strong><br />
      <a href="${new URL(url).pathname}">${text(lang, 'group.order', { number: order.number })}</a>
      <span class="hint">· ${stageText(lang, order)}</span>
    </p>
    ${orderSummary({ ...order, lang })}
  </div>`;
}
