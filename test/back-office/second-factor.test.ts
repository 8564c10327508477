import type { Browser, CDPSession, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBackOffice } from '../support/builds/build-back-office.ts';
import { buildStorefront } from '../support/builds/build-storefront.ts';
import { findViolations } from '../support/browser/find-violations.ts';
import { accounts, shops, smallPassword } from '../support/fixture-market-data.ts';
import { openChromium } from '../support/browser/open-chromium.ts';
import { createListeningHost, type ListeningHost } from '../support/listening-host.ts';

const { ownerAlpha } = accounts;
/** Leaves out the storefront's frame, which other tests check with its own pages. */
const SKIP = 'body > :not(main)';
let host: ListeningHost;
let browser: Browser;
let page: Page;
let devTools: CDPSession;
let authenticatorId: string;

beforeAll(async () => {
  await buildBackOffice();
  await buildStorefront();
  host = await createListeningHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  browser = await openChromium();
  const context = await browser.newContext({ locale: 'en-GB' });
  page = await context.newPage();
  devTools = await context.newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const added = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  authenticatorId = added.authenticatorId;
  await host.db
    .updateTable('shop')
    .set({ settings: JSON.stringify({ require_second_factor: true }) })
    .where('id', '=', shops.alpha.id)
    .execute();
}, 240_000);
afterAll(async () => {
  await browser.close();
  await host.close();
});

/** Leave the back office first, because it would open the sign-in page by itself. */
async function signOut(): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

describe('an owner whose shop asks for a second factor', () => {
  it('is led from the back office to a passkey, and back', async () => {
    await page.goto(`${host.origin}/login?continue=${encodeURIComponent('/mybusiness/alpha')}`);
    await page.getByLabel('Email').fill(ownerAlpha.email);
    await page.getByLabel('Password').fill(smallPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/my/security/required?**');
    expect(await findViolations(page, SKIP)).toEqual([]);
    await page.getByRole('link', { name: 'Add a passkey' }).click();
    await page.getByLabel('Name').fill('Shop computer');
    expect(await findViolations(page, SKIP)).toEqual([]);
    await page.getByRole('button', { name: 'Create passkey' }).click();
    await page.waitForURL('**/mybusiness/alpha');
    await page.getByRole('link', { name: 'Orders' }).first().click();
    await page.waitForURL('**/orders**');
    const rows = await host.db.selectFrom('passkey').select(['name', 'account_id']).execute();
    expect(rows).toEqual([{ name: 'Shop computer', account_id: ownerAlpha.id }]);
  });

  it('signs in with it next time, without address and password, and is let in', async () => {
    await signOut();
    // The browser offers the passkey at the email field. The simulated one accepts at once, even
    // before the page is fully loaded.
    await page.goto(`${host.origin}/login?continue=${encodeURIComponent('/my/security')}`, {
      waitUntil: 'commit',
    });
    await page.waitForURL('**/my/security');
    await page.getByText('Shop computer', { exact: true }).waitFor();
    expect(await findViolations(page, SKIP)).toEqual([]);
    const answer = await page.request.get(`${host.origin}/api/v1/manage/${shops.alpha.id}/summary`);
    expect(answer.status()).toBe(200);
  });

  it('is refused if the device does not check its holder', async () => {
    await signOut();
    await devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await page.goto(`${host.origin}/login?continue=${encodeURIComponent('/my/security')}`);
    const button = page.getByRole('button', { name: 'Sign in with a passkey' });
    await button.click();
    await page.getByText('No passkey was used').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/account\/interaction\//);
    expect(await findViolations(page, SKIP)).toEqual([]);
  });
});
