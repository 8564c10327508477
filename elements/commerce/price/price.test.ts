import { describe, expect, it } from 'vitest';
import { bahtToSatang, toSatang } from '../money.ts';
import { addPrices, isOnSale, lineTotal, priceRange, salePercent, sumPrice } from './price.ts';

const baht = bahtToSatang;

describe('sumPrice', () => {
  it.each([
    ['product alone', { product: 100 }, { beforeshipping: 100, shipping: 0, net: 100 }],
    [
      'beforeshipping = product − discount − lnwcash',
      { product: 100, discount: 20, lnwcash: 5 },
      { beforeshipping: 75, net: 75 },
    ],
    [
      'net = beforeshipping + shipping',
      { product: 100, discount: 20, shipping: 50 },
      { beforeshipping: 80, net: 130 },
    ],
    [
      'a product sum of zero zeroes the rest',
      { product: 0, discount: 20, lnwcash: 5, shipping: 50 },
      { discount: 0, lnwcash: 0, shipping: 0, net: 0 },
    ],
    [
      'a discount ends at the product sum',
      { product: 100, discount: 120, shipping: 50 },
      { discount: 100, beforeshipping: 0, net: 50 },
    ],
    [
      'wallet money ends at what the discount leaves',
      { product: 100, discount: 80, lnwcash: 50 },
      { lnwcash: 20, beforeshipping: 0, net: 0 },
    ],
    ['a negative discount is none', { product: 100, discount: -20 }, { discount: 0, net: 100 }],
  ])('%s', (_name, parts, expected) => {
    const sum = sumPrice({ product: baht(parts.product), ...mapBaht(parts) });
    const wanted = Object.fromEntries(
      Object.entries(expected).map(([key, value]) => [key, baht(value)]),
    );
    expect(sum).toMatchObject(wanted);
    expect(sum.net).toBe(sum.beforeshipping + sum.shipping);
    expect(sum.beforeshipping).toBe(sum.product - sum.discount - sum.lnwcash);
    expect(sum.pay).toBe(sum.net);
  });

  it('adds the blocks of several shops', () => {
    const one = sumPrice({ product: baht(100), shipping: baht(50) });
    const two = sumPrice({ product: baht(10.5), shipping: baht(30), discount: baht(0.5) });
    expect(addPrices([one, two])).toMatchObject({ product: 11_050, shipping: 8_000, net: 19_000 });
    expect(addPrices([]).net).toBe(0);
  });
});

function mapBaht(parts: Readonly<Record<string, number>>) {
  return Object.fromEntries(
    Object.entries(parts).map(([key, value]) => [key, toSatang(value * 100)]),
  );
}

describe('a line', () => {
  it('costs price times quantity', () => {
    expect(lineTotal(baht(19.99), 3)).toBe(5_997);
  });
});

interface TypedSale {
  readonly price: number;
  readonly fullPrice?: number;
  readonly flagged?: boolean;
}

describe('sale', () => {
  it.each([
    ['no full price', { price: 80 }, false, null],
    ['a full price above the price', { price: 80, fullPrice: 100 }, true, 20],
    ['a full price equal to the price', { price: 100, fullPrice: 100 }, false, null],
    ['a full price below the price', { price: 100, fullPrice: 80 }, false, null],
    ['a sale flag without a full price', { price: 80, flagged: true }, true, null],
    ['a percent is floored', { price: 667, fullPrice: 1000 }, true, 33],
    ['almost nothing off is 0', { price: 999, fullPrice: 1000 }, true, 0],
    ['free', { price: 0, fullPrice: 1000 }, true, 100],
  ])('%s', (_name, typed: TypedSale, onSale, percent) => {
    const sale = {
      price: baht(typed.price),
      fullPrice: typed.fullPrice === undefined ? null : baht(typed.fullPrice),
      flagged: typed.flagged ?? false,
    };
    expect(isOnSale(sale)).toBe(onSale);
    expect(salePercent(sale)).toBe(percent);
  });

  it('prefers the given percent', () => {
    expect(salePercent({ price: baht(80), fullPrice: baht(100) }, 25)).toBe(25);
    expect(salePercent({ price: baht(100), fullPrice: baht(80) }, 25)).toBeNull();
  });

  it('ranges from the lowest to the highest price', () => {
    expect(priceRange([baht(3), baht(1), baht(2)])).toEqual({ min: 100, max: 300 });
    expect(priceRange([baht(5)])).toEqual({ min: 500, max: 500 });
    expect(priceRange([])).toEqual({ min: 0, max: 0 });
  });
});
