import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { backOfficeStage } from '../support/browser/back-office-stage.ts';
import { findViolations } from '../support/browser/find-violations.ts';
import { accounts, products, shops } from '../support/fixture-market.ts';
import { givePicture } from '../support/browser/give-picture.ts';
import { halves, png } from '../support/pictures.ts';

const stage = backOfficeStage();
const { at, open } = stage;

const owner = accounts.ownerAlpha.email;
const shop_id = shops.alpha.id;
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
const tile = (page: Page, name: string) =>
  page.getByRole('link', { name: new RegExp(`^${name}\\b`) });

async function choose(page: Page, button: string, files: ReturnType<typeof file>[]) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(files);
}

it('has its buttons in the middle of an empty library on a phone, and nowhere else', async () => {
  const page = await open({ email: owner, lang: 'th', width: 375 });
  await page.goto(at('/media'));
  await page.getByText('ยังไม่มีรูป').waitFor();
  const upload = page.getByRole('button', { name: 'อัปโหลดรูป' });
  expect(await upload.count()).toBe(1);
  await page.getByRole('status').filter({ has: upload }).waitFor();
  expect(await findViolations(page)).toEqual([]);
});

it('takes many pictures at once, by file, drop and paste, and says which one was refused', async () => {
  const page = await open({ email: owner, lang: 'en' });
  await page.goto(at('/media'));
  await page.getByText('No images yet').waitFor();
  await choose(page, 'Upload images', [
    file('red.png', await png(300, 200, '#c02020')),
    file('page.png', Buffer.from('<html>no picture</html>')),
    file('green.png', await png(300, 200, '#20c020')),
  ]);
  await tile(page, 'red').waitFor();
  await tile(page, 'green').waitFor();
  await page.getByText(/page\.png: This file type is not supported/).waitFor();
  await page.getByRole('button', { name: 'Close: page.png' }).click();
  await givePicture(page, 'drop', 'dropped.png', await png(200, 200, '#2020c0'));
  await tile(page, 'dropped').waitFor();
  await givePicture(page, 'paste', 'pasted.png', await png(200, 200, '#c0c020'));
  await tile(page, 'pasted').waitFor();
  await page.getByText('4 images').waitFor();
  await page.getByLabel('Search name, description or tag').fill('gree');
  await expect.poll(() => tile(page, 'red').count()).toBe(0);
  expect(await tile(page, 'green').count()).toBe(1);
  expect(await findViolations(page)).toEqual([]);
});

it('gets texts, a tag and a focal point, and shows where it is used', async () => {
  const { id } = await stage.host.db
    .selectFrom('media')
    .select('id')
    .where('shop_id', '=', shop_id)
    .where('name', '=', 'red')
    .executeTakeFirstOrThrow();
  await stage.host.db
    .updateTable('product')
    .set({ images: JSON.stringify([{ media_id: id, alt: {} }]) })
    .where('shop_id', '=', shop_id)
    .where('id', '=', products.cup.id)
    .execute();
  const page = await open({ email: owner, lang: 'th' });
  await page.goto(at('/media'));
  await tile(page, 'red').click();
  await page.getByRole('link', { name: `สินค้า: ${products.cup.title}` }).waitFor();
  await page.getByLabel('คำบรรยายภาษาไทย').fill('ถ้วยสีแดง');
  await page.getByLabel('คำบรรยายภาษาอังกฤษ').fill('A red cup');
  await page.getByLabel('แท็ก').fill('ถ้วย');
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: 'red' }).click({ position: { x: 20, y: 20 } });
  await page.keyboard.press('Control+s');
  await page.getByText('บันทึกรูปแล้ว').waitFor();
  const saved = await stage.host.db
    .selectFrom('media')
    .select(['alt', 'tags', 'focus'])
    .where('shop_id', '=', shop_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(saved).toMatchObject({ alt: { th: 'ถ้วยสีแดง', en: 'A red cup' }, tags: ['ถ้วย'] });
  expect(saved.focus?.x).toBeLessThan(30);
  expect(await findViolations(page)).toEqual([]);
  const shopper = await stage.host.inject(
    `/web/alpha/product/${products.cup.slug}/${products.cup.id}?lang=en`,
  );
  expect(shopper.body).toContain('alt="A red cup"');
});

it('is cropped by keyboard, replaced and deleted after its places were shown', async () => {
  const page = await open({ email: owner, lang: 'en', width: 375 });
  await page.goto(at('/media'));
  await choose(page, 'Upload images', [file('both.png', await halves(200, 100))]);
  await tile(page, 'both').click();
  await page.getByText('200 × 100 px').waitFor();
  await page.getByRole('button', { name: 'Crop' }).click();
  await page.getByRole('slider', { name: 'Left and right: to' }).focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('PageDown');
  await page.getByText('Result: 100 × 100 px').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Crop' }).click();
  await page.getByText('Image cropped').waitFor();
  await page.getByText('100 × 100 px').first().waitFor();
  await choose(page, 'Replace file', [file('new.png', await png(120, 90))]);
  await page.getByText('120 × 90 px').waitFor();
  await page.getByRole('button', { name: 'Delete image' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText('No page uses it.').waitFor();
  await question.getByRole('button', { name: 'Delete image' }).click();
  await page.getByText('Image deleted').waitFor();
  await tile(page, 'red').click();
  await page.getByRole('button', { name: 'Delete image' }).click();
  await question.getByText('It disappears from this place').waitFor();
  await question.getByText(`Product: ${products.cup.title}`).waitFor();
  const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(fits).toBe(true);
  await question.getByRole('button', { name: 'Delete image' }).click();
  await page.getByText('Image deleted').last().waitFor();
  await expect.poll(() => tile(page, 'red').count()).toBe(0);
});

const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
const tagsOf = async (name: string) => {
  const row = await stage.host.db
    .selectFrom('media')
    .select('tags')
    .where('shop_id', '=', shop_id)
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.tags;
};

it('moves selected pictures from one tag to another, and takes that back', async () => {
  await stage.host.db
    .updateTable('media')
    .set({ tags: ['summer'] })
    .where('shop_id', '=', shop_id)
    .where('name', '=', 'green')
    .execute();
  const page = await open({ email: owner, lang: 'en', width: 375 });
  await page.goto(at('/media'));
  await box(page, 'green').check();
  await box(page, 'dropped').check();
  const bar = page.getByRole('region', { name: 'Selected images' });
  await bar.getByText('2 selected').waitFor();
  await bar.getByRole('button', { name: 'Change tags' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Add tags').fill('winter,');
  await dialog.getByLabel('Remove tags').fill('summer,');
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Done for 2 rows').waitFor();
  expect([await tagsOf('green'), await tagsOf('dropped')]).toEqual([['winter'], ['winter']]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => tagsOf('green')).toEqual(['summer']);
  await expect.poll(() => tagsOf('dropped')).toEqual([]);
});

it('deletes selected pictures after it lists the places that lose one', async () => {
  const { id } = await stage.host.db
    .selectFrom('media')
    .select('id')
    .where('shop_id', '=', shop_id)
    .where('name', '=', 'green')
    .executeTakeFirstOrThrow();
  await stage.host.db
    .updateTable('product')
    .set({ images: JSON.stringify([{ media_id: id, alt: {} }]) })
    .where('shop_id', '=', shop_id)
    .where('id', '=', products.cup.id)
    .execute();
  const page = await open({ email: owner, lang: 'en' });
  await page.goto(at('/media'));
  await page.getByLabel('Sort by').selectOption('Name');
  await box(page, 'green').check();
  await box(page, 'pasted').check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete these 2 images?' });
  await question.getByText('1 of them is in use').waitFor();
  await question.getByText(`Product: ${products.cup.title}`).waitFor();
  await question.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Done for 2 rows').waitFor();
  await expect.poll(() => tile(page, 'green').count()).toBe(0);
  expect(await tile(page, 'dropped').count()).toBe(1);
  const cup = await stage.host.db
    .selectFrom('product')
    .select('images')
    .where('shop_id', '=', shop_id)
    .where('id', '=', products.cup.id)
    .executeTakeFirstOrThrow();
  expect(cup.images).toEqual([]);
});
