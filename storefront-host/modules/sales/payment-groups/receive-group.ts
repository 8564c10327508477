import { sql, type Transaction } from 'kysely';
import {
  add,
  satangToBaht,
  subtract,
  toSatang,
  ZERO,
  type Satang,
} from '@talad/elements/commerce/money';
import type { Db } from '../../../db/open.ts';
import type { Database } from '../../../db/schema.ts';
import { MALL_ID, writeAudit } from '../../shops/index.ts';
import { changeWithin } from '../orders/life/change-order.ts';
import { awaitsPayment } from '../orders/life/order-states.ts';
import { NoLongerAvailable, recordLatePayment } from '../orders/life/reopen-order.ts';
import type { OrderRow } from '../orders/orders.repository.ts';
import { acceptSlips } from '../slips/answer-slips.ts';
import { readPaymentSlips } from '../slips/slips.read.ts';
import { sumOwedBack } from './owed-back.ts';
import {
  lockGroupOrders,
  lockPaymentGroup,
  type PaymentGroup,
} from './payment-groups.repository.ts';

/** The amounts that a payment to the marketplace can have. */
export interface GroupDue {
  /** Sum of the orders that wait for it. */
  readonly due: Satang;
  /** Sum including orders that were cancelled unpaid: the amount that the buyer saw first. */
  readonly whole: Satang;
}

export type ReceivedGroup =
  | { readonly kind: 'received' }
  | { readonly kind: 'gone' | 'not-awaited' }
  | ({ readonly kind: 'amount' } & GroupDue);

/**
 * Receives one payment for the orders of several shops, in one transaction: each waiting order is
 * paid and booked in its shop's ledger. If the buyer paid the first amount, an order that ran out
 * of time is reopened if its pieces are still available; the money for a cancelled one is owed back
 * to the buyer (decision 404).
 */
export function receiveGroup(
  db: Db,
  id: string,
  arrived: Arrived & { readonly accountId: string },
): Promise<ReceivedGroup> {
  return db.transaction().execute((trx) => receiveWithin(trx, id, arrived));
}

interface Arrived {
  readonly amount: Satang;
  /** Account of the operator; null if a service confirmed the transfer with the bank. */
  readonly accountId: string | null;
  readonly at: Date;
}

/** Does the same inside a transaction of the caller. */
export async function receiveWithin(
  trx: Transaction<Database>,
  id: string,
  { amount, accountId, at }: Arrived,
): Promise<ReceivedGroup> {
  const group = await lockPaymentGroup(trx, id);
  if (!group) return { kind: 'gone' };
  // The button was pressed twice, or in two tabs.
  if (group.state === 'paid' || group.state === null) return { kind: 'not-awaited' };
  // Only its provider says that it has the money.
  if (group.is_online) return { kind: 'not-awaited' };
  const orders = await lockGroupOrders(trx, id);
  const sums = dueOf(orders);
  if (amount <= 0 || (amount !== sums.due && amount !== sums.whole)) {
    return { kind: 'amount', ...sums };
  }
  for (const order of orders) {
    if (awaitsPayment(order)) await receive(trx, order, at);
    else if (amount === sums.whole && isUnpaidCancelled(order)) await takeLate(trx, order, at);
  }
  // The order that stores the slip may be cancelled.
  if (orders[0]) await acceptSlips(trx, orders[0], at);
  await setReceived(trx, id, amount, at);
  if (accountId !== null) {
    await record(trx, id, { action: 'payment_received', amount, accountId, at });
  }
  return { kind: 'received' };
}

/**
 * Receives a payment that a provider confirmed for the orders that wait for it (decision 448).
 * Returns the share of orders that were cancelled since the payment began, which the caller sends
 * back; null if no order needs the money, or it is another sum.
 */
export async function receiveOnline(
  trx: Transaction<Database>,
  { id, state, is_online: isOnline }: PaymentGroup,
  orders: readonly OrderRow[],
  { amount, begunAt, at }: { readonly amount: Satang; readonly begunAt: Date; readonly at: Date },
): Promise<{ readonly spare: Satang } | null> {
  const { due } = dueOf(orders);
  if (!isOnline || state !== 'open' || due === 0) return null;
  const gone = orders.filter((order) => isUnpaidCancelled(order) && order.updated_at >= begunAt);
  const spare = amount === due ? ZERO : sumOf(gone);
  if (amount !== add(due, spare)) return null;
  for (const order of orders) {
    if (awaitsPayment(order)) await receive(trx, order, at);
    else if (spare > 0 && gone.includes(order)) await receiveAndRepay(trx, order, at);
  }
  await setReceived(trx, id, amount, at);
  return { spare };
}

/** Books the money of a cancelled order, and that it is sent back at once. */
async function receiveAndRepay(
  trx: Transaction<Database>,
  order: OrderRow,
  at: Date,
): Promise<void> {
  await recordLatePayment(trx, changeOf(order, 'reopen', at), 'PAID_TOO_LATE');
  const repaid = { ...changeOf(order, 'repay', at), revision: order.revision + 1 };
  const changed = await changeWithin(trx, repaid);
  if (!changed.ok) throw new Error(`order ${order.id} is not repaid: ${changed.code}`);
}

async function setReceived(
  trx: Transaction<Database>,
  id: string,
  amount: Satang,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('payment_group')
    .set({ state: 'paid', received: amount, received_at: at })
    .where('id', '=', id)
    .execute();
}

export function dueOf(orders: readonly OrderRow[]): GroupDue {
  const due = sumOf(orders.filter(awaitsPayment));
  return { due, whole: add(due, sumOf(orders.filter(isUnpaidCancelled))) };
}

function sumOf(orders: readonly OrderRow[]): Satang {
  return add(ZERO, ...orders.map(({ net }) => toSatang(net)));
}

function isUnpaidCancelled({ status, payment_status: paid }: OrderRow): boolean {
  return status === 'cancelled' && paid === 'pending';
}

async function receive(trx: Transaction<Database>, order: OrderRow, at: Date): Promise<void> {
  const changed = await changeWithin(trx, changeOf(order, 'receive', at));
  if (!changed.ok) throw new Error(`order ${order.id} awaits a payment and refuses it`);
}

async function takeLate(trx: Transaction<Database>, order: OrderRow, at: Date): Promise<void> {
  const late = changeOf(order, 'reopen', at);
  // Do not reopen an order that its buyer or shop cancelled.
  if (order.expired_at === null) {
    await recordLatePayment(trx, late, 'PAID_TOO_LATE');
    return;
  }
  await sql`SAVEPOINT late_order`.execute(trx);
  try {
    const changed = await changeWithin(trx, late);
    if (!changed.ok) throw new Error(`order ${order.id} ran out of time and is not taken again`);
  } catch (error) {
    if (!(error instanceof NoLongerAvailable)) throw error;
    await sql`ROLLBACK TO SAVEPOINT late_order`.execute(trx);
    await recordLatePayment(trx, late, error.code);
  }
}

function changeOf<Action extends 'receive' | 'reopen' | 'repay' | 'cancel'>(
  order: OrderRow,
  action: Action,
  at: Date,
) {
  return {
    shopId: order.shop_id,
    orderId: order.id,
    action,
    revision: order.revision,
    tracking: null,
    // The marketplace reports the payment, not the shop's staff.
    accountId: null,
    at,
  };
}

/**
 * Records that the money for cancelled orders was sent back to the buyer; returns false if there is
 * no such payment.
 */
export async function returnGroup(
  db: Db,
  id: string,
  { accountId, at }: { readonly accountId: string; readonly at: Date },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const group = await lockPaymentGroup(trx, id);
    if (group?.state !== 'paid' && group?.is_online !== true) return false;
    const orders = await lockGroupOrders(trx, id);
    const gone = orders.filter(
      ({ status, payment_status: paid }) => status === 'cancelled' && paid !== 'pending',
    );
    const owed = await sumOwedBack(trx, group);
    if (owed <= group.returned) return true;
    for (const order of gone) {
      if (order.payment_status === 'paid') await changeWithin(trx, changeOf(order, 'repay', at));
    }
    await trx.updateTable('payment_group').set({ returned: owed }).where('id', '=', id).execute();
    const amount = subtract(owed, toSatang(group.returned));
    await record(trx, id, { action: 'payment_sent_back', amount, accountId, at });
    return true;
  });
}

function record(
  trx: Transaction<Database>,
  id: string,
  {
    action,
    amount,
    accountId,
    at,
  }: {
    readonly action: string;
    readonly amount: Satang;
    readonly accountId: string;
    readonly at: Date;
  },
): Promise<void> {
  return writeAudit(trx, {
    shopId: MALL_ID,
    entity: 'settings',
    entityId: id,
    action,
    accountId,
    before: null,
    after: { payment_price: satangToBaht(amount) },
    at,
  });
}

/**
 * Cancels all orders of a payment that did not arrive in time, together; a waiting slip prevents it
 * (decision 250).
 */
export function expireGroup(db: Db, id: string, at: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const group = await lockPaymentGroup(trx, id);
    if (group?.state !== 'open' || group.pay_by === null || group.pay_by > at) return;
    const orders = await lockGroupOrders(trx, id);
    // A slip may have arrived after the payment was selected.
    const [newest] = await readPaymentSlips(trx, orders);
    if (newest?.state === 'waiting') return;
    for (const order of orders) {
      if (!awaitsPayment(order)) continue;
      await changeWithin(trx, { ...changeOf(order, 'cancel', at), by: 'time' });
    }
    await trx.updateTable('payment_group').set({ state: 'over' }).where('id', '=', id).execute();
  });
}

/** Returns the ids of payments to the marketplace whose time has run out. */
export async function findOverdueGroups(db: Db, at: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_group')
    .select('id')
    .where('state', '=', 'open')
    .where('pay_by', '<=', at)
    // An open payment at a provider waits for its result.
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('online_payment as p')
            .select('p.id')
            .whereRef('p.group_id', '=', 'payment_group.id')
            .where('p.shop_id', '=', MALL_ID)
            .where('p.state', '=', 'open'),
        ),
      ),
    )
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('order_slip as s')
            .innerJoin('sales_order as o', (join) =>
              join.onRef('o.shop_id', '=', 's.shop_id').onRef('o.id', '=', 's.order_id'),
            )
            .select('s.id')
            .whereRef('o.group_id', '=', 'payment_group.id')
            .where('s.state', '=', 'waiting'),
        ),
      ),
    )
    .orderBy('pay_by')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
