import { beforeEach, describe, expect, it } from 'vitest';
import { shops } from '../../../../test/support/fixture-market.ts';
import { taxedStage } from '../../../../test/support/taxed-shop.ts';
import { issueOnRequest } from './issue-paper.ts';
import { takePaperNumber } from './paper-number.ts';

const SHOP = shops.alpha.id;
const stage = taxedStage();
beforeEach(async () => {
  stage.now = new Date('2026-11-20T05:00:00Z');
  await stage.host.db.deleteFrom('paper').execute();
  await stage.host.db.deleteFrom('paper_series').execute();
  await stage.shop.register(true);
});

/** Returns the number of the only paper of an order. */
async function numberOf(orderId: string): Promise<string | undefined> {
  return (await stage.shop.call('GET', `orders/${orderId}/papers`)).body.papers[0]?.number;
}

describe('numbers of papers', () => {
  it('have no gap when twenty orders are paid at once, and one is rolled back', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 21; n += 1) ids.push(await stage.shop.sell());
    await stage.host.db.deleteFrom('paper').execute();
    await stage.host.db.deleteFrom('paper_series').execute();
    const [lost = '', ...others] = ids;
    const issue = (orderId: string, isLost: boolean) =>
      stage.host.db.transaction().execute(async (trx) => {
        const act = { shopId: SHOP, orderId, accountId: null, at: stage.now };
        await issueOnRequest(trx, act, null);
        if (isLost) throw new Error('rolled back');
      });
    const results = await Promise.allSettled([
      ...others.slice(0, 10).map((id) => issue(id, false)),
      issue(lost, true),
      ...others.slice(10).map((id) => issue(id, false)),
    ]);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    const papers = await stage.host.db
      .selectFrom('paper')
      .select('serial')
      .orderBy('serial')
      .execute();
    expect(papers.map(({ serial }) => serial)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
  });

  it('begin again in each month of Thailand', async () => {
    stage.now = new Date('2026-11-30T16:59:00Z');
    expect(await numberOf(await stage.shop.sell())).toBe('AB00001-202611-00001');
    stage.now = new Date('2026-11-30T17:01:00Z');
    expect(await numberOf(await stage.shop.sell())).toBe('AB00001-202612-00001');
  });

  it('are series of their own of two establishments side by side, without gaps', async () => {
    const numbers: (string | undefined)[] = [];
    for (const branch of ['00001', '00009', '00001', '00009', '00009', '00001']) {
      await stage.shop.register(true, { branch });
      numbers.push(await numberOf(await stage.shop.sell()));
    }
    expect(numbers).toEqual([
      'AB00001-202611-00001',
      'AB00009-202611-00001',
      'AB00001-202611-00002',
      'AB00009-202611-00002',
      'AB00009-202611-00003',
      'AB00001-202611-00003',
    ]);

    const take = (shopId: number, branch: string, isLost: boolean) =>
      stage.host.db.transaction().execute(async (trx) => {
        const series = { shopId, kind: 'abbreviated', branch, month: '2026-11' } as const;
        const { serial } = await takePaperNumber(trx, series);
        if (isLost) throw new Error('rolled back');
        return serial;
      });
    const takeEight = async (shopId: number, branch: string) => {
      const taken = await Promise.allSettled(
        Array.from({ length: 8 }, (_, n) => take(shopId, branch, n === 3)),
      );
      return taken
        .flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
        .toSorted((a, b) => a - b);
    };
    // All at once, and an establishment of another shop with the same number.
    expect(
      await Promise.all([
        takeEight(SHOP, '00001'),
        takeEight(SHOP, '00009'),
        takeEight(shops.beta.id, '00001'),
      ]),
    ).toEqual([
      [4, 5, 6, 7, 8, 9, 10],
      [4, 5, 6, 7, 8, 9, 10],
      [1, 2, 3, 4, 5, 6, 7],
    ]);
  });
});
