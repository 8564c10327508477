import { formatDateTime, formatNumber, formatPrice } from '@talad/elements/locales/format';
import { formatPhone } from '@talad/elements/locales/format-phone';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { Lang } from '../../../db/schema.ts';
import { html, type Markup } from '../../../html/html.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import { awaitsPayment } from '../orders/life/order-states.ts';
import { MOST_PRINTED, type PickedOrder, type Picking, type PickingLine } from './picking.read.ts';

/** Renders one list of everything to fetch from the shelves, then a page for each order. */
export function pickingPage(lang: Lang, shop: string, picking: Picking): Markup {
  const { orders, sum, isCut } = picking;
  const say = (key: TextKey) => text(lang, key);
  if (orders.length === 0) return html`<p>${say('picking.none')}</p>`;
  const first = orders[0]?.order.number ?? '';
  const last = orders.at(-1)?.order.number ?? '';
  return html`${top(lang, 'picking.hint', isCut)}
    <section class="sheet">
      <div class="head">
        <h1>${say('picking.title')}</h1>
        <p>${shop}</p>
      </div>
      <p>${text(lang, 'picking.orders', { count: orders.length, first, last })}</p>
      ${linesTable(lang, sum)}
    </section>
    ${orders.map((order) => orderSheet(lang, shop, order))}`;
}

/** Renders a page for each order to put into its box, without the shop's internal notes. */
export function slipsPage(lang: Lang, shop: string, { orders, isCut }: Picking): Markup {
  const sent = orders.filter(({ order }) => order.status !== 'cancelled');
  if (sent.length === 0) return html`<p>${text(lang, 'picking.none')}</p>`;
  return html`${top(lang, 'picking.slipsHint', isCut)}
  ${sent.map((order) => orderSheet(lang, shop, { ...order, notes: [] }))}`;
}

function top(lang: Lang, hint: TextKey, isCut: boolean): Markup {
  return html`<div class="no-print">
      <p><button type="button" id="print">${text(lang, 'picking.print')}</button></p>
      <p class="hint">${text(lang, hint)}</p>
    </div>
    ${isCut && html`<p class="note" role="alert">${text(lang, 'picking.cut', { most: MOST_PRINTED })}</p>`}`;
}

function orderSheet(lang: Lang, shop: string, { order, lines, notes }: PickedOrder): Markup {
  const { contact, address } = order;
  const net = formatPrice(satangToBaht(toSatang(order.net)));
  const isCollected =
    order.payment_method === 'cod' &&
    order.payment_status === 'pending' &&
    order.status !== 'cancelled';
  const isAwaited = awaitsPayment(order);
  return html`<section class="sheet">
    <div class="head">
      <h2>#${order.number}</h2>
      <p>${shop} · ${formatDateTime(order.placed_at.toISOString(), lang)}</p>
    </div>
    ${order.status !== 'placed' && html`<p><strong>${text(lang, `order.status.${order.status}`)}</strong></p>`}
    <address>
      <strong>${contact.name}</strong> ${formatPhone(contact.phone)}<br />
      ${address.address}<br />
      ${address.sub_district} ${address.district} ${address.province} ${address.postcode}
    </address>
    ${address.note && html`<p class="note">${text(lang, 'picking.customerNote')}: ${address.note}</p>`}
    ${notes.map((note) => html`<p class="note">${text(lang, 'picking.shopNote')}: ${note}</p>`)}
    ${linesTable(lang, lines)}
    ${isCollected && html`<p><strong>${text(lang, 'picking.collect', { net })}</strong></p>`}
    ${isAwaited && html`<p><strong>${text(lang, 'picking.awaited', { net })}</strong></p>`}
  </section>`;
}

function linesTable(lang: Lang, lines: readonly PickingLine[]): Markup {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return html`<table>
    <thead>
      <tr>
        <th class="tick">${text(lang, 'picking.done')}</th>
        <th>${text(lang, 'picking.product')}</th>
        <th>${text(lang, 'picking.code')}</th>
        <th class="number">${text(lang, 'picking.quantity')}</th>
      </tr>
    </thead>
    <tbody>
      ${lines.map(
        (line) =>
          html`<tr>
            <td class="tick"><span></span></td>
            <td>
              ${line.title}${line.options && html`<br /><span class="option">${line.options}</span>`}
              ${line.comment && html`<br /><strong>${text(lang, 'order.comment', { comment: line.comment })}</strong>`}
            </td>
            <td>${line.code ?? ''}</td>
            <td class="number">${formatNumber(line.quantity)}</td>
          </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <td colspan="3">${text(lang, 'picking.pieces')}</td>
        <td class="number">${formatNumber(pieces)}</td>
      </tr>
    </tfoot>
  </table>`;
}
