import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../../test/support/browser/browser.ts';
import { buildStorefront } from '../../../test/support/builds/build-storefront.ts';
import { launchChromium } from '../../../test/support/browser/launch-chromium.ts';
import { createListeningHost, type ListeningHost } from '../../../test/support/listening-host.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';

const OWNER = 'owner-alpha@example.test';
const PASSWORD = 'correct horse';
const DOMAIN = 'www.alpha-shop.example';

async function insertDomain({ db }: TestHost): Promise<void> {
  await db.updateTable('shop').set({ domain: DOMAIN }).where('id', '=', 2).execute();
}

describe('a shop on a domain of its own, on https', () => {
  const MARKET = 'https://market.example';
  const SHOP = `https://${DOMAIN}`;
  const fromMarket = { referer: `${MARKET}/seller` };
  let host: TestHost;

  beforeAll(async () => {
    host = await createTestHost({
      seed: 'small',
      env: { PUBLIC_URL: MARKET, SMTP_URL: 'smtp://mail.example:587', RATE_LIMIT_FACTOR: '100' },
    });
    await insertDomain(host);
  });
  afterAll(() => host.close());

  const sessionAt = (browser: ReturnType<typeof openBrowser>, hostname: string) =>
    browser.cookie(hostname, '__Host-talad');

  test('recognises a visitor from a link of the marketplace, without a form', async () => {
    const browser = openBrowser(host);
    await browser.signIn(OWNER, PASSWORD);
    const page = await browser.get(`${SHOP}/cart`, fromMarket);
    expect(page.url.href).toBe(`${SHOP}/cart`);
    expect(page.visited.map((address) => new URL(address).pathname)).toEqual([
      '/cart',
      '/session/start',
      '/session/handover',
      '/session/accept',
      '/cart',
    ]);
    const token = sessionAt(browser, DOMAIN);
    expect(token).not.toBeNull();
    expect(token).not.toBe(sessionAt(browser, 'market.example'));
    expect(page.setCookies.every((line) => line.startsWith('__Host-'))).toBe(true);
    expect(page.setCookies.some((line) => /domain=/i.test(line))).toBe(false);
    const again = await browser.get(`${SHOP}/search`, fromMarket);
    expect(again.visited).toHaveLength(1);
  });

  test('sends a guest round once, and never to a form', async () => {
    const browser = openBrowser(host);
    const first = await browser.get(`${SHOP}/cart`, fromMarket);
    expect(first.url.href).toBe(`${SHOP}/cart`);
    expect(first.visited.map((address) => new URL(address).pathname)).toEqual([
      '/cart',
      '/session/start',
      '/session/handover',
      '/cart',
    ]);
    expect(sessionAt(browser, DOMAIN)).toBeNull();
    const second = await browser.get(`${SHOP}/cart`, fromMarket);
    expect(second.visited).toHaveLength(1);
  });

  test.each([
    ['from a search engine', { referer: 'https://www.google.com/' }],
    ['from nowhere', {}],
    ['from a host that looks like ours', { referer: 'https://market.example.evil.example/' }],
    ['as a prefetch', { ...fromMarket, 'sec-purpose': 'prefetch' }],
  ])('does not redirect a visitor %s', async (_name, headers) => {
    const page = await openBrowser(host).get(`${SHOP}/cart`, headers);
    expect(page.visited).toHaveLength(1);
  });

  test('leads a browser that keeps no cookies back without saying where it came from', async () => {
    const handoverUrl = `/session/handover?to=${encodeURIComponent(SHOP)}&return=/cart&nonce=${'a'.repeat(43)}&silent=1`;
    const reply = await host.inject({ url: handoverUrl, headers: { accept: 'text/html' } });
    expect(reply.headers.location).toBe(`${SHOP}/cart`);
    expect(reply.headers['referrer-policy']).toBe('no-referrer');
  });

  test('is left on both sides by signing out on one', async () => {
    const here = openBrowser(host);
    await here.signIn(OWNER, PASSWORD);
    await here.get(`${SHOP}/cart`, fromMarket);
    await here.post(`${SHOP}/logout`, {}, { origin: SHOP });
    expect(sessionAt(here, DOMAIN)).toBeNull();
    expect((await here.get(`${MARKET}/api/v1/users/me/profile`)).status).toBe(401);

    const there = openBrowser(host);
    await there.signIn(OWNER, PASSWORD);
    await there.get(`${SHOP}/cart`, fromMarket);
    await there.get(`${MARKET}/cart`);
    await there.post(`${MARKET}/logout`, {});
    await there.get(`${SHOP}/cart`);
    expect(sessionAt(there, DOMAIN)).toBeNull();
  });
});

describe('a shop on a domain of its own, in Chromium', () => {
  let host: ListeningHost;
  let chromium: Browser;

  beforeAll(async () => {
    await buildStorefront();
    host = await createListeningHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
    await insertDomain(host);
    const { port } = new URL(host.origin);
    chromium = await launchChromium([`--host-resolver-rules=MAP ${DOMAIN}:80 127.0.0.1:${port}`]);
  });
  afterAll(async () => {
    await chromium.close();
    await host.close();
  });

  async function isSignedIn(page: Page): Promise<boolean> {
    const beat = await page.evaluate(async () => (await fetch('/api/v1/heartbeat')).json());
    return beat.account_id !== null;
  }

  /** Requests it as a link of the marketplace does. */
  async function followLink(page: Page): Promise<void> {
    await page.goto(`${host.origin}/cart`);
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, id: 'way' });
      document.body.append(link);
    }, `http://${DOMAIN}/cart`);
    await Promise.all([
      page.waitForURL(`http://${DOMAIN}/cart`),
      page.evaluate(() => document.querySelector<HTMLAnchorElement>('#way')?.click()),
    ]);
  }

  async function signInAt(page: Page, address: string): Promise<void> {
    await page.goto(address);
    await page.getByLabel('Email').fill(OWNER);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  test('a guest sees the page; after a sign-in from there the session is on both hosts', async () => {
    const context = await chromium.newContext({ locale: 'en' });
    const page = await context.newPage();
    await followLink(page);
    expect(await isSignedIn(page)).toBe(false);
    await signInAt(page, `http://${DOMAIN}/session/start?return=/cart`);
    await page.waitForURL(`http://${DOMAIN}/cart`);
    expect(await isSignedIn(page)).toBe(true);
    await page.goto(`${host.origin}/cart`);
    expect(await isSignedIn(page)).toBe(true);
    await context.close();
  });

  test('recognises a session of the platform by a link, and signs out everywhere at once', async () => {
    const context = await chromium.newContext({ locale: 'en' });
    const page = await context.newPage();
    await signInAt(page, `${host.origin}/login?continue=/cart`);
    await page.waitForURL(`${host.origin}/cart`);
    await followLink(page);
    expect(await isSignedIn(page)).toBe(true);
    await page.goto(`http://${DOMAIN}/logout?continue=/cart`);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(`http://${DOMAIN}/cart`);
    expect(await isSignedIn(page)).toBe(false);
    await page.goto(`${host.origin}/cart`);
    expect(await isSignedIn(page)).toBe(false);
    await context.close();
  });

  test('a browser that keeps no cookies is not sent round for ever', async () => {
    const context = await chromium.newContext({ locale: 'en' });
    const page = await context.newPage();
    await context.route(`http://${DOMAIN}/**`, async (route) => {
      const headers = { ...route.request().headers() };
      delete headers['cookie'];
      await route.continue({ headers });
    });
    await followLink(page);
    expect(page.url()).toBe(`http://${DOMAIN}/cart`);
    await context.close();
  });
});
