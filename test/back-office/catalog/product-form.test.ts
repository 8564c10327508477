import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { backOfficeStage } from '../../support/browser/back-office-stage.ts';
import { accounts, categories, products, shops } from '../../support/fixture-market.ts';
import { png } from '../../support/pictures.ts';

const stage = backOfficeStage();

const open = async (id: number, visit: { lang?: 'th' | 'en'; width?: number } = {}) => {
  const page = await stage.open({
    email: accounts.ownerAlpha.email,
    ...visit,
  });
  await page.goto(`${stage.host.origin}/mybusiness/alpha/products/${id}`);
  await page.locator('.tiptap').nth(1).waitFor();
  return page;
};
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Product saved').waitFor();
};
const row = (id: number) =>
  stage.host.db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const shown = async (id: number) =>
  (await stage.host.inject(`/api/v1/products/${id}/detail?site=alpha`)).json().product;

describe('a description', () => {
  const { id } = products.cup;

  it('is written with headings, lists, a table, a link and a picture, and shown so', async () => {
    const page = await open(id);
    const editor = page.getByRole('textbox', { name: 'Description (Thai)' });
    const tools = page.getByRole('toolbar', { name: 'Description (Thai): formatting' });
    await editor.click();
    await tools.getByRole('button', { name: 'Heading', exact: true }).click();
    await page.keyboard.type('วิธีดูแล');
    await page.keyboard.press('Enter');
    await tools.getByRole('button', { name: 'Bulleted list' }).click();
    await page.keyboard.type('ล้างด้วยมือ');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await tools.getByRole('button', { name: 'Link' }).click();
    await page.getByLabel('Address', { exact: true }).fill('javascript:alert(1)');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('Enter a web address').waitFor();
    await page.getByLabel('Address', { exact: true }).fill('/our-story');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await tools.getByRole('button', { name: 'Add images' }).click();
    const library = page.getByRole('dialog');
    const buffer = await png(300, 200, '#23427a');
    const file = { name: 'a.png', mimeType: 'image/png', buffer };
    await library.locator('input[type=file]').first().setInputFiles(file);
    await library.getByRole('button', { name: 'Use image' }).click();
    await editor.locator('img').waitFor();
    await tools.getByRole('button', { name: 'Text of the image' }).click();
    await page.getByLabel('Alternative text').fill('ถ้วยสีคราม');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await tools.getByRole('button', { name: 'Table', exact: true }).click();
    await page.keyboard.type('สูง');
    await page.keyboard.press('Tab');
    await page.keyboard.type('8 ซม.');
    await tools.getByRole('button', { name: 'Remove row' }).click();
    expect(await page.getByText('Not translated: shoppers see the Thai text').count()).toBe(2);
    await save(page);
    const { description_html: html } = await shown(id);
    expect(html).toMatch(/^<h3>วิธีดูแล<\/h3><ul><li><p>ล้างด้วยมือ<\/p><\/li><\/ul>/);
    expect(html).toContain('<a href="/web/alpha/our-story">/our-story</a>');
    expect(html).toMatch(/<img alt="ถ้วยสีคราม" src="\/media\/[^"]+"/);
    expect(html).toContain('<table>');
    expect((await row(id)).description).not.toContain('javascript:');
    await page.reload();
    await editor.getByRole('heading', { name: 'วิธีดูแล' }).waitFor();
    expect(await page.getByText('Unsaved changes').count()).toBe(0);
  });

  it('of an import stays plain text until it is changed, and discarding brings it back', async () => {
    const { vaseSoldOut: vase } = products;
    const plain = 'แจกันทรงสูง\nปั้นมือ\n\nสูง < 30 ซม.';
    await stage.host.db
      .updateTable('product')
      .set({ description: plain })
      .where('id', '=', vase.id)
      .execute();
    const page = await open(vase.id);
    const editor = page.getByRole('textbox', { name: 'Description (Thai)' });
    expect(await editor.locator('p').allTextContents()).toEqual(['แจกันทรงสูงปั้นมือ', 'สูง < 30 ซม.']);
    await editor.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('!');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => editor.textContent()).not.toContain('!');
    await page.getByLabel('Brand').fill('Baan Din');
    await save(page);
    expect(await row(vase.id)).toMatchObject({ description: plain, brand: 'Baan Din' });
  });
});

describe('the fields of a product', () => {
  const { id } = products.plateOnSale;

  it('are saved from every section, with an empty category of each tree', async () => {
    const category = await stage.host.db
      .insertInto('category')
      .values({ shop_id: shops.alpha.id, title: 'จานใหม่', slug: 'plates-new', parent_id: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const below = await stage.host.db
      .insertInto('category')
      .values({ shop_id: 1, title: 'จานตลาด', slug: 'market-plates', parent_id: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const page = await open(id);
    await page.getByLabel('Shop category').fill('จานใหม่');
    await page.getByRole('option', { name: 'จานใหม่' }).click();
    await page.getByLabel('Marketplace category').fill('จานตลาด');
    await page.getByRole('option', { name: 'จานตลาด' }).click();
    await page.getByLabel('More categories').fill('เสื้อ');
    await page.getByRole('option', { name: 'เสื้อ' }).click();
    await page.getByLabel('Tags').fill('เบญจรงค์,');
    await page.keyboard.type('ของขวัญ');
    await page.getByLabel('Brand').fill('บ้านดิน');
    await page.getByLabel('Recommended').check();
    await page.getByLabel('Limit per order').fill('3');
    await page.getByLabel('One per cart').check();
    await page.getByRole('button', { name: 'Shipping' }).click();
    await page.getByLabel('Weight', { exact: true }).fill('1.5');
    await page.getByLabel('Weight unit').selectOption('kg');
    await page.getByLabel('Width (cm)').fill('20.5');
    await page.getByLabel('Days to prepare').fill('2');
    await page.getByLabel('Shipping day').selectOption({ label: 'Wednesday' });
    await page.getByLabel('Ships from').selectOption({ label: 'Chiang Mai' });
    await page.getByRole('button', { name: /^SKU, unit/ }).click();
    await page.getByLabel('Barcode').fill('8850999320019');
    await page.getByLabel('Unit (Thai)').fill('ใบ');
    await page.getByLabel('Unit (English)').fill('plate');
    await page.getByLabel('Second-hand').check();
    await page.getByLabel('Condition', { exact: true }).selectOption('good');
    await page.getByRole('button', { name: 'Add a detail' }).click();
    await page.getByLabel('Name', { exact: true }).fill('เคลือบ');
    await page.getByLabel('Value', { exact: true }).fill('ศิลาดล');
    await page.getByRole('button', { name: 'Book details' }).click();
    await page.getByLabel('Author').fill('สมศรี');
    await page.getByRole('button', { name: /^Search engines/ }).click();
    await page.getByLabel('Title for search engines (English)').fill('Benjarong plate');
    await page.getByLabel('Page address').fill('benjarong');
    await save(page);
    expect(await row(id)).toMatchObject({
      category_id: category.id,
      more_category_ids: [categories.alphaWear.id],
      mall_category_id: below.id,
      tags: ['เบญจรงค์', 'ของขวัญ'],
      brand: 'บ้านดิน',
      showrooms: expect.arrayContaining(['recommend']),
      order_limit: 3,
      one_per_cart: true,
      weight_grams: 1500,
      width_mm: 205,
      prepare_duration: 2,
      prepare_weekday: 3,
      province_id: 50,
      barcode: '8850999320019',
      unit_name: 'ใบ',
      second_hand: true,
      second_hand_option: 'good',
      attributes: { เคลือบ: 'ศิลาดล' },
      author: 'สมศรี',
      slug: 'benjarong',
    });
    // Changing only the number keeps its unit.
    await page.getByLabel('Weight', { exact: true }).fill('2');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(async () => (await row(id)).weight_grams).toBe(2_000);
    const moved = await stage.host.inject(`/web/alpha/product/old-name/${id}`);
    expect([moved.statusCode, moved.headers['location']]).toEqual([
      301,
      `/web/alpha/product/benjarong/${id}`,
    ]);
  });

  it('open their section and get the focus when they are refused', async () => {
    const page = await open(id, { lang: 'th', width: 375 });
    await page.getByRole('button', { name: /^ข้อมูลหนังสือ/ }).click();
    await page.getByLabel('ISBN').fill('12345');
    await page.getByRole('button', { name: /^ข้อมูลหนังสือ/ }).click();
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await page.getByText('มี 1 ช่องที่ต้องแก้').waitFor();
    await page.getByLabel('ISBN').waitFor();
    expect(await page.getByLabel('ISBN').inputValue()).toBe('12345');
  });
});

describe('a publish date', () => {
  it('hides the product from shoppers until then', async () => {
    const { id } = products.patternUnlimited;
    const page = await open(id);
    await page.getByLabel('Publish date').fill('2030-01-31T09:00');
    await save(page);
    expect((await row(id)).publish_at?.toISOString()).toBe('2030-01-31T02:00:00.000Z');
    expect((await stage.host.inject(`/api/v1/products/${id}/detail?site=alpha`)).statusCode).toBe(
      404,
    );
    await page.getByText('Scheduled').waitFor();
    expect(await page.getByRole('combobox', { name: 'Status' }).inputValue()).toBe('availability');
    await page.getByLabel('Publish date').fill('');
    await save(page);
    await expect.poll(async () => (await row(id)).status).toBe('availability');
  });
});
