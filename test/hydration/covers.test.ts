import type { Page } from '@playwright/test';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { storefrontStage } from '../support/browser/storefront-stage.ts';
import { products } from '../support/fixture-market.ts';

// Checks that Back closes an overlay that covers the page on a phone, and leaves the page only
// after that.
const stage = storefrontStage();
let page: Page;
let shop: string;
beforeAll(async () => {
  shop = `${stage.host.origin}/web/alpha`;
});
beforeEach(async () => {
  const context = await stage.browser.newContext({ viewport: { width: 375, height: 800 } });
  page = await context.newPage();
  await page.goto(`${shop}/?lang=en`);
  await page.goto(`${shop}/product/cup/${products.cup.id}`);
  await page.waitForLoadState('networkidle');
});
afterEach(() => page.context().close());

const soon = { timeout: 20_000 };
const drawer = () => page.locator('talad-cart-drawer dialog[open]');
const menu = () => page.locator('talad-header #menu:popover-open');
const path = () => new URL(page.url()).pathname;

async function openDrawer(): Promise<void> {
  await page.locator('talad-header talad-cart .button').first().click();
  await drawer().waitFor(soon);
}
async function openMenu(): Promise<void> {
  await page.locator('talad-header [popovertarget=menu]').first().click();
  await menu().waitFor(soon);
  await expect.poll(() => page.evaluate(() => history.state?.taladCover), soon).toBe(true);
}

it.each([
  ['cart', openDrawer, drawer],
  ['menu', openMenu, menu],
])('Back closes the %s; the next one leaves the page', async (_, open, cover) => {
  const at = path();
  await open();
  await page.evaluate(() => history.back());
  await expect.poll(() => cover().count(), soon).toBe(0);
  expect(path()).toBe(at);
  // Closing it also removes its history entry.
  await open();
  await page.keyboard.press('Escape');
  await expect.poll(() => cover().count(), soon).toBe(0);
  await expect.poll(() => page.evaluate(() => history.state?.taladCover), soon).toBeUndefined();
  await page.goBack();
  expect(path()).toBe('/web/alpha/');
});

it('Back from where a link of the cart led returns to the page itself', async () => {
  await page.locator('talad-product [part=add]').click();
  await page.locator('talad-toast').getByRole('button', { name: 'View cart' }).click();
  await drawer().waitFor(soon);
  await page.locator('talad-cart-drawer .more a').click();
  await page.waitForURL(`${shop}/cart`, soon);
  await page.goBack();
  expect(path()).toBe(`/web/alpha/product/cup/${products.cup.id}`);
  await page.goBack();
  expect(path()).toBe('/web/alpha/');
});

it('a message takes the place of the one it contradicts', async () => {
  for (let presses = 0; presses < 2; presses += 1) {
    await page.locator('talad-product [part=add]').click();
    await page.locator('talad-toast').getByText('Added to cart').waitFor(soon);
  }
  expect(await page.locator('talad-toast .toast').count()).toBe(1);
});
