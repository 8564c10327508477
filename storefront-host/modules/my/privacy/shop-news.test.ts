import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => host.close());

it('lists the shops that may send offers, and stops one of them for this account alone', async () => {
  const at = new Date();
  const row = {
    name: 'สมหญิง',
    lang: 'th',
    last_at: at,
    marketing: true,
    marketing_at: at,
  } as const;
  const { shopper, ownerBeta } = accounts;
  await host.db
    .insertInto('customer')
    .values([
      { ...row, shop_id: shops.alpha.id, account_id: shopper.id },
      { ...row, shop_id: shops.beta.id, account_id: shopper.id },
      { ...row, shop_id: shops.alpha.id, account_id: ownerBeta.id },
    ])
    .execute();
  const cookie = `lang=en; ${await signIn(host, shopper.email)}`;
  const page = async () => (await host.inject({ url: '/my/privacy', headers: { cookie } })).body;
  const stop = `Stop offers from ${shops.alpha.title}`;
  expect(await page()).toContain(stop);
  const { statusCode, headers } = await host.inject({
    method: 'POST',
    url: `/my/privacy/news/${shops.alpha.id}`,
    headers: { cookie, origin: 'http://localhost:4000' },
  });
  expect([statusCode, headers.location]).toEqual([303, '/my/privacy?saved=1']);
  expect(await page()).not.toContain(stop);
  expect(await page()).toContain(`Stop offers from ${shops.beta.title}`);
  const left = await host.db
    .selectFrom('customer')
    .select(['shop_id', 'account_id'])
    .where('marketing', '=', true)
    .execute();
  expect(left).toHaveLength(2);
  expect(
    await host.db.selectFrom('customer_consent').select(['is_given', 'source']).execute(),
  ).toEqual([{ is_given: false, source: 'account' }]);
});
