import type { Page } from '@playwright/test';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storefrontStage } from '../support/browser/storefront-stage.ts';
import { products } from '../support/fixture-market.ts';

const stage = storefrontStage();
let page: Page;
let thrown: string[];

beforeEach(async () => {
  page = await stage.browser.newPage({ locale: 'en-US', viewport: { width: 800, height: 500 } });
  thrown = [];
  page.on('pageerror', (error) => thrown.push(error.message));
});
afterEach(() => page.close());

const cartCount = () => page.getByRole('link', { name: 'Cart, 1 item', exact: true });

it('an untouched box loads nothing; each works from its first touch on', async () => {
  await page.goto(`${stage.host.origin}/search`, { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => customElements.get('talad-product-box'))).toBeUndefined();
  const works = (box: Element) => 'hasUpdated' in box && box.hasUpdated === true;
  const boxes = page.locator('talad-product-box');
  await boxes.first().hover();
  await expect.poll(() => boxes.first().evaluate(works)).toBe(true);
  expect(await boxes.last().evaluate(works)).toBe(false);
  await boxes.last().hover();
  await expect.poll(() => boxes.last().evaluate(works)).toBe(true);
  expect(thrown).toEqual([]);
});

it('a click that is faster than the code is not lost', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/product-box\.element/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${stage.host.origin}/search`);
  await page.locator('talad-cart').evaluate((cart) => customElements.whenDefined(cart.localName));
  await page.locator('talad-product-box').getByRole('button', { name: products.cup.title }).click();
  release();
  await cartCount().waitFor();
  expect(new URL(page.url()).pathname).toBe('/search');
});

it('code that does not arrive breaks nothing: the form is sent, and its line joins the cart', async () => {
  await page.route(/product-box\.element/, (route) => route.abort());
  await page.goto(`${stage.host.origin}/search`);
  await page.locator('talad-cart').evaluate((cart) => customElements.whenDefined(cart.localName));
  await page.locator('talad-product-box').first().hover();
  await page.locator('talad-product-box').getByRole('button', { name: products.cup.title }).click();
  await page.waitForURL('**/cart');
  await cartCount().waitFor();
  await page.locator('talad-cart-lines').getByText(products.cup.title).first().waitFor();
  expect(thrown).toEqual([]);
  await page.reload();
  await cartCount().waitFor();
});
