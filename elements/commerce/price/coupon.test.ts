import { expect, it } from 'vitest';
import {
  couponCode,
  couponDiscount,
  couponShipping,
  untilCoupon,
  type CouponRule,
} from './coupon.ts';
import { toSatang, ZERO } from '../money.ts';

const coupon = (rule: Partial<CouponRule>): CouponRule => ({
  kind: 'amount',
  value: 5_000,
  minimum: ZERO,
  maxDiscount: null,
  ...rule,
});
const worth = toSatang(33_333);

it('reduces by an amount, or a percentage to the satang, within its limits', () => {
  expect(couponDiscount(coupon({}), worth)).toBe(5_000);
  expect(couponDiscount(coupon({}), toSatang(3_000))).toBe(3_000);
  expect(couponDiscount(coupon({ kind: 'percent', value: 10 }), worth)).toBe(3_333);
  expect(
    couponDiscount(coupon({ kind: 'percent', value: 10, maxDiscount: toSatang(2_000) }), worth),
  ).toBe(2_000);
});

it('requires its minimum, and says what is missing', () => {
  const rule = coupon({ minimum: toSatang(33_334) });
  expect([untilCoupon(rule, worth), couponDiscount(rule, worth)]).toEqual([1, 0]);
  expect(untilCoupon(rule, toSatang(33_334))).toBeNull();
});

it('ships free without reducing the products', () => {
  const free = coupon({ kind: 'free_shipping', value: 0 });
  const rule = { flat: toSatang(5_000) };
  expect([couponDiscount(free, worth), couponShipping(free, rule)]).toEqual([0, undefined]);
  expect(couponShipping(coupon({}), rule)).toBe(rule);
});

it('reads a code however it was copied', () => {
  expect(couponCode('  cup10 ')).toBe('CUP10');
  expect(couponCode(['CUP10'])).toBe('');
});
