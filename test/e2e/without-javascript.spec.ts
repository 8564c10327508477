import { expect, test } from '@playwright/test';
import { fillCheckout, url } from './steps.ts';

test.use({ javaScriptEnabled: false });

test('search, product, cart, checkout and confirmation work with JavaScript off', async ({
  page,
}) => {
  await page.goto(`${url()}/web/dinpao?lang=th`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();

  await page.goto(`${url()}/web/dinpao/search?filter=%7B%22keyword%22%3A%22กาน้ำชาหูหวาย%22%7D`);
  await page.getByRole('link', { name: 'กาน้ำชาหูหวาย เคลือบหยก' }).first().click();
  await page.getByRole('button', { name: 'หยิบใส่ตะกร้า' }).first().click();

  await expect(page).toHaveURL(/\/web\/dinpao\/cart/);
  await expect(page.getByText('กาน้ำชาหูหวาย เคลือบหยก').first()).toBeVisible();
  await page.getByRole('button', { name: /สั่งซื้อ/ }).first().click();

  await expect(page).toHaveURL(/\/checkout\//);
  await page.getByRole('button', { name: /ยืนยันการสั่งซื้อ/ }).click();
  // The page shows errors at the same address. Fill in the form only now, because it drops earlier
  // values.
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\//);
  await fillCheckout(page);
  await page.getByRole('button', { name: /ยืนยันการสั่งซื้อ/ }).click();
  await expect(page).toHaveURL(/\/orders\//);
  await expect(page.getByText('ขอบคุณค่ะ ร้านได้รับคำสั่งซื้อแล้ว')).toBeVisible();
});
