import type { Page } from '@playwright/test';
import { beforeAll, expect, it } from 'vitest';
import { storefrontStage } from '../support/browser/storefront-stage.ts';

const stage = storefrontStage();
let page: Page;
beforeAll(async () => {
  page = await stage.browser.newPage({ locale: 'en-GB', serviceWorkers: 'block' });
});

const suggestions = () => page.locator('.cart-also li:visible talad-product-box');

it('suggests below the cart no product that is in it, and again once it is removed', async () => {
  await page.goto(`${stage.host.origin}/cart`);
  const before = await suggestions().allInnerTexts();
  const first = suggestions().filter({ has: page.getByRole('button', { name: 'Add to cart' }) });
  const title = await first.first().getByRole('link').first().innerText();
  const box = suggestions().filter({ hasText: title });
  await box.getByRole('button', { name: 'Add to cart' }).click();
  await expect.poll(() => box.count()).toBe(0);

  await page.reload();
  await page.getByRole('button', { name: `Remove ${title}` }).waitFor();
  await expect.poll(() => box.count()).toBe(0);
  await page.getByRole('button', { name: `Remove ${title}` }).click();
  await expect.poll(() => suggestions().allInnerTexts()).toEqual(before);
});
