import { describe, expect, it } from 'vitest';
import {
  add,
  allocate,
  bahtToSatang,
  fraction,
  multiply,
  satangToBaht,
  subtract,
  toSatang,
  vatIncluded,
} from './money.ts';

describe('money', () => {
  it.each([
    [0, 0],
    [129.5, 12_950],
    [0.1 + 0.2, 30],
    [19.99, 1_999],
    [1_234_567.89, 123_456_789],
  ])('%d baht are %d satang', (baht, satang) => {
    expect(bahtToSatang(baht)).toBe(satang);
    expect(bahtToSatang(satangToBaht(toSatang(satang)))).toBe(satang);
  });

  it.each([0.005, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d baht', (baht) => {
    expect(() => bahtToSatang(baht)).toThrow(RangeError);
  });

  it('adds, subtracts and multiplies without losing a satang', () => {
    expect(add(toSatang(1), toSatang(2), toSatang(3))).toBe(6);
    expect(subtract(toSatang(10), toSatang(3), toSatang(4))).toBe(3);
    expect(multiply(toSatang(1_999), 3)).toBe(5_997);
    expect(() => multiply(toSatang(Number.MAX_SAFE_INTEGER), 2)).toThrow(RangeError);
  });

  it.each([
    [100, 1, 3, 33],
    [5, 1, 2, 3],
    [-5, 1, 2, -3],
    [1, 1, 3, 0],
    [10_700, 7, 107, 700],
  ])('%d × %d / %d rounds half up to %d', (amount, numerator, denominator, expected) => {
    expect(fraction(toSatang(amount), numerator, denominator)).toBe(expected);
  });

  it('takes VAT out of a gross amount', () => {
    expect(vatIncluded(toSatang(10_700), 700)).toBe(700);
    expect(vatIncluded(toSatang(9_900), 700)).toBe(648);
  });

  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [101, [2, 1], [67, 34]],
    [7, [0, 0], [7, 0]],
    [0, [3, 4], [0, 0]],
    [5, [], []],
    [1_000_001, [333, 333, 334], [333_000, 333_000, 334_001]],
  ])('splits %d over %j as %j', (total, weights, parts) => {
    const split = allocate(toSatang(total), weights.map(toSatang));
    expect(split).toEqual(parts);
  });
});
