import type { BrowserContext, Page } from '@playwright/test';
import { beforeEach, expect, it } from 'vitest';
import { markOf, TOKEN_COOKIE } from '../../storefront-host/identity/session/session-cookie.ts';
import { storefrontStage } from '../support/browser/storefront-stage.ts';
import { accounts, products, shops } from '../support/fixture-market.ts';
import { signIn } from '../support/sign-in.ts';

const stage = storefrontStage();
const own = accounts.shopper.id;

beforeEach(() => stage.host.db.deleteFrom('favourite').execute());

async function device(): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await stage.browser.newContext({
    locale: 'th-TH',
    viewport: { width: 375, height: 800 },
  });
  return { context, page: await context.newPage() };
}

async function enter(context: BrowserContext, email: string = accounts.shopper.email) {
  const [, token = ''] = (await signIn(stage.host, email)).split('=');
  await context.addCookies([
    { name: 'talad', value: token, url: stage.host.origin, httpOnly: true },
    { name: TOKEN_COOKIE, value: markOf(token), url: stage.host.origin },
  ]);
}

async function addFavourite(item_id: string, kind: 'product' | 'shop' = 'product') {
  await stage.host.db.insertInto('favourite').values({ account_id: own, kind, item_id }).execute();
}

const stored = async () =>
  (
    await stage.host.db
      .selectFrom('favourite')
      .select('item_id')
      .where('account_id', '=', own)
      .orderBy('item_id')
      .execute()
  ).map((row) => row.item_id);
const heartOf = (page: Page, uuid: string) =>
  page.locator(`li:has([data-product="${uuid}"]) > .keep`).first();
const pressed = (page: Page, uuid: string) => heartOf(page, uuid).getAttribute('aria-pressed');

it('favourites of a browser join the account at sign-in, and are then the same on every device', async () => {
  await addFavourite(products.mango.uuid);
  const phone = await device();
  await phone.page.goto(`${stage.host.origin}/search?lang=th`);
  await heartOf(phone.page, products.cup.uuid).click();
  await expect.poll(() => pressed(phone.page, products.cup.uuid)).toBe('true');
  expect(await stored()).toEqual([products.mango.uuid]);

  await enter(phone.context);
  await phone.page.reload();
  await expect.poll(() => pressed(phone.page, products.mango.uuid)).toBe('true');
  await expect.poll(stored).toEqual([products.cup.uuid, products.mango.uuid]);

  const desktop = await device();
  await enter(desktop.context);
  await desktop.page.goto(`${stage.host.origin}/search?lang=th`);
  await expect.poll(() => pressed(desktop.page, products.cup.uuid)).toBe('true');
  await heartOf(desktop.page, products.cup.uuid).click();
  await expect.poll(stored).toEqual([products.mango.uuid]);
  await Promise.all([phone.context.close(), desktop.context.close()]);
});

it('a browser in which another account signs in or out keeps nothing of the one before', async () => {
  await addFavourite(products.mango.uuid);
  const { context, page } = await device();
  await enter(context);
  await page.goto(`${stage.host.origin}/search?lang=th`);
  await expect.poll(() => pressed(page, products.mango.uuid)).toBe('true');
  await context.clearCookies();
  await enter(context, accounts.ownerBeta.email);
  const read = page.waitForResponse(/\/api\/v1\/favourites$/);
  await page.reload();
  await read;
  await expect.poll(() => pressed(page, products.mango.uuid)).toBe('false');
  const others = await stage.host.db
    .selectFrom('favourite')
    .select('item_id')
    .where('account_id', '=', accounts.ownerBeta.id)
    .execute();
  expect(others).toEqual([]);
  await heartOf(page, products.cup.uuid).click();
  await expect.poll(() => pressed(page, products.cup.uuid)).toBe('true');
  await context.clearCookies();
  await page.reload();
  await expect.poll(() => pressed(page, products.cup.uuid)).toBe('false');
  await context.close();
});

it('a heart that is pressed before the code of the account has come is kept there too', async () => {
  await addFavourite(products.mango.uuid);
  const { context, page } = await device();
  await enter(context);
  await page.goto(`${stage.host.origin}/search?lang=th`);
  await expect.poll(() => pressed(page, products.mango.uuid)).toBe('true');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let requestCount = 0;
  await page.route(/\/account-favourites-/, async (route) => {
    requestCount += 1;
    await held;
    await route.continue();
  });
  await page.reload();
  await expect.poll(() => requestCount).toBe(1);
  await heartOf(page, products.cup.uuid).click();
  release();
  await expect.poll(stored).toEqual([products.cup.uuid, products.mango.uuid]);
  await expect.poll(() => pressed(page, products.cup.uuid)).toBe('true');
  await context.close();
});

it('a heart that could not be kept is taken back, and said', async () => {
  const { context, page } = await device();
  await enter(context);
  await page.goto(`${stage.host.origin}/search?lang=th`);
  const mirror = 'talad-favorites-of';
  await page.waitForFunction((key) => localStorage[key] ?? sessionStorage[key], mirror);
  await context.route(/api\/v1\/favourites$/, (route) => route.abort());
  await heartOf(page, products.cup.uuid).click();
  await page.locator('talad-toast').getByText('บันทึกไม่สำเร็จ กรุณาลองอีกครั้ง').waitFor();
  await expect.poll(() => pressed(page, products.cup.uuid)).toBe('false');
  await context.close();
});

it('a shop is kept like a product; a guest finds it on the page of favourites', async () => {
  const { context, page } = await device();
  await page.goto(`${stage.host.origin}/seller/${shops.beta.id}/beta?lang=th`);
  const heart = page.locator('[data-keep=favorite-shops]');
  await heart.click();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await page.goto(`${stage.host.origin}/favorites?lang=th`);
  const link = page.locator('talad-personal-links').getByRole('link', { name: shops.beta.title });
  expect(await link.getAttribute('href')).toBe(`/seller/${shops.beta.id}/beta`);
  await enter(context);
  await page.reload();
  await expect.poll(stored).toEqual([String(shops.beta.id)]);
  await page.goto(`${stage.host.origin}/my/favourites?kind=shop&lang=th`);
  await page.locator('.my-rows').getByText(shops.beta.title).waitFor();
  await context.close();
});

it('nothing on the page of favourites jumps, however many there are', async () => {
  const { context, page } = await device();
  // A busy machine may take longer than the four seconds after which the rest becomes visible
  // anyway.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@keyframes own-late {}');
    document.adoptedStyleSheets = [sheet];
  });
  const jumped = async () => {
    await page.goto(`${stage.host.origin}/favorites?lang=th`);
    await page.locator('talad-personal-list[ready]').waitFor();
    await page.locator('main .strip').waitFor();
    // The last paint is recorded one frame later. Content above may have moved when its font
    // loaded.
    return page.evaluate(
      () =>
        new Promise<readonly string[]>((resolve) => {
          const own = document.querySelector('talad-personal-list');
          const isBelow = (node: Node | undefined) =>
            node && own && own.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING;
          new PerformanceObserver((list, observer) => {
            observer.disconnect();
            const shifts = list.getEntries() as (PerformanceEntry & {
              readonly sources: readonly { readonly node?: Element }[];
            })[];
            const moved = shifts.flatMap(({ sources }) => sources.map(({ node }) => node));
            resolve(
              moved
                .filter((node) => isBelow(node) && node?.closest('main'))
                .map((node) => node?.outerHTML ?? ''),
            );
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
        }),
    );
  };
  expect(await jumped()).toEqual([]);
  await page.goto(`${stage.host.origin}/search?lang=th`);
  await heartOf(page, products.cup.uuid).click();
  await expect.poll(() => pressed(page, products.cup.uuid)).toBe('true');
  expect(await jumped()).toEqual([]);
  await context.close();
});
