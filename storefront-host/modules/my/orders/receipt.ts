import { formatDateTime } from '@talad/elements/locales/format';
import type { Lang } from '../../../db/schema.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import { html, type Markup } from '../../../html/html.ts';
import { addressLines, orderSummary } from '../../sales/index.ts';
import type { Site } from '../../content/index.ts';
import type { MyOrderRead } from './my-orders.read.ts';
import { paymentText } from './order-texts.ts';

/** Returns the title of the document: only a paid order has a receipt. */
export function receiptTitle(order: MyOrderRead['order']): TextKey {
  return order.payment_status === 'paid' ? 'my.receipt.title' : 'my.receipt.unpaid';
}

/** Renders an order on one sheet of paper: seller, buyer, lines and total. */
export function receipt(lang: Lang, { id, order }: MyOrderRead, seller: Site | null): Markup {
  const paid = paymentText(order);
  const tax = seller?.settings.tax;
  const address = tax?.address || seller?.address;
  return html`<div class="checkout receipt">
    <div class="main">
      <div>
        <h1>${text(lang, receiptTitle(order))}</h1>
        <p class="number">${text(lang, 'order.number')} <strong>${order.number}</strong></p>
        <p class="hint">
          ${text(lang, 'order.placedAt', { at: formatDateTime(order.placed_at, lang) })}
        </p>
        <p>${text(lang, `order.status.${order.status}`)}${paid && ` · ${text(lang, paid)}`}</p>
      </div>
      <section>
        <h2>${text(lang, 'my.receipt.seller')}</h2>
        <address>
          <span>${order.shop.title}</span>
          ${tax?.name && html`<span>${tax.name}</span>`} ${address && html`<span>${address}</span>`}
          ${tax?.number && html`<span>${taxIdOf(lang, tax)}</span>`}
          ${seller?.email && html`<span>${seller.email}</span>`}
        </address>
      </section>
      <section>
        <h2>${text(lang, 'my.receipt.buyer')}</h2>
        <address>${addressLines(order)}</address>
      </section>
    </div>
    <div class="side">
      <section class="summary">
        <h2>${text(lang, 'checkout.summary')}</h2>
        ${orderSummary({ ...order, lang })}
      </section>
    </div>
    <div class="main no-print">
      <p class="hint">${text(lang, 'my.receipt.print')}</p>
      <p><a class="button quiet" href="/my/orders/${id}">${text(lang, 'my.back')}</a></p>
    </div>
  </div>`;
}

/** Returns the tax number, with the branch of a seller who is registered for VAT. */
function taxIdOf(lang: Lang, tax: NonNullable<Site['settings']['tax']>): string {
  const { registered, number = '', branch = '' } = tax;
  const id = text(lang, 'storefront.taxId', { number });
  if (!registered) return id;
  const isHead = branch === '' || branch === '00000';
  return `${id} (${isHead ? text(lang, 'my.receipt.headOffice') : text(lang, 'my.receipt.branch', { branch })})`;
}
