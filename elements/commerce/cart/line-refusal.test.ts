import { expect, it } from 'vitest';
import { buyableQuantity, piecesOfOthers, refuseLine, type LineProduct } from './line-refusal.ts';

const cup: LineProduct = {
  has_subproducts: false,
  ready_to_sell: true,
  status: 'availability',
  remain: 5,
};

it.each([
  ['as asked', cup, 5, undefined, 5],
  ['more than is left', cup, 6, expect.objectContaining({ code: 'NOT_ENOUGH', left: 5 }), 5],
  [
    'nothing left',
    { ...cup, ready_to_sell: false, status: 'soldout' },
    1,
    expect.objectContaining({ code: 'NOSTOCK' }),
    0,
  ],
  [
    'one piece of a product limited to one per cart',
    { ...cup, one_per_cart: true },
    1,
    undefined,
    1,
  ],
  [
    'two pieces of such a product',
    { ...cup, one_per_cart: true },
    2,
    expect.objectContaining({ code: 'ONE_PER_CART' }),
    1,
  ],
  [
    'a product that is not sold through the cart',
    { ...cup, add_disabled: true },
    1,
    expect.objectContaining({ code: 'CANNOT_ADD' }),
    0,
  ],
  [
    'more than the shop sells in one order',
    { ...cup, order_limit: 2 },
    4,
    { code: 'ORDER_LIMIT', left: 2 },
    2,
  ],
])('%s', (_name, product, quantity, refusal, buyable) => {
  const found = refuseLine(product, quantity);
  expect(found).toEqual(refusal);
  expect(buyableQuantity(quantity, found)).toBe(buyable);
});

it('counts the variants of a product together, the first ones first', () => {
  const lines = [
    { of: 1, quantity: 2 },
    { of: 2, quantity: 5 },
    { of: 1, quantity: 2 },
  ];
  expect(piecesOfOthers(lines, ({ of }) => of)).toEqual([0, 0, 2]);
  expect(refuseLine({ ...cup, order_limit: 3 }, 2, 2)).toEqual({ code: 'ORDER_LIMIT', left: 1 });
});
