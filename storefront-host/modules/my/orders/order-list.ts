import { html as litHtml, type TemplateResult } from 'lit';
import type { PlacedOrder } from '@talad/elements/api/checkout.contract';
import { formatDateTime, formatPrice } from '@talad/elements/locales/format';
import { searchIcon } from '@talad/elements/parts/icons';
import type { Lang, OrderStatus } from '../../../db/schema.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import { html, type Markup } from '../../../html/html.ts';
import { stageText, thumbnail } from '../../sales/index.ts';
import { drawing } from '../drawing.ts';
import { myEmpty } from '../my-empty.ts';
import { asTemplate } from '../my-frame.ts';
import { myTabs } from '../my-tabs.ts';
import type { MyOrder, MyOrders, OrderCounts } from './my-orders.read.ts';
import { orderStates, waitingFor } from './order-texts.ts';

const LINES_SHOWN = 2;

export interface OrderListView {
  readonly lang: Lang;
  readonly counts: OrderCounts;
  readonly status: OrderStatus | undefined;
  readonly q: string;
  readonly page: MyOrders;
}

/** Renders the tabs by state, a search, and a page of orders with a link to older ones. */
export function orderList(view: OrderListView): TemplateResult {
  return litHtml`${tabs(view)} ${asTemplate(orders(view))}`;
}

function orders(view: OrderListView): Markup {
  const { lang, page, q } = view;
  return html`${searchForm(view)}
  ${page.orders.length > 0 ? page.orders.map((order) => orderCard(lang, order)) : empty(view)}
  ${
    page.next !== null &&
    html`<a class="button quiet" href="${address(view, { before: page.next })}"
      >${text(lang, 'my.orders.older')}</a
    >`
  }
  ${q && page.orders.length > 0 && html`<a href="${address({ ...view, q: '' }, {})}">${text(lang, 'my.orders.all')}</a>`}`;
}

/** Renders an order in a list: its shop, lines, price and status. */
export function orderCard(lang: Lang, order: MyOrder): Markup {
  const more = order.lines.length - LINES_SHOWN;
  const path = `/my/orders/${order.id}`;
  return html`<article class="my-card order">
    <p class="my-head">
      <a class="order-shop" href="${order.shop.shop_url}">${order.shop.title}</a>
      ${stateBadge(lang, order)}
    </p>
    <a class="order-what" href="${path}">
      <ul class="lines">
        ${order.lines.slice(0, LINES_SHOWN).map((line) => orderCardLine(lang, line))}
      </ul>
      ${more > 0 && html`<span class="hint">${text(lang, 'my.orders.more', { count: more })}</span>`}
    </a>
    <p class="my-head">
      <span class="hint">
        <a href="${path}">${text(lang, 'order.title', { number: order.number })}</a><br />
        ${formatDateTime(order.placedAt, lang)}
      </span>
      <span
        >${text(lang, 'checkout.net')}
        <strong class="amount">${formatPrice(order.net)}</strong></span
      >
    </p>
  </article>`;
}

export function stateBadge(
  lang: Lang,
  order: Pick<PlacedOrder, 'status' | 'stage' | 'delivery'>,
): Markup {
  return html`<span class="state ${order.status}">${stageText(lang, order)}</span>`;
}

function orderCardLine(lang: Lang, line: MyOrder['lines'][number]): Markup {
  return html`<li>
    <span class="thumb">${line.image && thumbnail(line.image)}</span>
    <span class="what">
      <span class="name">${line.title}</span>
      <span class="hint">
        ${line.option_text && `${line.option_text} · `}${text(lang, 'checkout.quantity', { quantity: line.quantity })}
      </span>
    </span>
  </li>`;
}

function tabs(view: OrderListView): TemplateResult {
  const { lang, counts, status: current } = view;
  const tab = (status: OrderStatus | undefined, label: TextKey, count: number) => ({
    href: address({ status, q: '' }, {}),
    label: text(lang, label),
    count,
    isCurrent: status === current,
  });
  const all = orderStates.reduce((sum, status) => sum + counts[status], 0);
  return myTabs(text(lang, 'my.orders.states'), [
    tab(undefined, 'my.state.all', all),
    ...orderStates.map((status) => tab(status, waitingFor(status), counts[status])),
  ]);
}

function searchForm({ lang, q, status }: OrderListView): Markup {
  return html`<form class="my-search" role="search" action="/my/orders">
    ${status && html`<input type="hidden" name="state" value="${status}" />`}
    <label class="vh" for="q">${text(lang, 'my.orders.search')}</label>
    <input
      id="q"
      name="q"
      type="search"
      maxlength="100"
      value="${q}"
      placeholder="${text(lang, 'my.orders.search')}"
    />
    <button class="button quiet" aria-label="${text(lang, 'frame.search')}">
      ${drawing(searchIcon)}
    </button>
  </form>`;
}

function empty({ lang, q, status }: OrderListView): Markup {
  if (q) {
    return myEmpty('orders', {
      title: text(lang, 'my.orders.none.found'),
      hint: text(lang, 'my.orders.none.found.hint', { q }),
      action: { href: address({ status, q: '' }, {}), label: text(lang, 'my.orders.all') },
    });
  }
  return myEmpty('orders', {
    title: text(lang, status ? 'my.orders.none.state' : 'my.orders.none'),
    hint: text(lang, 'my.orders.none.hint'),
    action: { href: '/search', label: text(lang, 'my.browse') },
  });
}

function address(
  { status, q }: Pick<OrderListView, 'status' | 'q'>,
  { before }: { readonly before?: number },
): string {
  const query = new URLSearchParams({
    ...(status && { state: status }),
    ...(q && { q }),
    ...(before !== undefined && { before: String(before) }),
  }).toString();
  return `/my/orders${query && `?${query}`}`;
}
