import { beforeAll, expect, it } from 'vitest';
import { backOfficeStage } from '../../support/browser/back-office-stage.ts';
import { accounts, products, shops } from '../../support/fixture-market.ts';

const stage = backOfficeStage();
const { at, open } = stage;
beforeAll(async () => {
  for (const [name, id] of [
    ['ของขวัญ', products.cup.id],
    ['ของฝาก', products.shirt.id],
  ] as const) {
    const row = { shop_id: shops.alpha.id, name };
    await stage.host.db.insertInto('tag').values(row).execute();
    await stage.host.db
      .updateTable('product')
      .set({ tags: [name] })
      .where('id', '=', id)
      .execute();
  }
});

const owner = accounts.ownerAlpha.email;
const tagsOf = async (id: number) =>
  (
    await stage.host.db
      .selectFrom('product')
      .select('tags')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).tags;

it('a tag is renamed, named in English, merged into another one and deleted, on all its products', async () => {
  const page = await open({ email: owner, lang: 'th' });
  await page.goto(at('/tags'));
  await page.getByRole('link', { name: 'ของขวัญ' }).click();
  await page.getByLabel('ชื่อภาษาไทย').fill('ของขวัญปีใหม่');
  await page.getByLabel('ชื่อภาษาอังกฤษ').fill('New Year gifts');
  await page.keyboard.press('Control+s');
  await page.getByText('บันทึกแท็กแล้ว').waitFor();
  expect(await tagsOf(products.cup.id)).toEqual(['ของขวัญปีใหม่']);
  const shopper = await open({ email: owner, lang: 'en', width: 375 });
  await shopper.goto(
    `${stage.host.origin}/web/alpha/search/tag/${encodeURIComponent('ของขวัญปีใหม่')}`,
  );
  await shopper.getByRole('link', { name: products.cup.title }).first().waitFor();

  const phone = await open({ email: owner, lang: 'th', width: 375 });
  await phone.goto(at('/tags'));
  await phone.getByRole('link', { name: 'ของฝาก' }).click();
  await phone.getByRole('button', { name: 'รวมแท็ก' }).click();
  const dialog = phone.getByRole('dialog');
  await dialog.getByRole('combobox').fill('ปีใหม่');
  await phone.getByRole('option', { name: 'ของขวัญปีใหม่' }).click();
  await dialog.getByRole('button', { name: 'รวมแท็ก' }).click();
  await phone.getByText('รวมแท็กแล้ว').waitFor();
  await phone.getByRole('heading', { name: 'ของขวัญปีใหม่' }).waitFor();
  await phone.getByText('สินค้า 2 รายการ').waitFor();
  expect(await tagsOf(products.shirt.id)).toEqual(['ของขวัญปีใหม่']);

  await phone.getByRole('button', { name: 'ลบแท็ก' }).click();
  await phone.getByRole('alertdialog').getByRole('button', { name: 'ลบแท็ก' }).click();
  await phone.getByText('ลบแท็กแล้ว').waitFor();
  await phone.getByText('ยังไม่มีแท็ก').waitFor();
  expect(await tagsOf(products.cup.id)).toEqual([]);
  await phone.getByRole('link', { name: 'ไปที่สินค้า' }).click();
  await phone.getByRole('heading', { name: 'สินค้า', exact: true }).waitFor();
});

it('an address that names no tag is not found', async () => {
  const page = await open({ email: owner });
  await page.goto(at('/tags/create'));
  await page.getByRole('heading', { name: 'Not found' }).waitFor();
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
});
