import { describe, expect, it } from 'vitest';
import type { ProductFilter } from '@talad/elements/api/product.contract';
import { listQueryText, parseListQuery } from './list-query.ts';
import { withoutFilter, type RemovableFilter } from './without-filter.ts';

const all: ProductFilter = {
  keyword: 'ถ้วย',
  condition: 'second_hand',
  price_min: 100,
  price_max: 500,
  special: 1,
  ready_to_sell: 1,
  brand: 'Sony',
};

describe('a filter that is taken away (spec §4 Search)', () => {
  it.each([
    ['condition', ['keyword', 'price_min', 'price_max', 'special', 'ready_to_sell', 'brand']],
    ['price', ['keyword', 'condition', 'special', 'ready_to_sell', 'brand']],
    ['ready_to_sell', ['keyword', 'condition', 'price_min', 'price_max', 'special', 'brand']],
    ['brand', ['keyword', 'condition', 'price_min', 'price_max', 'special', 'ready_to_sell']],
  ] as const satisfies readonly (readonly [RemovableFilter, readonly string[]])[])(
    '%s is gone, the rest stays',
    (kind, left) => {
      const after = withoutFilter(all, kind);
      expect(Object.keys(after)).toEqual(left);
      expect(all).toMatchObject(after);
    },
  );

  it('special is set back to 0, which is the list without it', () => {
    const after = withoutFilter(all, 'special');
    expect(after).toEqual({ ...all, special: 0 });
    const { special: _gone, ...rest } = all;
    const address = listQueryText({ filter: after, page: 1 });
    expect(address).toBe(listQueryText({ filter: rest, page: 1 }));
    expect(parseListQuery(new URLSearchParams(address))).toEqual({ filter: rest, page: 1 });
  });
});
