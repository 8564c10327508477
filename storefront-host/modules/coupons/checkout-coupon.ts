import { sql, type Kysely, type Transaction } from 'kysely';
import {
  couponDiscount,
  couponShipping,
  untilCoupon,
  type CouponRule,
} from '@talad/elements/commerce/coupon';
import { toSatang, type Satang } from '@talad/elements/commerce/money';
import { orderTotal, type OrderTotal, type PricedLine } from '@talad/elements/commerce/order-total';
import type { ShippingRule } from '@talad/elements/commerce/shipping';
import type { CouponTable, Database, Lang } from '../../db/schema.ts';

/** Why a coupon does not count; `missing`: what the products have to cost more. */
export interface CouponRefusal {
  readonly code:
    | 'COUPON_EMPTY'
    | 'COUPON_UNKNOWN'
    | 'COUPON_ENDED'
    | 'COUPON_GONE'
    | 'COUPON_USED'
    | 'COUPON_MINIMUM';
  readonly missing?: Satang;
}

export type CouponVerdict =
  | { readonly ok: true; readonly coupon: CheckoutCoupon }
  | { readonly ok: false; readonly refusal: CouponRefusal };

export interface CheckoutCoupon extends CouponRule {
  readonly shopId: number;
  readonly id: number;
  readonly code: string;
  readonly title: string;
  /** There is a number of them, and this shopper has not collected one. */
  readonly takesOne: boolean;
}

interface Asked {
  readonly shopId: number;
  readonly code: string;
  readonly accountId: string | null;
  readonly lang: Lang;
  readonly now: Date;
}

interface CouponRow extends Pick<
  CouponTable,
  | 'shop_id'
  | 'code'
  | 'title'
  | 'kind'
  | 'value'
  | 'max_discount'
  | 'begins_at'
  | 'ends_at'
  | 'quota'
> {
  readonly id: number;
  readonly minimum: number;
  readonly claimed: number;
  readonly collected: boolean;
  readonly used: boolean;
}

/** Whether a shop's coupon counts for products that cost `product`. One query. */
export async function judgeCoupon(
  db: Kysely<Database>,
  asked: Asked,
  product: Satang,
): Promise<CouponVerdict> {
  const row = await findCoupon(db, asked);
  if (!row || row.begins_at > asked.now) return refused('COUPON_UNKNOWN');
  if (row.ends_at <= asked.now) return refused('COUPON_ENDED');
  if (row.used) return refused('COUPON_USED');
  const takesOne = row.quota !== null && !row.collected;
  if (takesOne && row.claimed >= (row.quota ?? 0)) return refused('COUPON_GONE');
  const coupon: CheckoutCoupon = {
    shopId: row.shop_id,
    id: row.id,
    code: row.code,
    title: row.title,
    takesOne,
    kind: row.kind,
    value: row.value,
    minimum: toSatang(row.minimum),
    maxDiscount: row.max_discount === null ? null : toSatang(row.max_discount),
  };
  const missing = untilCoupon(coupon, product);
  if (missing !== null) return { ok: false, refusal: { code: 'COUPON_MINIMUM', missing } };
  return { ok: true, coupon };
}

/** What an order costs with a coupon, its discount shared over the lines to the satang. */
export function totalWith(
  coupon: CheckoutCoupon,
  lines: readonly PricedLine[],
  rule: ShippingRule | undefined,
): OrderTotal {
  const { product } = orderTotal(lines, undefined).price;
  const discount = couponDiscount(coupon, product);
  return orderTotal(lines, couponShipping(coupon, rule), { discount });
}

/** Undoes the order whose coupon was the last one's, or was used already. */
export class CouponRefused extends Error {
  readonly code: CouponRefusal['code'];
  constructor(code: CouponRefusal['code']) {
    super(code);
    this.code = code;
  }
}

export interface CouponUse {
  readonly orderId: string;
  readonly accountId: string | null;
  readonly phone: string;
  readonly now: Date;
}

/**
 * Uses it for an order: one of its number goes in one conditional update, and no buyer has two.
 * @throws CouponRefused
 */
export async function useCoupon(
  trx: Transaction<Database>,
  { shopId, id, takesOne }: CheckoutCoupon,
  { orderId, accountId, phone, now }: CouponUse,
): Promise<void> {
  if (takesOne) {
    const { numUpdatedRows } = await trx
      .updateTable('coupon')
      .set({ claimed: sql`claimed + 1` })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .where(sql<boolean>`claimed < quota`)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new CouponRefused('COUPON_GONE');
  }
  const buyers = [
    `phone:${phone.replaceAll(/\D/g, '')}`,
    ...(accountId === null ? [] : [`account:${accountId}`]),
  ];
  const { numInsertedOrUpdatedRows: written = 0n } = await trx
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
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (written < buyers.length) throw new CouponRefused('COUPON_USED');
}

/** A cancelled order gives its coupon back. */
export async function releaseCoupon(
  trx: Transaction<Database>,
  shopId: number,
  orderId: string,
  coupon: { readonly id: number; readonly took_one: boolean },
): Promise<void> {
  await trx
    .deleteFrom('coupon_use')
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .execute();
  if (!coupon.took_one) return;
  await trx
    .updateTable('coupon')
    .set({ claimed: sql`claimed - 1` })
    .where('shop_id', '=', shopId)
    .where('id', '=', coupon.id)
    .where('claimed', '>', 0)
    .execute();
}

async function findCoupon(
  db: Kysely<Database>,
  { shopId, code, accountId, lang }: Asked,
): Promise<CouponRow | undefined> {
  const { rows } = await sql<CouponRow>`
    SELECT c.shop_id, c.id, c.code, coalesce(t.fields->>'title', c.title) AS title, c.kind, c.value,
      c.minimum, c.max_discount, c.begins_at, c.ends_at, c.quota, c.claimed,
      EXISTS (SELECT 1 FROM coupon_claim own WHERE own.shop_id = c.shop_id AND own.coupon_id = c.id
        AND own.account_id = ${accountId}::uuid) AS collected,
      EXISTS (SELECT 1 FROM coupon_use u WHERE u.shop_id = c.shop_id AND u.coupon_id = c.id
        AND u.buyer = ${`account:${accountId}`}) AS used
    FROM coupon c
    LEFT JOIN translation t ON t.shop_id = c.shop_id AND t.entity = 'coupon'
      AND t.entity_id = c.id AND t.lang = ${lang}
    WHERE c.shop_id = ${shopId} AND upper(c.code) = ${code}`.execute(db);
  return rows[0];
}

function refused(code: CouponRefusal['code']): CouponVerdict {
  return { ok: false, refusal: { code } };
}
