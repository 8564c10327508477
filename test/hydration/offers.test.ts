import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCollection } from '../../storefront-host/modules/catalog/collections/add-collection.ts';
import { addPromotion } from '../../storefront-host/modules/sales/promotions/add-promotion.ts';
import { buildStorefront } from '../support/builds/build-storefront.ts';
import { addPictures } from '../support/records/add-pictures.ts';
import { accounts, products, shops, smallPassword } from '../support/fixture-market.ts';
import { findViolations, findViolationsIn } from '../support/browser/find-violations.ts';
import { openChromium } from '../support/browser/open-chromium.ts';
import { createListeningHost, type ListeningHost } from '../support/listening-host.ts';

/** Time of the shop. */
let shopTime = new Date();
let host: ListeningHost;
let browser: Browser;
let promotion = 0;
let collection = 0;
beforeAll(async () => {
  await buildStorefront();
  host = await createListeningHost({ seed: 'small', now: () => shopTime });
  await addPictures(host.db);
  const at = new Date();
  const hour = 3_600_000;
  const shopId = shops.alpha.id;
  const window = { beginsAt: new Date(+at - hour), endsAt: new Date(+at + hour) };
  await host.db.transaction().execute(async (trx) => {
    promotion = await addPromotion(trx, {
      shopId,
      kind: 'flash',
      slug: 'flash',
      title: 'ลดไฟลุก',
      html: '<p>ทั้งร้าน</p>',
      discount: { kind: 'percent', value: 20 },
      ...window,
      productIds: [products.cup.id, products.shirt.id],
      at,
    });
    collection = await addCollection(trx, {
      shopId,
      slug: 'tea',
      title: 'โต๊ะน้ำชา',
      summary: 'ของสองชิ้น',
      html: '',
      rank: 0,
      products: [products.cup, products.shirt].map(({ id }) => ({ shopId, id })),
      at,
    });
  });
  await host.db
    .insertInto('coupon')
    .values({
      shop_id: shopId,
      id: 1,
      code: 'CUP10',
      title: 'ลดถ้วย',
      kind: 'percent',
      value: 10,
      begins_at: window.beginsAt,
      ends_at: window.endsAt,
    })
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

it('a coupon is collected over the page, kept in the browser, and known in the list', async () => {
  const page = await open('/web/alpha/promotion', 375);
  await page.getByRole('link', { name: 'เก็บคูปอง ลดถ้วย' }).click();
  const dialog = page.locator('talad-modal');
  await dialog.getByText('เก็บไว้ในเบราว์เซอร์นี้').waitFor();
  expect(new URL(page.url()).hash).toBe('#modal-OpenCoupon_1');
  await dialog.getByText('CUP10').first().waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  const stored = await page.evaluate(() => localStorage.getItem('talad-coupons'));
  expect(JSON.parse(stored ?? '')).toMatchObject({ items: [{ id: 1, code: 'CUP10' }] });

  await page.getByRole('link', { name: 'รายละเอียด ลดถ้วย' }).click();
  await dialog.getByText('ใช้ได้ถึง').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'ดูคูปองทั้งหมด' }).click();
  await dialog.getByRole('link', { name: 'เก็บแล้ว ลดถ้วย' }).waitFor();
  expect(await findViolationsIn(page, 'talad-modal')).toEqual([]);
  await page.context().close();
});

it('coupons of a guest are the account’s after signing in, and gone after signing out', async () => {
  const page = await open('/web/alpha/promotion', 375);
  await page.getByRole('link', { name: 'เก็บคูปอง ลดถ้วย' }).click();
  await page.locator('talad-modal').getByText('เก็บไว้ในเบราว์เซอร์นี้').waitFor();
  await page.goto(`${host.origin}/login?continue=/my/coupons`);
  await page.fill('input[name=email]', accounts.shopper.email);
  await page.fill('input[name=password]', smallPassword);
  await page.click('form button[type=submit]');
  await page.locator('.ticket').getByRole('heading', { name: 'ลดถ้วย' }).waitFor();
  const storedCoupons = () => page.evaluate(() => localStorage.getItem('talad-coupons') ?? '');
  await expect
    .poll(async () => JSON.parse(await storedCoupons()))
    .toMatchObject({ items: [{ id: 1, kept: 'account' }] });
  const rows = await host.db.selectFrom('coupon_claim').select('account_id').execute();
  expect(rows).toEqual([{ account_id: accounts.shopper.id }]);
  // The server ends the session without notifying this browser.
  await page.context().clearCookies();
  await page.goto(`${host.origin}/web/alpha/promotion`);
  await expect.poll(storedCoupons).toBe('{"items":[]}');
  await page.context().close();
});

it('ideas of a collection are shown without leaving the list', async () => {
  const page = await open('/web/alpha/collection');
  await page.getByRole('link', { name: 'ดูไอเดีย โต๊ะน้ำชา' }).click();
  const dialog = page.locator('talad-modal');
  await dialog.getByRole('link', { name: products.cup.title }).waitFor();
  expect(await findViolationsIn(page, 'talad-modal')).toEqual([]);
  await dialog.getByRole('link', { name: 'ดูทั้งคอลเลกชัน (2)' }).click();
  await page.getByRole('heading', { level: 1, name: 'โต๊ะน้ำชา' }).waitFor();
  await page.context().close();
});

it('a flash sale’s clock runs, and its boxes lead to the product with its mark', async () => {
  const page = await open(`/web/alpha/promotion/flash/${promotion}`);
  await page.getByRole('timer').waitFor();
  const box = page.getByRole('link', { name: products.cup.title });
  expect(await box.getAttribute('href')).toBe('/web/alpha/product/cup/101?flashsale=true');
  await page.context().close();
});

it('Enter in the coupon field applies it and orders nothing', async () => {
  const begun = await fetch(`${host.origin}/api/v1/cart/checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: host.origin },
    body: JSON.stringify({
      shop_id: shops.alpha.id,
      products: [{ product_uuid: products.cup.uuid, quantity: 2 }],
    }),
  });
  const { data } = (await begun.json()) as { data: { url: string } };
  const page = await open(new URL(data.url).pathname, 375);
  await page.getByLabel('ชื่อ-นามสกุล').fill('สมหญิง ใจดี');
  await page.getByLabel('โค้ดคูปอง').fill('nope');
  await page.keyboard.press('Enter');
  await page.getByText('ร้านนี้ไม่มีคูปองโค้ดนี้').first().waitFor();
  await page.getByLabel('โค้ดคูปอง').fill('cup10');
  await page.keyboard.press('Enter');
  await page.getByText('ใช้คูปองแล้ว').waitFor();
  expect(await page.getByLabel('ชื่อ-นามสกุล').inputValue()).toBe('สมหญิง ใจดี');
  await page.getByRole('button', { name: 'ยืนยันการสั่งซื้อ · ฿222.80' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await page.context().close();
});

it.each([
  ['/web/alpha/promotion', 1280, 'th-TH'],
  ['/promotion', 375, 'en-US'],
  ['/web/alpha/promotion/flash/{promotion}', 375, 'th-TH'],
  ['/web/alpha/collection', 375, 'en-US'],
  ['/web/alpha/collection/tea/{collection}', 1280, 'th-TH'],
] as const)('%s has nothing that axe complains of at %i px, nor anything wider', async (...row) => {
  const [path, width, locale] = row;
  const filled = path
    .replace('{promotion}', String(promotion))
    .replace('{collection}', String(collection));
  const page = await open(filled, width, locale);
  expect(await findViolationsIn(page, 'main')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await page.context().close();
});

it('when a flash sale ends, the boxes on its page show the price after it', async () => {
  const page = await open('/web/alpha/promotion');
  await page.clock.install();
  await page.reload();
  const box = page.locator(`talad-product-box[data-product="${products.cup.uuid}"]`).first();
  await box.getByText('฿96').waitFor();
  await page.locator('talad-countdown').first().scrollIntoViewIfNeeded();
  await page.locator('talad-countdown time[role=timer]').first().waitFor();
  shopTime = new Date(Date.now() + 2 * 3_600_000);
  await page.clock.fastForward(2 * 3_600_000);
  await expect.poll(() => box.getByText('฿96').count()).toBe(0);
  await box.getByText('฿120').waitFor();
  await page.context().close();
});
