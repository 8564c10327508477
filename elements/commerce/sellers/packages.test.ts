import { expect, it } from 'vitest';
import { freeCredit, packagePlans, packagePrice } from './packages.ts';

it('the plans have the prices and credits of the price list', () => {
  const list = packagePlans.map((plan) => {
    const [term] = plan.months;
    const price = packagePrice(plan, term?.month ?? 2);
    return [plan.key, plan.adsBudget, term?.day ?? null, price, freeCredit(plan, price, true)];
  });
  expect(list).toEqual([
    ['BASIX', 100, 90, 9_000, 900],
    ['XTANDARD', 300, 60, 18_000, 3_600],
    ['PREMIUMX', 1_000, null, 60_000, 18_000],
  ]);
});

it('there is no bonus credit while the promotion is off, and never more than the maximum', () => {
  const [basic] = packagePlans;
  if (!basic) throw new Error('no plans');
  expect(freeCredit(basic, 9_000, false)).toBe(0);
  expect(freeCredit(basic, 90_000, true)).toBe(900);
});
