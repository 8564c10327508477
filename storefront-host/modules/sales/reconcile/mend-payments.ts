import { sql, type Transaction } from 'kysely';
import { satangToBaht, subtract, toSatang, type Satang } from '@talad/elements/commerce/money';
import type { Database } from '../../../db/schema.ts';
import { writeAudit } from '../../shops/index.ts';
import { changeWithin } from '../orders/life/change-order.ts';
import { awaitsPayment } from '../orders/life/order-states.ts';
import { NoLongerAvailable } from '../orders/life/reopen-order.ts';
import { lockOrder, type OrderRow } from '../orders/orders.repository.ts';
import { updatePayment, type OnlinePayment } from '../payments/online/payments.repository.ts';
import { oweBack } from '../payments/online/refunds.ts';
import { returnPayment, takePayment } from '../payments/online/settle-payment.ts';
import type { Difference, Mended } from './differences.ts';

/** A payment that its provider confirmed, and its part that was sent back. */
interface Confirmed extends Pick<OnlinePayment, 'id' | 'amount' | 'charge_id' | 'state'> {
  readonly sent_back: number;
  /** The shop is still connected to the provider that has the money. */
  readonly is_connected: boolean;
}

/** Differences that a confirmed payment explains. */
const explained: ReadonlySet<string> = new Set([
  'paid, no order',
  'paid, and the order is not',
  'paid twice',
  'not needed, and not sent back',
]);

/**
 * Applies a confirmed payment to its unpaid order, and sends back money that no order needs: the
 * second of two payments, or the money of an order that cannot be reopened. It reads both again
 * under the order's lock, which webhooks take first too, so a second run and a running server find
 * nothing left to do.
 * @returns null when only people can decide: an amount differs, or no payment is there.
 */
export async function mendPayments(
  trx: Transaction<Database>,
  { shop_id: shopId, order_id: orderId, part }: Difference,
  at: Date,
): Promise<Mended | null> {
  if (orderId === null || !explained.has(part)) return null;
  const order = await lockOrder(trx, shopId, orderId);
  if (!order) return null;
  const confirmed = await lockConfirmed(trx, order);
  const paid = confirmed.filter(({ state }) => state === 'paid');
  const isOnline = order.payment_method === 'online';
  const matching = isOnline ? paid.find(({ amount }) => amount === order.net) : undefined;
  if (isOnline && paid.length > 0 && !matching && !isUnpaidGone(order)) return null;
  const taken = matching ? await takeWith(trx, order, at) : 'not';
  const spare = paid.filter((payment) => payment !== matching || taken === 'not');
  const unsent = confirmed.filter((one) => one.state === 'returned' && one.sent_back === 0);
  let mended: Mended = taken === 'now' ? 'paid' : 'mended';
  for (const payment of [...spare, ...unsent]) mended = await giveBack(trx, order, payment, at);
  return mended;
}

const isUnpaidGone = ({ status, payment_status: paid }: OrderRow) =>
  status === 'cancelled' && paid === 'pending';

/**
 * Sort the payment that refunds were made from first, then the earliest: the order keeps the first
 * one.
 */
async function lockConfirmed(
  trx: Transaction<Database>,
  { shop_id: shopId, id }: OrderRow,
): Promise<readonly Confirmed[]> {
  const { rows } = await sql<Confirmed>`
    SELECT p.id, p.amount, p.charge_id, p.state,
      coalesce((SELECT sum(r.amount) FROM online_refund r
        WHERE r.shop_id = p.shop_id AND r.payment_id = p.id), 0)::bigint AS sent_back,
      EXISTS (SELECT FROM payment_account a
        WHERE a.shop_id = p.shop_id AND a.provider = p.provider) AS is_connected
    FROM online_payment p
    WHERE p.shop_id = ${shopId} AND p.order_id = ${id} AND p.state IN ('paid', 'returned')
    ORDER BY sent_back DESC, p.settled_at, p.id
    FOR UPDATE OF p`.execute(trx);
  return rows;
}

/**
 * 'now' or 'before' means that the order is paid with it; 'not', that the order cannot be reopened.
 */
async function takeWith(
  trx: Transaction<Database>,
  order: OrderRow,
  at: Date,
): Promise<'now' | 'before' | 'not'> {
  if (order.payment_status !== 'pending') return 'before';
  if (awaitsPayment(order)) {
    await takePayment(trx, order, at);
    return 'now';
  }
  // Do not reopen an order that its buyer or shop cancelled.
  return order.expired_at !== null && (await reopen(trx, order, at)) ? 'now' : 'not';
}

async function reopen(trx: Transaction<Database>, order: OrderRow, at: Date): Promise<boolean> {
  await sql`SAVEPOINT late_order`.execute(trx);
  try {
    const changed = await changeWithin(trx, {
      shopId: order.shop_id,
      orderId: order.id,
      action: 'reopen',
      revision: order.revision,
      tracking: null,
      accountId: null,
      at,
    });
    if (!changed.ok) throw new Error(`order ${order.id} ran out of time and is not taken again`);
    return true;
  } catch (error) {
    if (!(error instanceof NoLongerAvailable)) throw error;
    await sql`ROLLBACK TO SAVEPOINT late_order`.execute(trx);
    return false;
  }
}

async function giveBack(
  trx: Transaction<Database>,
  order: OrderRow,
  { id: paymentId, amount: whole, charge_id, sent_back, is_connected }: Confirmed,
  at: Date,
): Promise<Mended> {
  const { shop_id: shopId } = order;
  await updatePayment(trx, { shopId, id: paymentId }, { state: 'returned' });
  const amount = subtract(toSatang(whole), toSatang(sent_back));
  if (amount <= 0) return 'mended';
  if (is_connected && charge_id !== null) {
    await returnPayment(trx, order, { paymentId, amount, at });
    return 'sent back';
  }
  await recordOwed(trx, order, { paymentId, amount, at });
  return 'owed';
}

async function recordOwed(
  trx: Transaction<Database>,
  { shop_id: shopId, id: orderId }: OrderRow,
  owed: { readonly paymentId: string; readonly amount: Satang; readonly at: Date },
): Promise<void> {
  await oweBack(trx, { shopId, orderId, ...owed });
  await writeAudit(trx, {
    shopId,
    entity: 'order',
    entityId: orderId,
    action: 'payment_owed',
    accountId: null,
    before: null,
    after: { returned_price: satangToBaht(owed.amount) },
    at: owed.at,
  });
}
