import { sql, type Transaction } from 'kysely';
import { toSatang, ZERO, type Satang } from '@talad/elements/commerce/money';
import { acceptSlips } from '../../slips/answer-slips.ts';
import type { Database, OrderTracking } from '../../../../db/schema.ts';
import type { Db } from '../../../../db/open.ts';
import { writeOutbox } from '../../../../jobs/outbox.ts';
import { releaseCoupon } from '../../coupons/use-coupon.ts';
import { recountCustomers, writeAudit } from '../../../shops/index.ts';
import { postEntry, reverseOrder } from '../../ledger/journal.ts';
import { collectedEntry, paidEntry } from '../../ledger/order-entry.ts';
import { creditOrderPoints, takeBackOrderPoints } from '../../points/order-points.ts';
import { refundOnline } from '../../payments/online/refunds.ts';
import { creditCancelled } from '../../papers/credit-note.ts';
import { issueForPayment } from '../../papers/issue-paper.ts';
import { returnPoints } from '../../spending/spend-points.ts';
import { invalidateStockPages } from '../../stock/stock-pages.ts';
import { returnStock, type StockTake } from '../../stock/stock.repository.ts';
import { refuseRefundMethod } from '../../returns/refund-methods.ts';
import { isWithCourier } from '../../remittances/remittances.read.ts';
import { bookCost, insertParcel } from '../../parcels/insert-parcel.ts';
import {
  type Actor,
  mayDo,
  type OrderRefusal,
  paymentAfter,
  stateAfter,
  type ChangeAction,
} from './order-states.ts';
import { notifyOfStep } from './order-news.ts';
import { lockOrder, type OrderRow } from '../orders.repository.ts';
import { NoLongerAvailable, recordLatePayment, takeAgain } from './reopen-order.ts';

export interface OrderChange {
  readonly shopId: number;
  readonly orderId: string;
  readonly action: ChangeAction;
  /** Revision that the caller saw. */
  readonly revision: number;
  readonly tracking: OrderTracking | null;
  /** Account of the person who acts; null for the system, when a payment provider has received the money. */
  readonly accountId: string | null;
  /**
   * Sends a cancelled order's money to the buyer's wallet; without it, the money returns to where
   * it came from.
   */
  readonly refund?: 'wallet';
  /** Facts about a parcel that was refused at the door. */
  readonly refused?: RefusedParcel;
  /**
   * The actor: the buyer, an operator, or the payment's time limit; if absent, the shop. The other
   * side is notified, and of an operator's decision both are.
   */
  readonly by?: 'buyer' | 'operator' | 'time';
  readonly at: Date;
}

interface RefusedParcel {
  /** The returned pieces can be sold again. */
  readonly restock: boolean;
  /** Price of the return transport. */
  readonly cost: Satang;
}

export type OrderChanged =
  { readonly ok: true } | { readonly ok: false; readonly code: OrderRefusal };

/**
 * Moves an order to its next state with all consequences, or refuses and changes nothing, except
 * that it records a payment that arrived too late.
 */
export async function changeOrder(db: Db, change: OrderChange): Promise<OrderChanged> {
  try {
    return await db.transaction().execute((trx) => changeWithin(trx, change));
  } catch (error) {
    if (!(error instanceof NoLongerAvailable)) throw error;
    return db.transaction().execute((trx) => recordLatePayment(trx, change, error.code));
  }
}

/**
 * Changes the order inside a transaction of the caller.
 * @throws NoLongerAvailable if an order is reopened whose pieces are sold, or whose points are
 * spent, by now.
 */
export async function changeWithin(
  trx: Transaction<Database>,
  change: OrderChange,
): Promise<OrderChanged> {
  const order = await lockOrder(trx, change.shopId, change.orderId);
  if (!order) return { ok: false, code: 'NOT_FOUND' };
  if (order.revision !== change.revision) return { ok: false, code: 'CONFLICT' };
  if (!mayDo(order, change.action, actorOf(change))) return { ok: false, code: 'BAD_STATE' };
  const refusal =
    change.refund && (await refuseRefundMethod(trx, order, change.refund, leftOf(order)));
  if (refusal) return { ok: false, code: refusal };
  const isCollected = isPaidBy(order, change.action) && (await isWithCourier(trx, order));
  const after = {
    ...stateAfter(order, change.action, change.at),
    ...(isCollected && { cod_due: order.net }),
    tracking: change.action === 'ship' ? change.tracking : order.tracking,
  };
  const isExpired = change.by === 'time';
  await trx
    .updateTable('sales_order')
    .set({
      ...after,
      tracking: after.tracking ? JSON.stringify(after.tracking) : null,
      ...(isExpired && { expired_at: change.at }),
      ...(change.action === 'reopen' && { expired_at: null }),
      revision: order.revision + 1,
      updated_at: change.at,
    })
    .where('shop_id', '=', change.shopId)
    .where('id', '=', change.orderId)
    .execute();
  await follow(trx, order, change, isCollected);
  await notifyOfStep(trx, order, change, isPaidBy(order, change.action));
  await writeAudit(trx, {
    shopId: change.shopId,
    entity: 'order',
    entityId: change.orderId,
    action: isExpired ? 'expired' : events[change.action],
    accountId: change.accountId,
    before: {
      status: order.status,
      payment_status: order.payment_status,
      tracking: order.tracking,
    },
    after: {
      status: after.status,
      payment_status: after.payment_status,
      tracking: after.tracking,
    },
    at: change.at,
  });
  if (isPaidBy(order, change.action)) {
    await issueForPayment(trx, { ...order, ...after }, change.at);
  }
  if (change.action === 'cancel') await creditCancelled(trx, change);
  return { ok: true };
}

function actorOf({ by, accountId }: OrderChange): Actor {
  if (by === 'buyer' || by === 'operator') return by;
  return accountId === null ? 'system' : 'staff';
}

/** Names the actions in the activity log of the shop. */
const events = {
  receive: 'paid',
  prepare: 'prepared',
  ship: 'shipped',
  deliver: 'delivered',
  complete: 'completed',
  cancel: 'cancelled',
  refuse: 'refused',
  reopen: 'reopened',
  repay: 'repaid',
  ask_return: 'return_asked',
  withdraw_return: 'return_withdrawn',
  accept_return: 'return_accepted',
  refuse_return: 'return_refused',
  dispute: 'disputed',
  take_back: 'returned',
  refund: 'refunded',
  decide_for_buyer: 'decided_for_buyer',
  decide_for_shop: 'decided_for_shop',
} as const satisfies Record<ChangeAction, string>;

async function follow(
  trx: Transaction<Database>,
  order: OrderRow,
  change: OrderChange,
  isCollected: boolean,
): Promise<void> {
  const { shopId, orderId, at } = change;
  if (change.action === 'ship') {
    const { courier = '', code = '' } = change.tracking ?? {};
    // An order is shipped once its last parcel leaves nothing to send.
    await insertParcel(trx, order, { courier, code, lines: null, grams: null, cost: null, at });
    await writeOutbox(trx, 'order.shipped', { shop_id: shopId, order_id: orderId });
  }
  if (change.action === 'receive' || change.action === 'reopen') await acceptSlips(trx, order, at);
  if (change.action === 'reopen') await takeAgain(trx, order, change);
  if (change.action === 'repay') await reverseOrder(trx, { shopId, orderId, at });
  if (isPaidBy(order, change.action)) {
    const net = toSatang(order.net);
    const lines = isCollected ? collectedEntry(net) : paidEntry(net, order.payment_method);
    await postEntry(trx, { shopId, kind: 'order.paid', orderId, at, lines });
  }
  if (change.action === 'deliver') await creditOrderPoints(trx, order, at);
  if (change.action === 'cancel' || change.action === 'refuse') {
    const { restock = true, cost = ZERO } = change.refused ?? {};
    await returnMoney(trx, order, change);
    await takeBackOrderPoints(trx, order, at);
    await returnPoints(trx, order, at);
    if (order.coupon) await releaseCoupon(trx, order, order.coupon);
    if (restock) await putBack(trx, change);
    await bookCost(trx, order, cost, at);
    if (order.customer_id) await recountCustomers(trx, shopId, [order.customer_id]);
    await writeOutbox(trx, 'order.counted', { shop_id: shopId, order_id: orderId });
  }
}

/** Returns the paid money that was not refunded before. */
function leftOf({ payment_status: paid, net, refunded }: OrderRow): Satang {
  return paid === 'paid' ? toSatang(net - refunded) : ZERO;
}

/** Refunds the rest of the money. */
async function returnMoney(
  trx: Transaction<Database>,
  order: OrderRow,
  { shopId, orderId, at, refund }: OrderChange,
): Promise<void> {
  const left = leftOf(order);
  const inWallet = order.refunded_to_wallet + (refund === 'wallet' ? left : 0);
  if (left > 0 && refund === undefined) await refundOnline(trx, order, left, at);
  await reverseOrder(
    trx,
    { shopId, orderId, at },
    order.account_id === null
      ? undefined
      : { holderId: order.account_id, amount: toSatang(inWallet) },
  );
  if (inWallet === order.refunded_to_wallet) return;
  await trx
    .updateTable('sales_order')
    .set({ refunded_to_wallet: inWallet })
    .where('shop_id', '=', shopId)
    .where('id', '=', orderId)
    .execute();
}

function isPaidBy(order: OrderRow, action: ChangeAction): boolean {
  return order.payment_status !== 'paid' && paymentAfter(order, action) === 'paid';
}

/**
 * Releases the stock that the order holds, by its ledger rows: a product that was unlimited when
 * ordered took none, and a reopened order took twice and returned once. Pieces that were refunded
 * before they were sent are no longer held, whether or not they were put on sale again.
 */
async function putBack(trx: Transaction<Database>, change: OrderChange): Promise<void> {
  const { shopId, orderId, accountId, at } = change;
  const { rows: takes } = await sql<StockTake>`
    SELECT row.product_id, least(-sum(row.delta), held.pieces)::int AS quantity
    FROM stock_ledger row
    JOIN (SELECT line.product_id, sum(line.quantity - line.withdrawn) AS pieces FROM order_line line
      WHERE line.shop_id = ${shopId} AND line.order_id = ${orderId}
      GROUP BY line.product_id) held ON held.product_id = row.product_id
    WHERE row.shop_id = ${shopId} AND row.order_id = ${orderId}
      AND row.reason IN ('order', 'cancel')
    GROUP BY row.product_id, held.pieces HAVING least(-sum(row.delta), held.pieces) > 0`.execute(
    trx,
  );
  const cause = { shopId, reason: 'cancel', orderId, accountId, at } as const;
  await invalidateStockPages(trx, shopId, await returnStock(trx, takes, cause));
}
