import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildBackOffice } from '../support/build-back-office.ts';
import { findViolations, findViolationsIn } from '../support/find-violations.ts';
import { accounts } from '../support/fixture-market.ts';
import { launchChromium } from '../support/launch-chromium.ts';
import { createListeningHost, type ListeningHost } from '../support/listening-host.ts';
import { openBackOffice } from '../support/open-back-office.ts';

let host: ListeningHost;
let browser: Browser;
beforeAll(async () => {
  await buildBackOffice();
  host = await createListeningHost({ seed: 'small' });
  browser = await launchChromium();
}, 180_000);
afterAll(async () => {
  await browser.close();
  await host.close();
});

const owner = accounts.ownerAlpha.email;
const at = (path: string) => `${host.origin}/mybusiness/alpha${path}`;

it('a view is saved, used in another browser, deleted and taken back', async () => {
  const page = await openBackOffice(browser, host, { email: owner });
  await page.goto(at('/products'));
  await page.getByLabel('Search by product name or SKU').fill('A-VASE');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByLabel('Name of the view').fill('Vases');
  await page.keyboard.press('Enter');
  const views = page.getByRole('group', { name: 'Saved views' });
  const vases = views.getByRole('button', { name: 'Vases' });
  await expect.poll(() => vases.getAttribute('aria-pressed')).toBe('true');
  expect(await findViolations(page)).toEqual([]);

  const phone = await openBackOffice(browser, host, { email: owner, lang: 'th', width: 375 });
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
  const page = await openBackOffice(browser, host, { email: owner });
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

  const other = await openBackOffice(browser, host, { email: owner, width: 768, dark: true });
  await other.goto(at('/products'));
  await other.getByRole('columnheader', { name: 'Status' }).waitFor();
  // Too wide for this screen until columns are chosen.
  await other.getByRole('columnheader', { name: 'Category' }).waitFor();
  expect(await other.getByRole('columnheader', { name: 'Price' }).count()).toBe(0);
  const staff = await openBackOffice(browser, host, { email: accounts.staffAlpha.email });
  await staff.goto(at('/products'));
  await staff.getByRole('columnheader', { name: 'Price' }).waitFor();
});
