import type { Browser, Locator, Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, afterEach, expect, it } from 'vitest';
import { buildStorefront } from '../support/builds/build-storefront.ts';
import { openChromium } from '../support/browser/open-chromium.ts';
import type { ListeningHost } from '../support/listening-host.ts';
import { checklistMarket } from './checklist-market.ts';

let host: ListeningHost;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  await buildStorefront();
  host = await checklistMarket();
  browser = await openChromium();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await host.close();
});
beforeEach(async () => {
  page = await browser.newPage({ locale: 'th-TH', serviceWorkers: 'block' });
});
afterEach(() => page.close());

async function cartWithACup(): Promise<void> {
  await page.goto(`${host.origin}/product/cup/101`);
  await page.getByRole('button', { name: 'หยิบใส่ตะกร้า' }).first().click();
  await page.locator('talad-toast').getByText('หยิบลงตะกร้าเรียบร้อย').waitFor();
}

const toast = (words: string | RegExp) => page.locator('talad-toast').getByText(words).first();

it('หยิบลงตะกร้าเรียบร้อย: a product is put into the cart', async () => {
  await cartWithACup();
  expect(await toast('หยิบลงตะกร้าเรียบร้อย').isVisible()).toBe(true);
});

/** Checks spec §8 "Checkout": the server's answer, and the message. */
it.each([
  [{ error_full_msg: 'ถ้วยใบนี้หมดแล้ว', error_msg: 'หมด' }, 'พบข้อผิดพลาด ถ้วยใบนี้หมดแล้ว'],
  [{ error_msg: 'ร้านปิดรับคำสั่งซื้อ' }, 'พบข้อผิดพลาด ร้านปิดรับคำสั่งซื้อ'],
  [{ error_key: 'X-pqty-ERROR' }, 'จำนวนไม่ถูกต้อง'],
  [{ error_key: 'CANNOT_ADD' }, 'ไม่พร้อมขาย'],
  [{ error_key: 'NOSTOCK' }, 'สินค้าหมด'],
])('a checkout that is refused with %j says %s', async (error, words) => {
  await cartWithACup();
  await page.route('**/api/v1/cart/checkout*', (route) =>
    route.fulfill({
      status: 422,
      json: { error: true, code: 'VALIDATION', message: '', ...error },
    }),
  );
  await page.goto(`${host.origin}/cart`);
  await page.getByRole('button', { name: /^สั่งซื้อ/ }).first().click();
  expect(await toast(words).textContent()).toContain('พบข้อผิดพลาด');
});

it('a checkout that did not reach the server can be tried again from its message', async () => {
  await cartWithACup();
  await page.route('**/api/v1/cart/checkout*', (route) => route.abort(), { times: 1 });
  await page.goto(`${host.origin}/cart`);
  await page.getByRole('button', { name: /^สั่งซื้อ/ }).first().click();
  await page.locator('talad-toast').getByRole('button', { name: 'ลองใหม่' }).click();
  await page.waitForURL(/\/checkout\//);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
});

it('a checkout that takes longer than 10 s says พบข้อผิดพลาด Timeout', async () => {
  await cartWithACup();
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  await page.route('**/api/v1/cart/checkout*', async (route) => {
    await ended;
    await route.abort();
  });
  await page.goto(`${host.origin}/cart`);
  await page.getByRole('button', { name: /^สั่งซื้อ/ }).first().click();
  const message = toast('พบข้อผิดพลาด Timeout');
  expect(await message.textContent()).toContain('Timeout');
  end();
});

it('the loading cover goes 5 s after the answer if the page is still here', async () => {
  await cartWithACup();
  await page.clock.install();
  await page.goto(`${host.origin}/cart`);
  await page.route('**/api/v1/cart/checkout*', (route) =>
    route.fulfill({ json: { data: { url: `${host.origin}/checkout/stay` }, net_price: 1 } }),
  );
  // The browser stays on the page.
  await page.route('**/checkout/stay', (route) => route.fulfill({ status: 204 }));
  await page.getByRole('button', { name: /^สั่งซื้อ/ }).first().waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  const answer = page.waitForResponse('**/checkout/stay');
  await page.getByRole('button', { name: /^สั่งซื้อ/ }).first().click();
  await answer;
  const busy = page.getByRole('button', { name: 'กรุณารอสักครู่…' });
  await busy.waitFor();
  await page.clock.runFor(4_900);
  expect(await busy.isVisible()).toBe(true);
  await page.clock.runFor(200);
  await page.getByRole('button', { name: /^สั่งซื้อ/ }).first().waitFor();
  expect(await busy.count()).toBe(0);
});

it('more than there is says how many are left', async () => {
  await cartWithACup();
  await page.goto(`${host.origin}/cart`);
  const lines = page.locator('talad-cart-lines');
  await lines.getByRole('spinbutton').first().fill('3');
  await lines.getByRole('spinbutton').first().press('Enter');
  await page.getByRole('link', { name: 'ตะกร้าสินค้า 3 ชิ้น' }).waitFor();
  await host.db.updateTable('stock').set({ remain: 2 }).where('product_id', '=', 101).execute();
  await page.reload();
  const words = lines.getByText('จำนวนสินค้าไม่เพียงพอ (เหลือ 2 ชิ้น)').first();
  await words.waitFor();
  expect(await words.isVisible()).toBe(true);
});

it.each([
  ['typed', (field: Locator) => field.fill('50').then(() => field.press('Enter'))],
  ['with "+"', () => page.getByRole('button', { name: 'เพิ่มหนึ่งชิ้น' }).first().click()],
])('a number above the stock, %s, becomes what is left and says so', async (_name, ask) => {
  await host.db.updateTable('stock').set({ remain: 4 }).where('product_id', '=', 101).execute();
  await cartWithACup();
  await page.goto(`${host.origin}/cart`);
  const field = page.locator('talad-cart-lines').getByRole('spinbutton').first();
  await field.fill('4');
  await field.press('Enter');
  await page.getByRole('link', { name: 'ตะกร้าสินค้า 4 ชิ้น' }).waitFor();
  await ask(field);
  await toast('จำนวนสินค้าไม่เพียงพอ (เหลือ 4 ชิ้น)').waitFor();
  expect(await field.inputValue()).toBe('4');
});

it('กรุณาเลือกแบบสินค้าให้ครบก่อนนะคะ: options are missing', async () => {
  await page.goto(`${host.origin}/product/shirt/102`);
  await page.getByRole('button', { name: 'หยิบใส่ตะกร้า' }).first().click();
  const words = page.getByText('กรุณาเลือกแบบสินค้าให้ครบก่อนนะคะ').first();
  await words.waitFor();
  expect(await words.isVisible()).toBe(true);
});

it('an unexpected error is shown with five digits, and stays', async () => {
  await page.goto(`${host.origin}/`);
  await page.evaluate(() => void Promise.reject(new Error('ถ้วยแตก')));
  const words = toast(/^#\d{5} \.\.\. พบข้อผิดพลาด กรุณาลองใหม่ - กดเพื่อดูรายละเอียด/);
  await words.waitFor();
  await words.click();
  await page.locator('talad-toast').getByText('ถ้วยแตก').first().waitFor();
  expect(await words.isVisible()).toBe(true);
});

it('a page that can not be made says so, with a reference', async () => {
  await host.database.close();
  const answer = await page.goto(`${host.origin}/category/home/1?page=2`);
  expect(answer?.status()).toBeGreaterThanOrEqual(500);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('ระบบขัดข้องชั่วคราว');
  expect(await page.getByText('รหัสอ้างอิง').count()).toBe(1);
});
