import { randomUUID } from 'node:crypto';
import { toSatang } from '@talad/elements/commerce/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { signIn, signInAtShop } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { judgeCoupon } from './checkout-coupon.ts';
import { claimCoupon } from './claim-coupon.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  const coupon = {
    shop_id: shops.alpha.id,
    title: 'ลด',
    kind: 'amount',
    value: 1_000,
    begins_at: new Date(Date.now() - 60_000),
    ends_at: new Date(Date.now() + 3_600_000),
  } as const;
  await host.db
    .insertInto('coupon')
    .values([
      { ...coupon, id: 1, code: 'FIVE', quota: 5 },
      { ...coupon, id: 2, code: 'ALL' },
      { ...coupon, id: 3, code: 'OLD', ends_at: new Date(Date.now() - 1) },
    ])
    .execute();
});
afterAll(() => host.close());

const claim = (id: number, accountId: string | null) =>
  claimCoupon(host.db, {
    couponId: id,
    onlyShop: shops.alpha.id,
    accountId,
    now: new Date(),
  });
const claimed = async () =>
  (
    await host.db
      .selectFrom('coupon')
      .select('claimed')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
  ).claimed;

it('is collected five times by 64 accounts at once, and once by each', async () => {
  const people = Array.from({ length: 64 }, () => randomUUID());
  const results = await Promise.all(people.map((id) => claim(1, id)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(5);
  expect(await claimed()).toBe(5);
  const lucky = people[results.findIndex(({ ok }) => ok)] ?? '';
  expect(await claim(1, lucky)).toMatchObject({ ok: true });
  expect(await claimed()).toBe(5);
  expect(await claim(1, null)).toEqual({ ok: false, code: 'COUPON_GONE' });
  const couponRequest = {
    shopId: shops.alpha.id,
    code: 'FIVE',
    lang: 'th',
    now: new Date(),
  } as const;
  const sum = toSatang(products.cup.price);
  // A customer who claimed one can still use it when none are left to claim.
  const own = await judgeCoupon(host.db, { ...couponRequest, accountId: lucky }, sum);
  const other = await judgeCoupon(host.db, { ...couponRequest, accountId: null }, sum);
  expect([own.ok, other]).toEqual([true, { ok: false, refusal: { code: 'COUPON_GONE' } }]);
});

it('shows a guest its code, and stores it for a signed-in customer', async () => {
  const ask = (id: number, headers: Record<string, string> = {}) =>
    host.inject({
      method: 'POST',
      url: `/api/v1/coupons/${id}/claim?site=alpha`,
      headers: { origin: 'http://localhost:4000', ...headers },
      payload: {},
    });
  expect((await ask(2)).json()).toMatchObject({ kept: 'browser', coupon: { code: 'ALL' } });
  const cookie = await signIn(host, accounts.shopper.email);
  expect((await ask(2, { cookie })).json()).toMatchObject({ kept: 'account' });
  const rows = await host.db
    .selectFrom('coupon_claim')
    .selectAll()
    .where('coupon_id', '=', 2)
    .execute();
  expect(rows.map((row) => row.account_id)).toEqual([accounts.shopper.id]);
  expect((await ask(3)).statusCode).toBe(404);
  expect((await ask(1)).json()).toMatchObject({ code: 'COUPON_GONE' });
});

it('adopts a guest’s coupons, once, and none that has ended', async () => {
  const merge = (cookie: string, ids: readonly number[], at = 'localhost:4000') =>
    host.inject({
      method: 'POST',
      url: '/api/v1/coupons/merge',
      headers: { host: at, origin: `http://${at}`, ...(cookie && { cookie }) },
      payload: { ids },
    });
  const own = async () =>
    (
      await host.db
        .selectFrom('coupon_claim')
        .select('coupon_id')
        .where('account_id', '=', accounts.ownerBeta.id)
        .execute()
    ).map((row) => row.coupon_id);
  const [before] = await host.db
    .selectFrom('coupon')
    .select('claimed')
    .where('id', '=', 1)
    .execute();
  await host.db.updateTable('coupon').set({ claimed: 4 }).where('id', '=', 1).execute();
  const cookie = await signIn(host, accounts.ownerBeta.email);
  // Coupon 1 has one left, coupon 3 has ended, and coupon 99 never existed.
  expect((await merge(cookie, [3, 1, 2, 99, 1])).json()).toEqual({ kept: [1, 2] });
  expect((await own()).toSorted((a, b) => a - b)).toEqual([1, 2]);
  expect(await claimed()).toBe(before?.claimed);
  expect((await merge(cookie, [1, 2])).json()).toEqual({ kept: [1, 2] });
  expect(await claimed()).toBe(before?.claimed);
  const late = await signIn(host, accounts.shopper.email);
  expect((await merge(late, [1])).json()).toEqual({ kept: [] });

  expect((await merge('', [2])).statusCode).toBe(401);
  expect(
    (
      await merge(
        cookie,
        Array.from({ length: 61 }, () => 2),
      )
    ).statusCode,
  ).toBe(400);
  const shop = await signInAtShop(host, accounts.staffAlpha.email, shops.beta.id);
  const there = await merge(shop, [2], 'beta.talad.localhost:4000');
  expect(there.json()).toEqual({ kept: [] });
});
