import { UNASKED } from '@talad/elements/commerce/consent';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => host.close());
beforeEach(() => host.db.deleteFrom('consent_entry').execute());

const visitor = '0123456789abcdef0123456789abcdef';
const good = { flags: { ...UNASKED, analytics: true }, version: 'v1', visitor };

const send = (payload: object, headers: Record<string, string> = {}) => {
  const at = headers['host'] ?? 'localhost:4000';
  return host.inject({
    method: 'POST',
    url: '/api/v1/consent',
    headers: { origin: `http://${at}`, 'accept-language': 'th', ...headers },
    payload,
  });
};
const entries = () => host.db.selectFrom('consent_entry').selectAll().orderBy('id').execute();

it('keeps each choice with its words and its time, of guests and of accounts', async () => {
  expect((await send(good)).json()).toEqual({ success: true });
  const cookie = await signIn(host, accounts.shopper.email);
  await send({ ...good, flags: UNASKED }, { cookie });
  await send(good, { host: 'alpha.talad.localhost:4000' });
  expect(await entries()).toMatchObject([
    {
      account_id: null,
      visitor_id: visitor,
      shop_id: null,
      version: 'v1',
      lang: 'th',
      flags: { analytics: true },
    },
    { account_id: accounts.shopper.id, shop_id: null, flags: { analytics: false } },
    { account_id: null, shop_id: shops.alpha.id },
  ]);
});

it.each([
  ['a flag that is none', { ...good, flags: { ...UNASKED, security: false } }],
  ['a flag that is missing', { ...good, flags: { security: true } }],
  ['words of another time', { ...good, version: 'v0' }],
  ['another name of the browser', { ...good, visitor: 'somchai@example.test' }],
])('takes no choice with %s', async (_what, payload) => {
  expect((await send(payload)).statusCode).toBe(400);
  expect(await entries()).toEqual([]);
});

it('takes none from another site', async () => {
  const reply = await send(good, { origin: 'https://elsewhere.example' });
  expect(reply.statusCode).toBe(403);
});
