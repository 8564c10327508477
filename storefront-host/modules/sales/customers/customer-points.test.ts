import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { balancesOf, setBalances } from '../../../../test/support/account-balances.ts';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { manageShop } from '../../../../test/support/manage-shop.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { newId } from '../../../db/ids.ts';

const own = accounts.shopper.id;
let host: TestHost;
let customer: string;
let guest: string;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  customer = await addCustomer(own);
  guest = await addCustomer(null);
});
afterAll(() => host.close());
beforeEach(async () => {
  await sql`DELETE FROM point_entry`.execute(host.db);
});

const manage = manageShop(() => host, { under: 'customers/' });

async function addCustomer(account_id: string | null, shop_id: number = shops.alpha.id) {
  const id = newId();
  const last_at = new Date('2026-11-20T05:00:00Z');
  await host.db
    .insertInto('customer')
    .values({ shop_id, id, account_id, name: 'สมหญิง', lang: 'th', last_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return account_id === null
    ? id
    : (
        await host.db
          .selectFrom('customer')
          .select('id')
          .where('shop_id', '=', shop_id)
          .where('account_id', '=', account_id)
          .executeTakeFirstOrThrow()
      ).id;
}

const adjust = (points: number, seen: number, more: object = {}, id = customer) =>
  manage('POST', `${id}/points`, { points, seen, reason: 'ชดเชยของส่งช้า', ...more });

describe('points that a shop adjusts by hand', () => {
  it('are given with a reason that the customer reads, and that is in the activity', async () => {
    const given = await adjust(250, 0);
    expect(given).toMatchObject({ status: 200, body: { points: 250, has_account: true } });
    expect((await balancesOf(host, own)).points).toBe(250);
    const buyer = openBrowser(host, { lang: 'en' });
    await buyer.signIn(accounts.shopper.email, 'correct horse', '/my/points');
    const page = (await buyer.get('/my/points')).html;
    expect(page).toContain('Adjusted by ร้านอัลฟา: ชดเชยของส่งช้า');
    expect(page).toContain('+250');
    const bell = (await buyer.get('/my/notifications')).html;
    expect(bell).toContain('gave you 250 points');
    expect(bell).toContain('Reason: ชดเชยของส่งช้า');
    const entry = await host.db
      .selectFrom('audit_log')
      .select(['account_id', 'before', 'after'])
      .where('shop_id', '=', shops.alpha.id)
      .where('action', '=', 'points_given')
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({
      account_id: accounts.ownerAlpha.id,
      before: { points: 0 },
      after: { points: 250, reason: 'ชดเชยของส่งช้า' },
    });
  });

  it('are taken back, never below zero and never those of another shop', async () => {
    await adjust(100, 0);
    await setBalances(host, own, { points: 1_000, wallet: 0 });
    const others = await adjust(-101, 100);
    expect([others.status, others.body.code]).toEqual([409, 'TOO_FEW_POINTS']);
    expect((await adjust(-40, 100)).body.points).toBe(60);
    await setBalances(host, own, { points: 30, wallet: 0 });
    expect((await adjust(-31, 60)).body.code).toBe('TOO_FEW_POINTS');
    expect((await adjust(-30, 60)).status).toBe(200);
    expect((await balancesOf(host, own)).points).toBe(0);
  });

  it('are given once by eight taps, and to the day’s limit by many people', async () => {
    const taps = await Promise.all(Array.from({ length: 8 }, () => adjust(10, 0)));
    expect(taps.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await balancesOf(host, own)).points).toBe(10);
    const people = await Promise.all(
      Object.values(accounts)
        .filter(({ id }) => id !== accounts.ownerAlpha.id)
        .slice(0, 4)
        .map(({ id }) => addCustomer(id)),
    );
    const answers = await Promise.all(
      people.map(async (id) => {
        const { body } = await manage('GET', id);
        return adjust(10_000, body.points, {}, id);
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
    const left = 50_000 - 10 - people.length * 10_000;
    const { body } = await manage('GET', customer);
    const [first, second] = await Promise.all([
      adjust(left, body.points),
      adjust(left, (await manage('GET', people[1] ?? '')).body.points, {}, people[1]),
    ]);
    expect([first.status, second.status].toSorted((one, other) => one - other)).toEqual([200, 409]);
    const refused = [first, second].find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'POINTS_LIMIT' });
    expect(refused?.body.message).toContain('50,000');
  });

  it.each([
    ['none', { points: 0 }, 400, 'VALIDATION'],
    ['too many at once', { points: 10_001 }, 400, 'VALIDATION'],
    ['a part of one', { points: 1.5 }, 400, 'VALIDATION'],
    ['no reason', { reason: '  ' }, 400, 'VALIDATION'],
    ['an older page', { seen: 5 }, 409, 'CONFLICT'],
    ['an unknown field', { wallet: 5 }, 400, 'VALIDATION'],
  ])('with %s are refused', async (_name, wrong, status, code) => {
    const refused = await adjust(10, 0, wrong);
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect((await balancesOf(host, own)).points).toBe(0);
  });

  it('need an account, another one than the giver’s, and a customer of the shop', async () => {
    expect((await adjust(10, 0, {}, guest)).body.code).toBe('NO_ACCOUNT');
    const owner = await addCustomer(accounts.ownerAlpha.id);
    expect((await adjust(10, 0, {}, owner)).body.code).toBe('OWN_POINTS');
    const others = await addCustomer(own, shops.beta.id);
    expect((await adjust(10, 0, {}, others)).status).toBe(404);
  });
});
