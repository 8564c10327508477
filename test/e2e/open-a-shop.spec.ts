import { expect, test, type Page } from '@playwright/test';
import { linkOfMail, Owner } from './owner.ts';
import { fillCheckout, openCart, url } from './steps.ts';

const SOAPS = ['สบู่ขมิ้น', 'สบู่มะกรูด', 'สบู่ถ่านไม้ไผ่', 'สบู่น้ำผึ้ง', 'สบู่น้ำนมข้าว'];
const BALMS = ['ยาหม่องตะไคร้', 'ยาหม่องไพล', 'ยาหม่องใบเตย', 'ยาหม่องมะลิ', 'ยาหม่องส้ม'];

test('a new owner opens a shop, fills it, sells and ships', async ({ browser }, { project }) => {
  test.setTimeout(300_000);
  const isThai = project.name === 'phone';
  const shopname = `bansabu-${project.name}`;
  const context = await browser.newContext({ locale: isThai ? 'th-TH' : 'en-GB' });
  const owner = await Owner.arrive(context, shopname, isThai);
  const { page } = owner;
  const choose = (name: string) => page.getByRole('combobox', { name, exact: true });

  await owner.task('account and shop', () =>
    owner.signUp(`${shopname}@example.com`, 'บ้านสบู่สมหญิง', browser),
  );
  await owner.task('two categories', async () => {
    await owner.addCategory('สบู่');
    await owner.addCategory('ยาหม่อง');
  });
  await owner.task('ten products with pictures, five with options', async () => {
    for (const title of SOAPS) await owner.addProduct({ title, price: '89', stock: '40' });
    for (const title of BALMS) {
      await owner.addProduct({ title, price: '59.50', stock: '20', sizes: ['S', 'M'] });
    }
  });
  await owner.task('their categories', async () => {
    await owner.putInto('สบู่', SOAPS);
    await owner.putInto('ยาหม่อง', BALMS);
  });
  await owner.task('shipping and contact', async () => {
    await page.goto(owner.at(''));
    await page.getByText(owner.say('ตั้งค่าจัดส่ง', 'Set your shipping fee')).click();
    await page.getByLabel(owner.say('คิดค่าจัดส่ง', 'Charge for shipping')).check();
    await owner.fill('ค่าจัดส่งต่อคำสั่งซื้อ', 'Fee per order', '45.50');
    await owner.press('บันทึก', 'Save');
    await owner.sees('บันทึกการตั้งค่าแล้ว', 'Settings saved');
    await page.goto(owner.at('/settings/contact'));
    await owner.fill('ที่อยู่ (ไทย)', 'Address (English)', '99/1 ถนนสุขใจ เชียงใหม่');
    await owner.fill('มือถือ', 'Mobile phone', '0812345678');
    await owner.press('บันทึก', 'Save');
    await owner.sees('บันทึกการตั้งค่าแล้ว', 'Settings saved');
  });

  // Visitors do not see it yet.
  const friend = await (await browser.newContext({ locale: 'th-TH' })).newPage();
  await friend.goto(`${url()}/web/${shopname}/search`);
  await expect(friend.getByText('เปิดเร็ว ๆ นี้')).toBeVisible();
  await expect(friend.getByText('สบู่ขมิ้น')).toHaveCount(0);

  await owner.task('opening the shop', async () => {
    await page.goto(owner.at(''));
    await owner.press('เปิดร้าน', 'Open the shop');
    await owner.sees('เปิดร้านเรียบร้อยแล้ว', 'Your shop is open');
  });
  await owner.task('a coupon', async () => {
    await page.goto(owner.at('/coupons/create'));
    await owner.fill('เปอร์เซ็นต์', 'Percent', '10');
    await owner.fill('โค้ด', 'Code', 'SABU10');
    await owner.press('บันทึก', 'Save');
    await owner.sees('สร้างคูปองแล้ว', 'Coupon created');
  });
  await owner.task('a flash sale', async () => {
    await page.goto(owner.at('/promotions/create'));
    await page.getByRole('spinbutton', { name: owner.say('เปอร์เซ็นต์', 'Percent') }).fill('25');
    await choose(owner.say('สินค้า', 'Products')).click();
    await page.keyboard.type('สบู่ขมิ้น');
    await page.getByRole('option', { name: 'สบู่ขมิ้น' }).click();
    await owner.press('บันทึก', 'Save');
    await owner.sees('สร้างโปรโมชั่นแล้ว', 'Promotion created');
  });
  await owner.task('a post', async () => {
    await page.goto(owner.at('/blogs/create'));
    await owner.fill('ชื่อบทความ (ภาษาไทย)', 'Title (English)', 'เปิดร้านวันแรก');
    await page
      .getByRole('textbox', { name: owner.say('เนื้อหา (ภาษาไทย)', 'Text (English)') })
      .click();
    await page.keyboard.type('สบู่ชุดแรกพร้อมส่งแล้ว');
    await owner.press('บันทึก', 'Save');
    await owner.sees('สร้างบทความแล้ว', 'Post created');
  });
  await owner.task('a member of staff', async () => {
    await page.goto(owner.at('/staff'));
    await owner.press('เชิญทีมงาน', 'Invite staff');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(owner.say('อีเมล', 'Email')).fill('shopper@talad.test');
    await dialog.getByLabel(owner.say('ดูแลสินค้าและสต็อก', 'Products and stock')).check();
    await dialog.getByRole('button', { name: owner.say('ส่งคำเชิญ', 'Send invitation') }).click();
    await owner.sees('ส่งคำเชิญไปที่ shopper@talad.test แล้ว', 'Invitation sent');
  });
  expect(await linkOfMail(browser, 'shopper@talad.test')).toContain('/invitation');

  await buyWithCoupon(friend, shopname);
  await owner.task('shipping an order', async () => {
    await page.goto(owner.at('/orders'));
    await page.getByRole('link', { name: /^#\d+/ }).first().click();
    await owner.sees('สมหญิง ใจดี', 'สมหญิง ใจดี');
    await owner.press('จัดส่ง', 'Ship order');
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel(owner.say('บริษัทขนส่ง', 'Courier'), { exact: true })
      .fill('Flash Express');
    await dialog.getByLabel(owner.say('เลขพัสดุ', 'Tracking number')).fill('TH0123456789');
    await dialog.getByRole('button', { name: owner.say('ยืนยันการจัดส่ง', 'Mark as shipped') }).click();
    await expect(page.getByText('TH0123456789').first()).toBeVisible();
  });
  await friend.reload();
  await expect(friend.getByText('TH0123456789').first()).toBeVisible();
  await friend.goto(`${url()}/web/${shopname}/blog`);
  await expect(friend.getByText('เปิดร้านวันแรก').first()).toBeVisible();
  test
    .info()
    .annotations.push(...owner.figures.map((description) => ({ type: 'task', description })));
});

/**
 * The order has two soaps from the flash sale, cash on delivery: 2 x 66, 10 percent off, 45.50
 * shipping.
 */
async function buyWithCoupon(friend: Page, shopname: string): Promise<void> {
  await friend.goto(`${url()}/web/${shopname}/search`);
  await friend.getByRole('link', { name: 'สบู่ขมิ้น' }).first().click();
  await expect(friend.getByText('฿66', { exact: true }).first()).toBeVisible();
  await friend.waitForLoadState();
  await friend.getByRole('button', { name: 'เพิ่มหนึ่งชิ้น' }).click();
  await friend.getByRole('button', { name: 'หยิบใส่ตะกร้า' }).first().click();
  const drawer = await openCart(friend, 2);
  await drawer.getByRole('button', { name: 'สั่งซื้อ' }).click();
  await expect(friend).toHaveURL(/\/checkout\//);
  await friend.getByLabel('โค้ดคูปอง').fill('SABU10');
  await friend.getByRole('button', { name: 'ใช้โค้ด' }).click();
  await expect(friend.getByText('฿164.30').filter({ visible: true }).first()).toBeVisible();
  await fillCheckout(friend);
  await friend.getByRole('button', { name: /ยืนยันการสั่งซื้อ/ }).click();
  await expect(friend).toHaveURL(/\/orders\//);
}
