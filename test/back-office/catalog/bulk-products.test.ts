import { expect, it } from 'vitest';
import { backOfficeStage } from '../../support/browser/back-office-stage.ts';
import { findViolations } from '../../support/browser/find-violations.ts';
import { accounts, products } from '../../support/fixture-market.ts';

const stage = backOfficeStage();

const open = async (visit: { lang?: 'th' | 'en'; width?: number }) => {
  const page = await stage.open({
    email: accounts.ownerAlpha.email,
    ...visit,
  });
  await page.goto(`${stage.host.origin}/mybusiness/alpha/products`);
  return page;
};
const row = (id: number) =>
  stage.host.db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const { cup, plateOnSale } = products;

it('prices of selected products are previewed, changed and taken back', async () => {
  const page = await open({});
  await page.getByLabel(`Select ${cup.title}`).check();
  await page.getByLabel(`Select ${plateOnSale.title}`).check();
  await page.getByText('2 selected').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Change…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 2 products' });
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByText('Enter a number other than zero').waitFor();
  await dialog.getByLabel('Change by').fill('-10');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByText('฿120 → ฿108').waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect((await row(cup.id)).price).toBe(12_000);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  const notice = page.getByRole('alert').filter({ hasText: '2 products changed.' });
  await notice.waitFor();
  expect((await row(cup.id)).price).toBe(10_800);
  await notice.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('2 products are as before.').waitFor();
  expect((await row(cup.id)).price).toBe(12_000);
});

it('all that match are changed, on a phone, with what was refused', async () => {
  await stage.host.db
    .insertInto('product')
    .values(
      Array.from({ length: 40 }, (_, index) => ({
        shop_id: 2,
        uuid: crypto.randomUUID(),
        parent_id: null,
        title: `ผ้าพันคอ ${index}`,
        search_text: `ผ้าพันคอ ${index}`,
        price: 10_000,
      })),
    )
    .execute();
  const page = await open({ lang: 'th', width: 375 });
  await page.getByRole('searchbox').or(page.getByLabel('ชื่อหรือรหัสสินค้า')).first().fill('ผ้าพันคอ');
  await page.getByText('40 รายการ').first().waitFor();
  for (const box of await page.getByLabel(/^เลือก ผ้าพันคอ/).all()) await box.check();
  await page.getByRole('button', { name: 'เลือกทั้งหมด 40 รายการ' }).click();
  await page.getByRole('button', { name: 'แก้ทีเดียว…' }).click();
  const dialog = page.getByRole('dialog', { name: 'แก้สินค้า 40 รายการ' });
  await dialog.getByLabel('แก้อะไร').selectOption({ label: 'เพิ่มแท็ก' });
  await dialog.getByLabel('แท็ก').fill('ฤดูหนาว, ของขวัญ');
  await dialog.getByRole('button', { name: 'ดูตัวอย่าง' }).click();
  await dialog.getByText('จะแก้ 40 รายการ').waitFor();
  await dialog.getByRole('button', { name: 'แก้เลย' }).click();
  await page.getByRole('heading', { name: 'เพิ่มแท็ก: ฤดูหนาว, ของขวัญ' }).waitFor();
  await page.getByRole('progressbar', { name: 'กำลังแก้สินค้า' }).waitFor();
  await stage.host.host.jobs.drain();
  await page.getByText('สินค้า 40 รายการ').waitFor();
  expect(await findViolations(page)).toEqual([]);
  const tagged = await stage.host.db
    .selectFrom('product')
    .select('tags')
    .where('title', 'like', 'ผ้าพันคอ%')
    .execute();
  expect(tagged.every(({ tags }) => tags.join() === 'ฤดูหนาว,ของขวัญ')).toBe(true);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);

  await page.goto(`${stage.host.origin}/mybusiness/alpha/bulk-runs`);
  await page.getByRole('link', { name: 'เพิ่มแท็ก: ฤดูหนาว' }).click();
  await page.getByRole('button', { name: 'ย้อนกลับ' }).click();
  const question = page.getByRole('dialog', { name: 'ย้อนกลับการแก้นี้?' });
  await question.getByRole('button', { name: 'ย้อนกลับ' }).click();
  await page.getByRole('progressbar', { name: 'กำลังย้อนกลับ' }).waitFor();
  await stage.host.host.jobs.drain();
  await page.getByText('กลับเป็นเหมือนเดิม').waitFor();
  const bare = await stage.host.db
    .selectFrom('product')
    .select('tags')
    .where('title', 'like', 'ผ้าพันคอ%')
    .execute();
  expect(bare.every(({ tags }) => tags.length === 0)).toBe(true);
});
