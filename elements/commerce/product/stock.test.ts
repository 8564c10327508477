import { describe, expect, it } from 'vitest';
import { UNLIMITED_REMAIN } from '../limits.ts';
import { canAddToCart, isReadyToSell, shownStatus } from './product-status.ts';
import { settleQuantity, typeQuantity } from '../cart/quantity.ts';
import { maxQuantity, remainingOf, sumRemain } from './stock.ts';

describe('stock', () => {
  it.each([
    [0, 0],
    [7, 7],
    [-2, 0],
    [UNLIMITED_REMAIN, 999],
    [1_500, 1_500],
  ])('of a remaining value of %d, %d can be bought', (remain, expected) => {
    expect(remainingOf(remain)).toBe(expected);
  });

  it.each([
    ['remaining stock', 5, 10, 5],
    ['else a configured maximum', undefined, 10, 10],
    ['else 999', undefined, undefined, 999],
    ['nothing left is nothing', 0, 10, 0],
    ['unlimited counts as 999', UNLIMITED_REMAIN, 10, 999],
  ])('the maximum is %s', (_name, remain, configured, expected) => {
    expect(maxQuantity(remain, configured)).toBe(expected);
  });

  it('of a product with options is the sum, or unlimited', () => {
    expect(sumRemain([4, 0, 7])).toBe(11);
    expect(sumRemain([4, UNLIMITED_REMAIN])).toBe(UNLIMITED_REMAIN);
    expect(sumRemain([])).toBe(0);
  });
});

describe('the quantity field', () => {
  it.each([
    ['abc', 999, 1],
    ['', 999, 1],
    ['2.9', 999, 2],
    ['0', 999, 1],
    ['-5', 999, 1],
    ['12', 5, 5],
    ['1000', 999, 999],
    ['๓', 999, 3],
    [' 4 ', 999, 4],
    ['Infinity', 999, 1],
    ['3', 0, 1],
  ])('%j of at most %d becomes %d', (input, max, expected) => {
    expect(settleQuantity(input, max)).toBe(expected);
  });

  it('can be empty while typing', () => {
    expect(typeQuantity('', 5)).toBe('');
    expect(typeQuantity('7', 5)).toBe(5);
  });
});

describe('status', () => {
  it.each([
    ['availability', 3, true, 'availability'],
    ['preorder', 3, true, 'preorder'],
    ['availability', 0, false, 'soldout'],
    ['preorder', 0, false, 'soldout'],
    ['soldout', 3, false, 'soldout'],
    ['comingsoon', 3, false, 'comingsoon'],
    ['comingsoon', 0, false, 'comingsoon'],
    ['discontinued', 3, false, 'discontinued'],
  ])('%s with %d left is ready to sell: %s, shown as %s', (status, remain, ready, shown) => {
    expect(isReadyToSell(status, remain)).toBe(ready);
    expect(shownStatus(status, remain)).toBe(shown);
  });

  it('a product with subproducts is not added itself', () => {
    expect(canAddToCart({ ready_to_sell: true, has_subproducts: false })).toBe(true);
    expect(canAddToCart({ ready_to_sell: true, has_subproducts: true })).toBe(false);
    expect(canAddToCart({ ready_to_sell: false, has_subproducts: false })).toBe(false);
  });
});
