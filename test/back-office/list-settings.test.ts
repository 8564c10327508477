import { expect, it } from 'vitest';
import { backOfficeStage } from '../support/browser/back-office-stage.ts';
import { findViolations, findViolationsIn } from '../support/browser/find-violations.ts';
import { accounts } from '../support/fixture-market.ts';

const stage = backOfficeStage();
const { at, open } = stage;

const owner = accounts.ownerAlpha.email;

it('a view is saved, used in another browser, deleted and taken back', async () => {
  const page = await open({ email: owner });
  await page.goto(at('/products'));
  await page.getByLabel('Search by product name or SKU').fill('A-VASE');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByLabel('Name of the view').fill('Vases');
  await page.keyboard.press('Enter');
  const views = page.getByRole('group', { name: 'Saved views' });
  const vases = views.getByRole('button', { name: 'Vases' });
  await expect.poll(() => vases.getAttribute('aria-pressed')).toBe('true');
  expect(await findViolations(page)).toEqual([]);

  const phone = await open({ email: owner, lang: 'th', width: 375 });
  await phone.goto(at('/products'));
  await phone.getByRole('button', { name: 'Vases' }).click();
  await phone.getByText('1 รายการ', { exact: true }).waitFor();
  expect(new URL(phone.url()).searchParams.get('filter')).toBe('{"q":"A-VASE"}');
  expect(await findViolations(phone)).toEqual([]);
  await phone.getByRole('button', { name: 'ลบมุมมอง' }).click();
  await phone.getByText('ลบมุมมองแล้ว').waitFor();
  await phone.getByRole('button', { name: 'เลิกทำ' }).click();
  await phone.getByText('กู้คืนมุมมองแล้ว').waitFor();
  await phone.getByRole('button', { name: 'ทั้งหมด' }).click();
  await phone.getByRole('button', { name: 'Vases', pressed: false }).waitFor();
});

it('columns are chosen by keyboard, and hidden in another browser too', async () => {
  const page = await open({ email: owner });
  await page.goto(at('/products'));
  const price = page.getByRole('columnheader', { name: 'Price' });
  await price.waitFor();
  await page.getByRole('button', { name: 'Columns' }).focus();
  await page.keyboard.press('Enter');
  const choice = page.getByRole('menuitemcheckbox', { name: 'Price' });
  await choice.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => choice.getAttribute('aria-checked')).toBe('false');
  expect(await findViolationsIn(page, '[role=menu]')).toEqual([]);
  await page.keyboard.press('Escape');
  await price.waitFor({ state: 'detached' });

  const other = await open({ email: owner, width: 768, dark: true });
  await other.goto(at('/products'));
  await other.getByRole('columnheader', { name: 'Status' }).waitFor();
  // The list is too wide for this screen until columns are chosen.
  await other.getByRole('columnheader', { name: 'Category' }).waitFor();
  expect(await other.getByRole('columnheader', { name: 'Price' }).count()).toBe(0);
  const staff = await open({ email: accounts.staffAlpha.email });
  await staff.goto(at('/products'));
  await staff.getByRole('columnheader', { name: 'Price' }).waitFor();
});
