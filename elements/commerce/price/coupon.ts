import { fraction, subtract, toSatang, ZERO, type Satang } from '../money.ts';
import type { ShippingRule } from '../delivery/shipping.ts';

/** The effect of a coupon. `value`: satang, whole percent, or 0 for free shipping. */
export interface CouponRule {
  readonly kind: 'amount' | 'percent' | 'free_shipping';
  readonly value: number;
  /** Minimum value of the products. */
  readonly minimum: Satang;
  /** Maximum discount of a percent coupon. */
  readonly maxDiscount: Satang | null;
}

/** Returns the missing amount up to the coupon's minimum; null if it can be used. */
export function untilCoupon({ minimum }: CouponRule, product: Satang): Satang | null {
  return product < minimum ? subtract(minimum, product) : null;
}

/** Returns the discount on products that cost `product`; never more than their cost. */
export function couponDiscount(coupon: CouponRule, product: Satang): Satang {
  if (coupon.kind === 'free_shipping' || untilCoupon(coupon, product) !== null) return ZERO;
  const off = coupon.kind === 'amount' ? coupon.value : fraction(product, coupon.value, 100);
  return toSatang(Math.min(off, coupon.maxDiscount ?? off, product));
}

/** Returns the shipping rule of an order with the coupon. */
export function couponShipping(
  coupon: CouponRule,
  rule: ShippingRule | undefined,
): ShippingRule | undefined {
  return coupon.kind === 'free_shipping' ? undefined : rule;
}

/** Normalises a code: shoppers copy codes with spaces around them and in small letters. */
export function couponCode(typed: unknown): string {
  return typeof typed === 'string' ? typed.trim().toUpperCase().slice(0, 40) : '';
}

/** The fields of a coupon as an owner types them, in baht. */
export interface CouponTerms {
  readonly kind?: unknown;
  readonly value?: unknown;
  readonly begins_at?: unknown;
  readonly ends_at?: unknown;
}

export interface CouponFault {
  readonly path: 'value' | 'ends_at';
  readonly reason: 'required' | 'percent' | 'before_begin';
}

/** Returns the fields that contradict each other, for the form and the server. */
export function couponFaults({
  kind,
  value,
  begins_at: begins,
  ends_at: ends,
}: CouponTerms): readonly CouponFault[] {
  const isMissing = kind !== 'free_shipping' && (typeof value !== 'number' || value <= 0);
  const isNoPercent =
    kind === 'percent' && typeof value === 'number' && !(Number.isInteger(value) && value <= 100);
  const isBackwards =
    typeof begins === 'string' &&
    typeof ends === 'string' &&
    Date.parse(ends) <= Date.parse(begins);
  return [
    ...(isMissing ? [{ path: 'value', reason: 'required' } as const] : []),
    ...(isNoPercent && !isMissing ? [{ path: 'value', reason: 'percent' } as const] : []),
    ...(isBackwards ? [{ path: 'ends_at', reason: 'before_begin' } as const] : []),
  ];
}
