import { sql, type Kysely, type RawBuilder } from 'kysely';
import { untilCoupon, type CouponRule } from '@talad/elements/commerce/price/coupon';
import { toSatang, type Satang } from '@talad/elements/commerce/money';
import type { CouponTable, Database, Lang } from '../../../db/schema.ts';

/** Says why a coupon does not apply; `missing` is how much more the products have to cost. */
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

/** Limits the list, because shoppers do not read longer ones. */
const MAX_COUPONS = 60;

export type CouponVerdict =
  | { readonly ok: true; readonly coupon: CheckoutCoupon }
  | { readonly ok: false; readonly refusal: CouponRefusal };

export interface CheckoutCoupon extends CouponRule {
  readonly shopId: number;
  readonly id: number;
  readonly code: string;
  readonly title: string;
  /** True if this use takes one from the limit, because the shopper has not claimed the coupon before. */
  readonly takesOne: boolean;
  /** True if the coupon is used by a single-use code. */
  readonly isSingleUse: boolean;
}

interface CouponRequest {
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
  readonly has_codes: boolean;
  readonly per_buyer: number;
  readonly collected: boolean;
  /** Number of orders of this account that used it. */
  readonly uses: number;
  readonly is_code_used: boolean;
}

/** Checks whether a shop's coupon applies to products that cost `product`. One query. */
export async function judgeCoupon(
  db: Kysely<Database>,
  request: CouponRequest & { readonly code: string },
  product: Satang,
): Promise<CouponVerdict> {
  const named = sql`((NOT c.has_codes AND upper(c.code) = ${request.code}) OR c.id = (
    SELECT one.coupon_id FROM coupon_code one
    WHERE one.shop_id = ${request.shopId} AND one.code = ${request.code}))`;
  const [row] = await selectCoupons(db, 'code', request, named);
  return row ? judgeRow(row, request.now, product) : refused('COUPON_UNKNOWN');
}

export interface OfferedCoupon {
  readonly code: string;
  readonly title: string;
  /** Says why it cannot be used for these products; absent if it can. */
  readonly refusal?: CouponRefusal;
}

/** Returns the shop's running coupons; those that can be used come first. One query. */
export async function offerCoupons(
  db: Kysely<Database>,
  request: CouponRequest,
  product: Satang,
): Promise<readonly OfferedCoupon[]> {
  const running = sql`c.is_public AND NOT c.has_codes
    AND c.begins_at <= ${request.now} AND c.ends_at > ${request.now}`;
  const rows = await selectCoupons(db, 'running', request, running);
  const offers = rows.flatMap((row): readonly OfferedCoupon[] => {
    const { code, title } = row;
    const verdict = judgeRow(row, request.now, product);
    if (verdict.ok) return [{ code, title }];
    // Leave out coupons that the shopper has no way to make usable.
    if (verdict.refusal.code === 'COUPON_GONE') return [];
    return [{ code, title, refusal: verdict.refusal }];
  });
  return offers.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** Sort usable coupons first, then those that need the least to become usable, then used ones. */
function rankOf({ refusal }: OfferedCoupon): number {
  if (!refusal) return -1;
  return refusal.missing ?? Number.MAX_SAFE_INTEGER;
}

function judgeRow(row: CouponRow, now: Date, product: Satang): CouponVerdict {
  if (row.begins_at > now) return refused('COUPON_UNKNOWN');
  if (row.ends_at <= now) return refused('COUPON_ENDED');
  if (row.is_code_used) return refused('COUPON_GONE');
  if (row.uses >= row.per_buyer) return refused('COUPON_USED');
  const takesOne = !row.collected || row.uses > 0;
  if (takesOne && row.quota !== null && row.claimed >= row.quota) return refused('COUPON_GONE');
  const coupon: CheckoutCoupon = {
    shopId: row.shop_id,
    id: row.id,
    code: row.code,
    title: row.title,
    takesOne,
    isSingleUse: row.has_codes,
    kind: row.kind,
    value: row.value,
    minimum: toSatang(row.minimum),
    maxDiscount: row.max_discount === null ? null : toSatang(row.max_discount),
  };
  const missing = untilCoupon(coupon, product);
  if (missing !== null) return { ok: false, refusal: { code: 'COUPON_MINIMUM', missing } };
  return { ok: true, coupon };
}

async function selectCoupons(
  db: Kysely<Database>,
  name: 'code' | 'running',
  { shopId, accountId, lang, code = null }: CouponRequest & { readonly code?: string | null },
  which: RawBuilder<unknown>,
): Promise<readonly CouponRow[]> {
  const { rows } = await sql<CouponRow>`${sql.raw(`/* hot:coupons_${name} */`)}
    SELECT c.shop_id, c.id, coalesce(k.code, c.code) AS code,
      coalesce(t.fields->>'title', c.title) AS title, c.kind, c.value, c.minimum, c.max_discount,
      c.begins_at, c.ends_at, c.quota, c.claimed, c.has_codes, c.per_buyer,
      k.order_id IS NOT NULL AS is_code_used,
      EXISTS (SELECT 1 FROM coupon_claim own WHERE own.shop_id = c.shop_id AND own.coupon_id = c.id
        AND own.account_id = ${accountId}::uuid) AS collected,
      (SELECT count(*) FROM coupon_use u WHERE u.shop_id = c.shop_id AND u.coupon_id = c.id
        AND u.buyer = ${`account:${accountId}`})::int AS uses
    FROM coupon c
    LEFT JOIN coupon_code k ON k.shop_id = c.shop_id AND k.coupon_id = c.id AND k.code = ${code}::text
    LEFT JOIN translation t ON t.shop_id = c.shop_id AND t.entity = 'coupon'
      AND t.entity_id = c.id AND t.lang = ${lang}
    WHERE c.shop_id = ${shopId} AND ${which}
    ORDER BY c.rank, c.ends_at, c.id LIMIT ${MAX_COUPONS}`.execute(db);
  return rows;
}

function refused(code: CouponRefusal['code']): CouponVerdict {
  return { ok: false, refusal: { code } };
}
