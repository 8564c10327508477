import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildStorefront } from '../../../test/support/builds/build-storefront.ts';
import { findViolations } from '../../../test/support/browser/find-violations.ts';
import { accounts } from '../../../test/support/fixture-market.ts';
import { openChromium } from '../../../test/support/browser/open-chromium.ts';
import { createListeningHost, type ListeningHost } from '../../../test/support/listening-host.ts';
import { totpCode } from '../../../test/support/accounts/totp-code.ts';
import { inviteStaff } from '../../modules/shops/staff/invite-staff.ts';

// Walks through every page, in each language.
vi.setConfig({ testTimeout: 180_000 });

const PHONE = { width: 375, height: 812 };
const PASSWORD = 'three quiet mango trees';
let host: ListeningHost;
let browser: Browser;
beforeAll(async () => {
  await buildStorefront();
  [host, browser] = await Promise.all([
    createListeningHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } }),
    openChromium(),
  ]);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await host.close();
});

/** Returns the link in the newest mail of a kind. */
async function linkOf(email: string, kind: string): Promise<string> {
  await host.host.jobs.drain();
  const { body } = await host.db
    .selectFrom('mail')
    .select('body')
    .where('recipient', '=', email)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return /https?:\S+/.exec(body)?.[0] ?? '';
}

async function invite(email: string, lang: 'th' | 'en'): Promise<string> {
  const inviting = { shopId: 2, accountId: accounts.ownerAlpha.id, lang, at: new Date() };
  const offer = { email, flags: ['product', 'blog_add'], handOver: false } as const;
  await host.db.transaction().execute((trx) => inviteStaff(trx, host.host.config, inviting, offer));
  return linkOf(email, 'staff.invite');
}

/** Computes the code as the app does, from the key on the page. */
async function codeOf(page: Page): Promise<string> {
  const [body = ''] = (await page.locator('input[name=token]').inputValue()).split('.');
  const { secret } = JSON.parse(Buffer.from(body, 'base64url').toString());
  return totpCode(Buffer.from(secret, 'base64url'), new Date());
}

describe.each(['th', 'en'] as const)('the pages of an account on a phone, in %s', (lang) => {
  it('are accessible and never wider than the screen, from registering to closing', async () => {
    const email = `walker-${lang}@example.test`;
    const context = await browser.newContext({
      viewport: PHONE,
      locale: lang,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const problems: string[] = [];
    /** Names each page, so that a failure shows which one it is. */
    const judge = async (name: string) => {
      const found = await findViolations(page, 'a.skip');
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      const visuallyHidden = await page.locator('html').getAttribute('lang');
      if (found.length > 0 || width > PHONE.width || visuallyHidden !== lang) {
        problems.push(`${name}: ${visuallyHidden}, ${width} px, ${found.join(' ')}`);
      }
    };
    const open = async (path: string) => {
      await page.goto(new URL(path, host.origin).href);
      await judge(path.split('?')[0] ?? path);
    };
    /** True if the focus is in a field on the screen. */
    const focused = () =>
      page.evaluate(() => {
        const field = document.activeElement;
        const { top = -1, bottom = -1 } = field?.getBoundingClientRect() ?? {};
        return top >= 0 && bottom <= innerHeight ? field?.id : `${field?.id} at ${top}`;
      });
    const press = () => page.locator('.card form button, .my-main form .button').first().click();

    const invitation = await invite(email, lang);
    await open(invitation);
    await page.locator('a[href*="register=1"]').click();
    await page.locator('form[action="/account/register"]').waitFor();
    await judge('register');
    await press();
    await page.locator('.field-error').first().waitFor();
    await judge('register, empty');
    expect(await focused()).toBe('name');
    await page.locator('#name').fill('สมหญิง ใจดี');
    await page.locator('#email').fill(email);
    await page.locator('form[action="/account/register"] button').click();
    await page.locator('#name').waitFor({ state: 'detached' });
    await judge('check your mail');
    await open(await linkOf(email, 'account.register'));
    await page.locator('#password').fill('short');
    await page.locator('form').evaluate((form: HTMLFormElement) => (form.noValidate = true));
    await press();
    await page.locator('.field-error').waitFor();
    await judge('choose a password, too short');
    await page.locator('#password').fill(PASSWORD);
    await press();
    // The walk is back at the beginning, and the invitation can be accepted now.
    await page.locator('button[value=accept]').waitFor();
    await judge('invitation, signed in');

    await open('/my/security');
    await open('/my/security/email');
    await open('/my/security/password');
    await open('/my/security/passkeys');
    await open('/my/security/required?return=/my');
    await open('/my/security/second-factor');
    await page.locator('#code').fill('000000');
    await press();
    await page.locator('#code-error').waitFor();
    await judge('set up, wrong code');
    // The field is below the scanned picture, but still visible.
    expect(await focused()).toBe('code');
    await page.locator('#code').fill(await codeOf(page));
    await press();
    await page.locator('.codes').waitFor();
    await judge('recovery codes');
    const recovery = await page.locator('.codes code').first().innerText();
    await open('/my/security/second-factor');
    await open('/my/privacy/close');

    await open('/logout');
    await press();
    await page.waitForURL((url) => url.pathname !== '/logout');
    await open('/login?continue=/my/privacy/close');
    await page.locator('#email').fill(email);
    await page.locator('#password').fill('not the password');
    await page.locator('.card form button').first().click();
    await page.locator('#alert').waitFor();
    await judge('sign in, wrong');
    await page.locator('#password').fill(PASSWORD);
    await page.locator('.card form button').first().click();
    await page.locator('#code').waitFor();
    await judge('second step');
    await page.locator('a[href*="recovery=1"]').click();
    await page.locator('input[name=recovery]').waitFor({ state: 'attached' });
    await judge('second step, recovery code');
    await page.locator('#code').fill(recovery);
    await press();
    await page.waitForURL('**/my/privacy/close');

    await page.locator('#email').fill('somebody@example.test');
    await page.locator('.danger').click();
    await page.locator('#wrong').waitFor();
    await judge('closing, wrong address');
    expect(await focused()).toBe('email');
    expect(await page.locator('#email').inputValue()).toBe('somebody@example.test');
    await page.locator('#email').fill(email);
    await page.locator('.danger').click();
    await page.getByText(email).waitFor();
    await judge('closed');
    await open('/account/forgot');
    await open('/invitation?token=old');
    expect(problems).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
