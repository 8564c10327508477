import { expect, test } from '@playwright/test';
import { signIn, url } from './steps.ts';

test('a new owner opens a shop, adds a product and sells it', async ({ page, browser }, {
  project,
}) => {
  const shopname = `khanom-${project.name}`;
  let clicks = 0;
  const click = async (role: 'button' | 'link', name: string | RegExp) => {
    clicks += 1;
    await page.getByRole(role, { name, exact: typeof name === 'string' }).click();
  };

  await page.goto(`${url()}/signup`);
  await page.goto(`${url()}/login?continue=/signup`);
  await signIn(page, 'seller@talad.test');
  await page.getByLabel('ชื่อร้าน').fill('ขนมบ้านยาย');
  await page.getByLabel('ที่อยู่เว็บของร้าน').fill(shopname);
  await expect(page.getByText('ใช้ที่อยู่นี้ได้')).toBeVisible();
  await click('button', 'สร้างร้านของฉัน');
  await expect(page.getByRole('heading', { name: 'เตรียมร้านให้พร้อมขาย' })).toBeVisible();

  await click('link', /ตั้งค่าจัดส่ง/);
  clicks += 1;
  await page.getByLabel('คิดค่าจัดส่ง').check();
  await page.getByLabel('ค่าจัดส่งต่อคำสั่งซื้อ').fill('45.50');
  await page.getByLabel('ที่อยู่ (ไทย)').fill('99/1 ถนนสุขใจ เชียงใหม่');
  await page.getByLabel('มือถือ').fill('0812345678');
  await click('button', 'บันทึก');
  await expect(page.getByText('บันทึกการตั้งค่าแล้ว')).toBeVisible();

  await page.goto(`${url()}/mybusiness/${shopname}/products/create`);
  await page.getByLabel('ชื่อภาษาไทย').fill('ขนมเปียกปูนใบเตย');
  await page.getByRole('spinbutton', { name: /^ราคา( \*)?$/ }).fill('59.25');
  await page.getByRole('spinbutton', { name: 'สต็อก' }).fill('8');
  await click('button', 'บันทึก');
  await expect(page.getByRole('heading', { name: 'ขนมเปียกปูนใบเตย' })).toBeVisible();

  // Visitors do not see it yet.
  const visitor = await (await browser.newContext({ locale: 'th-TH' })).newPage();
  await visitor.goto(`${url()}/web/${shopname}/search`);
  await expect(visitor.getByText('เปิดเร็ว ๆ นี้')).toBeVisible();
  await expect(visitor.getByText('ขนมเปียกปูนใบเตย')).toHaveCount(0);

  await page.goto(`${url()}/mybusiness/${shopname}`);
  await click('button', 'เปิดร้าน');
  await expect(page.getByText('เปิดร้านเรียบร้อยแล้ว')).toBeVisible();

  await visitor.goto(`${url()}/web/${shopname}/search`);
  await expect(visitor.getByText('ขนมเปียกปูนใบเตย').first()).toBeVisible();
  await expect(visitor.getByText('฿59.25').first()).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(8);
});
