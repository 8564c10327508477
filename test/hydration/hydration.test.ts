import type { Browser, BrowserContext } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildStorefront } from '../support/builds/build-storefront.ts';
import { openChromium } from '../support/browser/open-chromium.ts';
import { createListeningHost, type ListeningHost } from '../support/listening-host.ts';
import { hydrationDifferences } from './hydration-differences.ts';
import { watchPage } from './page-watch.ts';

/** Pages that show a full cart, or might; test/checklist has every page with an empty one. */
const cartPages = ['/', '/product/cup/101', '/cart', '/web/alpha'] as const;

let host: ListeningHost;
let browser: Browser;
beforeAll(async () => {
  await buildStorefront();
  host = await createListeningHost({ seed: 'small' });
  browser = await openChromium();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await host.close();
});

async function fillCart(context: BrowserContext, label: string, said: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${host.origin}/product/cup/101`);
  await page.getByRole('button', { name: label }).first().click();
  await page.getByText(said, { exact: true }).first().waitFor();
  await page.close();
}

it.each([
  ['th-TH', 'หยิบใส่ตะกร้า', 'หยิบลงตะกร้าเรียบร้อย'],
  ['en-US', 'Add to cart', 'Added to cart'],
] as const)(
  'in %s pages hydrate with a full cart as with an empty one',
  async (locale, label, said) => {
    const context = await browser.newContext({ locale });
    await fillCart(context, label, said);
    const reader = await context.newPage();
    for (const path of cartPages) {
      const page = await context.newPage();
      const complaints = watchPage(page);
      const response = await page.goto(`${host.origin}${path}`);
      const html = (await response?.text()) ?? '';
      expect(await hydrationDifferences(page, reader, html), path).toEqual([]);
      expect(complaints, path).toEqual([]);
      await page.close();
    }
    await context.close();
  },
);
