import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildStorefront } from '../support/builds/build-storefront.ts';
import { openChromium } from '../support/browser/open-chromium.ts';
import { createListeningHost, type ListeningHost } from '../support/listening-host.ts';

let host: ListeningHost;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  await buildStorefront();
  host = await createListeningHost({ seed: 'small' });
  browser = await openChromium();
  page = await browser.newPage({ locale: 'en-GB', serviceWorkers: 'block' });
}, 120_000);
afterAll(async () => {
  await browser.close();
  await host.close();
});

const suggestions = () => page.locator('.cart-also li:visible talad-product-box');

it('suggests below the cart no product that is in it, and again once it is removed', async () => {
  await page.goto(`${host.origin}/cart`);
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
