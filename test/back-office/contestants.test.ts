import { beforeAll, expect, it } from 'vitest';
import { backOfficeStage } from '../support/browser/back-office-stage.ts';
import { findViolations } from '../support/browser/find-violations.ts';
import { accounts, shops } from '../support/fixture-market.ts';

const stage = backOfficeStage();

beforeAll(async () => {
  await stage.host.db
    .updateTable('shop')
    .set({ kind: 'contest' })
    .where('id', '=', shops.alpha.id)
    .execute();
  await stage.host.db
    .insertInto('contestant')
    .values({ shop_id: shops.alpha.id, number: 7, name: 'กาแฟดอยช้าง', summary: 'คั่วกลาง หอมนาน' })
    .execute();
});

it('shows a contestant with both languages, leads to the form, and deletes with undo', async () => {
  const page = await stage.open({ email: accounts.ownerAlpha.email, lang: 'en', width: 375 });
  await page.goto(`${stage.host.origin}/mybusiness/alpha/contestants`);
  await page.getByRole('link', { name: 'กาแฟดอยช้าง' }).click();
  await page.getByRole('heading', { name: 'กาแฟดอยช้าง', level: 1 }).waitFor();
  await page.getByText('No. 7').waitFor();
  await page.getByText('คั่วกลาง หอมนาน').waitFor();
  expect(await page.getByText('Not translated').count()).toBe(2);
  expect(await findViolations(page)).toEqual([]);
  const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(fits).toBe(true);
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('English name').fill('Doi Chang coffee');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Contestant saved').waitFor();
  await page.goto(`${stage.host.origin}/mybusiness/alpha/contestants`);
  await page.getByRole('link', { name: 'Doi Chang coffee' }).click();
  await page.getByRole('button', { name: 'Delete contestant' }).click();
  await page.getByText('No contestants yet').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Doi Chang coffee' }).waitFor();
});
