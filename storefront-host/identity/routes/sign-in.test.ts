import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../../test/support/browser/browser.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';

const PASSWORD = 'correct horse';
const OWNER = 'owner-alpha@example.test';
const SHOPPER = 'shopper@example.test';
const PROFILE = '/api/v1/users/me/profile';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => host.close());

async function whoIs(token: string): Promise<number> {
  const { statusCode } = await host.inject({ url: PROFILE, headers: { cookie: `talad=${token}` } });
  return statusCode;
}

describe('signing in', () => {
  test('leads through the account service and back to where the visitor wanted to go', async () => {
    const page = await openBrowser(host).signIn(OWNER, PASSWORD, PROFILE);
    expect(page.status).toBe(200);
    expect(JSON.parse(page.html).profile).toMatchObject({
      email: OWNER,
      myshops: [{ shopname: 'alpha', is_owner: true }],
    });
  });

  test('shows a form that browsers fill in, in the language of the visitor', async () => {
    const browser = openBrowser(host, { lang: 'th' });
    const page = await browser.get('/login');
    expect(page.html).toContain('<html lang="th">');
    expect(page.html).toContain('autocomplete="username webauthn"');
    expect(page.html).toContain('autocomplete="current-password"');
    expect(page.html).not.toMatch(/<script(?![^>]* src="\/assets\/)/);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const english = await browser.get(`${page.url.pathname}?lang=en`);
    expect(english.html).toContain('Sign in');
    expect(english.html).toContain('href="/account/register');
  });

  test('says the same of a wrong password as of an unknown account', async () => {
    const wrong = await openBrowser(host).signIn(SHOPPER, 'not this one');
    const unknown = await openBrowser(host).signIn('nobody@example.test', 'not this one');
    for (const page of [wrong, unknown]) {
      expect(page.status).toBe(401);
      expect(page.html).toContain('Incorrect email or password');
    }
    expect(wrong.html).toContain(`value="${SHOPPER}"`);
    expect(wrong.html).not.toContain('not this one');
  });

  test('gives a new token at every login and ends the session before', async () => {
    const browser = openBrowser(host);
    await browser.signIn(OWNER, PASSWORD);
    const first = browser.cookie('localhost', 'talad') ?? '';
    expect(await whoIs(first)).toBe(200);
    await browser.get('/logout').then((page) => browser.post(page.url.href, {}));
    await browser.signIn(OWNER, PASSWORD);
    const second = browser.cookie('localhost', 'talad') ?? '';
    expect(second).not.toBe(first);
    expect(await whoIs(first)).toBe(401);
    expect(await whoIs(second)).toBe(200);
  });

  test('never takes a token that another site put into the browser', async () => {
    const planted = 'planted-token-of-an-attacker';
    const browser = openBrowser(host);
    const form = await browser.get('/login', { cookie: `talad=${planted}` });
    await browser.post(form.url.href, { email: OWNER, password: PASSWORD });
    expect(browser.cookie('localhost', 'talad')).not.toBe(planted);
    expect(await whoIs(planted)).toBe(401);
  });

  test('finishes only in the browser that began it', async () => {
    const attacker = openBrowser(host);
    const page = await attacker.signIn(OWNER, PASSWORD);
    const callback = page.visited.find((address) => address.includes('/login/callback')) ?? '';
    const victim = await openBrowser(host).get(callback);
    expect(victim.status).toBe(400);
    expect(victim.html).toContain('has expired');
  });

  test('can begin again after the page was open for too long', async () => {
    const browser = openBrowser(host);
    const form = await browser.get('/login?continue=/cart');
    await host.db.deleteFrom('oidc_payload').execute();
    const late = await browser.post(form.url.href, { email: OWNER, password: PASSWORD });
    expect(late.status).toBe(400);
    expect(late.html).toContain('class="button" href="/login?continue=%2F"');
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'leads home instead of to %s',
    async (next) => {
      const page = await openBrowser(host).signIn(OWNER, PASSWORD, next);
      expect(page.visited.every((address) => new URL(address).hostname === 'localhost')).toBe(true);
    },
  );
});

describe('guessing passwords', () => {
  let clock = new Date();
  let slow: TestHost;
  beforeAll(async () => {
    slow = await createTestHost({
      seed: 'small',
      env: { RATE_LIMIT_FACTOR: '100' },
      now: () => clock,
    });
  });
  afterAll(() => slow.close());

  test('waits longer and longer for one account and address, and for no other', async () => {
    const browser = openBrowser(slow, { remoteAddress: '203.0.113.7' });
    const email = 'owner-beta@example.test';
    for (let n = 0; n < 5; n += 1) await browser.signIn(email, 'wrong guess');
    const blocked = await browser.signIn(email, PASSWORD);
    expect(blocked.status).toBe(429);
    expect(blocked.html).toContain('Too many attempts');
    clock = new Date(clock.getTime() + 1_500);
    expect((await browser.signIn(email, 'wrong guess')).status).toBe(401);
    clock = new Date(clock.getTime() + 1_500);
    expect((await browser.signIn(email, PASSWORD)).status).toBe(429);

    const elsewhere = openBrowser(slow, { remoteAddress: '203.0.113.8' });
    expect((await elsewhere.signIn(email, PASSWORD, PROFILE)).status).toBe(200);
    clock = new Date(clock.getTime() + 1_500);
    expect((await browser.signIn(email, PASSWORD, PROFILE)).status).toBe(200);
  });

  test('counts attempts that come at the same moment', async () => {
    const browser = openBrowser(slow, { remoteAddress: '203.0.113.9' });
    const form = await browser.get('/login');
    const pages = await Promise.all(
      Array.from({ length: 12 }, () =>
        browser.post(form.url.href, { email: SHOPPER, password: 'guess' }),
      ),
    );
    expect(pages.filter(({ status }) => status === 429)).toHaveLength(7);
  });
});

describe('signing out', () => {
  test('asks before a plain link signs out, and not when our own API gave the link', async () => {
    const browser = openBrowser(host);
    await browser.signIn(OWNER, PASSWORD);
    const token = browser.cookie('localhost', 'talad') ?? '';
    const asking = await browser.get('/logout');
    expect(asking.html).toContain('Do you want to sign out?');
    expect(await whoIs(token)).toBe(200);
    const { html } = await browser.get('/api/v1/url/logout');
    await browser.get(JSON.parse(html).url);
    expect(await whoIs(token)).toBe(401);
  });

  test('ends the account service’s own session too', async () => {
    const browser = openBrowser(host);
    await browser.signIn(OWNER, PASSWORD);
    await browser.post('/logout', {});
    const again = await browser.get('/login');
    expect(again.url.pathname).toMatch(/^\/account\/interaction\//);
  });

  test('is refused when another site posts it', async () => {
    const browser = openBrowser(host);
    await browser.signIn(OWNER, PASSWORD);
    const refused = await browser.post('/logout', {}, { origin: 'https://evil.example' });
    expect(refused.status).toBe(403);
    expect(await whoIs(browser.cookie('localhost', 'talad') ?? '')).toBe(200);
  });
});

describe('url/login and url/register', () => {
  test('give addresses that lead back to this market only', async () => {
    const good = await host.inject('/api/v1/url/login?continue_url=/cart');
    expect(good.json()).toEqual({
      url: `${host.host.config.publicUrl}/login?continue=${encodeURIComponent(`${host.host.config.publicUrl}/cart`)}`,
    });
    const register = await host.inject('/api/v1/url/register');
    expect(register.json().url).toContain('&register=1');
    const evil = await host.inject('/api/v1/url/login?continue_url=https://evil.example/');
    expect(evil.statusCode).toBe(400);
    expect(evil.json()).toMatchObject({ error: true, code: 'BAD_REDIRECT' });
  });
});
