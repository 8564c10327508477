import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FRONT_PAGE, pageOf } from '../../elements/page/page.ts';
import { xDefault } from '../../presets/x_default/preset.ts';
import { buildStorefront } from '../support/builds/build-storefront.ts';
import { openChromium } from '../support/browser/open-chromium.ts';
import { createListeningHost, type ListeningHost } from '../support/listening-host.ts';

const ALPHA = 2;

let host: ListeningHost;
let browser: Browser;
beforeAll(async () => {
  await buildStorefront();
  host = await createListeningHost({ seed: 'small' });
  const { title, blocks } = xDefault.pages.frontpage;
  const document = JSON.stringify(pageOf(title, blocks));
  await host.db
    .insertInto('page')
    .values({ shop_id: ALPHA, name: FRONT_PAGE, title, draft: document, published: document })
    .execute();
  const now = Date.now();
  await host.db
    .insertInto('coupon')
    .values(
      ['KILN50', 'KILN60', 'KILN70', 'KILN80'].map((code) => ({
        shop_id: ALPHA,
        code,
        title: 'ส่วนลดเปิดเตา',
        kind: 'amount' as const,
        value: 5_000,
        begins_at: new Date(now - 60_000),
        ends_at: new Date(now + 3_600_000),
      })),
    )
    .execute();
  await host.db
    .insertInto('blog')
    .values({ shop_id: ALPHA, slug: 'clay', title: 'ดินด่านเกวียน', published_at: new Date() })
    .execute();
  browser = await openChromium();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await host.close();
});

/**
 * Opens the page and records everything that the browser reports: policy violations, script errors,
 * missing files.
 */
async function open(width: number, script = true): Promise<[Page, readonly string[]]> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    javaScriptEnabled: script,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400) complaints.push(`${answer.status()} ${answer.url()}`);
  });
  await page.goto(`${host.origin}/web/alpha?lang=th`);
  return [page, complaints];
}

describe('the front page of x_default', () => {
  it.each([375, 1280])('works at %i px: tabs, codes and rows come alive', async (width) => {
    const [page, complaints] = await open(width);
    await page.getByRole('tab', { name: 'มาใหม่' }).click();
    const tab = page.locator('talad-product-tab');
    await expect.poll(() => tab.getByRole('tabpanel').getByRole('article').count()).toBe(4);
    await page.getByRole('button', { name: 'คัดลอกโค้ด KILN50' }).scrollIntoViewIfNeeded();
    const gallery = page.locator('talad-gallery');
    await gallery.scrollIntoViewIfNeeded();
    // Before its script has loaded, a picture's link leads to the picture itself.
    await page.evaluate(() => customElements.whenDefined('talad-carousel'));
    await gallery.getByRole('link', { name: 'กาน้ำชา' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
    await expect.poll(() => new URL(page.url()).hash).toBe('#modal-Gallery_1');
    await page.goBack();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('says everything without JavaScript; tabs and pictures are links', async () => {
    const [page] = await open(1280, false);
    const tab = page.locator('talad-product-tab');
    expect(await tab.getByRole('link', { name: 'มาใหม่', exact: true }).getAttribute('href')).toBe(
      '/web/alpha/showroom/new',
    );
    expect(await tab.getByRole('article').count()).toBe(4);
    expect(await page.getByRole('code').first().isVisible()).toBe(true);
    expect(await page.getByRole('heading', { name: 'ดินด่านเกวียน' }).isVisible()).toBe(true);
    expect(await page.getByRole('cell', { name: '40 บาท' }).isVisible()).toBe(true);
    const missing = await page.locator('talad-missing').count();
    expect(missing).toBe(0);
    await page.context().close();
  });
});
