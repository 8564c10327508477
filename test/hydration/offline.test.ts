import type { BrowserContext, Page } from '@playwright/test';
import { beforeAll, expect, it } from 'vitest';
import { storefrontStage } from '../support/browser/storefront-stage.ts';
import { findViolations } from '../support/browser/find-violations.ts';
import { products } from '../support/fixture-market.ts';

const stage = storefrontStage();
let context: BrowserContext;
beforeAll(async () => {
  context = await stage.browser.newContext({
    locale: 'th-TH',
    viewport: { width: 375, height: 800 },
  });
});

/** The time limit is for many browsers on two cores. */
const soon = { timeout: 30_000 };

/** A worker controls a page once it has cached the offline page. */
async function underWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const worker = navigator.serviceWorker;
    await worker.ready;
    if (worker.controller) return;
    await new Promise((done) => worker.addEventListener('controllerchange', done, { once: true }));
  });
}

it.each([
  ['th', 'ไม่ได้เชื่อมต่ออินเทอร์เน็ต', 'ในตะกร้าของคุณ'],
  ['en', 'You are offline', 'In your cart'],
] as const)(
  'without a line the shop’s own page says in %s what is kept, and goes on by itself',
  async (lang, title, cart) => {
    const page = await context.newPage();
    await page.goto(`${stage.host.origin}/web/alpha/product/cup/${products.cup.id}?lang=${lang}`);
    await underWorker(page);
    if (lang === 'th') {
      await page.getByRole('button', { name: 'หยิบใส่ตะกร้า' }).first().click();
      await page.getByText('หยิบลงตะกร้าเรียบร้อย').waitFor(soon);
    }
    await page.goto(`${stage.host.origin}/web/alpha/search`);
    await page.locator('talad-header').waitFor({ ...soon, state: 'attached' });
    const offlinePage = `/web/alpha/offline?hl=${lang}`;
    await expect
      .poll(() => page.evaluate(async (url) => !!(await caches.match(url)), offlinePage), soon)
      .toBe(true);

    await context.setOffline(true);
    await page.goto(`${stage.host.origin}/web/alpha/promotion`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
    expect(await page.locator('header').textContent()).toContain('ร้านอัลฟา');
    expect(await page.getByRole('heading', { name: cart }).isVisible()).toBe(true);
    expect(await page.getByRole('listitem').allTextContents()).toEqual([
      `${products.cup.title}× 1`,
    ]);
    expect(await page.locator('body').textContent()).not.toContain('฿');
    expect(await findViolations(page)).toEqual([]);
    const scrolls = 'document.documentElement.scrollWidth > innerWidth';
    expect(await page.evaluate(scrolls)).toBe(false);

    await context.setOffline(false);
    await page.locator('talad-header').waitFor({ ...soon, state: 'attached' });
    expect(page.url()).toBe(`${stage.host.origin}/web/alpha/promotion`);
    await page.close();
  },
);
