import { sql, type Transaction } from 'kysely';
import type { Satang } from '@talad/elements/commerce/money';
import type { Database, OrderCoupon } from '../../../db/schema.ts';
import type { OrderRow } from '../orders/orders.repository.ts';
import type { CheckoutCoupon, CouponRefusal } from './checkout-coupon.ts';

/** Rolls back the order if its coupon is used up. */
export class CouponRefused extends Error {
  readonly code: CouponRefusal['code'];
  readonly coupon: string;
  constructor(code: CouponRefusal['code'], coupon: string) {
    super(code);
    this.code = code;
    this.coupon = coupon;
  }
}

export interface CouponUse {
  readonly orderId: string;
  readonly accountId: string | null;
  readonly phone: string;
  /** The buyer's discount in satang. */
  readonly cost: Satang;
  readonly now: Date;
}

/**
 * Claims the coupon for an order with one conditional UPDATE. The UPDATE also makes buyers of the
 * same coupon wait for each other, so that their uses can be counted (decision 016).
 * @throws CouponRefused
 */
export async function useCoupon(
  trx: Transaction<Database>,
  { shopId, id, code, takesOne, isSingleUse }: CheckoutCoupon,
  { orderId, accountId, phone, cost, now }: CouponUse,
): Promise<void> {
  const coupon = await trx
    .updateTable('coupon')
    .set({
      claimed: sql`claimed + ${takesOne ? 1 : 0}`,
      used: sql`used + 1`,
      cost: sql`cost + ${cost}`,
    })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .where(sql<boolean>`(NOT ${takesOne} OR quota IS NULL OR claimed < quota)`)
    .returning('per_buyer')
    .executeTakeFirst();
  if (!coupon) throw new CouponRefused('COUPON_GONE', code);
  if (isSingleUse) await spendCode(trx, { shopId, code, orderId, now });
  const buyers = buyersOf(phone, accountId);
  const uses = await trx
    .selectFrom('coupon_use')
    .select(['buyer', sql<number>`count(*)::int`.as('count')])
    .where('shop_id', '=', shopId)
    .where('coupon_id', '=', id)
    .where('buyer', 'in', buyers)
    .groupBy('buyer')
    .execute();
  if (uses.some(({ count }) => count >= coupon.per_buyer)) {
    throw new CouponRefused('COUPON_USED', code);
  }
  await recordUse(trx, { shopId, id, buyers, orderId, now });
}

/**
 * Claim without limits when a cancelled order is reopened: its buyer has paid the reduced price,
 * and the quota is at most used up.
 */
export async function retakeCoupon(
  trx: Transaction<Database>,
  order: Pick<OrderRow, 'shop_id' | 'id' | 'discount' | 'contact' | 'account_id'>,
  coupon: OrderCoupon,
  at: Date,
): Promise<void> {
  const { shop_id: shopId, id: orderId, account_id: accountId } = order;
  const { numUpdatedRows } = await trx
    .updateTable('coupon')
    .set({
      claimed: sql`least(claimed + ${coupon.took_one ? 1 : 0}, coalesce(quota, 2147483647))`,
      used: sql`used + 1`,
      cost: sql`cost + ${coupon.cost ?? order.discount}`,
    })
    .where('shop_id', '=', shopId)
    .where('id', '=', coupon.id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  const buyers = buyersOf(order.contact.phone, accountId);
  await recordUse(trx, { shopId, id: coupon.id, buyers, orderId, now: at });
  await trx
    .updateTable('coupon_code')
    .set({ order_id: orderId, used_at: at })
    .where('shop_id', '=', shopId)
    .where('code', '=', coupon.code)
    .where('order_id', 'is', null)
    .execute();
}

function buyersOf(phone: string, accountId: string | null): string[] {
  return [
    `phone:${phone.replaceAll(/\D/g, '')}`,
    ...(accountId === null ? [] : [`account:${accountId}`]),
  ];
}

async function recordUse(
  trx: Transaction<Database>,
  { shopId, id, buyers, orderId, now }: RecordedUse,
): Promise<void> {
  await trx
    .insertInto('coupon_use')
    .values(
      buyers.map((buyer) => ({
        shop_id: shopId,
        coupon_id: id,
        buyer,
        order_id: orderId,
        used_at: now,
      })),
    )
    .execute();
}

interface RecordedUse {
  readonly shopId: number;
  readonly id: number;
  readonly buyers: readonly string[];
  readonly orderId: string;
  readonly now: Date;
}

async function spendCode(
  trx: Transaction<Database>,
  {
    shopId,
    code,
    orderId,
    now,
  }: Pick<CouponUse, 'orderId' | 'now'> & { shopId: number; code: string },
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('coupon_code')
    .set({ order_id: orderId, used_at: now })
    .where('shop_id', '=', shopId)
    .where('code', '=', code)
    .where('order_id', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new CouponRefused('COUPON_GONE', code);
}

/** Cancelling an order returns its coupon. */
export async function releaseCoupon(
  trx: Transaction<Database>,
  order: { readonly shop_id: number; readonly id: string; readonly discount: number },
  coupon: { readonly id: number; readonly took_one: boolean; readonly cost?: number },
): Promise<void> {
  const { shop_id: shopId, id: orderId } = order;
  await trx
    .updateTable('coupon')
    .set({
      claimed: sql`greatest(claimed - ${coupon.took_one ? 1 : 0}, 0)`,
      used: sql`greatest(used - 1, 0)`,
      cost: sql`greatest(cost - ${coupon.cost ?? order.discount}, 0)`,
    })
    .where('shop_id', '=', shopId)
    .where('id', '=', coupon.id)
    .execute();
  await trx
    .deleteFrom('coupon_use')
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .execute();
  await trx
    .updateTable('coupon_code')
    .set({ order_id: null, used_at: null })
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .execute();
}
