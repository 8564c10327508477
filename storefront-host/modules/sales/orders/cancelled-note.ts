import type { PlacedOrder } from '@talad/elements/api/checkout.contract';
import { formatPrice } from '@talad/elements/locales/format';
import type { Lang } from '../../../db/schema.ts';
import { html, type Markup } from '../../../html/html.ts';
import { text } from '../../../locales/text.ts';

/** Says why an order was cancelled, and where its money is. */
export function cancelledNote(lang: Lang, order: PlacedOrder): Markup | false {
  if (order.status !== 'cancelled') return false;
  const back = order.cancelled_refund;
  if (back) {
    const vars = { amount: formatPrice(back.amount) };
    return html`<p>${text(lang, `order.cancelledRefund.${back.way}`, vars)}</p>`;
  }
  // Money that arrived too late has its own note.
  if (order.payment_status === 'paid') return html`<p>${text(lang, 'order.cancelledLate')}</p>`;
  return html`<p>${text(lang, order.is_expired ? 'order.expiredHint' : 'order.cancelledHint')}</p>`;
}
