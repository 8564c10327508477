import type { Transaction } from 'kysely';
import { add, parseBaht, subtract, toSatang, ZERO } from '@talad/elements/commerce/money';
import type { Satang } from '@talad/elements/commerce/money';
import { refundShares } from '@talad/elements/commerce/price/refund-shares';
import type { Db } from '../../../db/open.ts';
import type { Database, RefundedLine } from '../../../db/schema.ts';
import { newId } from '../../../db/ids.ts';
import { text } from '../../../locales/text.ts';
import { writeOutbox } from '../../../jobs/outbox.ts';
import { recountCustomers } from '../../shops/index.ts';
import { releaseCoupon } from '../coupons/use-coupon.ts';
import { postEntry } from '../ledger/journal.ts';
import {
  refundedOf,
  pointsBack,
  refundEntry,
  refundParts,
  toWallet,
} from '../ledger/refund-entry.ts';
import type { RefundedSoFar } from '../ledger/refund-entry.ts';
import { changeWithin, type OrderChange, type OrderChanged } from '../orders/life/change-order.ts';
import { isRefundedWhole } from '../orders/life/order-states.ts';
import {
  findLines,
  lockOrder,
  type OrderLineRow,
  type OrderRow,
} from '../orders/orders.repository.ts';
import { issueCreditNote } from '../papers/credit-note.ts';
import { refundOnline } from '../payments/online/refunds.ts';
import { lowerOrderPoints } from '../points/order-points.ts';
import { returnSomePoints } from '../spending/spend-points.ts';
import { invalidateStockPages } from '../stock/stock-pages.ts';
import { returnStock } from '../stock/stock.repository.ts';
import type { ReturnAct } from './answer-return.ts';
import type { RefundRequest } from './returns.contract.ts';
import { refuseRefundMethod } from './refund-methods.ts';
import { readRefunds, refundableLines, type RefundRow } from './returns.read.ts';
import { refundedSoFar } from './refunded-so-far.ts';
import { withdrawPieces } from './withdraw-pieces.ts';

export type Refunded = OrderChanged | { readonly ok: false; readonly code: RefundRefusal };

/**
 * Reasons to refuse a refund: more than is left, nothing at all, a way that this order's money
 * cannot go, more wallet money than the shop may owe, pieces that are already in a parcel, or all
 * of an order that can be cancelled instead.
 */
type RefundRefusal =
  | 'REFUND_TOO_MUCH'
  | 'REFUND_NOTHING'
  | 'REFUND_WAY'
  | 'REFUND_WALLET_LIMIT'
  | 'REFUND_SENT'
  | 'REFUND_CANCEL';

class RefundRefused extends Error {
  readonly code: RefundRefusal;
  constructor(code: RefundRefused['code']) {
    super(code);
    this.code = code;
  }
}

/**
 * Refunds a part of an order or all of it, with its pieces, its bookings, its points and, after the
 * last satang, its coupon; or refuses and changes nothing.
 */
export async function refundOrder(
  db: Db,
  act: ReturnAct,
  request: RefundRequest,
): Promise<Refunded> {
  return refunding(db, (trx) => refundWithin(trx, act, request));
}

/** Runs a transaction with a refund in it, and rolls it back if the refund is refused. */
export async function refunding(
  db: Db,
  run: (trx: Transaction<Database>) => Promise<OrderChanged>,
): Promise<Refunded> {
  try {
    return await db.transaction().execute(run);
  } catch (error) {
    if (error instanceof RefundRefused) return { ok: false, code: error.code };
    throw error;
  }
}

/** @throws RefundRefused */
export async function refundWithin(
  trx: Transaction<Database>,
  act: ReturnAct,
  request: RefundRequest,
  step: Pick<OrderChange, 'action' | 'by'> = { action: 'refund' },
): Promise<OrderChanged> {
  const { shopId, orderId, at } = act;
  // Locks the order, so that its earlier refunds cannot change.
  const changed = await changeWithin(trx, { ...act, ...step, tracking: null });
  if (!changed.ok) return changed;
  const order = await lockOrder(trx, shopId, orderId);
  if (!order) return { ok: false, code: 'NOT_FOUND' };
  const [lines, before] = await Promise.all([
    findLines(trx, shopId, orderId),
    readRefunds(trx, shopId, orderId),
  ]);
  const plan = planRefund(order, lines, before, request);
  const refusal =
    plan.amount > 0 && (await refuseRefundMethod(trx, order, request.way, plan.amount));
  if (refusal) throw new RefundRefused(refusal);
  const id = newId(at.getTime());
  await trx
    .insertInto('order_refund')
    .values({
      shop_id: shopId,
      id,
      order_id: orderId,
      lines: JSON.stringify(plan.lines),
      shipping: plan.shipping,
      amount: plan.amount,
      lnwcash: plan.lnwcash,
      points: plan.points,
      way: request.way,
      note: request.note,
      account_id: act.accountId,
      refunded_at: at,
    })
    .execute();
  const refunded = {
    refunded: plan.refunded,
    refunded_lnwcash: plan.refundedLnwcash,
    refunded_points: order.refunded_points + plan.points,
    refunded_to_wallet: order.refunded_to_wallet + (request.way === 'wallet' ? plan.amount : 0),
  };
  const isWhole = isRefundedWhole({ ...order, ...refunded });
  const isUnsent = order.status === 'placed';
  if (isUnsent) {
    const withdrawn = await withdrawPieces(trx, order, lines, plan.lines);
    if (withdrawn === 'sent') throw new RefundRefused('REFUND_SENT');
    if (withdrawn === 'nothing' || (isWhole && !order.part_sent)) {
      throw new RefundRefused('REFUND_CANCEL');
    }
  }
  await trx
    .updateTable('sales_order')
    .set({
      ...refunded,
      ...(isWhole && { payment_status: 'refunded' }),
    })
    .where('shop_id', '=', shopId)
    .where('id', '=', orderId)
    .execute();
  await postEntry(trx, {
    shopId,
    kind: 'order.refunded',
    orderId,
    at,
    lines: refundEntry(order, plan.before, plan.after, {
      refundMethod: request.way,
      method: order.payment_method,
      holderId: order.account_id,
    }),
  });
  await issueCreditNote(trx, {
    shopId,
    orderId,
    amount: subtract(refundedOf(plan.after), refundedOf(plan.before)),
    parts: refundParts(order, plan.before, plan.after),
    reason: text('th', isWhole ? 'paper.reason.returned' : 'paper.reason.refunded'),
    at,
  });
  if (request.way === 'provider' && plan.amount > 0) {
    const sent = await refundOnline(trx, order, plan.amount, at);
    if (!sent) throw new RefundRefused('REFUND_WAY');
  }
  await returnSomePoints(trx, order, plan.points, at);
  await lowerOrderPoints(trx, order, plan.pointsEarned, at);
  if (isWhole && order.coupon) await releaseCoupon(trx, order, order.coupon);
  await restock(trx, lines, plan.lines, act, isUnsent ? 'cancel' : 'returned');
  if (order.customer_id) await recountCustomers(trx, shopId, [order.customer_id]);
  await writeOutbox(trx, 'order.refunded', { shop_id: shopId, refund_id: id });
  return changed;
}

interface RefundPlan {
  readonly lines: readonly RefundedLine[];
  readonly shipping: Satang;
  readonly amount: Satang;
  readonly lnwcash: Satang;
  /** Spent points that are refunded. */
  readonly points: number;
  /** Points that the order still earns. */
  readonly pointsEarned: number;
  /** Sums of the order, including this refund. */
  readonly refunded: number;
  readonly refundedLnwcash: number;
  readonly before: RefundedSoFar;
  readonly after: RefundedSoFar;
}

/** @throws RefundRefused */
function planRefund(
  order: OrderRow,
  rows: readonly OrderLineRow[],
  refunds: readonly RefundRow[],
  request: RefundRequest,
): RefundPlan {
  const lines = refundableLines(rows, refunds);
  const before = refundedSoFar(rows, refunds);
  const goods = request.goods === undefined ? undefined : parseBaht(request.goods);
  const shipping = parseBaht(request.shipping);
  const shares =
    goods === null
      ? null
      : refundShares(lines, request.lines, ...(goods === undefined ? [] : [goods]));
  if (!shares || shipping === null || shipping > order.shipping - before.shipping) {
    throw new RefundRefused('REFUND_TOO_MUCH');
  }
  const shareOf = new Map(shares.map((share) => [share.rank, share]));
  const after: RefundedSoFar = {
    lines: before.lines.map((line, at) => {
      const share = shareOf.get(lines[at]?.rank ?? -1);
      return {
        ...line,
        amount: add(line.amount, share?.amount ?? ZERO),
        pieces: line.pieces + (share?.quantity ?? 0),
      };
    }),
    shipping: add(before.shipping, shipping),
  };
  const given = refundedOf(after);
  const paid = order.net + order.lnwcash;
  // If the wallet paid more than the goods cost, refund at most the amount paid.
  if (given > paid) throw new RefundRefused('REFUND_TOO_MUCH');
  const refundedLnwcash = toWallet(order, given);
  const refunded = subtract(given, refundedLnwcash);
  const total = subtract(given, refundedOf(before));
  const points = pointsBack(order, after) - order.refunded_points;
  if (total === 0 && points === 0) throw new RefundRefused('REFUND_NOTHING');
  const lnwcash = subtract(refundedLnwcash, toSatang(order.refunded_lnwcash));
  const restocked = new Set(request.lines.flatMap(({ rank, restock: is }) => (is ? [rank] : [])));
  return {
    lines: shares.map((share) => ({ ...share, restock: restocked.has(share.rank) })),
    shipping,
    amount: subtract(total, lnwcash),
    lnwcash,
    points,
    pointsEarned: stillEarned(order, before, after),
    refunded,
    refundedLnwcash,
    before,
    after,
  };
}

/**
 * Returns the points that the order still earns, in proportion to the price of goods not refunded.
 */
function stillEarned(order: OrderRow, before: RefundedSoFar, after: RefundedSoFar): number {
  const left = ({ lines }: RefundedSoFar) =>
    lines.reduce((sum, { charged, amount }) => sum + charged - amount, 0);
  const were = left(before);
  return were === 0 ? 0 : Math.floor((order.points_earned * left(after)) / were);
}

async function restock(
  trx: Transaction<Database>,
  rows: readonly OrderLineRow[],
  refunded: readonly RefundedLine[],
  { shopId, orderId, accountId, at }: ReturnAct,
  reason: 'cancel' | 'returned',
): Promise<void> {
  const products = new Map(rows.map(({ rank, product_id: id }) => [rank, id]));
  const takes = refunded.flatMap(({ rank, quantity, restock: isSold }) => {
    const product_id = products.get(rank);
    return isSold && quantity > 0 && product_id !== undefined ? [{ product_id, quantity }] : [];
  });
  const cause = { shopId, reason, orderId, accountId, at };
  await invalidateStockPages(trx, shopId, await returnStock(trx, takes, cause));
}
