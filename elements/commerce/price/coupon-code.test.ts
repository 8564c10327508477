import { expect, it } from 'vitest';
import { randomCode } from './coupon-code.ts';

it('makes codes that are read aloud without a mistake, each one once', () => {
  const codes = Array.from({ length: 2_000 }, () => randomCode(9));
  expect(new Set(codes).size).toBe(2_000);
  expect(codes.every((code) => /^[2-9A-HJKMNP-Z]{9}$/.test(code))).toBe(true);
});

it('uses each character about as often as any other', () => {
  const counts = Map.groupBy(randomCode(31_000), (character) => character);
  expect(counts.size).toBe(31);
  for (const found of counts.values()) expect(Math.abs(found.length - 1_000)).toBeLessThan(250);
});
