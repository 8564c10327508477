import type { BrowserContext, Page } from '@playwright/test';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storefrontStage } from '../../../../test/support/browser/storefront-stage.ts';
import { products } from '../../../../test/support/fixture-market.ts';

const stage = storefrontStage();
let context: BrowserContext;
let page: Page;
beforeEach(async () => {
  context = await stage.browser.newContext({
    locale: 'th-TH',
    viewport: { width: 375, height: 800 },
  });
  page = await context.newPage();
});
afterEach(() => context.close());

/** The time limit is for many browsers on two cores. */
const soon = { timeout: 20_000 };
const field = (name: string) => page.locator(`[name="${name}"]`);

async function toCheckout(): Promise<void> {
  await page.getByRole('button', { name: 'สั่งซื้อ', exact: true }).click();
  await page.waitForURL(/\/checkout\//, soon);
}

it('a shopper who goes back to change the cart finds the typed values at the next checkout', async () => {
  const { id } = products.cup;
  await page.goto(`${stage.host.origin}/web/alpha/product/cup/${id}`);
  await page.getByRole('button', { name: 'หยิบใส่ตะกร้า' }).first().click();
  await page.getByText('หยิบลงตะกร้าเรียบร้อย').waitFor(soon);
  await page.goto(`${stage.host.origin}/web/alpha/cart`);
  await toCheckout();
  const first = page.url();
  await field('name').fill('วิชัย มั่นคง');
  await field('address').fill('99/1 ถนนสุขุมวิท');
  await field('postcode').fill('10110');
  await field('note').fill('ฝากไว้ที่ป้อมยาม');
  await page.getByRole('link', { name: 'แก้ไขตะกร้า' }).click();
  await page.waitForURL(`${stage.host.origin}/web/alpha/cart`, soon);

  await toCheckout();
  expect(page.url()).not.toBe(first);
  await expect.poll(() => field('name').inputValue(), soon).toBe('วิชัย มั่นคง');
  expect(await field('note').inputValue()).toBe('ฝากไว้ที่ป้อมยาม');
  expect(await field('postcode').inputValue()).toBe('10110');
  // The other language shows the same form on another page.
  await field('phone').fill('0812345678');
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Checkout' }).waitFor(soon);
  await expect.poll(() => field('phone').inputValue(), soon).toBe('0812345678');
});
