import { isRecord } from '../schema/is-product.ts';

/** A coupon that was collected in this browser. */
export interface ClaimedCoupon {
  readonly id: number;
  readonly code: string;
  readonly time: number;
}

const KEY = 'talad-coupons';
/** More than anybody uses. */
const KEPT = 60;

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
  const others = claimedCoupons().filter(({ id }) => id !== coupon.id);
  try {
    localStorage.setItem(KEY, JSON.stringify({ items: [coupon, ...others].slice(0, KEPT) }));
  } catch {
    // Blocked or full: its code is on the screen all the same.
  }
}

function isClaimed(value: unknown): value is ClaimedCoupon {
  return isRecord(value) && typeof value['id'] === 'number' && typeof value['code'] === 'string';
}
