import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerAfterPost } from '../../../test/support/pages/follow-posted.ts';
import { openBrowser } from '../../../test/support/browser/browser.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';

/**
 * A script on a shop's sub-domain can set cookies for the whole domain, all but those that begin with
 * `__Host-`. The provider's cookies of a login are bound to a path and can not have that name.
 */
const MARKET = 'https://market.example';
const PASSWORD = 'correct horse';
const SHOPPER = 'shopper@example.test';
const OWNER = 'owner-alpha@example.test';
const PROFILE = '/api/v1/users/me/profile';

let secure: TestHost;
beforeAll(async () => {
  secure = await createTestHost({
    seed: 'small',
    env: { PUBLIC_URL: MARKET, SMTP_URL: 'smtp://mail.example:587' },
  });
});
afterAll(() => secure.close());

/**
 * Returns the provider's cookies of a browser's login: a shop's sub-domain can plant them in its
 * visitors' browsers.
 */
const planted = (from: ReturnType<typeof openBrowser>, name: string) =>
  [name, `${name}.sig`]
    .map((one) => `${one}=${from.cookie('market.example', one) ?? ''}`)
    .join('; ');
const headers = { accept: 'text/html', origin: MARKET };

test('a visitor does not finish a login planted by another', async () => {
  const attacker = openBrowser(secure);
  const { url } = await attacker.get('/login');
  const cookie = planted(attacker, '__Secure-talad-interaction');
  expect(cookie).toContain(url.pathname.split('/').at(-1));
  const address = url.pathname;
  const shown = await secure.inject({ url: address, headers: { ...headers, cookie } });
  expect(shown.statusCode).toBe(400);
  const typed = await secure.inject({
    method: 'POST',
    url: address,
    headers: { ...headers, cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ email: OWNER, password: PASSWORD }).toString(),
  });
  expect((await answerAfterPost(secure, typed, { headers })).statusCode).toBe(400);
  await attacker.get(address.replace('/interaction/', '/auth/'));
  expect((await attacker.get(PROFILE)).status).toBe(401);
});

test('nor is a visitor signed in by a planted, finished one', async () => {
  const attacker = openBrowser(secure);
  const { url, visited } = await attacker.get('/login');
  const authUrl = visited.find((address) => address.includes('/account/auth?')) ?? '';
  const state = new URL(authUrl).searchParams.get('state') ?? '';
  const begun = `__Host-talad-login-${state.slice(0, 12)}`;
  const own = `${begun}=${attacker.cookie('market.example', begun)}`;
  const finished = await secure.inject({
    method: 'POST',
    url: url.pathname,
    headers: {
      ...headers,
      cookie: `${planted(attacker, '__Secure-talad-interaction')}; ${own}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ email: SHOPPER, password: PASSWORD }).toString(),
  });
  const next = new URL(String(finished.headers.location), MARKET).pathname;
  expect(next).toMatch(/^\/account\/auth\//);
  const cookie = planted(attacker, '__Secure-talad-resume');
  const visitor = await secure.inject({ url: next, headers: { ...headers, cookie } });
  expect(visitor.statusCode).toBe(400);
  expect(String(visitor.headers['set-cookie'])).not.toContain('__Host-talad-account=');
  expect((await attacker.get(next)).status).toBe(200);
  expect((await attacker.get(PROFILE)).status).toBe(200);
});
