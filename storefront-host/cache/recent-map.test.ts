import { expect, test } from 'vitest';
import { createRecentMap } from './recent-map.ts';

test('keeps what fits, and of it what was asked for last', () => {
  const map = createRecentMap<number>(100);
  map.set('a', 1, 40);
  map.set('b', 2, 40);
  expect(map.get('a')).toBe(1);
  map.set('c', 3, 40);
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3]);
  expect(map.bytes).toBe(80);
});

test('counts what is set again once, and keeps nothing that is too large', () => {
  const map = createRecentMap<string>(100);
  map.set('a', 'small', 60);
  map.set('a', 'again', 50);
  expect([map.get('a'), map.bytes]).toEqual(['again', 50]);
  map.set('b', 'huge', 500);
  expect([map.get('b'), map.bytes]).toEqual([undefined, 0]);
});
