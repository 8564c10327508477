import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { storefrontStage } from '../support/browser/storefront-stage.ts';
import { findViolations } from '../support/browser/find-violations.ts';
import { buyerAddress } from '../support/buyer.ts';
import { products, shops } from '../support/fixture-market.ts';

const stage = storefrontStage();

/** The time limit is for many browsers on two cores. */
const soon = { timeout: 20_000 };

async function visit(lang: 'th' | 'en', width: number): Promise<Page> {
  const context = await stage.browser.newContext({
    locale: lang === 'th' ? 'th-TH' : 'en-GB',
    viewport: { width, height: 800 },
  });
  const page = await context.newPage();
  await page.goto(`${stage.host.origin}/web/alpha/product/cup/${products.cup.id}?lang=${lang}`);
  return page;
}

async function orderCup(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'หยิบใส่ตะกร้า' }).first().click();
  await orderAdded(page);
}

async function orderAdded(page: Page): Promise<void> {
  await page.getByText('หยิบลงตะกร้าเรียบร้อย').waitFor(soon);
  await page.goto(`${stage.host.origin}/web/alpha/cart`);
  await page.getByRole('button', { name: 'สั่งซื้อ', exact: true }).click();
  await page.waitForURL(/\/checkout\//, soon);
  for (const [name, value] of Object.entries(buyerAddress)) {
    const field = page.locator(`input[name="${name}"], textarea[name="${name}"]`);
    if (await field.first().isVisible()) await field.first().fill(value);
  }
  await page.getByRole('button', { name: /ยืนยัน/ }).click();
  await page.waitForURL(/\/orders\//, soon);
}

it('an order is listed on the cart page, bought again, taken off the list and put back', async () => {
  const page = await visit('th', 375);
  await orderCup(page);
  await page.goto(`${stage.host.origin}/web/alpha/cart`);
  const list = page.getByRole('region', { name: 'คำสั่งซื้อล่าสุดของคุณ' });
  const orders = list.getByRole('listitem');
  await orders.getByText(shops.alpha.title).waitFor(soon);
  expect(await orders.count()).toBe(1);
  expect(await orders.getByRole('link', { name: 'ดูคำสั่งซื้อ' }).getAttribute('href')).toContain(
    '/orders/',
  );
  // axe does not see a skip link if the next link is in a shadow root.
  expect(await findViolations(page, 'a.skip')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);

  await orders.getByRole('button', { name: 'ซื้ออีกครั้ง' }).click();
  await page.getByRole('region', { name: shops.alpha.title }).waitFor(soon);
  expect(await page.getByRole('spinbutton').inputValue()).toBe('1');

  await orders.getByRole('button', { name: /^ลบคำสั่งซื้อ/ }).click();
  await orders.waitFor({ ...soon, state: 'detached' });
  await page.getByRole('button', { name: 'เลิกทำ' }).click();
  await orders.waitFor(soon);
  await page.context().close();
});

it('a variant is bought again as it was ordered', async () => {
  const page = await visit('th', 375);
  const { shirt } = products;
  await page.goto(`${stage.host.origin}/web/alpha/product/${shirt.slug}/${shirt.id}`);
  await page.waitForLoadState('networkidle');
  for (const choice of ['น้ำเงิน', 'M']) {
    await page.getByText(choice, { exact: true }).first().click();
  }
  await page.getByRole('button', { name: 'หยิบใส่ตะกร้า' }).first().click();
  await orderAdded(page);
  await page.goto(`${stage.host.origin}/web/alpha/cart`);
  const list = page.getByRole('region', { name: 'คำสั่งซื้อล่าสุดของคุณ' });
  await list.getByRole('button', { name: 'ซื้ออีกครั้ง' }).first().click();
  const cart = page.getByRole('region', { name: shops.alpha.title });
  await cart.getByText('น้ำเงิน').first().waitFor(soon);
  expect(await cart.getByRole('spinbutton').inputValue()).toBe('1');
  await page.context().close();
});

it('an order whose products are gone says that there is no data', async () => {
  const page = await visit('th', 1280);
  await orderCup(page);
  await stage.host.db
    .updateTable('product')
    .set({ status: 'removed' })
    .where('shop_id', '=', shops.alpha.id)
    .where('id', '=', products.cup.id)
    .execute();
  await page.goto(`${stage.host.origin}/web/alpha/cart`);
  const list = page.getByRole('region', { name: 'คำสั่งซื้อล่าสุดของคุณ' });
  await list.getByRole('button', { name: 'ซื้ออีกครั้ง' }).click();
  await page.getByText('พบข้อผิดพลาด no data').waitFor(soon);
  expect(await page.getByRole('spinbutton').count()).toBe(0);
  await page.context().close();
});
