import type { Browser, Locator, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStorefront } from '../support/builds/build-storefront.ts';
import { findViolationsIn } from '../support/browser/find-violations.ts';
import { openChromium } from '../support/browser/open-chromium.ts';
import { insertCatalogue } from '../support/records/insert-catalogue.ts';
import { createListeningHost, type ListeningHost } from '../support/listening-host.ts';

let host: ListeningHost;
let browser: Browser;
beforeAll(async () => {
  await buildStorefront();
  host = await createListeningHost({ seed: 'small' });
  await insertCatalogue(host.db, {
    products: 600,
    shopIds: [2, 3],
    categoryIds: [1, 2, 3],
    firstId: 10_000,
  });
  browser = await openChromium();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await host.close();
});

async function open(
  path: string,
  options: {
    readonly width?: number;
    readonly height?: number;
    readonly javaScriptEnabled?: boolean;
  } = {},
): Promise<Page> {
  const { width = 1280, height = 800, javaScriptEnabled = true } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'th-TH',
    javaScriptEnabled,
  });
  const page = await context.newPage();
  await page.goto(`${host.origin}${path}`);
  return page;
}
const keywordOf = (page: Page) => new URL(page.url()).searchParams.get('keyword');

/** Touches the search field, after which it suggests; before, it is a plain input. */
async function touched(page: Page): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'ค้นหาสินค้า' }).focus();
  const field = page.getByRole('combobox', { name: 'ค้นหาสินค้า' });
  await field.waitFor();
  return field;
}

describe('the search box', () => {
  it('suggests while it is typed in; keys choose and go', async () => {
    const page = await open('/');
    const field = await touched(page);
    await field.fill('กระเป๋าเ');
    const list = page.getByRole('listbox', { name: 'คำแนะนำ' });
    const first = list.getByRole('option').first();
    expect(await first.textContent()).toContain('กระเป๋าเป้');
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    await field.press('ArrowDown');
    expect(await first.getAttribute('aria-selected')).toBe('true');
    expect(await field.getAttribute('aria-activedescendant')).toBe(await first.getAttribute('id'));
    expect(await findViolationsIn(page, 'talad-header')).toEqual([]);
    await field.press('Enter');
    await page.waitForURL('**/search?*');
    expect(keywordOf(page)).toBe('กระเป๋าเป้');
    await page.context().close();
  });

  it('closes by Escape and searches the typed text', async () => {
    const page = await open('/');
    const field = await touched(page);
    await field.pressSequentially('nik');
    const list = page.getByRole('listbox', { name: 'คำแนะนำ' });
    await list.waitFor();
    await field.press('Escape');
    await list.waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe('nik');
    await field.press('Enter');
    await page.waitForURL('**/search?*');
    expect(keywordOf(page)).toBe('nik');
    await page.context().close();
  });

  it('goes to a product that is pressed, on a phone out of its sheet', async () => {
    const page = await open('/', { width: 375 });
    await page.getByRole('button', { name: 'ค้นหา' }).click();
    const field = page.getByRole('combobox', { name: 'ค้นหาสินค้า' });
    await field.waitFor();
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('talad-header');
    await field.fill('เสื้อยืดคอก');
    await page.getByRole('option', { name: /เสื้อยืดคอกลม.*฿/ }).click();
    await page.waitForURL('**/product/shirt/102');
    await page.context().close();
  });

  it('is a plain form without JavaScript', async () => {
    const page = await open('/', { javaScriptEnabled: false });
    const field = page.getByRole('searchbox', { name: 'ค้นหาสินค้า' });
    await field.fill('มะม่วง');
    await field.press('Enter');
    await page.waitForURL('**/search?*');
    expect(await page.getByRole('link', { name: 'มะม่วงน้ำดอกไม้' }).count()).toBe(1);
    await page.context().close();
  });
});

describe('the list', () => {
  it('narrows by a facet, back to page 1, and widens by its chip', async () => {
    const page = await open(`/search?keyword=${encodeURIComponent('เล่ม')}&page=2`);
    const facets = page.locator('talad-facets');
    await facets.scrollIntoViewIfNeeded();
    const author = facets.getByRole('link', { name: /ทมยันตี/ });
    const count = Number((await author.textContent())?.replace(/\D/g, ''));
    expect(await findViolationsIn(page, 'main')).toEqual([]);
    await author.click();
    await page.waitForURL(/author/);
    expect(new URL(page.url()).searchParams.has('page')).toBe(false);
    expect(await page.textContent('.list-head')).toContain(`สินค้า ${count} รายการ`);
    await page.getByRole('link', { name: 'ลบตัวกรอง: ทมยันตี' }).click();
    await page.waitForURL((url) => !url.href.includes('author'));
    await page.context().close();
  });

  it('counts at the top of its filters before the shopper scrolls to their end', async () => {
    const page = await open(`/search?keyword=${encodeURIComponent('เล่ม')}`, { height: 400 });
    const count = page.locator('[data-count^="category-"]').first();
    await expect.poll(() => count.textContent()).toMatch(/\d/);
    await page.context().close();
  });

  it('of a category narrows too, in a sheet on a phone', async () => {
    const page = await open('/category/home/1', { width: 375 });
    await page.getByRole('button', { name: 'ตัวกรอง' }).click();
    await page.locator('talad-facets').getByRole('link', { name: /Sony/ }).click();
    await page.waitForURL(/brand/);
    expect(new URL(page.url()).pathname).toBe('/category/home/1');
    expect(await page.getByRole('link', { name: 'ลบตัวกรอง: Sony' }).count()).toBe(1);
    await page.context().close();
  });

  it('says of more than 2,000 results that its counts are the least there are', async () => {
    await insertCatalogue(host.db, {
      products: 2_100,
      // Reverse the shops, because a shop has each generated product only once.
      shopIds: [3, 2],
      categoryIds: [1, 2, 3],
      firstId: 20_000,
    });
    const page = await open(`/search?filter=${encodeURIComponent('{"ready_to_sell":1}')}`);
    const facets = page.locator('talad-facets');
    await facets.scrollIntoViewIfNeeded();
    await facets.getByRole('link').first().waitFor();
    const counts = await page.locator('[data-count^="category-"]').allTextContents();
    const seen = [
      ...counts,
      ...(await facets.getByRole('link').locator('.count').allTextContents()),
    ]
      .map((count) => count.trim())
      .filter((count) => count !== '');
    expect(counts.filter((count) => /\d/.test(count)).length).toBeGreaterThan(1);
    expect(seen.filter((count) => !/^[1-9][\d,]*\+$/.test(count))).toEqual([]);
    await page.context().close();
  });
});
