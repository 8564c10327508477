import { expect, it } from 'vitest';
import { backOfficeStage } from '../support/browser/back-office-stage.ts';
import { findViolationsIn } from '../support/browser/find-violations.ts';
import { accounts, products } from '../support/fixture-market.ts';
import { placeOrderRows } from '../support/placed-order.ts';

const stage = backOfficeStage();
const { at, open } = stage;

const owner = accounts.ownerAlpha.email;

it('Ctrl+K finds a product, an order and a screen, by keyboard alone', async () => {
  const { order_id: id } = await placeOrderRows(stage.host.db);
  const page = await open({ email: owner });
  await page.goto(at('/tags'));
  await page.getByRole('heading', { name: 'Tags' }).waitFor();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Find' });
  await expect.poll(() => box.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('A-CUP');
  const hit = page.getByRole('option', { name: products.cup.title });
  await hit.waitFor();
  await expect
    .poll(
      async () =>
        (await box.getAttribute('aria-activedescendant')) === (await hit.getAttribute('id')),
    )
    .toBe(true);
  expect(await findViolationsIn(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForURL(at(`/products/${products.cup.id}`));

  await page.keyboard.press('Meta+k');
  await page.keyboard.type('วิชัย');
  await page.getByRole('option', { name: /วิชัย/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(at(`/orders/${id}/show`));

  await page.keyboard.press('Control+k');
  await page.keyboard.type('การรับเงิน');
  await page.getByRole('option', { name: 'Payment' }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(at('/settings/payment'));

  await page.keyboard.press('Control+k');
  await page.keyboard.type('มือถือ');
  await page.getByRole('option', { name: 'Mobile phone Contact and address' }).waitFor();
  await page.keyboard.press('Enter');
  const mobile = page.getByLabel('Mobile phone');
  await expect.poll(() => mobile.evaluate((field) => field === document.activeElement)).toBe(true);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('zzzz');
  await page.getByText('Nothing found. Try other words.').waitFor();
  await page.keyboard.press('Escape');
  await box.waitFor({ state: 'detached' });
});

it('opens from the bar of a phone, in Thai and dark', async () => {
  const page = await open({
    email: owner,
    lang: 'th',
    width: 375,
    dark: true,
  });
  await page.goto(at('/'));
  await page.getByRole('button', { name: 'ค้นหา' }).click();
  await page.getByRole('button', { name: 'ปิด', exact: true }).click();
  await page.getByRole('button', { name: 'ค้นหา' }).click();
  await page.getByRole('combobox', { name: 'ค้นหา' }).fill('coup');
  await page.getByRole('option', { name: /^คูปอง/ }).waitFor();
  expect(await findViolationsIn(page, '[role=dialog]')).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(375);
  await page.getByRole('option', { name: /^คูปอง/ }).click();
  await page.getByRole('heading', { name: 'คูปอง' }).waitFor();
});
