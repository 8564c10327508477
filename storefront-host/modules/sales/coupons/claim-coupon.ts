import { sql, type Transaction } from 'kysely';
import type { CouponTable, Database } from '../../../db/schema.ts';
import type { Db } from '../../../db/open.ts';

export interface ClaimRequest {
  readonly couponId: number;
  /** Claims coupons of this shop only; null claims them of any shop, in the marketplace. */
  readonly onlyShop: number | null;
  /** Null for a guest, whose browser stores the claim. */
  readonly accountId: string | null;
  readonly now: Date;
}

export type Claimed =
  | { readonly ok: true; readonly shopId: number }
  | { readonly ok: false; readonly code: 'DATA_NOT_FOUND' | 'COUPON_GONE' };

/** Rolls back the claim if another shopper claimed the last one. */
class NoneLeft extends Error {}

/**
 * Claims a coupon for an account, which counts against its quota; a second claim changes nothing. A
 * guest's claim counts only when it is used.
 */
export async function claimCoupon(db: Db, request: ClaimRequest): Promise<Claimed> {
  try {
    return await db.transaction().execute((trx) => claimWithin(trx, request));
  } catch (error) {
    if (error instanceof NoneLeft) return { ok: false, code: 'COUPON_GONE' };
    throw error;
  }
}

async function claimWithin(trx: Transaction<Database>, request: ClaimRequest): Promise<Claimed> {
  const { accountId, now } = request;
  const coupon = await findOpen(trx, request);
  if (!coupon) return { ok: false, code: 'DATA_NOT_FOUND' };
  const { shop_id: shopId, id, quota, claimed } = coupon;
  if (accountId === null) {
    const isLeft = quota === null || claimed < quota;
    return isLeft ? { ok: true, shopId } : { ok: false, code: 'COUPON_GONE' };
  }
  const { numInsertedOrUpdatedRows: written = 0n } = await trx
    .insertInto('coupon_claim')
    .values({ shop_id: shopId, coupon_id: id, account_id: accountId, claimed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (written > 0n) {
    const { numUpdatedRows } = await trx
      .updateTable('coupon')
      .set({ claimed: sql`claimed + 1`, collected: sql`collected + 1` })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .where(sql<boolean>`(quota IS NULL OR claimed < quota)`)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new NoneLeft();
  }
  return { ok: true, shopId };
}

type OpenCoupon = Pick<CouponTable, 'shop_id' | 'quota'> & {
  readonly id: number;
  readonly claimed: number;
};

async function findOpen(
  trx: Transaction<Database>,
  { couponId, onlyShop, now }: ClaimRequest,
): Promise<OpenCoupon | undefined> {
  const { rows } = await sql<OpenCoupon>`
    SELECT c.shop_id, c.id, c.quota, c.claimed FROM coupon c
    WHERE c.id = ${couponId} AND (${onlyShop}::bigint IS NULL OR c.shop_id = ${onlyShop}::bigint)
      AND c.is_public AND NOT c.has_codes AND c.begins_at <= ${now} AND c.ends_at > ${now}`.execute(
    trx,
  );
  return rows[0];
}
