import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildStorefront } from '../support/builds/build-storefront.ts';
import { addPictures } from '../support/records/add-pictures.ts';
import { findViolationsIn } from '../support/browser/find-violations.ts';
import { products, shops } from '../support/fixture-market.ts';
import { openChromium } from '../support/browser/open-chromium.ts';
import { createListeningHost, type ListeningHost } from '../support/listening-host.ts';

let host: ListeningHost;
let browser: Browser;
beforeAll(async () => {
  await buildStorefront();
  host = await createListeningHost({ seed: 'small' });
  await addPictures(host.db);
  const config = JSON.stringify({ enabled: true, discount: 10, unit: 'percent' });
  await host.db
    .updateTable('shop')
    .set({ dropship_config: config, allow_direct_url: true, description: 'ปั้นเองทุกใบ' })
    .where('id', '=', shops.alpha.id)
    .execute();
  await host.db
    .updateTable('product')
    .set({ showrooms: ['hot', 'o2o'], brand: 'อัลฟา' })
    .where('id', '=', products.cup.id)
    .execute();
  browser = await openChromium();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await host.close();
});

async function open(path: string, width = 1280, locale = 'th-TH'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, locale });
  const page = await context.newPage();
  await page.goto(`${host.origin}${path}`);
  return page;
}
const keywordOf = (page: Page) =>
  JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}').keyword;

it('a search within the shop takes the place of its page, and gives it back', async () => {
  const page = await open('/seller/2/alpha');
  const field = page.getByRole('searchbox', { name: 'ค้นหาในร้านนี้' });
  const best = page.getByRole('heading', { name: 'สินค้าเด่นของร้าน' });
  await best.waitFor();
  await field.focus();
  // This touch hydrates the element.
  await page.waitForFunction(() => customElements.get('talad-seller-search') !== undefined);
  await field.fill('ถ้วยกาแฟ');
  await page.getByText('พบ 1 รายการสำหรับ “ถ้วยกาแฟ”').waitFor();
  expect(await page.getByRole('link', { name: products.cup.title }).count()).toBe(1);
  expect(await best.isVisible()).toBe(false);
  await expect.poll(() => keywordOf(page)).toBe('ถ้วยกาแฟ');
  // This search does not find another shop's products.
  await field.fill('มะม่วง');
  await page.getByText('ไม่พบสินค้าสำหรับ “มะม่วง”').waitFor();
  await page.getByRole('button', { name: 'ล้างการค้นหา' }).click();
  await best.waitFor();
  expect(await field.inputValue()).toBe('');
  await expect.poll(() => keywordOf(page)).toBeUndefined();
  // Search results have an address too.
  await field.fill('แจกันดินเผา');
  await page.getByText('พบ 1 รายการ').waitFor();
  await expect.poll(() => keywordOf(page)).toBe('แจกันดินเผา');
  await page.reload();
  await page.getByRole('heading', { name: 'ผลการค้นหา “แจกันดินเผา”' }).waitFor();
  expect(await field.inputValue()).toBe('แจกันดินเผา');
  await page.context().close();
});

it('says that a search did not get through, and keeps the page', async () => {
  const page = await open('/seller/2/alpha');
  await page.route('**/products/search*', (route) => route.abort());
  const field = page.getByRole('searchbox', { name: 'ค้นหาในร้านนี้' });
  await field.focus();
  await page.waitForFunction(() => customElements.get('talad-seller-search') !== undefined);
  await field.fill('ถ้วยกาแฟ');
  await page.getByRole('alert').getByText('ค้นหาไม่สำเร็จ').waitFor();
  expect(await page.getByRole('heading', { name: 'สินค้าเด่นของร้าน' }).isVisible()).toBe(true);
  await page.context().close();
});

it('opens becoming a member, the packages and the drop-ship filter over the page', async () => {
  const page = await open('/seller/2/alpha', 375);
  await page.getByRole('link', { name: 'สมัครสมาชิก' }).click();
  const join = page.locator('talad-modal', { hasText: 'รีวิวสินค้าที่ซื้อแล้ว' });
  await page.getByRole('dialog', { name: 'สมัครสมาชิกร้านอัลฟา' }).waitFor();
  await join.getByText('รีวิวสินค้าที่ซื้อแล้ว').waitFor();
  expect(new URL(page.url()).hash).toBe('#modal-JoinMember_1');
  expect(await findViolationsIn(page, 'talad-modal')).toEqual([]);
  await page.goBack();
  await join.waitFor({ state: 'hidden' });

  await page.goto(`${host.origin}/seller`);
  await page.getByRole('main').getByRole('link', { name: 'เปิดร้านกับเรา' }).click();
  const plans = page.locator('talad-modal', { hasText: 'BASIX' });
  await plans.getByText('18,000 บาท', { exact: true }).waitFor();
  for (const text of ['BASIX', 'XTANDARD', 'PREMIUMX', 'เครดิต Google 3,000 บาท (30 วัน)']) {
    expect(await plans.getByText(text).count()).toBe(1);
  }
  expect(await plans.getByRole('link', { name: 'เปิดร้าน' }).getAttribute('href')).toBe('/signup');
  await page.keyboard.press('Escape');
  await plans.waitFor({ state: 'hidden' });

  await page.getByRole('link', { name: 'ตัวกรองดรอปชิป' }).click();
  const filter = page.locator('talad-modal', { has: page.locator('[name=discount_min]') });
  await filter.getByLabel('ส่วนลดขั้นต่ำ').fill('5');
  await filter.getByRole('button', { name: 'ดูร้านค้า' }).click();
  await page.getByText('1 ร้าน', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'ลบตัวกรอง: ส่วนลดตั้งแต่ 5%' }).click();
  await page.getByRole('link', { name: 'ลบตัวกรอง: ร้านที่เปิดรับตัวแทนดรอปชิป' }).click();
  await page.getByText('2 ร้าน', { exact: true }).waitFor();
  await page.context().close();
});

it('without JavaScript, the filter of drop-shippers is where its link leads', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'th-TH' });
  const page = await context.newPage();
  await page.goto(`${host.origin}/seller`);
  const least = page.getByLabel('ส่วนลดขั้นต่ำ');
  expect(await least.isVisible()).toBe(false);
  await page.getByRole('link', { name: 'ตัวกรองดรอปชิป' }).click();
  await least.fill('5');
  await page.getByRole('checkbox', { name: 'ร้านที่เปิดรับตัวแทนดรอปชิป' }).check();
  await page.locator('#dropship').getByRole('button').click();
  await page.getByText('1 ร้าน', { exact: true }).waitFor();
  await context.close();
});

it.each([
  ['/seller/2/alpha', 1280, 'th-TH'],
  ['/seller', 375, 'en-US'],
  ['/all-brands', 375, 'th-TH'],
] as const)('%s has nothing that axe complains of at %i px, nor anything wider', async (...row) => {
  const [path, width, locale] = row;
  const page = await open(path, width, locale);
  expect(await findViolationsIn(page, 'main')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await page.context().close();
});
