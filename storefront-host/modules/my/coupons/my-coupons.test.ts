import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { placeOrderRows } from '../../../../test/support/placed-order.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

let host: TestHost;
const DAY = 86_400_000;
const own = accounts.shopper.id;

beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  const coupon = {
    shop_id: shops.alpha.id,
    kind: 'amount',
    value: 1_000,
    begins_at: new Date(Date.now() - DAY),
    ends_at: new Date(Date.now() + DAY),
  } as const;
  await host.db
    .insertInto('coupon')
    .values([
      { ...coupon, id: 1, code: 'OPEN', title: 'ลดที่ยังใช้ได้' },
      { ...coupon, id: 2, code: 'SPENT', title: 'ลดที่ใช้แล้ว' },
      { ...coupon, id: 3, code: 'PAST', title: 'ลดที่หมดอายุ', ends_at: new Date(Date.now() - 1) },
      { ...coupon, id: 4, code: 'OTHERS', title: 'ลดของคนอื่น' },
      { ...coupon, id: 5, code: 'TYPED', title: 'ลดที่พิมพ์รหัส' },
    ])
    .execute();
  const claim = (coupon_id: number, account_id: string) => ({
    shop_id: shops.alpha.id,
    coupon_id,
    account_id,
  });
  await host.db
    .insertInto('coupon_claim')
    .values([claim(1, own), claim(2, own), claim(3, own), claim(4, accounts.ownerBeta.id)])
    .execute();
  const order = await placeOrderRows(host.db, { account_id: own });
  await host.db
    .insertInto('coupon_use')
    .values(
      [2, 5].map((coupon_id) => ({
        shop_id: shops.alpha.id,
        coupon_id,
        buyer: `account:${own}`,
        order_id: order.order_id,
        used_at: new Date(),
      })),
    )
    .execute();
});
afterAll(() => host.close());

const titles = (body: string) =>
  [...body.matchAll(/ลดที่[^<]+|ลดของคนอื่น/g)].map(([title]) => title.trim());

it.each([
  ['', ['ลดที่ยังใช้ได้']],
  ['&state=used', ['ลดที่ใช้แล้ว', 'ลดที่พิมพ์รหัส']],
  ['&state=expired', ['ลดที่หมดอายุ']],
])('shows the account’s coupons by their state: %s', async (state, expected) => {
  const cookie = await signIn(host, accounts.shopper.email);
  const { result, count } = await host.countQueries(() =>
    host.inject({ url: `/my/coupons?lang=th${state}`, headers: { cookie } }),
  );
  expect(titles(result.body).toSorted()).toEqual(expected.toSorted());
  expect(result.body.includes('/web/alpha"')).toBe(state === '');
  expect(count).toBeLessThanOrEqual(8);
});

it('says so where there are none, and knows no other state', async () => {
  const cookie = await signIn(host, accounts.ownerAlpha.email);
  const empty = await host.inject({ url: '/my/coupons?lang=en', headers: { cookie } });
  expect(empty.body).toContain('No coupons available');
  const wrong = await host.inject({ url: '/my/coupons?state=x', headers: { cookie } });
  expect(wrong.statusCode).toBe(400);
});
