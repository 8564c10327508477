import { fraction, subtract, toSatang, ZERO, type Satang } from './money.ts';
import type { ShippingRule } from './shipping.ts';

/** What a coupon does. `value`: satang of an amount, whole percent, 0 for free shipping. */
export interface CouponRule {
  readonly kind: 'amount' | 'percent' | 'free_shipping';
  readonly value: number;
  /** What the products must cost at least. */
  readonly minimum: Satang;
  /** What a percent coupon takes off at most. */
  readonly maxDiscount: Satang | null;
}

/** What is missing until the products cost enough for it; null: it can be used. */
export function untilCoupon({ minimum }: CouponRule, product: Satang): Satang | null {
  return product < minimum ? subtract(minimum, product) : null;
}

/** What it takes off products that cost `product`; never more than they do. */
export function couponDiscount(coupon: CouponRule, product: Satang): Satang {
  if (coupon.kind === 'free_shipping' || untilCoupon(coupon, product) !== null) return ZERO;
  const off = coupon.kind === 'amount' ? coupon.value : fraction(product, coupon.value, 100);
  return toSatang(Math.min(off, coupon.maxDiscount ?? off, product));
}

/** How an order is shipped with it. */
export function couponShipping(
  coupon: CouponRule,
  rule: ShippingRule | undefined,
): ShippingRule | undefined {
  return coupon.kind === 'free_shipping' ? undefined : rule;
}

/** As it is compared: shoppers copy codes with spaces around and in small letters. */
export function couponCode(typed: unknown): string {
  return typeof typed === 'string' ? typed.trim().toUpperCase().slice(0, 40) : '';
}
