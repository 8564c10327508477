import type { Db } from '../../../db/open.ts';
import { claimCoupon, type ClaimRequest } from './claim-coupon.ts';

/**
 * Moves a guest's coupons to the account after sign-in, as if the account had just claimed them.
 * Returns the ids that were moved; the other coupons have ended or run out.
 */
export async function mergeCoupons(
  db: Db,
  ids: readonly number[],
  request: Omit<ClaimRequest, 'couponId'>,
): Promise<number[]> {
  const merged: number[] = [];
  for (const couponId of new Set(ids)) {
    const { ok } = await claimCoupon(db, { ...request, couponId });
    if (ok) merged.push(couponId);
  }
  return merged;
}
