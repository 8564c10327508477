import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { backOfficeStage } from '../../support/browser/back-office-stage.ts';
import { accounts, categories, shops } from '../../support/fixture-market.ts';
import { signIn } from '../../support/sign-in.ts';

const stage = backOfficeStage();
const { at, open } = stage;

const owner = accounts.ownerAlpha.email;
const { alphaHome, alphaWear } = categories;
const row = (page: Page, title: string) =>
  page.getByRole('treeitem', { name: new RegExp(`^${title}`) });

/** Returns the shop's category tree as it is stored: 'ชาม / ช้อน' is below 'ชาม'. */
async function stored(): Promise<readonly string[]> {
  const rows = await stage.host.db
    .selectFrom('category as c')
    .leftJoin('category as above', (join) =>
      join.onRef('above.id', '=', 'c.parent_id').onRef('above.shop_id', '=', 'c.shop_id'),
    )
    .select(['c.title', 'above.title as parent'])
    .where('c.shop_id', '=', shops.alpha.id)
    .orderBy('parent', (order) => order.asc().nullsFirst())
    .orderBy('c.rank')
    .execute();
  return rows.map(({ title, parent }) => (parent === null ? title : `${parent} / ${title}`));
}

/** Returns the categories in shoppers' menus: roots, and those with products. */
async function storefront(): Promise<readonly string[]> {
  const reply = await stage.host.inject('/api/v1/categories/list?site=alpha&lang=th');
  return reply.json<{ title: string }[]>().map(({ title }) => title);
}

async function create(page: Page, title: string): Promise<void> {
  await page.keyboard.type(title);
  await page.keyboard.press('Control+s');
  await page.getByText('เพิ่มหมวดหมู่แล้ว').last().waitFor();
  await row(page, title).waitFor();
}

describe('the tree of categories', () => {
  it('is made and put into order by keyboard alone', async () => {
    const page = await open({ email: owner, lang: 'th' });
    for (const title of ['ชาม', 'ช้อน']) {
      await page.goto(at('/categories/create'));
      await page.getByLabel('ชื่อภาษาไทย').waitFor();
      await create(page, title);
    }
    await row(page, 'ชาม').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Alt+ArrowUp');
    await page.getByText('ชาม: ลำดับที่ 1 จาก 4 ใน ชั้นบนสุด').waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('Alt+ArrowRight');
    await page.getByText(`ช้อน: ลำดับที่ 1 จาก 1 ใน ${alphaWear.title}`).waitFor();
    await expect
      .poll(stored)
      .toEqual(['ชาม', alphaHome.title, alphaWear.title, `${alphaWear.title} / ช้อน`]);
    await expect
      .poll(() => row(page, 'ช้อน').evaluate((line) => line === document.activeElement))
      .toBe(true);
    await page.keyboard.press('Alt+ArrowLeft');
    await page.getByText('ช้อน: ลำดับที่ 4 จาก 4 ใน ชั้นบนสุด').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'ช้อน' }).waitFor();
    await expect.poll(stored).toEqual(['ชาม', alphaHome.title, alphaWear.title, 'ช้อน']);
  });

  it('is put into order by drag, and by the menu of a row on a phone', async () => {
    const page = await open({ email: owner, lang: 'th' });
    await page.goto(at('/categories'));
    // Dropping onto a category moves below it; dropping at its upper edge moves before it.
    await row(page, 'ช้อน').dragTo(row(page, 'ชาม'));
    await page.getByText('ช้อน: ลำดับที่ 1 จาก 1 ใน ชาม').waitFor();
    const first = row(page, 'ชาม');
    await row(page, alphaWear.title).dragTo(first, { targetPosition: { x: 200, y: 4 } });
    await page.getByText(`${alphaWear.title}: ลำดับที่ 1 จาก 3 ใน ชั้นบนสุด`).waitFor();
    await expect.poll(stored).toEqual([alphaWear.title, 'ชาม', alphaHome.title, 'ชาม / ช้อน']);

    const phone = await open({ email: owner, lang: 'th', width: 375 });
    await phone.goto(at('/categories'));
    await phone.getByRole('button', { name: 'ตัวเลือกของ ช้อน' }).click();
    await phone.getByRole('menuitem', { name: 'ย้ายออกหนึ่งชั้น' }).click();
    await expect.poll(stored).toEqual([alphaWear.title, 'ชาม', 'ช้อน', alphaHome.title]);
  });

  it('shows the new order and name in the shop’s menu', async () => {
    const page = await open({ email: owner, lang: 'en' });
    await page.goto(at('/categories'));
    await row(page, 'ชาม').getByRole('link').click();
    await page.getByLabel('English name').fill('Bowls');
    await page.getByLabel('Page address').fill('bowls');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Category saved').waitFor();
    const { id } = await stage.host.db
      .selectFrom('category')
      .select('id')
      .where('slug', '=', 'bowls')
      .executeTakeFirstOrThrow();
    await page.goto(`${stage.host.origin}/web/alpha/category/bowls/${id}`);
    await page.getByRole('heading', { name: 'Bowls' }).waitFor();
    expect(await storefront()).toEqual([alphaWear.title, 'ชาม', 'ช้อน', alphaHome.title]);
  });

  it('loses a category only after saying where its products go', async () => {
    const page = await open({ email: owner, lang: 'th', width: 375 });
    await page.goto(at(`/categories/${alphaHome.id}`));
    await page.getByRole('button', { name: 'ลบหมวดหมู่' }).click();
    const dialog = page.getByRole('alertdialog', { name: `ลบ “${alphaHome.title}” ใช่ไหม` });
    await dialog.getByLabel('ย้ายสินค้า 3 รายการไปที่').selectOption({ label: 'ชาม' });
    await dialog.getByRole('button', { name: 'ลบหมวดหมู่' }).click();
    await page.getByText('ลบหมวดหมู่แล้ว').waitFor();
    await row(page, 'ชาม สินค้า 3 รายการ').waitFor();
    expect(await row(page, alphaHome.title).count()).toBe(0);
    expect(await stored()).toEqual([alphaWear.title, 'ชาม', 'ช้อน']);
  });

  it('of a shop that was just opened leads to its first category, and to its first product in it', async () => {
    const { email } = accounts.shopper;
    const reply = await stage.host.inject({
      method: 'POST',
      url: '/signup',
      headers: {
        origin: stage.host.origin,
        cookie: await signIn(stage.host, email),
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({
        title: 'ร้านของฝาก',
        shopname: 'khongfak',
        language: 'th',
      }).toString(),
    });
    expect(reply.statusCode).toBe(303);
    const page = await open({ email, lang: 'th', width: 375 });
    await page.goto(`${stage.host.origin}/mybusiness/khongfak/categories`);
    await page.getByText('ยังไม่มีหมวดหมู่').waitFor();
    await page.getByRole('link', { name: 'เพิ่มหมวดหมู่' }).click();
    await page.getByLabel('ชื่อภาษาไทย').waitFor();
    await create(page, 'ขนมไทย');
    await page.goto(`${stage.host.origin}/mybusiness/khongfak/products/create`);
    await page.getByLabel('ชื่อภาษาไทย').fill('ทองหยอด');
    await page.getByRole('spinbutton', { name: 'ราคา', exact: true }).fill('60');
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await page.getByRole('heading', { name: 'ทองหยอด' }).waitFor();
    await page.getByRole('combobox', { name: 'หมวดหมู่ของร้าน' }).click();
    await page.getByRole('option', { name: 'ขนมไทย' }).click();
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await page.getByText('บันทึกสินค้าแล้ว').waitFor();
    const product = await stage.host.db
      .selectFrom('product as p')
      .innerJoin('category as c', (join) =>
        join.onRef('c.id', '=', 'p.category_id').onRef('c.shop_id', '=', 'p.shop_id'),
      )
      .select(['p.title', 'c.title as category', 'c.count_sum'])
      .where('p.title', '=', 'ทองหยอด')
      .executeTakeFirstOrThrow();
    expect(product).toEqual({ title: 'ทองหยอด', category: 'ขนมไทย', count_sum: 1 });
  });
});
