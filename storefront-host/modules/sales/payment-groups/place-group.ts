import type { Transaction } from 'kysely';
import { add, ZERO, type Satang } from '@talad/elements/commerce/money';
import type { Db } from '../../../db/open.ts';
import type { Database } from '../../../db/schema.ts';
import { CouponRefused } from '../coupons/use-coupon.ts';
import { lockGroup, type CheckoutRow } from '../checkout/checkout.repository.ts';
import type { OrderName } from '../orders/order-link.ts';
import {
  clearCarts,
  MAX_ATTEMPTS,
  placePrepared,
  prepareOrder,
  SoldOut,
  type PlacedResult,
  type PlaceRequest,
  type PreparedOrder,
} from '../orders/placing/place-order.ts';
import { chosenOf, lockBalances, type Spending } from '../spending/balances.ts';
import type { CheckoutGroupName } from './group-token.ts';
import { insertPaymentGroup } from './payment-groups.repository.ts';
import { goodsAfter, shareSpending } from './share-spending.ts';

/** The part of the form that exists once for each shop. */
export interface ShopChoice {
  readonly delivery: string | null;
  /** The buyer's note to this shop about the order. */
  readonly note: string;
  readonly seenNet: Satang | null;
  readonly seenSpent: string | null;
}

export interface GroupRequest extends Omit<
  PlaceRequest,
  'checkout' | 'delivery' | 'seenNet' | 'seenSpent' | 'manual' | 'groupId'
> {
  readonly group: CheckoutGroupName;
  readonly choiceOf: (shopId: number) => ShopChoice;
}

type ShopRefusal = Exclude<PlacedResult, { readonly kind: 'placed' | 'gone' }>;

export type PlacedGroup =
  | { readonly kind: 'placed'; readonly orders: readonly OrderName[]; readonly again: boolean }
  | { readonly kind: 'gone' }
  /** Because of this shop, no order was placed. */
  | { readonly kind: 'refused'; readonly shopId: number; readonly result: ShopRefusal };

/** Rolls back the orders of the other shops. */
class Refused extends Error {
  readonly shopId: number;
  readonly result: ShopRefusal;
  constructor(shopId: number, result: ShopRefusal) {
    super(result.kind);
    this.shopId = shopId;
    this.result = result;
  }
}

/**
 * Places the orders of all shops of a group of checkouts, or none, once: the checkouts are the
 * idempotency keys. It locks the buyer's balance first, then coupon, stock and customer of each
 * shop in the order of their ids, and the carts last. Orders of one shop lock in the same order, so
 * that transactions do not deadlock.
 */
export async function placeGroup(db: Db, request: GroupRequest): Promise<PlacedGroup> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute((trx) => placeAll(trx, request));
    } catch (error) {
      if (error instanceof Refused) {
        return { kind: 'refused', shopId: error.shopId, result: error.result };
      }
      // As with one order, reading again shows which line is short.
      if (!(error instanceof SoldOut) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

async function placeAll(trx: Transaction<Database>, request: GroupRequest): Promise<PlacedGroup> {
  const { group, now } = request;
  const checkouts = await lockGroup(trx, group.id);
  const placed = checkouts.flatMap(({ shop_id, order_id }) =>
    order_id === null ? [] : [{ shop_id, order_id }],
  );
  const [first] = checkouts;
  if (first && placed.length === checkouts.length) {
    return { kind: 'placed', orders: placed, again: true };
  }
  if (!first || checkouts.some(({ expires_at: at }) => at <= now)) return { kind: 'gone' };
  const chosen = await lockSpending(trx, first, request);
  const prepared: PreparedOrder[] = [];
  for (const checkout of checkouts) {
    const result = await prepareOrder(trx, checkout, request);
    if (result.kind !== 'prepared') throw new Refused(checkout.shop_id, result);
    prepared.push(result);
  }
  const shares = shareSpending(prepared.map(goodsOf), chosen);
  const orders: OrderName[] = [];
  for (const [at, one] of prepared.entries()) {
    orders.push(await placeOne(trx, one, shares[at] ?? {}, request));
  }
  await clearCarts(trx, checkouts, { ...request, hasCart: group.cart !== undefined });
  // Each order has to cost what the form showed.
  const net = add(
    ZERO,
    ...checkouts.map(({ shop_id: id }) => request.choiceOf(id).seenNet ?? ZERO),
  );
  await insertPaymentGroup(trx, {
    id: group.id,
    payment: request.payment,
    orders: orders.length,
    net,
    payBy: request.payBy,
    isOnline: request.isOnline,
    now,
  });
  return { kind: 'placed', orders, again: false };
}

/** Returns nothing if no balance was chosen; the choice is the same at all shops. */
async function lockSpending(
  trx: Transaction<Database>,
  checkout: CheckoutRow,
  { accountId, points }: GroupRequest,
): Promise<Spending> {
  if (accountId === null || !(checkout.use_points || checkout.use_wallet)) return {};
  return chosenOf(checkout, await lockBalances(trx, accountId, points.value));
}

async function placeOne(
  trx: Transaction<Database>,
  prepared: PreparedOrder,
  spending: Spending,
  request: GroupRequest,
): Promise<OrderName> {
  const { shop_id, id } = prepared.checkout;
  const { group, choiceOf, values, ...rest } = request;
  const { note, ...choice } = choiceOf(shop_id);
  try {
    const result = await placePrepared(trx, prepared, {
      ...rest,
      ...choice,
      values: { ...values, note },
      checkout: { shop_id, id },
      spending,
      groupId: group.id,
    });
    if (result.kind !== 'placed' && result.kind !== 'gone') throw new Refused(shop_id, result);
    if (result.kind === 'gone') throw new Error('a locked checkout is gone');
    return { shop_id, order_id: result.orderId };
  } catch (error) {
    if (!(error instanceof CouponRefused)) throw error;
    const { coupon, code } = error;
    throw new Refused(shop_id, { kind: 'coupon', code: coupon, refusal: { code } });
  }
}

function goodsOf({ drafts, verdict }: PreparedOrder): Satang {
  return goodsAfter(drafts, verdict?.ok ? verdict.coupon : null);
}
