import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '../../../test/support/fixture-market-data.ts';
import { openBrowser } from '../../../test/support/browser/browser.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';

const PASSWORD = 'correct horse';
const OWNER = 'owner-alpha@example.test';
const ALPHA = 'http://alpha.talad.localhost:4000';
const BETA = 'http://beta.talad.localhost:4000';
const PROFILE = '/api/v1/users/me/profile';

describe('a session on a shop’s own host', () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  });
  afterAll(() => host.close());

  /** Signs in on the platform, and continues from there to alpha's host. */
  async function visitAlpha() {
    const browser = openBrowser(host);
    await browser.signIn(OWNER, PASSWORD);
    const page = await browser.get(`${ALPHA}/session/start?return=/cart`);
    return { browser, page, token: browser.cookie('alpha.talad.localhost', 'talad') ?? '' };
  }

  async function ask(url: string, token: string, origin = 'http://localhost:4000') {
    const headers = { host: new URL(origin).host, cookie: `talad=${token}`, origin };
    return host.inject({ url, headers });
  }

  const endsSession = ({ headers }: Awaited<ReturnType<typeof ask>>) =>
    [headers['set-cookie']].flat().some((line) => line?.startsWith('talad=;'));

  test('comes by redirects over the platform, and leads back', async () => {
    const { browser, page, token } = await visitAlpha();
    expect(page.url.href).toBe(`${ALPHA}/cart`);
    expect(token).not.toBe('');
    expect(token).not.toBe(browser.cookie('localhost', 'talad'));
    expect(page.visited.some((address) => address.startsWith(`${ALPHA}/session/accept`))).toBe(
      true,
    );
  });

  test('begins with signing in for a guest', async () => {
    const browser = openBrowser(host);
    const form = await browser.get(`${ALPHA}/session/start?return=/cart`);
    expect(form.url.host).toBe('localhost:4000');
    const page = await browser.post(form.url.href, { email: OWNER, password: PASSWORD });
    expect(page.url.href).toBe(`${ALPHA}/cart`);
    expect(browser.cookie('alpha.talad.localhost', 'talad')).not.toBeNull();
  });

  test('opens nothing on the platform, on another shop, or of the account', async () => {
    const { token } = await visitAlpha();
    expect((await ask(PROFILE, token)).statusCode).toBe(401);
    const { profile } = (await ask(PROFILE, token, ALPHA)).json();
    expect(profile).toMatchObject({ email: '', user_level: 2, myshops: [] });
    expect(profile.id).not.toBe(accounts.ownerAlpha.id);
    expect((await ask('/api/v1/manage/2/orders', token, ALPHA)).statusCode).toBe(404);
    const elsewhere = await ask('/logout', token, BETA);
    expect(endsSession(elsewhere)).toBe(true);
  });

  test('is not given to the platform’s token on a shop’s host', async () => {
    const { browser } = await visitAlpha();
    const platformToken = browser.cookie('localhost', 'talad') ?? '';
    const reply = await ask('/logout', platformToken, ALPHA);
    expect(endsSession(reply)).toBe(true);
  });

  test('is given once per assertion, to one browser, on one host', async () => {
    const { browser, page } = await visitAlpha();
    const accept = page.visited.find((address) => address.includes('/session/accept')) ?? '';
    const replay = await browser.get(accept);
    expect(replay.status).toBe(400);

    const fresh = openBrowser(host);
    await fresh.signIn(OWNER, PASSWORD);
    const start = await host.inject({
      url: '/session/start?return=/',
      headers: { host: 'alpha.talad.localhost:4000' },
    });
    const nonce = start.cookies.find(({ name }) => name === 'talad-handover')?.value ?? '';
    const platformCookie = `talad=${fresh.cookie('localhost', 'talad')}`;
    const handover = await host.inject({
      url:
        new URL(String(start.headers.location)).pathname +
        new URL(String(start.headers.location)).search,
      headers: { cookie: platformCookie },
    });
    const url = new URL(String(handover.headers.location));
    const present = (origin: string, cookie: string) =>
      host.inject({
        url: url.pathname + url.search,
        headers: { host: new URL(origin).host, cookie },
      });
    expect((await present(ALPHA, '')).statusCode).toBe(400);
    expect((await present(ALPHA, 'talad-handover=another')).statusCode).toBe(400);
    expect((await present(BETA, `talad-handover=${nonce}`)).statusCode).toBe(400);
    const both = await Promise.all([
      present(ALPHA, `talad-handover=${nonce}`),
      present(ALPHA, `talad-handover=${nonce}`),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([303, 400]);
  });

  test.each([
    'https://evil.example',
    'http://localhost:4000',
    'http://alpha.talad.localhost:9',
    'x',
  ])('is handed to no other origin: %s', async (to) => {
    const { browser } = await visitAlpha();
    const page = await browser.get(
      `http://localhost:4000/session/handover?to=${encodeURIComponent(to)}&nonce=${'a'.repeat(43)}`,
    );
    expect(page.status).toBe(400);
    expect(page.visited).toHaveLength(1);
  });

  test('ends with the session it came from, and signing out there ends all', async () => {
    const first = await visitAlpha();
    await first.browser.get('http://localhost:4000/');
    await first.browser.post('http://localhost:4000/logout', {});
    const gone = await ask('/logout', first.token, ALPHA);
    expect(endsSession(gone)).toBe(true);

    const second = await visitAlpha();
    const platformToken = second.browser.cookie('localhost', 'talad') ?? '';
    const out = await second.browser.post(`${ALPHA}/logout?continue=/cart`, {});
    expect(out.visited.some((address) => address.startsWith('http://localhost:4000/logout'))).toBe(
      true,
    );
    expect((await ask(PROFILE, platformToken)).statusCode).toBe(401);
  });
});
