import type { Browser, BrowserContext, Page } from '@playwright/test';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { markOf, TOKEN_COOKIE } from '../../storefront-host/identity/session/session-cookie.ts';
import { buildStorefront } from '../support/builds/build-storefront.ts';
import { buyerAddress } from '../support/buyer.ts';
import { findViolationsIn } from '../support/browser/find-violations.ts';
import { accounts, products, shops } from '../support/fixture-market.ts';
import { openChromium } from '../support/browser/open-chromium.ts';
import { createListeningHost, type ListeningHost } from '../support/listening-host.ts';
import { signIn, signInAtShop } from '../support/sign-in.ts';

let host: ListeningHost;
let browser: Browser;
const { cup, patternUnlimited: pattern, banana } = products;
type Product = Pick<
  (typeof products)[keyof typeof products],
  'id' | 'uuid' | 'slug' | 'shop_id' | 'title'
>;
const own = accounts.shopper.id;
const opened: BrowserContext[] = [];

beforeAll(async () => {
  await buildStorefront();
  host = await createListeningHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  browser = await openChromium();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await host.close();
});
beforeEach(() => host.db.deleteFrom('account_cart').execute());
afterEach(() => Promise.all(opened.splice(0).map((context) => context.close())));

const soon = { timeout: 15_000 };

async function device(locale = 'en-US'): Promise<Page> {
  const context = await browser.newContext({ locale, viewport: { width: 375, height: 800 } });
  opened.push(context);
  return context.newPage();
}

async function enter(page: Page, email: string = accounts.shopper.email) {
  const [, token = ''] = (await signIn(host, email)).split('=');
  await page.context().addCookies([
    { name: 'talad', value: token, url: host.origin, httpOnly: true },
    { name: TOKEN_COOKIE, value: markOf(token), url: host.origin },
  ]);
}

async function signedIn(locale?: string, email?: string): Promise<Page> {
  const page = await device(locale);
  await enter(page, email);
  return page;
}

const toCart = (page: Page, lang = 'en') => page.goto(`${host.origin}/web/alpha/cart?lang=${lang}`);
const lineOf = (page: Page, title: string) =>
  page.locator('talad-cart-lines li').filter({ hasText: title });
/** Returns the data of the cart page. */
const shown = (page: Page) =>
  page
    .locator('talad-cart-lines li:has(.name)')
    .evaluateAll((lines) =>
      lines.map((line) => [
        line.querySelector('.name > a')?.textContent,
        Number(line.querySelector('input')?.value),
      ]),
    );
/** Returns the data after the page becomes visible again. */
async function seen(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  return shown(page);
}
const count = (page: Page) =>
  page.evaluate(() =>
    Number(JSON.parse(localStorage['talad-sync-cart'] ?? '{}').total_quantity ?? 0),
  );

async function add(page: Page, { slug, id, shop_id }: Product) {
  const shop = shop_id === shops.alpha.id ? 'alpha' : 'beta';
  await page.goto(`${host.origin}/web/${shop}/product/${slug}/${id}?lang=en`);
  const before = await count(page);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect.poll(() => count(page), soon).toBe(before + 1);
}

/** Returns the cart as the database has it. */
const storedCart = () => storedCartOf(accounts.shopper.email);
async function storedCartOf(email: string) {
  const rows = await host.db
    .selectFrom('account_cart_line as l')
    .innerJoin('account as a', 'a.id', 'l.account_id')
    .innerJoin('product as p', 'p.uuid', 'l.product_uuid')
    .select(['p.title', 'l.quantity'])
    .where('a.email', '=', email)
    .orderBy('l.added_revision')
    .execute();
  return rows.map((row) => [row.title, row.quantity]);
}

/** Another browser has filled the account's cart. */
async function put(account_id: string, product: Product, quantity: number) {
  const { revision } = await host.db
    .insertInto('account_cart')
    .values({ account_id, revision: 1 })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ revision: sql`account_cart.revision + 1` }),
    )
    .returning('revision')
    .executeTakeFirstOrThrow();
  const { shop_id, uuid: product_uuid } = product;
  const line = { account_id, shop_id, product_uuid, quantity, revision, added_revision: revision };
  await host.db.insertInto('account_cart_line').values(line).execute();
}

it('additions, changes and removals in one browser appear in the other', async () => {
  const [phone, desktop] = [await signedIn(), await signedIn()];
  await toCart(desktop);
  await add(phone, cup);
  await expect.poll(storedCart, soon).toEqual([[cup.title, 1]]);
  await expect.poll(() => seen(desktop), soon).toEqual([[cup.title, 1]]);
  await expect.poll(() => desktop.locator('talad-cart .count').first().textContent()).toBe('1');
  await lineOf(desktop, cup.title).getByRole('button', { name: 'Increase quantity' }).click();
  await expect.poll(storedCart, soon).toEqual([[cup.title, 2]]);
  await toCart(phone);
  await expect.poll(() => seen(phone), soon).toEqual([[cup.title, 2]]);
  await lineOf(phone, cup.title).getByRole('button', { name: 'Remove' }).click();
  await expect.poll(storedCart, soon).toEqual([]);
  await expect.poll(() => seen(desktop), soon).toEqual([]);
});

it('changes made offline are sent later', async () => {
  await put(own, cup, 1);
  const page = await signedIn();
  await toCart(page);
  await expect.poll(() => shown(page), soon).toEqual([[cup.title, 1]]);
  await page.context().setOffline(true);
  await lineOf(page, cup.title).getByRole('button', { name: 'Increase quantity' }).click();
  await page.waitForFunction(() => JSON.parse(localStorage['talad-cart-of'] ?? '{}').sent);
  expect(await storedCart()).toEqual([[cup.title, 1]]);
  await put(own, banana, 1);
  await page.context().setOffline(false);
  await expect.poll(storedCart, soon).toEqual([
    [cup.title, 2],
    [banana.title, 1],
  ]);
  await expect.poll(() => shown(page), soon).toEqual(await storedCart());
});

it('a change whose answer was lost is neither repeated nor lost', async () => {
  const page = await signedIn();
  await toCart(page);
  await page.waitForFunction(() => localStorage['talad-cart-of']);
  let lost = 0;
  await page.route('**/cart/account*', async (route) => {
    await route.fetch();
    lost += 1;
    await route.abort();
  });
  await add(page, cup);
  await expect.poll(storedCart, soon).toEqual([[cup.title, 1]]);
  await expect.poll(() => lost, soon).toBeGreaterThan(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // The line is removed before the next answer arrives.
  const removed = Promise.withResolvers<void>();
  await page.route('**/cart/account*', async (route) => {
    const response = await route.fetch();
    await removed.promise;
    await route.fulfill({ response });
  });
  await toCart(page);
  await lineOf(page, cup.title).getByRole('button', { name: 'Remove' }).click(soon);
  await expect.poll(() => shown(page), soon).toEqual([]);
  removed.resolve();
  await expect.poll(storedCart, soon).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await toCart(page);
  await expect.poll(() => seen(page), soon).toEqual([]);
});

it('a shop’s own host has that shop’s lines of the same cart', async () => {
  await put(own, cup, 1);
  await put(own, banana, 1);
  const shop = host.origin.replace('localhost', 'alpha.talad.localhost');
  const page = await device();
  const [, token = ''] = (await signInAtShop(host, accounts.shopper.email, shops.alpha.id)).split(
    '=',
  );
  await page.context().addCookies([
    { name: 'talad', value: token, url: shop, httpOnly: true },
    { name: TOKEN_COOKIE, value: markOf(token), url: shop },
  ]);
  await page.goto(`${shop}/cart?lang=en`);
  await expect.poll(() => shown(page), soon).toEqual([[cup.title, 1]]);
  await lineOf(page, cup.title).getByRole('button', { name: 'Increase quantity' }).click();
  await expect.poll(storedCart, soon).toEqual([
    [cup.title, 2],
    [banana.title, 1],
  ]);
});

it.each([
  [
    'en',
    `Your account’s cart already has 3 of “${cup.title}”. On this device you chose 1.`,
    'Change to 1',
    1,
  ],
  ['th', `ตะกร้าในบัญชีของคุณมี “${cup.title}” อยู่แล้ว 3 ชิ้น แต่ในเครื่องนี้เลือกไว้ 1 ชิ้น`, 'ใช้ 3 ชิ้นตามเดิม', 3],
])(
  'a guest’s lines join the account’s cart, and a clash is shown (%s)',
  async (lang, says, choice, left) => {
    await put(own, cup, 3);
    const page = await device(lang === 'th' ? 'th-TH' : 'en-US');
    await add(page, cup);
    await add(page, pattern);
    expect(await storedCart()).toEqual([[cup.title, 3]]);
    await enter(page);
    await toCart(page, lang);
    const note = page.locator('talad-cart-clash');
    await note.getByText(says).waitFor(soon);
    const both = [
      [cup.title, 3],
      [pattern.title, 1],
    ];
    await expect.poll(storedCart, soon).toEqual(both);
    expect(await shown(page)).toEqual(both);
    await expect.poll(() => findViolationsIn(page, 'main')).toEqual([]);
    // The change also waits for an answer on the next page.
    await page.reload();
    await note.getByRole('button', { name: choice }).click(soon);
    await expect.poll(storedCart, soon).toEqual([
      [cup.title, left],
      [pattern.title, 1],
    ]);
    await expect.poll(() => note.getByRole('button').count()).toBe(0);
    await page.reload();
    await expect.poll(() => shown(page), soon).toEqual(await storedCart());
    expect(await note.getByRole('button').count()).toBe(0);
  },
);

it('an order that is placed in one browser empties the cart of the other, except its own additions', async () => {
  await put(own, cup, 1);
  const [phone, desktop] = [await signedIn('th-TH'), await signedIn()];
  await toCart(desktop);
  await toCart(phone, 'th');
  await expect.poll(() => shown(desktop), soon).toEqual([[cup.title, 1]]);
  await phone.getByRole('button', { name: 'สั่งซื้อ' }).click(soon);
  await phone.waitForURL('**/checkout/**');
  for (const [name, value] of Object.entries(buyerAddress)) {
    await phone.locator(`form.checkout [name="${name}"]`).fill(value);
  }
  await add(desktop, pattern);
  await expect.poll(storedCart, soon).toEqual([
    [cup.title, 1],
    [pattern.title, 1],
  ]);
  await phone.getByRole('button', { name: /^ยืนยันการสั่งซื้อ/ }).click();
  await phone.waitForURL('**/orders/**');
  await expect.poll(storedCart, soon).toEqual([[pattern.title, 1]]);
  await toCart(desktop);
  await expect.poll(() => seen(desktop), soon).toEqual([[pattern.title, 1]]);
  await toCart(phone);
  await expect.poll(() => seen(phone), soon).toEqual([[pattern.title, 1]]);
});

it('signing out takes the cart out of this browser, and leaves the account’s', async () => {
  await put(own, cup, 2);
  const [page, other] = [await signedIn(), await signedIn()];
  const second = await page.context().newPage();
  await toCart(page);
  await toCart(other);
  await toCart(second);
  await expect.poll(() => shown(page), soon).toEqual([[cup.title, 2]]);
  await expect.poll(() => shown(second), soon).toEqual([[cup.title, 2]]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: /^Your account/ }).click(soon);
  await page.getByRole('link', { name: 'Sign out' }).first().click(soon);
  await page.waitForFunction(() => !document.cookie.includes('talad-token'), undefined, soon);
  await expect.poll(() => seen(second), soon).toEqual([]);
  await page.waitForLoadState('networkidle');
  await toCart(page);
  expect(await count(page)).toBe(0);
  await page.locator('talad-cart-lines').getByText('Your cart is empty').waitFor(soon);
  expect(await storedCart()).toEqual([[cup.title, 2]]);
  await expect.poll(() => seen(other), soon).toEqual([[cup.title, 2]]);
});

it('a session that ended elsewhere leaves no line here; another account finds its own alone', async () => {
  await put(own, cup, 2);
  await put(accounts.ownerBeta.id, banana, 1);
  const page = await signedIn();
  await toCart(page);
  await expect.poll(() => shown(page), soon).toEqual([[cup.title, 2]]);
  // The visitor signs in to another account without loading a page in between.
  await page.context().clearCookies();
  await enter(page, accounts.ownerBeta.email);
  await page.reload();
  await expect.poll(() => shown(page), soon).toEqual([[banana.title, 1]]);
  await page.context().clearCookies();
  await page.reload();
  await page.locator('talad-cart-lines').getByText('Your cart is empty').waitFor(soon);
  expect(await count(page)).toBe(0);
  expect(await storedCart()).toEqual([[cup.title, 2]]);
  expect(await storedCartOf(accounts.ownerBeta.email)).toEqual([[banana.title, 1]]);
});

it('a guest loads nothing of it', async () => {
  const page = await device();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await add(page, cup);
  await toCart(page);
  await expect.poll(() => shown(page), soon).toEqual([[cup.title, 1]]);
  expect(requests.filter((url) => /account-cart|cart\/account|cart-clash/.test(url))).toEqual([]);
});
