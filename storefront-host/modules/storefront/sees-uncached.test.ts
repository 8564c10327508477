import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, shops } from '../../../test/support/fixture-market.ts';
import { signIn, signInAtShop } from '../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';

const ALPHA = 'alpha.talad.localhost:4000';
let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
});
afterAll(() => host.close());

/** Returns whether the page may be cached, and whether our own cache has stored it. */
async function visit(url: string, cookie: string, at?: string) {
  host.host.pageCache.clear();
  const headers = { accept: 'text/html', cookie, ...(at && { host: at }) };
  const reply = await host.inject({ url, headers });
  expect(reply.statusCode).toBe(200);
  return {
    control: reply.headers['cache-control'],
    cached: host.host.pageCache.stats().pages,
  };
}

const PUBLIC = { control: 'public, max-age=0, must-revalidate', cached: 1 };
const OWN = { control: 'private, no-cache', cached: 0 };

it('keeps pages of guests and shoppers, never those of owners and staff', async () => {
  expect(await visit('/web/alpha', '')).toEqual(PUBLIC);
  expect(await visit('/web/alpha', await signIn(host, accounts.shopper.email))).toEqual(PUBLIC);
  expect(await visit('/web/alpha', await signIn(host, accounts.ownerAlpha.email))).toEqual(OWN);
  expect(await visit('/web/alpha', await signIn(host, accounts.staffAlpha.email))).toEqual(OWN);
  expect(await visit('/web/alpha', await signIn(host, accounts.ownerBeta.email))).toEqual(PUBLIC);
  expect(await visit('/', await signIn(host, accounts.operator.email))).toEqual(OWN);
});

it('keeps none of a drop-shipper’s, in any shop, on its own host too', async () => {
  await host.db
    .updateTable('account')
    .set({ dropship_level: 2 })
    .where('id', '=', accounts.shopper.id)
    .execute();
  const cookie = await signIn(host, accounts.shopper.email);
  expect(await visit('/', cookie)).toEqual(OWN);
  expect(await visit('/web/beta', cookie)).toEqual(OWN);
  const there = await signInAtShop(host, accounts.shopper.email, shops.alpha.id);
  expect(await visit('/', there, ALPHA)).toEqual(OWN);
});
