import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildBackOffice } from '../support/build-back-office.ts';
import { findViolationsIn } from '../support/find-violations.ts';
import { accounts, products } from '../support/fixture-market.ts';
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

it('a product shows who changed it, from what to what', async () => {
  const page = await openBackOffice(browser, host, { email: accounts.ownerAlpha.email });
  await page.goto(`${host.origin}/mybusiness/alpha/products/${products.cup.id}`);
  await page.getByRole('spinbutton', { name: /^Price/ }).fill('135');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Product saved').waitFor();
  await page.getByRole('button', { name: 'Show history' }).click();
  const entries = page.getByRole('list', { name: 'History' }).getByRole('listitem');
  await entries.filter({ hasText: 'Changed a product' }).first().waitFor();
  const [first = ''] = await entries.allTextContents();
  for (const part of [accounts.ownerAlpha.name, '฿120', '฿135']) expect(first).toContain(part);
  expect(await findViolationsIn(page, 'main')).toEqual([]);
});
