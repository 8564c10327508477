import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import {
  couponDiscount,
  couponShipping,
  untilCoupon,
  type CouponRule,
} from '@talad/elements/commerce/coupon';
import { toSatang, type Satang } from '@talad/elements/commerce/money';
import { orderTotal, type OrderTotal, type PricedLine } from '@talad/elements/commerce/order-total';
import type { ShippingRule } from '@talad/elements/commerce/shipping';
import type { CouponTable, Database, Lang } from '../../../db/schema.ts';

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

/** More than a shopper would look through. */
const MAX_COUPONS = 60;

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
  asked: Asked & { readonly code: string },
  product: Satang,
): Promise<CouponVerdict> {
  const [row] = await selectCoupons(db, 'code', asked, sql`upper(c.code) = ${asked.code}`);
  return row ? judgeRow(row, asked.now, product) : refused('COUPON_UNKNOWN');
}

export interface OfferedCoupon {
  readonly code: string;
  readonly title: string;
  /** Why it cannot be used for these products; absent where it can. */
  readonly refusal?: CouponRefusal;
}

/** The shop's running coupons, those that can be used first. One query. */
export async function offerCoupons(
  db: Kysely<Database>,
  asked: Asked,
  product: Satang,
): Promise<readonly OfferedCoupon[]> {
  const running = sql`c.begins_at <= ${asked.now} AND c.ends_at > ${asked.now}`;
  const rows = await selectCoupons(db, 'running', asked, running);
  const offers = rows.flatMap((row): readonly OfferedCoupon[] => {
    const { code, title } = row;
    const verdict = judgeRow(row, asked.now, product);
    if (verdict.ok) return [{ code, title }];
    // Nothing that the shopper could do would bring these back.
    if (verdict.refusal.code === 'COUPON_GONE') return [];
    return [{ code, title, refusal: verdict.refusal }];
  });
  return offers.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** Usable ones, then those that take the least to become so, then those used before. */
function rankOf({ refusal }: OfferedCoupon): number {
  if (!refusal) return -1;
  return refusal.missing ?? Number.MAX_SAFE_INTEGER;
}

function judgeRow(row: CouponRow, now: Date, product: Satang): CouponVerdict {
  if (row.begins_at > now) return refused('COUPON_UNKNOWN');
  if (row.ends_at <= now) return refused('COUPON_ENDED');
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

/** Total of an order with a coupon, its discount shared over the lines to the satang. */
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
  readonly now: Date;
}

/**
 * Claims the coupon for an order with one conditional UPDATE; a buyer has it once (decision 016).
 * @throws CouponRefused
 */
export async function useCoupon(
  trx: Transaction<Database>,
  { shopId, id, code, takesOne }: CheckoutCoupon,
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
    if (numUpdatedRows === 0n) throw new CouponRefused('COUPON_GONE', code);
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
  if (written < buyers.length) throw new CouponRefused('COUPON_USED', code);
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

async function selectCoupons(
  db: Kysely<Database>,
  name: 'code' | 'running',
  { shopId, accountId, lang }: Asked,
  which: RawBuilder<unknown>,
): Promise<readonly CouponRow[]> {
  const { rows } = await sql<CouponRow>`${sql.raw(`/* hot:coupons_${name} */`)}
    SELECT c.shop_id, c.id, c.code, coalesce(t.fields->>'title', c.title) AS title, c.kind, c.value,
      c.minimum, c.max_discount, c.begins_at, c.ends_at, c.quota, c.claimed,
      EXISTS (SELECT 1 FROM coupon_claim own WHERE own.shop_id = c.shop_id AND own.coupon_id = c.id
        AND own.account_id = ${accountId}::uuid) AS collected,
      EXISTS (SELECT 1 FROM coupon_use u WHERE u.shop_id = c.shop_id AND u.coupon_id = c.id
        AND u.buyer = ${`account:${accountId}`}) AS used
    FROM coupon c
    LEFT JOIN translation t ON t.shop_id = c.shop_id AND t.entity = 'coupon'
      AND t.entity_id = c.id AND t.lang = ${lang}
    WHERE c.shop_id = ${shopId} AND ${which}
    ORDER BY c.rank, c.ends_at, c.id LIMIT ${MAX_COUPONS}`.execute(db);
  return rows;
}

function refused(code: CouponRefusal['code']): CouponVerdict {
  return { ok: false, refusal: { code } };
}
