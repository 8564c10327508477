import type { Transaction } from 'kysely';
import { toSatang } from '@talad/elements/commerce/money';
import type { Database } from '../../../../db/schema.ts';
import { writeOutbox } from '../../../../jobs/outbox.ts';
import { recountCustomers, writeAudit } from '../../../shops/index.ts';
import { retakeCoupon } from '../../coupons/use-coupon.ts';
import { bookAgain, postEntry } from '../../ledger/journal.ts';
import { paidEntry } from '../../ledger/order-entry.ts';
import { spendAgain } from '../../spending/spend-points.ts';
import { notifyLowStock } from '../../stock/notify-low-stock.ts';
import { invalidateStockPages } from '../../stock/stock-pages.ts';
import { takeStock } from '../../stock/stock.repository.ts';
import { mayDo, type OrderRefusal } from './order-states.ts';
import { findLines, lockOrder, type OrderRow } from '../orders.repository.ts';

export interface LatePayment {
  readonly shopId: number;
  readonly orderId: string;
  /** Revision that the caller saw. */
  readonly revision: number;
  readonly accountId: string | null;
  readonly at: Date;
}

/** Rolls back the reopening of an order whose pieces are sold, or whose points and wallet money are spent. */
export class NoLongerAvailable extends Error {
  readonly code: ReopenRefusalCode;
  constructor(code: ReopenRefusalCode) {
    super(code);
    this.code = code;
  }
}

type ReopenRefusalCode = 'PAID_TOO_LATE' | 'SPENT_MEANWHILE';

/**
 * Takes again what cancelling the order gave back: its pieces, bookings, coupon and points. The
 * buyer has paid the original price, so prices are not read again.
 * @throws NoLongerAvailable
 */
export async function takeAgain(
  trx: Transaction<Database>,
  order: OrderRow,
  { shopId, orderId, accountId, at }: LatePayment,
): Promise<void> {
  // Lock before stock and coupon, in the same order as placing, so that two orders of one buyer do
  // not deadlock.
  if (!(await spendAgain(trx, order, at))) throw new NoLongerAvailable('SPENT_MEANWHILE');
  const lines = await findLines(trx, shopId, orderId);
  const cause = { shopId, reason: 'order', orderId, accountId, at } as const;
  const taken = await takeStock(trx, lines, cause);
  if ('short' in taken) throw new NoLongerAvailable('PAID_TOO_LATE');
  await invalidateStockPages(trx, shopId, taken.changed);
  await notifyLowStock(trx, shopId, { changed: taken.changed, at });
  await bookAgain(trx, { shopId, orderId, at });
  if (order.coupon) await retakeCoupon(trx, order, order.coupon, at);
  if (order.customer_id) await recountCustomers(trx, shopId, [order.customer_id]);
  await writeOutbox(trx, 'order.counted', { shop_id: shopId, order_id: orderId });
}

/** The order stays cancelled; its money is booked, so that the shop sees its debt to the buyer. */
export async function recordLatePayment(
  trx: Transaction<Database>,
  { shopId, orderId, revision, accountId, at }: LatePayment,
  code: ReopenRefusalCode,
): Promise<{ readonly ok: false; readonly code: OrderRefusal }> {
  const order = await lockOrder(trx, shopId, orderId);
  if (!order) return { ok: false, code: 'NOT_FOUND' };
  if (order.revision !== revision) return { ok: false, code: 'CONFLICT' };
  if (!mayDo(order, 'reopen', accountId === null ? 'system' : 'staff'))
    return { ok: false, code: 'BAD_STATE' };
  await trx
    .updateTable('sales_order')
    .set({ payment_status: 'paid', revision: revision + 1, updated_at: at })
    .where('shop_id', '=', shopId)
    .where('id', '=', orderId)
    .execute();
  const lines = paidEntry(toSatang(order.net), order.payment_method);
  await postEntry(trx, { shopId, kind: 'order.paid', orderId, at, lines });
  await writeAudit(trx, {
    shopId,
    entity: 'order',
    entityId: orderId,
    action: 'paid_late',
    accountId,
    before: { payment_status: order.payment_status },
    after: { payment_status: 'paid' },
    at,
  });
  return { ok: false, code };
}
