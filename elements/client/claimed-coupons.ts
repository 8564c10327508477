import { COUPONS_LIMIT } from '../commerce/limits.ts';
import { isRecord } from '../schema/is-product.ts';

/** A coupon that was collected in this browser. */
export interface ClaimedCoupon {
  readonly id: number;
  readonly code: string;
  readonly time: number;
  /** A guest's coupons belong to the browser until sign-in (account-coupons.ts). */
  readonly kept?: 'account' | 'browser';
}

const KEY = 'talad-coupons';

/** Returns the stored coupons, newest first; empty if the browser stores nothing. */
export function claimedCoupons(): readonly ClaimedCoupon[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const items = isRecord(stored) && Array.isArray(stored['items']) ? stored['items'] : [];
    return items.filter(isClaimed);
  } catch {
    return [];
  }
}

export function storeCoupon(coupon: ClaimedCoupon): void {
  storeCoupons([coupon, ...claimedCoupons().filter(({ id }) => id !== coupon.id)]);
}

/**
 * Replaces all stored coupons. False if storage is blocked or full; the codes stay on the screen.
 */
export function storeCoupons(items: readonly ClaimedCoupon[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify({ items: items.slice(0, COUPONS_LIMIT) }));
    return true;
  } catch {
    return false;
  }
}

function isClaimed(value: unknown): value is ClaimedCoupon {
  return isRecord(value) && typeof value['id'] === 'number' && typeof value['code'] === 'string';
}
