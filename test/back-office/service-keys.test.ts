import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findViolations } from '../support/browser/find-violations.ts';
import { openBackOffice } from '../support/browser/open-back-office.ts';
import { openChromium } from '../support/browser/open-chromium.ts';
import { buildBackOffice } from '../support/builds/build-back-office.ts';
import { accounts } from '../support/fixture-market.ts';
import { createListeningHost, type ListeningHost } from '../support/listening-host.ts';
import {
  OMISE_KEY,
  OMISE_WEBHOOK_SECRET,
  startOmise,
} from '../support/payment-providers/omise-server.ts';
import {
  SLIPOK_BRANCH,
  SLIPOK_KEY,
  startSlipOk,
} from '../support/payment-providers/slip-servers.ts';

let host: ListeningHost;
let browser: Browser;
let servers: { readonly close: () => Promise<unknown> };
beforeAll(async () => {
  await buildBackOffice();
  const [omise, slipOk] = await Promise.all([startOmise(), startSlipOk()]);
  servers = { close: () => Promise.all([omise.close(), slipOk.server.close()]) };
  host = await createListeningHost({
    seed: 'small',
    env: { OMISE_API: omise.api.href, SLIPOK_API: slipOk.server.api.href },
  });
  browser = await openChromium();
}, 180_000);
afterAll(async () => {
  await browser.close();
  await host.close();
  await servers.close();
});

async function open(topic: string): Promise<Page> {
  const page = await openBackOffice(browser, host, { email: accounts.ownerAlpha.email });
  await page.goto(`${host.origin}/mybusiness/alpha/settings/${topic}`);
  return page;
}

it('an owner connects a slip verifier, corrects a wrong key and disconnects it', async () => {
  const page = await open('slips');
  await page.getByRole('button', { name: 'SlipOK' }).click();
  await page.getByLabel('Branch ID').fill(SLIPOK_BRANCH);
  await page.getByLabel('API key').fill(`${SLIPOK_KEY}X`);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.locator('[aria-invalid=true]').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel('API key').fill(SLIPOK_KEY);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.getByText(`SlipOK checks new slips. Key ending in ${SLIPOK_KEY.slice(-4)}.`).waitFor();
  expect(await page.getByLabel('API key').count()).toBe(0);
  await page.getByRole('button', { name: 'Change key' }).click();
  expect(await page.getByLabel('Branch ID').inputValue()).toBe(SLIPOK_BRANCH);
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByText('Disconnected. Slips wait for you again.').waitFor();
  expect(await page.getByRole('button', { name: 'Disconnect' }).count()).toBe(0);
});

it('an owner connects a payment provider with the address of its webhook', async () => {
  const page = await open('cards');
  await page.getByText(/\/api\/v1\/payments\/.*omise/).waitFor();
  await page.getByLabel('Secret key').fill(OMISE_KEY);
  await page.getByLabel(/^Webhook/).fill(OMISE_WEBHOOK_SECRET);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.getByText(new RegExp(`Omise.*${OMISE_KEY.slice(-4)}`)).waitFor();
  expect(await findViolations(page)).toEqual([]);
});
