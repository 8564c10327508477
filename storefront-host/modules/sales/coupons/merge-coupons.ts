import type { Db } from '../../../db/open.ts';
import { claimCoupon, type ClaimRequest } from './claim-coupon.ts';

/**
 * What a guest collected before signing in: each is the account's from now on, as if collected now. Gives
 * those that are; the others are over, or none is left of them.
 */
export async function mergeCoupons(
  db: Db,
  ids: readonly number[],
  request: Omit<ClaimRequest, 'couponId'>,
): Promise<number[]> {
  const kept: number[] = [];
  for (const couponId of new Set(ids)) {
    const { ok } = await claimCoupon(db, { ...request, couponId });
    if (ok) kept.push(couponId);
  }
  return kept;
}
