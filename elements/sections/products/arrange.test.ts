import { expect, it } from 'vitest';
import { products } from '../../../test/registry/fixtures.ts';
import { gridLook, stallsOf, wholeRows, withoutSoldOut } from './arrange.ts';

const some = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);
const plain = { layout: 'grid', columns: 0, columnsPhone: 2, gutter: 'normal' } as const;

it('sold-out products stay, go last or go away', () => {
  const gone = products.filter(({ remain }) => remain === 0);
  expect(gone.length).toBeGreaterThan(0);
  expect(withoutSoldOut(products, 'show')).toEqual(products);
  expect(withoutSoldOut(products, 'last').slice(-gone.length)).toEqual(gone);
  expect(withoutSoldOut(products, 'last')).toHaveLength(products.length);
  expect(withoutSoldOut(products, 'hide')).toHaveLength(products.length - gone.length);
});

it('without options the number of products alone decides the columns', () => {
  expect(gridLook(plain, 8)).toBe('');
  expect(wholeRows(some(7), plain)).toHaveLength(7);
});

it.each([
  ['grid', 3, 8, 0, 6],
  ['grid', 5, 12, 0, 10],
  ['grid', 6, 4, 0, 4],
  ['board', 5, 15, 0, 15],
  ['lead', 0, 8, 0, 5],
  ['lead', 0, 4, 0, 3],
  ['tiles', 0, 8, 2, 6],
  ['tiles', 0, 12, 4, 12],
  ['rows', 4, 5, 0, 5],
] as const)(
  '%s of %i columns: %i products and %i squares leave %i',
  (layout, columns, n, tiles, left) => {
    expect(wholeRows(some(n), { layout, columns }, tiles)).toHaveLength(left);
  },
);

it('a shop has one stall, where its first product is', () => {
  const [one, two] = products;
  if (!one || !two) throw new Error('two products');
  const other = { ...two, shop_id: 99, shop: { ...two.shop, title: 'ร้านอื่น' } };
  expect(
    stallsOf([one, other, one, one]).map(({ shop, products: own }) => [shop.title, own.length]),
  ).toEqual([
    [one.shop.title, 2],
    ['ร้านอื่น', 1],
  ]);
});
