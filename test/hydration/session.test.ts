import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { markOf, TOKEN_COOKIE } from '../../storefront-host/identity/session/session-cookie.ts';
import {
  endAllSessions,
  hashToken,
  rotateSession,
} from '../../storefront-host/identity/session/session.repository.ts';
import { notifyAll } from '../../storefront-host/identity/notices/notify.ts';
import { buildStorefront } from '../support/builds/build-storefront.ts';
import { accounts, smallPassword } from '../support/fixture-market.ts';
import { openChromium } from '../support/browser/open-chromium.ts';
import { createListeningHost, type ListeningHost } from '../support/listening-host.ts';
import { signIn } from '../support/sign-in.ts';

let host: ListeningHost;
let browser: Browser;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  await buildStorefront();
  host = await createListeningHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  browser = await openChromium();
});
afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
  await host.db.deleteFrom('notification').execute();
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

interface Visiting {
  readonly context: BrowserContext;
  /** Counts the live streams that the server has answered. */
  readonly streams: () => number;
  /** Lists API calls of all tabs, without their queries. */
  readonly calls: string[];
}

async function enter(email?: string, userAgent?: string): Promise<Visiting> {
  const context = await browser.newContext({ locale: 'th-TH', ...(userAgent && { userAgent }) });
  contexts.push(context);
  if (email) {
    const [name = '', value = ''] = (await signIn(host, email)).split('=');
    await context.addCookies([{ name, value, url: host.origin, httpOnly: true }]);
  }
  const calls: string[] = [];
  let streams = 0;
  context.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('/notifications/stream')) streams += 1;
  });
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/')) calls.push(`${request.method()} ${pathname.slice(8)}`);
  });
  return { context, calls, streams: () => streams };
}

async function open({ context }: Visiting, path = '/'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${host.origin}${path}`);
  return page;
}

const menu = (page: Page) => page.locator('talad-account[slot=account] button');

function notifyAccount(accountId: string): Promise<void> {
  return host.db.transaction().execute((trx) =>
    notifyAll(trx, [
      {
        accountId,
        shopId: 2,
        kind: 'order_shipped',
        data: { number: '12', shop: 'ร้านอัลฟา' },
        path: '/my/orders/x',
        at: new Date(),
      },
    ]),
  );
}

it('a guest is asked about once, and is led to signing in and back', async () => {
  const visit = await enter();
  const page = await open(visit, '/web/alpha');
  await page.waitForFunction(() => localStorage.getItem('talad-user'));
  const heartbeats = () => visit.calls.filter((call) => call.endsWith('heartbeat'));
  expect(heartbeats()).toEqual(['GET heartbeat', 'POST heartbeat']);
  const other = await open(visit, '/search');
  await other.waitForFunction(() => localStorage.getItem('talad-user'));
  await page.locator('talad-header a.account').click();
  await page.waitForURL(/\/account\//);
  expect(heartbeats()).toEqual(['GET heartbeat', 'POST heartbeat']);
  await page.fill('input[name=email]', accounts.shopper.email);
  await page.fill('input[name=password]', smallPassword);
  await page.click('form button[type=submit]');
  await page.waitForURL(`${host.origin}/web/alpha`);
  expect(await menu(page).textContent()).toContain(accounts.shopper.name);
});

it('a signed-in shopper has a menu, and the next page knows without asking', async () => {
  const visit = await enter(accounts.ownerAlpha.email);
  const page = await open(visit);
  await menu(page).click();
  const list = page.locator('talad-account[slot=account] nav');
  await list.getByText('ร้านของฉัน').waitFor();
  expect(await list.locator('a span:first-child').allTextContents()).toEqual([
    'บัญชีของฉัน',
    'คำสั่งซื้อของฉัน',
    'คะแนนสะสม',
    'การแจ้งเตือน',
    'ร้านของฉัน',
  ]);
  await page.keyboard.press('Escape');
  await page.goto(`${host.origin}/search?lang=en`);
  await menu(page).waitFor();
  const calls = visit.calls.filter((call) => /heartbeat|profile/.test(call));
  expect(calls).toEqual(['GET heartbeat', 'POST heartbeat', 'GET users/me/profile']);
});

it('two tabs ask once and hear one stream; when the first goes, the second hears on', async () => {
  const visit = await enter(accounts.shopper.email);
  const first = await open(visit);
  await menu(first).waitFor();
  await expect.poll(visit.streams).toBe(1);
  const second = await open(visit, '/web/alpha');
  await menu(second).waitFor();
  await notifyAccount(accounts.shopper.id);
  for (const page of [first, second]) await menu(page).getByText('1', { exact: true }).waitFor();
  expect(visit.calls.filter((call) => call === 'GET heartbeat')).toHaveLength(1);
  expect(visit.calls.filter((call) => call === 'GET notifications/stream')).toHaveLength(1);
  await first.close();
  await expect.poll(visit.streams).toBe(2);
  await notifyAccount(accounts.shopper.id);
  await menu(second).getByText('2', { exact: true }).waitFor();
});

it('a session that was ended elsewhere is a guest’s, without a reload', async () => {
  const visit = await enter(accounts.ownerBeta.email);
  const page = await open(visit);
  await menu(page).waitFor();
  await expect.poll(visit.streams).toBe(1);
  await host.db.transaction().execute((trx) => endAllSessions(trx, accounts.ownerBeta.id));
  await notifyAccount(accounts.ownerBeta.id);
  await page.locator('talad-header a.account').waitFor();
  expect(await menu(page).count()).toBe(0);
});

it('a session that was renewed in another tab is heard on', async () => {
  const visit = await enter(accounts.shopper.email);
  const page = await open(visit);
  await menu(page).waitFor();
  await expect.poll(visit.streams).toBe(1);
  const cookies = await visit.context.cookies();
  const old = cookies.find(({ name }) => name === 'talad')?.value ?? '';
  const renewed = await host.db
    .transaction()
    .execute((trx) => rotateSession(trx, hashToken(old), {}));
  const token = renewed?.token ?? '';
  await visit.context.addCookies([
    { name: 'talad', value: token, url: host.origin, httpOnly: true },
    { name: TOKEN_COOKIE, value: markOf(token), url: host.origin },
  ]);
  for (const count of ['1', '2']) {
    await notifyAccount(accounts.shopper.id);
    await menu(page).getByText(count, { exact: true }).waitFor();
  }
  const streams = visit.calls.filter((call) => call === 'GET notifications/stream');
  expect(streams).toHaveLength(2);
});

it('a tab whose first one is asleep finds out by itself', async () => {
  const visit = await enter(accounts.shopper.email);
  const first = await open(visit);
  await menu(first).waitFor();
  // Imitates a phone's background tab: it holds the lock and sends no message.
  await first.evaluate(() => {
    BroadcastChannel.prototype.postMessage = () => undefined;
  });
  const second = await visit.context.newPage();
  await second.addInitScript(() => localStorage.removeItem('talad-user'));
  await second.goto(`${host.origin}/web/alpha`);
  await menu(second).waitFor();
  expect(visit.calls.filter((call) => call === 'GET heartbeat')).toHaveLength(2);
});

it('a page of "my account" is rendered again when another account has signed in in another tab', async () => {
  const visit = await enter(accounts.shopper.email);
  const page = await open(visit, '/my/profile');
  await menu(page).waitFor();
  await expect.poll(visit.streams).toBe(1);
  const [name = '', value = ''] = (await signIn(host, accounts.ownerBeta.email)).split('=');
  await visit.context.addCookies([
    { name, value, url: host.origin, httpOnly: true },
    { name: TOKEN_COOKIE, value: markOf(value), url: host.origin },
  ]);
  await host.db.transaction().execute((trx) => endAllSessions(trx, accounts.shopper.id));
  await page.locator(`main input[value="${accounts.ownerBeta.name}"]`).waitFor();
  expect(await page.getByText(accounts.shopper.name).count()).toBe(0);
});

it('a prerendered page fetches no session, and knows it once it is shown', async () => {
  const visit = await enter(accounts.shopper.email);
  const page = await visit.context.newPage();
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true }));
  await page.goto(host.origin);
  // Its scripts have run.
  await page.waitForFunction(() => customElements.get('talad-cart') !== undefined);
  expect(visit.calls).not.toContain('GET heartbeat');
  // Browsers dispatch this event without bubbling.
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await menu(page).waitFor();
});

it('signing out clears what this browser has kept, and ends at the same page as a guest', async () => {
  const visit = await enter(accounts.shopper.email);
  const page = await open(visit, '/web/alpha');
  await page.evaluate(() => {
    localStorage.setItem('talad-favorites', '{"items":[]}');
    localStorage.setItem('other', 'kept');
  });
  await menu(page).click();
  await page.getByRole('link', { name: 'ออกจากระบบ' }).first().click();
  const cookies = async () => (await visit.context.cookies()).map(({ name }) => name);
  await expect.poll(cookies).not.toContain('talad');
  await expect.poll(cookies).not.toContain('talad-token');
  await page.waitForURL(`${host.origin}/web/alpha`);
  await page.locator('talad-header a.account').waitFor();
  const left = await page.evaluate(() => Object.keys(localStorage));
  expect(left).toContain('other');
  expect(left).not.toContain('talad-favorites');
});

it('robots have no session', async () => {
  const visit = await enter(undefined, 'Mozilla/5.0 (compatible; Googlebot/2.1)');
  const page = await open(visit);
  await page.waitForLoadState('networkidle');
  expect(visit.calls).toEqual([]);
});

it('a shop is joined and left from its seller’s page', async () => {
  const visit = await enter(accounts.shopper.email);
  const page = await open(visit, '/seller/2/alpha');
  await menu(page).waitFor();
  await page.locator('[data-modal=JoinMember]').click();
  await page.getByRole('button', { name: 'เข้าร่วมเป็นสมาชิก' }).click();
  await page.getByText('เป็นสมาชิกของร้านแล้ว').waitFor();
  const members = () => host.db.selectFrom('shop_member').select('shop_id').execute();
  expect(await members()).toEqual([{ shop_id: 2 }]);
  await page.locator('[data-modal=JoinMember]').click();
  await page.getByText('คุณเป็นสมาชิกของร้านนี้แล้ว').waitFor();
  await page.getByRole('button', { name: 'ยกเลิกการเป็นสมาชิก' }).click();
  await page.getByText('ยกเลิกการเป็นสมาชิกแล้ว').waitFor();
  expect(await members()).toEqual([]);
});
