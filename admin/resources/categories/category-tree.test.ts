import { describe, expect, it } from 'vitest';
import type { TreeCategory } from '../../../storefront-host/modules/catalog/categories/manage-categories.contract.ts';
import { fitsBelow, inTreeOrder, moved, placeAfter, type Step } from './category-tree.ts';

const one = (id: number, parent_id: number | null = null): TreeCategory => ({
  id,
  parent_id,
  titles: { th: `หมวด ${id}`, en: '' },
  slug: String(id),
  picture: null,
  product_count: 0,
  count_sum: 0,
  revision: 1,
});
/** The tree is 1 (4 (6), 5), 2, 3. */
const tree = [one(1), one(2), one(3), one(4, 1), one(5, 1), one(6, 4)];
const after = (id: number, step: Step) => {
  const place = placeAfter(tree, id, step);
  return place && inTreeOrder(moved(tree, id, place)).map((row) => row.id);
};

describe('a step', () => {
  it.each<[number, Step, readonly number[] | null]>([
    [2, 'up', [2, 1, 4, 6, 5, 3]],
    [1, 'up', null],
    [1, 'down', [2, 1, 4, 6, 5, 3]],
    [2, 'down', [1, 4, 6, 5, 3, 2]],
    [3, 'down', null],
    [2, 'in', [1, 4, 6, 5, 2, 3]],
    [4, 'in', null],
    [5, 'out', [1, 4, 6, 5, 2, 3]],
    [6, 'out', [1, 4, 6, 5, 2, 3]],
    [3, 'out', null],
  ])('of %d %s gives %j', (id, step, expected) => {
    expect(after(id, step)).toEqual(expected);
  });

  it('leads out to the level of the parent', () => {
    expect(placeAfter(tree, 6, 'out')).toEqual({ parent_id: 1, before_id: 5 });
    expect(placeAfter(tree, 5, 'out')).toEqual({ parent_id: null, before_id: 2 });
  });
});

describe('a category fits', () => {
  it('below others, and never below itself', () => {
    expect(fitsBelow(tree, 1, 6)).toBe(false);
    expect(fitsBelow(tree, 1, 1)).toBe(false);
    expect(fitsBelow(tree, 1, 2)).toBe(true);
    expect(fitsBelow(tree, 6, null)).toBe(true);
  });

  it('five levels deep, with all below it', () => {
    const deep = [...tree, one(7, 6), one(8, 2), one(9, 8)];
    expect(fitsBelow(deep, null, 7)).toBe(true);
    expect(fitsBelow(deep, 8, 6)).toBe(true);
    expect(fitsBelow(deep, 8, 7)).toBe(false);
  });
});
