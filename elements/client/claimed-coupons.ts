import { COUPONS_KEPT } from '../commerce/limits.ts';
import { isRecord } from '../schema/is-product.ts';

/** A coupon that was collected in this browser. */
export interface ClaimedCoupon {
  readonly id: number;
  readonly code: string;
  readonly time: number;
  /** A guest's is the browser's until somebody signs in (account-coupons.ts). */
  readonly kept?: 'account' | 'browser';
}

const KEY = 'talad-coupons';

/** Newest first; none where the browser keeps nothing. */
export function claimedCoupons(): readonly ClaimedCoupon[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const items = isRecord(stored) && Array.isArray(stored['items']) ? stored['items'] : [];
    return items.filter(isClaimed);
  } catch {
    return [];
  }
}

export function keepCoupon(coupon: ClaimedCoupon): void {
  keepCoupons([coupon, ...claimedCoupons().filter(({ id }) => id !== coupon.id)]);
}

/** In place of all that were there. False where storage is blocked or full: codes are on the screen all the same. */
export function keepCoupons(items: readonly ClaimedCoupon[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify({ items: items.slice(0, COUPONS_KEPT) }));
    return true;
  } catch {
    return false;
  }
}

function isClaimed(value: unknown): value is ClaimedCoupon {
  return isRecord(value) && typeof value['id'] === 'number' && typeof value['code'] === 'string';
}
