import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accounts, shops } from '../../../test/support/fixture-market.ts';
import { signIn, signInAtShop } from '../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';
import { findParent, hashToken, startSession } from './session.repository.ts';

const HOUR = 3600_000;
const DAY = 24 * HOUR;
const PROFILE = '/api/v1/users/me/profile';
const START = Date.parse('2026-11-20T08:00:00Z');

let host: TestHost;
let now = START;
beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    env: { RATE_LIMIT_FACTOR: '1000' },
    now: () => new Date(now),
  });
});
afterAll(() => host.close());
beforeEach(() => {
  now = START;
});

/**
 * Returns the status of a call that needs a session, and the cookie's expiry if it is sent again.
 */
async function ask(cookie: string) {
  const reply = await host.inject({ url: PROFILE, headers: { cookie } });
  const sent = reply.cookies.find(({ name }) => cookie.startsWith(`${name}=`));
  return { status: reply.statusCode, until: sent?.expires ?? null };
}

const people = [
  { who: 'a shopper', email: accounts.shopper.email, idle: 30 * DAY, longest: 180 * DAY },
  { who: 'an operator', email: accounts.operator.email, idle: 12 * HOUR, longest: DAY },
] as const;

describe.each(people)('the session of a visitor: $who', ({ email, idle, longest }) => {
  test('ends when it was not used for its time', async () => {
    const left = await signIn(host, email);
    now = START + idle - 1;
    expect((await ask(await signIn(host, email))).status).toBe(200);
    now = START + idle;
    expect((await ask(left)).status).toBe(401);
  });

  test('goes on while it is used, and its cookie with it', async () => {
    const cookie = await signIn(host, email);
    now = START + idle - HOUR / 2;
    expect(await ask(cookie)).toEqual({ status: 200, until: new Date(now + idle) });
    now = START + idle;
    expect(await ask(cookie)).toEqual({ status: 200, until: null });
  });

  test('has a longest life, however often it is used', async () => {
    const cookie = await signIn(host, email);
    const step = idle - HOUR / 2;
    for (now = START + step; now < START + longest; now += step) {
      const { status, until } = await ask(cookie);
      expect(status).toBe(200);
      expect(until?.getTime()).toBeLessThanOrEqual(START + longest);
    }
    now = START + longest - 1;
    expect((await ask(cookie)).status).toBe(200);
    now = START + longest;
    expect((await ask(cookie)).status).toBe(401);
  });
});

test('of a page, the cookie of a session that has ended is taken away', async () => {
  const cookie = await signIn(host, accounts.shopper.email);
  now = START + 30 * DAY;
  const page = await host.inject({ url: '/cart', headers: { cookie, accept: 'text/html' } });
  const [name] = cookie.split('=');
  expect(page.cookies).toContainEqual(expect.objectContaining({ name, value: '' }));
});

test("a session on a shop's host ends by itself, too", async () => {
  const at = `${shops.alpha.shopname}.talad.localhost:4000`;
  const cookie = await signInAtShop(host, accounts.shopper.email, shops.alpha.id);
  const status = async () =>
    (await host.inject({ url: PROFILE, headers: { cookie, host: at } })).statusCode;
  const before = await status();
  now = START + 30 * DAY;
  expect([before, await status()]).toEqual([200, 401]);
});

test("a session on a shop's host ends with the session of the platform that it came from", async () => {
  const platform = await signIn(host, accounts.operator.email);
  const parentHash = hashToken(platform.slice(platform.indexOf('=') + 1));
  const { token } = await host.db
    .transaction()
    .execute((trx) =>
      startSession(
        trx,
        { accountId: accounts.operator.id, level: 2, audience: 'shop', shopId: 2, parentHash },
        new Date(now),
      ),
    );
  const at = `${shops.alpha.shopname}.talad.localhost:4000`;
  const cookie = `${platform.slice(0, platform.indexOf('='))}=${token}`;
  const status = async () =>
    (await host.inject({ url: PROFILE, headers: { cookie, host: at } })).statusCode;
  now = START + 12 * HOUR - 1;
  expect([await status(), await findParent(host.db, parentHash, new Date(now))]).toEqual([
    200,
    expect.objectContaining({ accountId: accounts.operator.id }),
  ]);
  now = START + 12 * HOUR;
  // No session can be derived from it either.
  expect([await status(), await findParent(host.db, parentHash, new Date(now))]).toEqual([
    401,
    null,
  ]);
});
