import { expect, it } from 'vitest';
import { toSatang } from '../money.ts';
import { discountedPrice, isRunning, promotionTime, runningDiscount } from './promotion.ts';

const noon = Date.parse('2026-11-20T12:00:00+07:00');
const hour = 3_600_000;
const running = { begins: noon - hour, ends: noon + hour };

it('reads a time without a zone as Thai time', () => {
  expect(promotionTime('2026-11-20 12:00')).toBe(noon);
  expect(promotionTime('2026-11-20T12:00:00')).toBe(noon);
  expect(promotionTime('2026-11-20')).toBe(noon - 12 * hour);
  expect(promotionTime('2026-11-20T05:00:00Z')).toBe(noon);
  expect(promotionTime('soon')).toBeNull();
});

it('runs from its first second to the one before its end', () => {
  expect(isRunning(running, running.begins - 1)).toBe(false);
  expect(isRunning(running, running.begins)).toBe(true);
  expect(isRunning(running, running.ends - 1)).toBe(true);
  expect(isRunning(running, running.ends)).toBe(false);
});

it('uses the largest running discount, a percentage of the highest price', () => {
  const promotions = [
    { kind: 'amount', value: 3_000, ...running },
    { kind: 'percent', value: 20, ...running },
    { kind: 'percent', value: 90, begins: noon + 1, ends: noon + 2 },
  ] as const;
  expect(runningDiscount(promotions, toSatang(20_000), noon)).toBe(4_000);
  expect(runningDiscount(promotions, toSatang(10_000), noon)).toBe(3_000);
  expect(runningDiscount(promotions, toSatang(2_000), noon)).toBe(2_000);
  expect(runningDiscount([], toSatang(20_000), noon)).toBe(0);
});

it('rounds percentages to whole baht and never goes below zero', () => {
  expect(discountedPrice(toSatang(12_900), { kind: 'percent', value: 15 })).toBe(10_900);
  expect(discountedPrice(toSatang(12_950), { kind: 'amount', value: 1_000 })).toBe(11_950);
  expect(discountedPrice(toSatang(500), { kind: 'amount', value: 1_000 })).toBe(0);
  expect(discountedPrice(toSatang(90), { kind: 'percent', value: 10 })).toBe(81);
});
