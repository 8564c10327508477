import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBrowser } from '../../../test/support/browser/browser.ts';
import {
  lies,
  startOtherProvider,
  type OtherProvider,
} from '../../../test/support/processes/other-provider.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';

const PROFILE = '/api/v1/users/me/profile';

describe('another provider by ACCOUNT_ISSUER', () => {
  let host: TestHost;
  let provider: OtherProvider;

  beforeAll(async () => {
    provider = await startOtherProvider({
      clientSecret: 'market-secret',
      secretBy: 'client_secret_basic',
      callback: 'http://localhost:4000/login/callback',
      tellsInIdToken: false,
    });
    host = await createTestHost({
      seed: 'small',
      env: {
        ACCOUNT_ISSUER: provider.issuer,
        ACCOUNT_CLIENT_ID: 'market',
        ACCOUNT_CLIENT_SECRET: 'market-secret',
        RATE_LIMIT_FACTOR: '100',
      },
    });
  });
  afterAll(async () => {
    await host.close();
    await provider.stop();
  });
  beforeEach(() =>
    provider.setClaims({
      person: { sub: 'p-1', email: 'visitor@example.test', email_verified: true, name: 'ผู้มาเยือน' },
      lie: null,
      denies: false,
    }),
  );

  /** Signs in and ends at the requested page. */
  async function signIn(next = PROFILE) {
    const browser = openBrowser(host, { elsewhere: [provider.issuer] });
    const page = await browser.get(`/login?continue=${encodeURIComponent(next)}`);
    return { browser, page };
  }

  async function profile() {
    const { page } = await signIn();
    return JSON.parse(page.html).profile;
  }

  test('makes an account at the first login and finds it again by its subject', async () => {
    const { page } = await signIn('/cart');
    expect(page.url.pathname).toBe('/cart');
    const first = await profile();
    expect(first).toMatchObject({
      email: 'visitor@example.test',
      display_name: 'ผู้มาเยือน',
      user_level: 2,
    });
    const moved = { sub: 'p-1', email: 'moved@example.test', email_verified: true };
    await provider.setClaims({ person: moved });
    expect((await profile()).id).toBe(first.id);
  });

  test('joins an account that has the same verified address: its word replaces ours', async () => {
    await provider.setClaims({
      person: { sub: 'p-2', email: 'Owner-Alpha@example.test', email_verified: true, name: 'x' },
    });
    expect(await profile()).toMatchObject({ myshops: [{ shopname: 'alpha', is_owner: true }] });
  });

  test('creates no account for an address that is not verified', async () => {
    await provider.setClaims({
      person: {
        sub: 'p-3',
        email: 'owner-beta@example.test',
        email_verified: false,
        name: 'thief',
      },
    });
    const { browser, page } = await signIn();
    expect(page.status).toBe(403);
    expect(page.html).toContain('not verified your email address');
    expect(browser.cookie('localhost', 'talad')).toBeNull();
  });

  test.each(lies.filter((lie) => lie !== 'own key'))('believes no id token: %s', async (lie) => {
    await provider.setClaims({ lie });
    const { browser, page } = await signIn();
    expect(page.status).toBe(400);
    expect(browser.cookie('localhost', 'talad')).toBeNull();
  });

  test('believes one that was signed again with its own key', async () => {
    await provider.setClaims({ lie: 'own key' });
    expect((await signIn()).page.status).toBe(200);
  });

  test('says so when the person says no', async () => {
    await provider.setClaims({ denies: true });
    const { page } = await signIn();
    expect(page.status).toBe(400);
    expect(page.html).toContain('Sign-in failed');
  });

  test('asks with PKCE, state and nonce, and believes no other answer', async () => {
    const begun = await host.inject('/login');
    const query = new URL(String(begun.headers.location)).searchParams;
    expect(query.get('code_challenge_method')).toBe('S256');
    expect(query.get('state')).toBeTruthy();
    expect(query.get('nonce')).toBeTruthy();
    const cookie = begun.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const forged = await host.inject({
      url: `/login/callback?code=made-up&state=${query.get('state')}&iss=${encodeURIComponent(provider.issuer)}`,
      headers: { cookie, accept: 'text/html' },
    });
    expect(forged.statusCode).toBe(400);
    expect(forged.body).toContain('Sign-in failed');
    const mixed = await host.inject({
      url: '/login/callback?code=x&state=another',
      headers: { cookie },
    });
    expect(mixed.json()).toMatchObject({ code: 'EXPIRED' });
  });

  test('signs out there as well', async () => {
    const { browser } = await signIn('/cart');
    const out = await browser.post('/logout', {});
    const there = out.visited.find((address) =>
      address.startsWith(`${provider.issuer}/session/end`),
    );
    expect(there).toContain('id_token_hint=');
  });

  test('leaves the embedded service out', async () => {
    expect((await host.inject('/account/.well-known/openid-configuration')).statusCode).toBe(404);
    expect((await host.inject('/account/register')).statusCode).toBe(404);
  });
});

test('a provider that is down is said to be down, in a page that leads on', async () => {
  const host = await createTestHost({
    seed: 'small',
    env: { ACCOUNT_ISSUER: 'http://127.0.0.1:9', ACCOUNT_CLIENT_ID: 'market' },
  });
  const page = await openBrowser(host).get('/login?continue=/cart');
  await host.close();
  expect(page.status).toBe(503);
  expect(page.html).toContain('is unavailable');
  expect(page.html).toContain('href="/login?continue=');
});
