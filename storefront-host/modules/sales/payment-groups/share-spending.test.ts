import { describe, expect, it } from 'vitest';
import { toSatang, ZERO } from '@talad/elements/commerce/money';
import { shareSpending } from './share-spending.ts';

const of = (...prices: number[]) => prices.map(toSatang);
const points = (count: number, value = 1) => ({ count, value: toSatang(value) });

describe('points and wallet money over the orders of several shops', () => {
  it('share in proportion to the goods, to the satang', () => {
    const shares = shareSpending(of(10_000, 20_000, 3), { lnwcash: toSatang(10_001) });
    expect(shares.map(({ lnwcash }) => lnwcash)).toEqual([3_333, 6_667, 1]);
  });

  it('count points first, in whole points, and the wallet over what they leave', () => {
    const shares = shareSpending(of(1_050, 950), {
      points: points(15, 100),
      lnwcash: toSatang(10_000),
    });
    expect(shares).toEqual([
      { points: { count: 8, value: 100 }, lnwcash: 250 },
      { points: { count: 7, value: 100 }, lnwcash: 250 },
    ]);
  });

  it('spend all that is on hand or all that can be paid, never more than an order costs', () => {
    let seed = 7;
    const random = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % (most + 1);
    };
    for (let round = 0; round < 2_000; round += 1) {
      const goods = of(...Array.from({ length: 1 + random(5) }, () => random(50_000)));
      const value = [1, 7, 100][random(2)] ?? 1;
      const onHand = points(random(3_000), value);
      const lnwcash = toSatang(random(120_000));
      const shares = shareSpending(goods, { points: onHand, lnwcash });
      const spent = shares.map(({ points: own }) => (own?.count ?? 0) * value);
      shares.forEach(({ lnwcash: money = ZERO }, at) => {
        expect(money).toBeGreaterThanOrEqual(0);
        expect((spent[at] ?? 0) + money).toBeLessThanOrEqual(goods[at] ?? 0);
      });
      const most = goods.reduce((total, price) => total + Math.floor(price / value), 0);
      const counted = shares.reduce((total, { points: own }) => total + (own?.count ?? 0), 0);
      expect(counted).toBe(Math.min(onHand.count, most));
      const rest = goods.reduce((total, price) => total + price, 0) - counted * value;
      const money = shares.reduce((total, share) => total + (share.lnwcash ?? 0), 0);
      expect(money).toBe(Math.min(lnwcash, rest));
    }
  });

  it('spend nothing where nothing was chosen', () => {
    expect(shareSpending(of(100, 200), {})).toEqual([{ lnwcash: 0 }, { lnwcash: 0 }]);
  });
});
