import type { Browser, Locator, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildStorefront } from '../support/builds/build-storefront.ts';
import { openChromium } from '../support/browser/open-chromium.ts';
import { products } from '../support/fixture-market.ts';
import { createListeningHost, type ListeningHost } from '../support/listening-host.ts';

let host: ListeningHost;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  await buildStorefront();
  [host, browser] = await Promise.all([createListeningHost({ seed: 'small' }), openChromium()]);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await host.close();
});
beforeEach(async () => {
  page = await browser.newPage({ locale: 'th-TH', serviceWorkers: 'block' });
});
afterEach(() => page.close());

const soon = { timeout: 20_000 };
const CUP = 'ถ้วย';

async function cartWithACup(): Promise<string> {
  await page.goto(`${host.origin}/product/cup/101`);
  await page.getByRole('button', { name: 'หยิบใส่ตะกร้า' }).first().click();
  await page.locator('talad-toast').getByText('หยิบลงตะกร้าเรียบร้อย').waitFor(soon);
  return products.cup.title;
}

async function refuseCheckout(error: Readonly<Record<string, string>>): Promise<void> {
  await page.route('**/api/v1/cart/checkout*', (route) =>
    route.fulfill({
      status: 409,
      json: { error: true, code: 'VALIDATION', message: '', ...error },
    }),
  );
}

async function checkOut(): Promise<void> {
  await page.goto(`${host.origin}/cart`);
  await page.getByRole('button', { name: /^สั่งซื้อ/ }).first().click();
}

const errorLog = () =>
  page.evaluate(
    () =>
      (
        JSON.parse(localStorage.getItem('talad-sync-cart') ?? '{}') as {
          readonly errors?: readonly { readonly code: string }[];
        }
      ).errors?.map(({ code }) => code) ?? [],
  );

it('a message that the browser chooses names the product', async () => {
  const title = await cartWithACup();
  await refuseCheckout({ error_key: 'x-pqty-ERROR' });
  await checkOut();
  const toast = page.locator('talad-toast').getByText('จำนวนไม่ถูกต้อง');
  await toast.waitFor(soon);
  expect(await toast.textContent()).toContain(`พบข้อผิดพลาด ${title}: จำนวนไม่ถูกต้อง`);
});

it('a single product that cannot be added opens its option chooser again', async () => {
  await cartWithACup();
  await refuseCheckout({ error_key: 'CANNOT_ADD', error_full_msg: 'ถ้วย: ไม่พร้อมขาย' });
  await checkOut();
  const chooser = page.locator('talad-quick-product');
  await chooser.locator('[part=add]').waitFor(soon);
  expect(page.url()).toContain('#modal-ProductDetail');
  expect(await chooser.getByText(CUP).first().isVisible()).toBe(true);
});

it('of a variant too: the chooser has the options of its product', async () => {
  await page.goto(`${host.origin}/product/shirt/102`);
  for (const name of ['แดง', 'M']) {
    await page.locator('talad-product .items').getByText(name, { exact: true }).click();
  }
  await page.getByRole('button', { name: 'หยิบใส่ตะกร้า' }).first().click();
  await page.locator('talad-toast').getByText('หยิบลงตะกร้าเรียบร้อย').waitFor(soon);
  await refuseCheckout({ error_key: 'CANNOT_ADD' });
  await checkOut();
  const chooser = page.locator('talad-quick-product');
  const option = chooser.locator('fieldset').getByText('แดง', { exact: true });
  await option.waitFor(soon);
  expect(await option.isVisible()).toBe(true);
});

it('a line that the server refuses is told once, is in the log, and has no coupon', async () => {
  const title = await cartWithACup();
  await host.db.updateTable('stock').set({ remain: 0 }).where('product_id', '=', 101).execute();
  await page.goto(`${host.origin}/cart`);
  const toast = page.locator('talad-toast').getByText('สินค้าหมด');
  await toast.waitFor(soon);
  expect(await toast.textContent()).toContain(`${title}: สินค้าหมด`);
  expect(await errorLog()).toEqual(['NOSTOCK']);
  const sums = page.locator('talad-cart-sums');
  await sums.getByText('฿0').first().waitFor();
  await host.db.updateTable('stock').set({ remain: 9 }).where('product_id', '=', 101).execute();
});

it('buying again what is switched off logs "disable add to cart" and shows nothing', async () => {
  const { uuid } = products.cup;
  const orders = [
    {
      url: '/orders/1',
      shop_id: 2,
      products: [{ product_uuid: uuid, quantity: 1 }],
      time: Date.now(),
    },
  ];
  await page.route('**/api/v1/products/search*', async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as { readonly products: readonly object[] };
    await route.fulfill({
      json: { ...json, products: json.products.map((one) => ({ ...one, add_disabled: true })) },
    });
  });
  await page.goto(`${host.origin}/cart`);
  await page.evaluate(
    (stored) =>
      localStorage.setItem(
        'talad-sync-cart',
        JSON.stringify({
          products: {},
          product_data: {},
          orders: stored,
          errors: [],
          last_updated: 9,
        }),
      ),
    orders,
  );
  await page.reload();
  await page.getByRole('button', { name: 'ซื้ออีกครั้ง' }).click();
  await expect.poll(errorLog, soon).toEqual(['disable add to cart']);
  expect(await page.locator('talad-toast').getByRole('listitem').count()).toBe(0);
});

/** Ends the CSS delay after which a page without scripts shows its message. */
const passTime = () =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });

/** Returns the text that a button shows above itself. */
const messageAt = (button: Locator) =>
  button.evaluate((one) => getComputedStyle(one, '::after').content);

it('a page whose code is blocked says which buttons cannot work; its cart is the server’s', async () => {
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.goto(`${host.origin}/product/cup/101`);
  const message = page.getByText('โหลดหน้านี้ไม่ครบ');
  expect(await message.isVisible()).toBe(false);
  await passTime();
  expect(await message.isVisible()).toBe(true);
  const buttons = ['เพิ่มหนึ่งชิ้น', 'เก็บเป็นรายการโปรด', 'คัดลอกลิงก์'];
  for (const name of buttons) {
    const button = page.getByRole('button', { name }).first();
    expect(await messageAt(button), name).toBe('none');
    await button.click();
    expect(await messageAt(button), name).toContain('ปุ่มนี้ยังใช้ไม่ได้');
  }
  await page.getByRole('button', { name: 'หยิบใส่ตะกร้า' }).first().click();
  await page.waitForURL('**/cart*');
  await passTime();
  await page.locator('.no-js').getByRole('link', { name: products.cup.title }).waitFor();
  expect(await page.locator('.no-js').getByRole('button', { name: 'สั่งซื้อ' }).isVisible()).toBe(true);
});

it('so does a page of which one part is blocked', async () => {
  await page.route('**/assets/cart-lines*.js', (route) => route.abort());
  await page.goto(`${host.origin}/cart`);
  const message = page.getByText('โหลดหน้านี้ไม่ครบ');
  await expect.poll(() => passTime().then(() => message.isVisible()), soon).toBe(true);
  await page.locator('.no-js').getByText('ยังไม่มีสินค้าในตะกร้า').waitFor();
});

it('a whole page never says so, and shows one cart', async () => {
  await page.goto(`${host.origin}/cart`);
  await page.locator('talad-cart-lines').getByText('ยังไม่มีสินค้าในตะกร้า').waitFor();
  await passTime();
  expect(await page.getByText('โหลดหน้านี้ไม่ครบ').isVisible()).toBe(false);
  expect(await page.locator('.no-js').isVisible()).toBe(false);
});
