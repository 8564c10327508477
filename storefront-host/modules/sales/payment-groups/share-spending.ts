import {
  add,
  allocate,
  multiply,
  subtract,
  toSatang,
  ZERO,
  type Satang,
} from '@talad/elements/commerce/money';
import { couponDiscount, type CouponRule } from '@talad/elements/commerce/price/coupon';
import { orderTotal, type PricedLine } from '@talad/elements/commerce/price/order-total';
import type { Spending } from '../spending/balances.ts';

/**
 * Divides points and wallet money between the orders of several shops, in proportion to their
 * goods: first the points, then wallet money for the rest (spec §5). Each order gets whole points
 * worth at most its goods; all orders together get as much as one order of the same goods.
 * @param goods Price of each order's goods after its coupon.
 */
export function shareSpending(
  goods: readonly Satang[],
  { points, lnwcash = ZERO }: Spending,
): readonly Spending[] {
  const value = points?.value ?? ZERO;
  const most = goods.map((price) => toSatang(value > 0 ? Math.floor(price / value) : 0));
  const counts = allocate(atMost(toSatang(Math.max(0, points?.count ?? 0)), most), most);
  const left = goods.map((price, at) => subtract(price, multiply(value, counts[at] ?? 0)));
  const money = allocate(atMost(lnwcash, left), left);
  return goods.map((_, at) => ({
    ...(points && { points: { count: counts[at] ?? 0, value } }),
    lnwcash: money[at] ?? ZERO,
  }));
}

function atMost(amount: Satang, parts: readonly Satang[]): Satang {
  return toSatang(Math.min(amount, add(ZERO, ...parts)));
}

/** Returns the price of an order's goods after its coupon. */
export function goodsAfter(lines: readonly PricedLine[], coupon: CouponRule | null): Satang {
  const { product } = orderTotal(lines, undefined).price;
  return coupon ? subtract(product, couponDiscount(coupon, product)) : product;
}
