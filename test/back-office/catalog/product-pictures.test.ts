import type { Page } from '@playwright/test';
import { beforeAll, expect, it } from 'vitest';
import { backOfficeStage } from '../../support/browser/back-office-stage.ts';
import { findViolations } from '../../support/browser/find-violations.ts';
import { accounts, products, shops } from '../../support/fixture-market.ts';
import { givePicture } from '../../support/browser/give-picture.ts';
import { png } from '../../support/pictures.ts';
import { uploadPicture } from '../../support/upload-picture.ts';

const stage = backOfficeStage();
const { open } = stage;
beforeAll(async () => {
  const picture = { shop_id: shops.alpha.id, bytes: await png(300, 300, '#884400') };
  await uploadPicture(stage.host.db, stage.host.host, { ...picture, name: 'จากคลัง.png' });
});

const owner = accounts.ownerAlpha.email;
const { cup } = products;
const address = () => `${stage.host.origin}/mybusiness/alpha/products/${cup.id}`;

async function shown(lang: 'th' | 'en') {
  const reply = await stage.host.inject(
    `/api/v1/products/${cup.id}/detail?site=alpha&lang=${lang}`,
  );
  const { product_images: pictures } = reply.json().product;
  return pictures.map(({ width, alt }: { width: number; alt: string }) => [width, alt]);
}
const tileOf = (page: Page, n: number) =>
  page.getByRole('listitem').filter({ has: page.getByRole('img', { name: `รูปที่ ${n}` }) });
/** Waits for the server's answer: the notice of an earlier save may still be shown. */
async function save(page: Page) {
  const saved = page.waitForResponse(
    (reply) => reply.url().includes(`/products/${cup.id}`) && reply.request().method() === 'PUT',
  );
  await page.keyboard.press('Control+s');
  expect((await saved).status()).toBe(200);
  await page.getByText('บันทึกสินค้าแล้ว').last().waitFor();
}

it('gets pictures by drop, paste and from the library, with texts that shoppers get', async () => {
  const page = await open({ email: owner, lang: 'th' });
  await page.goto(address());
  await page.getByRole('button', { name: 'เลือกจากคลังรูป' }).waitFor();
  const before = (await shown('th')).length;
  const onto = 'section:has(> div h2) ul';
  await givePicture(page, 'drop', 'a.png', await png(200, 200, '#2020c0'), onto);
  await page.getByRole('img', { name: `รูปที่ ${before + 1}` }).waitFor();
  await givePicture(page, 'paste', 'b.png', await png(210, 200, '#20c020'));
  await page.getByRole('img', { name: `รูปที่ ${before + 2}` }).waitFor();
  await page.getByRole('button', { name: 'เลือกจากคลังรูป' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'จากคลัง' }).click();
  await dialog.getByRole('button', { name: 'ใช้ 1 รูป' }).click();
  await page.getByRole('img', { name: `รูปที่ ${before + 3}` }).waitFor();
  await page.getByRole('button', { name: `คำบรรยายรูปที่ ${before + 1}` }).click();
  await dialog.getByLabel('คำบรรยายภาษาไทย').fill('ถ้วยสีน้ำเงิน');
  await dialog.getByLabel('คำบรรยายภาษาอังกฤษ').fill('A blue cup');
  await dialog.getByRole('button', { name: 'ใช้คำบรรยายนี้' }).click();
  expect(await findViolations(page)).toEqual([]);
  await save(page);
  const added = (await shown('en')).slice(before);
  expect(added).toEqual([
    [200, 'A blue cup'],
    [210, ''],
    [300, ''],
  ]);
  const html = await stage.host.inject(`/web/alpha/product/${cup.slug}/${cup.id}?lang=th`);
  expect(html.body).toContain('alt="ถ้วยสีน้ำเงิน"');
});

it('are moved by drag and by keyboard, and come back after they were removed', async () => {
  const page = await open({ email: owner, lang: 'th' });
  await page.goto(address());
  const count = (await shown('th')).length;
  await page.getByRole('button', { name: `เอารูปที่ ${count} ออก` }).waitFor();
  const widths = async () => (await shown('th')).map(([width]: [number]) => width);
  await tileOf(page, count).dragTo(page.getByRole('listitem').filter({ hasText: 'รูปหลัก' }));
  await page.getByRole('button', { name: 'เลื่อนรูปที่ 1 ไปข้างหลัง' }).press('Enter');
  await save(page);
  expect((await widths())[1]).toBe(300);
  await page.getByRole('button', { name: 'เอารูปที่ 2 ออก' }).click();
  await page.getByText('เอารูปออกจากสินค้าแล้ว').waitFor();
  await page.getByRole('alert').getByRole('button', { name: 'เลิกทำ' }).click();
  await page.getByRole('button', { name: `เอารูปที่ ${count} ออก` }).waitFor();
  expect(await page.getByText('ยังไม่ได้บันทึก').count()).toBe(0);
  await page.getByRole('button', { name: 'เอารูปที่ 2 ออก' }).click();
  await save(page);
  expect(await widths()).not.toContain(300);
});

it('can be taken by the camera of a phone', async () => {
  const visit = { email: owner, lang: 'th', width: 375, isTouch: true } as const;
  const phone = await open(visit);
  await phone.goto(address());
  const count = (await shown('th')).length;
  const chooser = phone.waitForEvent('filechooser');
  await phone.getByRole('button', { name: 'ถ่ายรูป' }).click();
  const camera = await chooser;
  expect(await camera.element().getAttribute('capture')).toBe('environment');
  const buffer = await png(220, 220, '#c02020');
  await camera.setFiles([{ name: 'photo.png', mimeType: 'image/png', buffer }]);
  await phone.getByRole('img', { name: `รูปที่ ${count + 1}` }).waitFor();
  const fits = await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(fits).toBe(true);
});

it('are chosen for several variants at once, and shown when a shopper chooses one', async () => {
  const { shirt, shirtRedM, shirtBlueM, shirtBlueS } = products;
  const images: { media_id: string; alt: object }[] = [];
  for (const color of ['#c02020', '#2020c0']) {
    const bytes = await png(400, 400, color);
    const stored = await uploadPicture(stage.host.db, stage.host.host, {
      shop_id: shops.alpha.id,
      bytes,
    });
    if ('code' in stored) throw new Error(stored.code);
    images.push({ media_id: stored.media_id, alt: {} });
  }
  await stage.host.db
    .updateTable('product')
    .set({ images: JSON.stringify(images) })
    .where('shop_id', '=', shops.alpha.id)
    .where('id', '=', shirt.id)
    .execute();
  const page = await open({ email: owner, lang: 'en' });
  await page.goto(`${stage.host.origin}/mybusiness/alpha/products/${shirt.id}`);
  await page.getByRole('button', { name: 'Pictures of variants' }).click();
  const dialog = page.getByRole('dialog');
  const boxes = dialog.getByRole('checkbox');
  await expect.poll(() => boxes.count()).toBe(5);
  const nameOf = async (id: number) => {
    const reply = await stage.host.inject(`/api/v1/products/${shirt.id}/detail?site=alpha&lang=en`);
    const subs: { id: number; option_text: string; image_index: number | null }[] =
      reply.json().product.subproducts;
    return subs.find((one) => one.id === id);
  };
  for (const { id } of [shirtBlueS, shirtBlueM]) {
    await dialog.getByLabel((await nameOf(id))?.option_text ?? '', { exact: true }).check();
  }
  await dialog.getByRole('button', { name: 'Image 2' }).click();
  await page.getByText('Images of variants saved').waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect((await nameOf(shirtBlueS.id))?.image_index).toBe(1);
  expect((await nameOf(shirtBlueM.id))?.image_index).toBe(1);
  expect((await nameOf(shirtRedM.id))?.image_index).toBe(null);
  const shop = await open({ lang: 'en' });
  await shop.goto(`${stage.host.origin}/web/alpha/product/${shirt.slug}/${shirt.id}`);
  for (const value of ((await nameOf(shirtBlueM.id))?.option_text ?? '').split(' / ')) {
    await shop.getByText(value, { exact: true }).first().click();
  }
  await shop.locator('.thumbs [aria-current]').nth(0).waitFor();
  await expect
    .poll(() => shop.locator('.thumbs button').nth(1).getAttribute('aria-current'))
    .toBe('true');
});
