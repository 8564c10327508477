import { sql, type Kysely } from 'kysely';
import type { Coupon } from '@talad/elements/api/coupon.contract';
import type { Database, Lang } from '../../../db/schema.ts';
import { loadPictures } from '../../../media/pictures.ts';
import { couponColumns, couponJoins, toCoupon, type CouponRow } from './coupons.read.ts';

export const couponStates = ['usable', 'used', 'expired'] as const;
export type CouponState = (typeof couponStates)[number];

export interface MyCoupon {
  readonly coupon: Coupon;
  readonly state: CouponState;
  readonly shopname: string;
  /** Number of the order that used it. */
  readonly orderNumber: string | null;
}

/** Limits the list, because shoppers do not read longer ones. */
const SHOWN = 200;

interface MyCouponRow extends CouponRow {
  readonly shopname: string;
  readonly per_buyer: number;
  readonly uses: number;
  readonly order_number: string | null;
}

/**
 * Returns the coupons that the account collected or used; those that end first come first. One
 * query.
 */
export async function readMyCoupons(
  db: Kysely<Database>,
  accountId: string,
  reader: { readonly lang: Lang; readonly now: Date },
): Promise<readonly MyCoupon[]> {
  const { rows } = await sql<MyCouponRow>`
    SELECT ${couponColumns}, s.shopname, c.per_buyer, used.uses, o.number AS order_number
    FROM (
      SELECT shop_id, coupon_id FROM coupon_claim WHERE account_id = ${accountId}
      UNION SELECT shop_id, coupon_id FROM coupon_use WHERE buyer = ${`account:${accountId}`}
    ) own
    JOIN coupon c ON c.shop_id = own.shop_id AND c.id = own.coupon_id
    ${couponJoins(reader.lang)}
    CROSS JOIN LATERAL (SELECT count(*)::int AS uses, (array_agg(u.order_id ORDER BY u.used_at DESC))[1] AS last
      FROM coupon_use u WHERE u.shop_id = c.shop_id AND u.coupon_id = c.id
        AND u.buyer = ${`account:${accountId}`}) used
    LEFT JOIN sales_order o ON o.shop_id = c.shop_id AND o.id = used.last
    ORDER BY c.ends_at, c.id LIMIT ${SHOWN}`.execute(db);
  // A ticket shows no picture.
  const pictures = await loadPictures(db, []);
  return rows.map((row) => ({
    coupon: toCoupon({ ...row, image: null }, pictures, reader.lang),
    state: stateOf(row, reader.now),
    shopname: row.shopname,
    orderNumber: row.order_number,
  }));
}

function stateOf({ uses, per_buyer: most, ends_at: ends }: MyCouponRow, now: Date): CouponState {
  if (uses >= most) return 'used';
  return ends <= now ? 'expired' : 'usable';
}
