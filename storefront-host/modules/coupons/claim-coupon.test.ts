import { randomUUID } from 'node:crypto';
import { toSatang } from '@talad/elements/commerce/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, products, shops } from '../../../test/support/fixture-market.ts';
import { signIn } from '../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';
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
  const asked = { shopId: shops.alpha.id, code: 'FIVE', lang: 'th', now: new Date() } as const;
  const sum = toSatang(products.cup.price);
  // Who has one uses it when there are no others left.
  const own = await judgeCoupon(host.db, { ...asked, accountId: lucky }, sum);
  const other = await judgeCoupon(host.db, { ...asked, accountId: null }, sum);
  expect([own.ok, other]).toEqual([true, { ok: false, refusal: { code: 'COUPON_GONE' } }]);
});

it('tells a guest its code, and keeps it for who is signed in', async () => {
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
