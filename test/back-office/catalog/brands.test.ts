import { expect, it } from 'vitest';
import { backOfficeStage } from '../../support/browser/back-office-stage.ts';
import { accounts, products, shops } from '../../support/fixture-market.ts';
import { png } from '../../support/pictures.ts';

const stage = backOfficeStage();
const { at, open } = stage;

const owner = accounts.ownerAlpha.email;
const brandOf = (id: number) =>
  stage.host.db
    .selectFrom('product')
    .select('brand')
    .where('shop_id', '=', shops.alpha.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

it('a brand of a product gets a logo and another name, which the product and shoppers see, and is deleted', async () => {
  const page = await open({ email: owner, lang: 'th' });
  await page.goto(at('/brands'));
  await page.getByText('ยังไม่มีแบรนด์').waitFor();
  await page.goto(at(`/products/${products.cup.id}`));
  await page.getByLabel('แบรนด์', { exact: true }).fill('บ้านดิน');
  await page.keyboard.press('Control+s');
  await page.getByText('บันทึกสินค้าแล้ว').waitFor();

  await page.goto(at('/brands'));
  await page.getByRole('link', { name: 'บ้านดิน' }).click();
  await page.getByLabel('ชื่อภาษาไทย').fill('บ้านดินเผา');
  await page.getByLabel('ชื่อภาษาอังกฤษ').fill('Baan Din Phao');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'เลือกรูป: โลโก้' }).click();
  const buffer = await png(400, 400, '#23427a');
  await (await chooser).setFiles([{ name: 'logo.png', mimeType: 'image/png', buffer }]);
  await page.getByRole('button', { name: 'นำออก' }).waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('บันทึกแบรนด์แล้ว').waitFor();
  expect(await brandOf(products.cup.id)).toEqual({ brand: 'บ้านดินเผา' });
  const shop = await open({ email: owner, lang: 'en', width: 375 });
  await shop.goto(`${stage.host.origin}/web/alpha/all-brands`);
  const card = shop.getByRole('link', { name: /Baan Din Phao/ });
  await card.waitFor();
  expect(await card.locator('img').count()).toBe(1);
  await card.click();
  await shop.getByRole('link', { name: products.cup.title }).first().waitFor();

  const phone = await open({ email: owner, lang: 'th', width: 375 });
  await phone.goto(at('/brands'));
  await phone.getByRole('link', { name: 'บ้านดินเผา' }).click();
  await phone.getByRole('button', { name: 'ลบแบรนด์' }).click();
  const question = phone.getByRole('alertdialog');
  await question.getByText('แบรนด์จะถูกเอาออกจากสินค้า 1 รายการ').waitFor();
  await question.getByRole('button', { name: 'ลบแบรนด์' }).click();
  await phone.getByText('ลบแบรนด์แล้ว').waitFor();
  expect(await brandOf(products.cup.id)).toEqual({ brand: null });
});
