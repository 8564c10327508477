import type { BrowserContext } from '@playwright/test';
import { expect, it } from 'vitest';
import { storefrontStage } from '../support/browser/storefront-stage.ts';
import { hydrationDifferences } from './hydration-differences.ts';
import { watchPage } from './page-watch.ts';

/** Tests pages that show a full cart, or might; test/checklist has every page with an empty one. */
const cartPages = ['/', '/product/cup/101', '/cart', '/web/alpha'] as const;

const stage = storefrontStage();

async function fillCart(context: BrowserContext, label: string, message: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${stage.host.origin}/product/cup/101`);
  await page.getByRole('button', { name: label }).first().click();
  await page.getByText(message, { exact: true }).first().waitFor();
  await page.close();
}

it.each([
  ['th-TH', 'หยิบใส่ตะกร้า', 'หยิบลงตะกร้าเรียบร้อย'],
  ['en-US', 'Add to cart', 'Added to cart'],
] as const)(
  'in %s pages hydrate with a full cart as with an empty one',
  async (locale, label, message) => {
    const context = await stage.browser.newContext({ locale });
    await fillCart(context, label, message);
    const reader = await context.newPage();
    for (const path of cartPages) {
      const page = await context.newPage();
      const complaints = watchPage(page);
      const response = await page.goto(`${stage.host.origin}${path}`);
      const html = (await response?.text()) ?? '';
      expect(await hydrationDifferences(page, reader, html), path).toEqual([]);
      expect(complaints, path).toEqual([]);
      await page.close();
    }
    await context.close();
  },
);
