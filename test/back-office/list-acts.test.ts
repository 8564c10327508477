import { beforeAll, expect, it } from 'vitest';
import { backOfficeStage } from '../support/browser/back-office-stage.ts';
import { findViolations } from '../support/browser/find-violations.ts';
import { accounts, shops } from '../support/fixture-market.ts';

const stage = backOfficeStage();
const names = ['กาแฟคั่วอ่อน', 'กาแฟคั่วกลาง', 'กาแฟคั่วเข้ม'] as const;

beforeAll(async () => {
  await stage.host.db
    .insertInto('tag')
    .values(names.map((name) => ({ shop_id: shops.alpha.id, name })))
    .execute();
  await stage.host.db
    .insertInto('review')
    .values(
      ['แตกตอนส่ง', 'หยาบคาย'].map((body, n) => ({
        shop_id: shops.alpha.id,
        id: `01930000-0000-7000-8000-00000000090${n}`,
        product_id: 101,
        reviewer_name: 'นิรนาม',
        stars: 1,
        body,
        lang: 'th' as const,
        created_at: new Date(),
      })),
    )
    .execute();
});

it('an owner deletes selected tags on a phone, and takes that back', async () => {
  const page = await stage.open({ email: accounts.ownerAlpha.email, lang: 'th', width: 375 });
  await page.goto(`${stage.host.origin}/mybusiness/alpha/tags`);
  for (const name of names.slice(0, 2)) {
    await page.getByRole('checkbox', { name: new RegExp(name) }).check();
  }
  const bar = page.getByRole('region', { name: 'แถวที่เลือก' });
  await bar.getByText('เลือกไว้ 2 รายการ').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await bar.getByRole('button', { name: 'ลบ' }).click();
  await page.getByText('ทำแล้ว 2 รายการ').waitFor();
  await expect.poll(() => page.getByRole('link', { name: names[0] }).count()).toBe(0);
  await page.getByRole('link', { name: names[2] }).waitFor();
  await page.getByRole('button', { name: 'เลิกทำ' }).click();
  await page.getByRole('link', { name: names[0] }).waitFor();
  await page.getByRole('link', { name: names[1] }).waitFor();
});

it('hides selected reviews with one reason, and takes a list away as a file', async () => {
  const page = await stage.open({ email: accounts.ownerAlpha.email, lang: 'en', width: 1280 });
  await page.goto(`${stage.host.origin}/mybusiness/alpha/reviews?filter={"stars":1}`);
  await page.getByText('แตกตอนส่ง').waitFor();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Rude words');
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await page.getByText('Done for 2 rows').waitFor();
  const rows = await stage.host.db
    .selectFrom('review')
    .select('hidden_reason')
    .where('shop_id', '=', shops.alpha.id)
    .where('stars', '=', 1)
    .where('hidden_at', 'is not', null)
    .execute();
  expect(rows.filter(({ hidden_reason: reason }) => reason === 'Rude words')).toHaveLength(2);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('reviews.csv');
});
