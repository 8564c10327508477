import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { endAllSessions } from '../../storefront-host/identity/session/session.repository.ts';
import { backOfficeStage } from '../support/browser/back-office-stage.ts';
import { findViolations } from '../support/browser/find-violations.ts';
import { accounts, products, smallPassword } from '../support/fixture-market.ts';

const stage = backOfficeStage();
const { open } = stage;
const { ownerAlpha, staffAlpha } = accounts;

const end = (accountId: string) =>
  stage.host.db.transaction().execute((trx) => endAllSessions(trx, accountId));

async function signIn(page: Page, email: string): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(smallPassword);
  await page.getByRole('button', { name: /^(Sign in|เข้าสู่ระบบ)$/ }).click();
  await page.waitForURL(/\/mybusiness\/alpha\//);
}

it('keeps typed text when the sign-in ends, and continues after signing in in another tab', async () => {
  const page = await open({ email: ownerAlpha.email });
  await page.goto(`${stage.host.origin}/mybusiness/alpha/products/${products.cup.id}`);
  const price = page.getByRole('spinbutton', { name: /^Price/ }).first();
  await price.fill('137');
  await end(ownerAlpha.id);
  const dialog = page.getByRole('dialog', { name: 'You are signed out' });
  await dialog.waitFor();
  expect(await findViolations(page)).toEqual([]);
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('link', { name: 'Sign in' }).click(),
  ]);
  await signIn(tab, ownerAlpha.email);
  await dialog.waitFor({ state: 'detached' });
  await tab.close();
  expect(await price.inputValue()).toBe('137');
  await page.getByRole('button', { name: 'Save' }).first().click();
  const stored = stage.host.db
    .selectFrom('product')
    .select('price')
    .where('id', '=', products.cup.id);
  await expect.poll(async () => (await stored.executeTakeFirst())?.price).toBe(13_700);
});

it('a page notices by itself, also that another account is signed in by now', async () => {
  const page = await open({ email: ownerAlpha.email, lang: 'th', width: 375 });
  await Promise.all([
    page.waitForRequest(/notifications\/stream/),
    page.goto(`${stage.host.origin}/mybusiness/alpha`),
  ]);
  await end(ownerAlpha.id);
  await page.getByRole('dialog', { name: 'คุณออกจากระบบแล้ว' }).waitFor();
  const tab = await page.context().newPage();
  await tab.goto(`${stage.host.origin}/login?continue=/mybusiness/alpha/orders`);
  await signIn(tab, staffAlpha.email);
  await page.getByRole('dialog', { name: 'ตอนนี้เบราว์เซอร์นี้ใช้บัญชีอื่นอยู่' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
});
