import { describe, expect, it } from 'vitest';
import { couponDiscount, couponShipping, type CouponRule } from './coupon.ts';
import { bahtToSatang as baht, subtract, toSatang, type Satang } from '../money.ts';
import { runningDiscount } from './promotion.ts';
import { orderTotal } from './order-total.ts';
import { seeded } from '../../../test/support/seeded.ts';
import { earnPoints, spendPoints } from './points.ts';

const one = toSatang(1);

describe('points', () => {
  it.each([
    ['all that fit', 500, 1, 1_000, [500, 500]],
    ['no more than the rest', 5_000, 1, 1_000, [1_000, 1_000]],
    ['whole points only', 9, 25, 110, [4, 100]],
    ['none of a balance below zero', -40, 1, 1_000, [0, 0]],
    ['none that are worth nothing', 500, 0, 1_000, [0, 0]],
    ['none where nothing is left', 500, 1, 0, [0, 0]],
  ])('spends %s', (_name, count, value, limit, expected) => {
    const spent = spendPoints({ count, value: toSatang(value) }, toSatang(limit));
    expect([spent.count, spent.worth]).toEqual(expected);
  });

  it('gives one for each whole part of the paid price', () => {
    expect(earnPoints(baht(259.99), baht(1))).toBe(259);
    expect(earnPoints(baht(259.99), baht(25))).toBe(10);
    expect(earnPoints(baht(259.99), baht(0))).toBe(0);
  });
});

describe('an order with points and wallet money', () => {
  const cup = { unitPrice: baht(107), quantity: 1 };
  const rule = { flat: baht(50), freeFrom: baht(100) };

  it('counts points after the discount and before the wallet', () => {
    const total = orderTotal([cup], undefined, {
      discount: baht(7),
      points: { count: 6_000, value: one },
      lnwcash: baht(500),
      vatRate: 700,
    });
    expect(total.points).toEqual({ count: 6_000, worth: 6_000 });
    expect(total.price).toMatchObject({ product: 10_700, discount: 6_700, lnwcash: 4_000, net: 0 });
    // Points reduce the taxed price, wallet money pays it: 7/107 of ฿40.
    expect(total.vat).toBe(262);
  });

  it('keeps free shipping when points take the price below its minimum', () => {
    const points = { count: 9_000, value: one };
    expect(orderTotal([cup], rule, { points }).price).toMatchObject({ shipping: 0, net: 1_700 });
  });

  it('of free goods takes no points, no wallet money and no fee', () => {
    const all = { points: { count: 10, value: one }, lnwcash: baht(10) };
    const { price, points } = orderTotal([{ ...cup, unitPrice: toSatang(0) }], rule, all);
    expect([price.discount, price.lnwcash, price.shipping, price.net]).toEqual([0, 0, 0, 0]);
    expect(points.count).toBe(0);
  });
});

it('10,000 random carts are never negative, and their lines sum to the total in any order', () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const { upTo, chance } = seeded(seed);
  for (let cart = 0; cart < 10_000; cart += 1) {
    const lines = Array.from({ length: 1 + upTo(4) }, () => ({
      unitPrice: promoted(toSatang(upTo(50_000)), upTo, chance(0.3)),
      quantity: upTo(3),
      isVatExempt: upTo(3) === 0,
      shipsFree: upTo(5) === 0,
    }));
    const kind = (['percent', 'amount', 'free_shipping'] as const)[upTo(2)] ?? 'amount';
    const coupon: CouponRule = {
      kind,
      value: upTo(kind === 'percent' ? 100 : 10_000),
      minimum: toSatang(0),
      maxDiscount: upTo(1) === 0 ? null : toSatang(upTo(5_000)),
    };
    const points = { count: upTo(60_000) - 1_000, value: toSatang(upTo(30)) };
    const lnwcash = toSatang(upTo(100_000));
    const rule = { flat: toSatang(upTo(10_000)), freeFrom: toSatang(upTo(100_000)) };
    const price = (of: typeof lines) => {
      const { product } = orderTotal(of, undefined).price;
      const discount = couponDiscount(coupon, product);
      const terms = { discount, points, lnwcash, vatRate: 700 };
      return { discount, total: orderTotal(of, couponShipping(coupon, rule), terms) };
    };
    const { discount, total } = price(lines);
    const { price: block, points: spent } = total;
    const sum = (of: 'total' | 'discount') => total.lines.reduce((all, line) => all + line[of], 0);
    expect(Math.min(...Object.values(block), spent.count, spent.worth, total.vat)).toBeGreaterThan(
      -1,
    );
    expect(sum('total')).toBe(block.product);
    expect(sum('discount')).toBe(block.discount);
    expect(block.beforeshipping).toBe(block.product - block.discount - block.lnwcash);
    expect(block.net).toBe(block.beforeshipping + block.shipping);
    expect(spent.count).toBeLessThanOrEqual(Math.max(0, points.count));
    expect(spent.worth).toBe(spent.count * points.value);
    expect(block.discount).toBe(Math.min(discount, block.product) + spent.worth);
    expect(block.lnwcash).toBeLessThanOrEqual(lnwcash);
    const turned = price(lines.toReversed()).total;
    expect([turned.price, turned.points], `seed ${seed}`).toEqual([block, spent]);
    // A remainder of one satang goes to another line, and only one of them may bear VAT.
    expect(Math.abs(turned.vat - total.vat)).toBeLessThanOrEqual(1);
    expect(total.vat).toBeLessThanOrEqual(Math.ceil(((block.net + block.lnwcash) * 7) / 107));
    const exempt = lines.map((line) => ({ ...line, isVatExempt: true }));
    expect(price(exempt).total.vat).toBe(0);
  }
});

/** Creates a price with running promotions, of which the best one applies. */
function promoted(price: Satang, upTo: (most: number) => number, runs: boolean): Satang {
  if (!runs) return price;
  const times = { begins: 0, ends: 2 };
  const promotions = [
    { kind: 'percent', value: upTo(100), ...times },
    { kind: 'amount', value: upTo(60_000), ...times },
  ] as const;
  const left = subtract(price, runningDiscount(promotions, price, 1));
  expect(left).toBeGreaterThanOrEqual(0);
  return left;
}
