import { expect, it } from 'vitest';
import { cacheBox, cachedProduct } from './product-cache.ts';

const box = (bytes: number) => ({ attributes: '', template: Buffer.alloc(bytes), inside: [] });

/** A page that is rendered later has another object of the same product. */
const boxesOf = (id: number): number => cachedProduct({ id }).boxes.size;

it('counts boxes as they are added, and forgets the product that was asked for longest ago', () => {
  const [first, second] = [{ id: 1 }, { id: 2 }];
  for (let count = 0; count < 10; count += 1) cacheBox(first, `${count}`, box(1_000_000));
  expect(boxesOf(1)).toBe(10);
  for (let count = 0; count < 10; count += 1) cacheBox(second, `${count}`, box(1_000_000));
  expect([boxesOf(2), boxesOf(1)]).toEqual([10, 0]);
});
