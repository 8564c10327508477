import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildBackOffice } from '../support/builds/build-back-office.ts';
import { accounts, shops } from '../support/fixture-market.ts';
import { openChromium } from '../support/browser/open-chromium.ts';
import { createListeningHost, type ListeningHost } from '../support/listening-host.ts';
import { openBackOffice } from '../support/browser/open-back-office.ts';

let host: ListeningHost;
let browser: Browser;
beforeAll(async () => {
  await buildBackOffice();
  host = await createListeningHost({ seed: 'small' });
  browser = await openChromium();
}, 180_000);
afterAll(async () => {
  await browser.close();
  await host.close();
});

it('each first step leads to the field in which it is done, and ticks itself', async () => {
  const page = await openBackOffice(browser, host, {
    email: accounts.ownerAlpha.email,
    lang: 'en',
    width: 375,
  });
  const home = `${host.origin}/mybusiness/alpha`;
  const follow = async (step: RegExp) => {
    await page.goto(home);
    await page.getByRole('link', { name: step }).click();
  };
  const focused = () => page.locator(':focus');

  await follow(/Add your first product/);
  await expect.poll(() => focused().getAttribute('name')).toMatch(/^titles\./);
  await follow(/Add a product image/);
  await expect
    .poll(() => focused().evaluate((field) => field.closest('#pictures') !== null))
    .toBe(true);
  await follow(/Set your shipping fee/);
  await expect.poll(() => focused().getAttribute('name')).toBe('charges_shipping');
  await follow(/Choose how customers pay/);
  await expect.poll(() => focused().getAttribute('name')).toBe('payments.transfer');
  await follow(/Add your address and contact/);
  await expect.poll(() => focused().getAttribute('name')).toBe('address.th');
  await page.keyboard.type('1 ถนนสุขใจ');
  await page.getByLabel('Mobile').fill('0812345678');
  await page.keyboard.press('Control+s');
  await page.getByText('Settings saved').waitFor();
  await page.goto(home);
  const step = page.getByRole('listitem').filter({ hasText: 'Add your address and contact' });
  await step.getByRole('img', { name: 'Done' }).waitFor();
  const { address } = await host.db
    .selectFrom('shop')
    .select('address')
    .where('id', '=', shops.alpha.id)
    .executeTakeFirstOrThrow();
  expect(address).toBe('1 ถนนสุขใจ');
});
