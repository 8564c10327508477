import { expect, test, type Page } from '@playwright/test';
import { fillCheckout, openCart, signIn, url } from './steps.ts';

test('a shopper finds a product and orders it; the owner ships it', async ({ page }, {
  project,
}) => {
  // A shop has a tracking code only once, and both projects ship for the same shop.
  const code = project.name === 'phone' ? 'TH0123456789' : 'TH0123456790';
  const number = await orderTwoMugs(page);
  await page.context().clearCookies();

  await page.goto(`${url()}/mybusiness/dinpao`);
  await signIn(page, 'owner@talad.test');
  await openMenu(page, 'คำสั่งซื้อ');
  await page
    .getByRole('link', { name: `#${number}` })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: `คำสั่งซื้อ #${number}` })).toBeVisible();
  await expect(page.getByText('แก้วมัคปั้นมือ ก้นเปลือยดิน').first()).toBeVisible();
  await expect(page.getByText('สมหญิง ใจดี').first()).toBeVisible();

  await page.getByRole('button', { name: 'จัดส่ง', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('บริษัทขนส่ง').fill('Flash Express');
  await dialog.getByLabel('เลขพัสดุ').fill(code);
  await dialog.getByRole('button', { name: 'ยืนยันการจัดส่ง' }).click();
  await expect(page.getByText(`จัดส่งคำสั่งซื้อ #${number} แล้ว`)).toBeVisible();
  await expect(page.getByText(code).first()).toBeVisible();
});

test('the owner changes a price and corrects the stock; the shop shows both', async ({ page }, {
  project,
}) => {
  // The phone uses another product, because both may run at the same time. Neither is in a
  // promotion.
  const [code, title] =
    project.name === 'phone' ? ['DP-207', 'โอ่งมังกรจิ๋ว ราชบุรี'] : ['DP-102', 'ถ้วยชาทรงสูง เคลือบงาช้าง'];
  await page.goto(`${url()}/mybusiness/dinpao`);
  await signIn(page, 'owner@talad.test');
  await openMenu(page, 'สินค้า');
  await page.getByLabel('ชื่อหรือรหัสสินค้า').first().fill(code);
  await expect(page.getByText('1 รายการ')).toBeVisible();
  await page
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click();
  const price = page.getByRole('spinbutton', { name: /^ราคา( \*)?$/ });
  const wanted = (await price.inputValue()) === '175.5' ? '165.25' : '175.5';
  await price.fill(wanted);
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect(page.getByText('บันทึกสินค้าแล้ว')).toBeVisible();

  await page.getByRole('button', { name: 'ปรับสต็อก', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('จำนวนชิ้น').fill('3');
  await dialog.getByRole('button', { name: 'บันทึกการปรับ' }).click();
  await expect(page.getByText(/ปรับสต็อกแล้ว ตอนนี้มี \d+ ชิ้น/)).toBeVisible();

  await page.goto(`${url()}/web/dinpao/search?filter=${filter(title)}`);
  await expect(page.getByText(`฿${Number(wanted).toFixed(2)}`).first()).toBeVisible();
});

async function orderTwoMugs(page: Page): Promise<string> {
  await page.goto(`${url()}/?lang=th`);
  await page.goto(`${url()}/search?filter=${filter('แก้วมัค')}`);
  await page.getByRole('link', { name: 'แก้วมัคปั้นมือ ก้นเปลือยดิน' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('แก้วมัคปั้นมือ ก้นเปลือยดิน');
  // Before its scripts have loaded, a press works as it does without JavaScript.
  await page.waitForLoadState();

  const add = page.getByRole('button', { name: 'หยิบใส่ตะกร้า' }).first();
  await add.click();
  await expect(page.getByText('กรุณาเลือก').first()).toBeVisible();
  await page.getByText('ขาวข้าว', { exact: true }).first().click();
  await page.getByRole('button', { name: 'เพิ่มหนึ่งชิ้น' }).click();
  await add.click();
  await expect(page.getByText('หยิบลงตะกร้าเรียบร้อย')).toBeVisible();

  const drawer = await openCart(page, 2);
  await expect(drawer.getByText('แก้วมัคปั้นมือ ก้นเปลือยดิน').first()).toBeVisible();
  await expect(drawer.getByText('฿580').first()).toBeVisible();
  await drawer.getByRole('button', { name: 'สั่งซื้อ' }).click();

  await expect(page).toHaveURL(/\/checkout\//);
  await fillCheckout(page);
  await page.getByRole('button', { name: /ยืนยันการสั่งซื้อ/ }).click();
  await expect(page).toHaveURL(/\/orders\//);
  await expect(page.getByText('ขอบคุณค่ะ ร้านได้รับคำสั่งซื้อแล้ว')).toBeVisible();
  const heading = await page
    .getByText(/เลขที่คำสั่งซื้อ/)
    .first()
    .locator('..')
    .innerText();
  const number = /\d{5,}/.exec(heading)?.[0];
  expect(number, `an order number in: ${heading}`).toBeDefined();

  await page.goto(`${url()}/web/dinpao`);
  await expect(
    page
      .getByRole('button', { name: /ตะกร้าสินค้า 0/ })
      .or(page.getByRole('link', { name: /ตะกร้าสินค้า 0/ }))
      .first(),
  ).toBeVisible();
  return number ?? '';
}

/** The menu is at the side, or behind a button on a phone. */
async function openMenu(page: Page, name: string): Promise<void> {
  const entry = page.getByRole('link', { name: new RegExp(`^${name}`) });
  const opener = page.getByRole('button', { name: 'เปิดเมนู' });
  await expect(entry.or(opener).first()).toBeVisible();
  if (await opener.isVisible()) await opener.click();
  await entry.first().click();
}

function filter(keyword: string): string {
  return encodeURIComponent(JSON.stringify({ keyword }));
}
