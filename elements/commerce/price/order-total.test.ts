import { describe, expect, it } from 'vitest';
import { bahtToSatang as baht } from '../money.ts';
import { orderTotal } from './order-total.ts';
import { shippingFee, untilFreeShipping } from '../delivery/shipping.ts';

const rule = { flat: baht(50), freeFrom: baht(1000) };
const line = (price: number, quantity: number) => ({ unitPrice: baht(price), quantity });

describe('shipping', () => {
  it.each([
    ['no rule ships free', undefined, 100, 0, null],
    ['flat', { flat: baht(50) }, 5_000, 50, null],
    ['below the free amount', rule, 999.99, 50, 0.01],
    ['from the free amount on', rule, 1000, 0, null],
    ['nothing to ship', rule, 0, 0, 1000],
  ])('%s', (_name, shipping, worth, fee, missing) => {
    expect(shippingFee(shipping, { worth: baht(worth), grams: 0, pieces: 1 })).toBe(baht(fee));
    expect(untilFreeShipping(shipping, baht(worth))).toBe(missing === null ? null : baht(missing));
  });
});

describe('an order', () => {
  it('sums lines, shipping and the contained VAT, once', () => {
    const total = orderTotal([line(120, 2), line(80.5, 1)], rule, { vatRate: 700 });
    expect(total.lines.map((one) => one.total)).toEqual([24_000, 8_050]);
    expect(total.price).toMatchObject({ product: 32_050, shipping: 5_000, net: 37_050 });
    expect(total.vat).toBe(2_424);
  });

  // The values were computed by hand: book 250 × 2 = 500 exempt, cup 129.50 bears VAT, discount
  // 100, shipping 50. The cup's share of the discount is 100 × 129.50 / 629.50 = 20.57, of the
  // shipping 10.29: 129.50 − 20.57 + 10.29 = 119.22, of which 7/107 is 7.80.
  it('takes VAT only of taxed lines, after discount and shipping', () => {
    const book = { ...line(250, 2), isVatExempt: true };
    const total = orderTotal([book, line(129.5, 1)], rule, {
      discount: baht(100),
      vatRate: 700,
    });
    expect(total.lines.map((one) => one.discount)).toEqual([7_943, 2_057]);
    expect(total.price.net).toBe(57_950);
    expect(total.vat).toBe(780);
  });

  it('of exempt goods only has no VAT, shipping included', () => {
    const book = { ...line(250, 2), isVatExempt: true };
    expect(orderTotal([book], rule, { vatRate: 700 })).toMatchObject({
      price: { net: 55_000 },
      vat: 0,
    });
  });

  it('owes the same VAT when the wallet pays a part of it', () => {
    const { price, vat } = orderTotal([line(1070, 1)], undefined, {
      lnwcash: baht(500),
      vatRate: 700,
    });
    expect([price.net, vat]).toEqual([57_000, 7_000]);
  });

  it('splits a discount over the lines without losing a satang', () => {
    const total = orderTotal([line(100, 1), line(100, 1), line(100, 1)], rule, {
      discount: baht(100),
    });
    expect(total.lines.map((one) => one.discount)).toEqual([3_334, 3_333, 3_333]);
    expect(total.price.net).toBe(baht(250));
  });

  it('ships free products free, and with other products for their fee', () => {
    const free = { ...line(200, 1), shipsFree: true };
    expect(orderTotal([free], rule).price.shipping).toBe(0);
    expect(orderTotal([free, line(100, 1)], rule).price.shipping).toBe(baht(50));
    // A line that cannot be bought is not shipped.
    expect(orderTotal([free, line(100, 0)], rule).price).toMatchObject({
      shipping: 0,
      net: 20_000,
    });
  });

  it('compares the free-shipping minimum with the total after the discount', () => {
    expect(orderTotal([line(1000, 1)], rule, { discount: baht(1) }).price.shipping).toBe(baht(50));
    expect(orderTotal([line(1000, 1)], rule).price.shipping).toBe(0);
  });

  it('without lines costs nothing', () => {
    expect(orderTotal([], rule)).toMatchObject({ lines: [], vat: 0, price: { net: 0 } });
  });
});
