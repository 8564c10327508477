import { fraction, subtract, toSatang, ZERO, type Satang } from './money.ts';
import type { ShippingRule } from './shipping.ts';

/** The effect of a coupon. `value`: satang, whole percent, or 0 for free shipping. */
export interface CouponRule {
  readonly kind: 'amount' | 'percent' | 'free_shipping';
  readonly value: number;
  /** Minimum value of the products. */
  readonly minimum: Satang;
  /** Maximum discount of a percent coupon. */
  readonly maxDiscount: Satang | null;
}

/** Returns the amount that is missing to the coupon's minimum; null if it can be used. */
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
