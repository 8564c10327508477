import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { backOfficeStage } from '../../support/browser/back-office-stage.ts';
import { countClicks } from '../../support/browser/count-clicks.ts';
import { accounts, categories, products, shops } from '../../support/fixture-market.ts';
import { png } from '../../support/pictures.ts';
import { signIn } from '../../support/sign-in.ts';

const stage = backOfficeStage();
const { at, open } = stage;

const owner = accounts.ownerAlpha.email;

const price = (page: Page) => page.getByRole('spinbutton', { name: /^Price/ });

describe('a new product', () => {
  it('with options and a picture takes one screen and at most nine clicks', async () => {
    const page = await open({ email: owner, lang: 'th', width: 375 });
    const clicks = await countClicks(page);
    await page.goto(at('/products'));
    await page.getByRole('link', { name: 'เพิ่มสินค้า' }).click();
    await page.getByLabel('ชื่อภาษาไทย').fill('เสื้อม่อฮ่อม');
    await page.getByRole('combobox', { name: 'หมวดหมู่ของร้าน' }).click();
    await page.getByRole('option', { name: categories.alphaHome.title }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'เพิ่มรูป' }).click();
    const buffer = await png(640, 640, '#23427a');
    await (await chooser).setFiles([{ name: 'a.png', mimeType: 'image/png', buffer }]);
    await page.getByRole('spinbutton', { name: 'ราคา', exact: true }).click();
    await page.keyboard.type('250');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('4');
    await page.getByRole('button', { name: 'สี', exact: true }).click();
    await page.keyboard.type('คราม,ดำ,');
    await page.getByRole('button', { name: 'ไซซ์', exact: true }).click();
    await page.keyboard.type('S');
    await page.keyboard.press('Enter');
    await page.keyboard.type('M');
    await page.getByRole('img', { name: 'รูปที่ 1' }).waitFor();
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await page.getByText('เพิ่มสินค้าแล้ว').waitFor();
    await page.getByRole('heading', { name: 'เสื้อม่อฮ่อม' }).waitFor();
    expect(await clicks()).toBeLessThanOrEqual(9);
    const { product } = (
      await stage.host.inject(`/api/v1/products/${page.url().split('/').at(-1)}/detail?site=alpha`)
    ).json();
    expect(product).toMatchObject({ price: 250, remain: 16, has_subproducts: true });
    expect(product.category_id).toBe(categories.alphaHome.id);
    expect(product.product_images).toHaveLength(1);
    // The next product starts in the same category, which is the likely one.
    await page.getByRole('link', { name: 'กลับ' }).click();
    await page.getByRole('link', { name: 'เพิ่มสินค้า' }).click();
    const category = page.getByRole('combobox', { name: 'หมวดหมู่ของร้าน' });
    await expect.poll(() => category.inputValue()).toBe(categories.alphaHome.title);
  });

  it('says next to each field what is missing, and keeps what was typed', async () => {
    const page = await open({ email: owner });
    await page.goto(at('/products/create'));
    await price(page).fill('12.345');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('2 fields to correct').waitFor();
    await expect
      .poll(() =>
        page.getByLabel('Thai name').evaluate((field) => field === document.activeElement),
      )
      .toBe(true);
    expect(await page.getByText('Required').count()).toBe(1);
    await page.getByText('Use at most two decimals.').waitFor();
    expect(await price(page).inputValue()).toBe('12.345');
    await page.keyboard.type('ชาม');
    await page.getByText('1 field to correct').waitFor();
  });
});

describe('a product that is deleted', () => {
  it('goes at once and comes back by the notice', async () => {
    const page = await open({ email: owner, lang: 'th', width: 375 });
    await page.goto(at(`/products/${products.vaseSoldOut.id}`));
    await page.getByRole('button', { name: 'ลบสินค้า' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'ลบสินค้าแล้ว' });
    await page.getByRole('heading', { name: 'สินค้า', exact: true }).waitFor();
    const vase = page.getByRole('link', { name: products.vaseSoldOut.title });
    await vase.waitFor({ state: 'detached' });
    await notice.getByRole('button', { name: 'เลิกทำ' }).click();
    await vase.waitFor();
    expect(await vase.count()).toBe(1);
  });
});

describe('a product that two people change', () => {
  const { id } = products.cup;
  const put = async (payload: object) => {
    const cookie = await signIn(stage.host, accounts.staffAlpha.email);
    const url = `/api/v1/manage/${shops.alpha.id}/products/${id}`;
    const headers = { cookie, origin: stage.host.origin };
    const { revision } = (await stage.host.inject({ url, headers })).json();
    const saved = await stage.host.inject({
      method: 'PUT',
      url,
      headers,
      payload: { revision, ...payload },
    });
    expect(saved.statusCode).toBe(200);
  };
  const row = () =>
    stage.host.db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('takes both changes where they are of different fields', async () => {
    const page = await open({ email: owner });
    await page.goto(at(`/products/${id}`));
    await price(page).fill('150');
    await put({ code: 'CUP-2' });
    await page.keyboard.press('Control+s');
    await page.getByText('Product saved').waitFor();
    expect(await row()).toMatchObject({ price: 15_000, code: 'CUP-2' });
  });

  it('asks whose value stays where both changed the same field', async () => {
    const page = await open({ email: owner });
    await page.goto(at(`/products/${id}`));
    await price(page).fill('160');
    await page.getByLabel('English name').fill('Coffee cup');
    await put({ price: 140 });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Someone else changed the same fields' });
    await dialog.getByText('Theirs: 140').click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(() => price(page).inputValue()).toBe('140');
    expect(await page.getByLabel('English name').inputValue()).toBe('Coffee cup');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Product saved').waitFor();
    expect(await row()).toMatchObject({ price: 14_000 });
    await page.getByText('Unsaved changes').waitFor({ state: 'detached' });
  });
});
