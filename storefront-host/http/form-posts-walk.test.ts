import type { BrowserContext, Page } from '@playwright/test';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storefrontStage } from '../../test/support/browser/storefront-stage.ts';
import { accounts, smallPassword } from '../../test/support/fixture-market.ts';
import { signIn } from '../../test/support/sign-in.ts';
import { saveTotp } from '../identity/second-factor/second-factor.repository.ts';
import { inviteStaff } from '../modules/shops/staff/invite-staff.ts';

/** Checks that after a form neither reload nor Back posts again or asks to resend. */
const stage = storefrontStage();
let context: BrowserContext;
let page: Page;
let posts: string[];
beforeEach(async () => {
  context = await stage.browser.newContext({
    locale: 'en-US',
    viewport: { width: 375, height: 800 },
  });
  page = await context.newPage();
  posts = [];
  page.on('request', (request) => {
    const isForm = request.method() === 'POST' && request.isNavigationRequest();
    if (isForm) posts.push(new URL(request.url()).pathname);
  });
  // Back returns to this page.
  await page.goto(`${stage.host.origin}/help?lang=en`);
});
afterEach(() => context.close());

const { shopper, staffAlpha } = accounts;
const soon = { timeout: 20_000 };
const field = (name: string) => page.locator(`main [name="${name}"]`);
const press = (name: string) =>
  page.locator('main').getByRole('button', { name, exact: true }).click();

async function signedInAs(email: string): Promise<void> {
  const [pair = ''] = (await signIn(stage.host, email)).split('; ');
  const [name = '', value = ''] = pair.split('=');
  await context.addCookies([{ name, value, url: stage.host.origin }]);
}

/** Expects the page to show `says`, also after a reload, and Back to leave it. */
async function walkBack(says: string | RegExp): Promise<void> {
  await page.getByText(says).first().waitFor(soon);
  const sent = [...posts];
  expect(sent.length).toBeGreaterThan(0);
  await page.reload();
  await page.getByText(says).first().waitFor(soon);
  for (let steps = 0; new URL(page.url()).pathname !== '/help'; steps += 1) {
    expect(steps).toBeLessThan(4);
    const answer = await page.goBack();
    expect(answer?.request().method() ?? 'GET').toBe('GET');
  }
  expect(posts).toEqual(sent);
}

it('signing in with a wrong password', async () => {
  await page.goto(`${stage.host.origin}/login`);
  await field('email').fill(shopper.email);
  await field('password').fill('not this one');
  await press('Sign in');
  await page.getByText('Incorrect email or password').waitFor(soon);
  expect(await field('email').inputValue()).toBe(shopper.email);
  expect(await field('password').inputValue()).toBe('');
  await walkBack('Incorrect email or password');
});

it('a wrong code of the second step', async () => {
  const at = new Date();
  const totp = { secret: Buffer.alloc(20, 7), step: 1 };
  await stage.host.db
    .transaction()
    .execute((trx) => saveTotp(trx, stage.host.host.secrets, staffAlpha.id, totp, at));
  await page.goto(`${stage.host.origin}/login`);
  await field('email').fill(staffAlpha.email);
  await field('password').fill(smallPassword);
  await press('Sign in');
  await field('code').fill('000000');
  await press('Sign in');
  await page.getByText('This code is incorrect').waitFor(soon);
  expect(await field('code').inputValue()).toBe('');
  await walkBack('This code is incorrect');
});

it('a telephone number of the profile that is none', async () => {
  await signedInAs(shopper.email);
  await page.goto(`${stage.host.origin}/my/profile`);
  await field('name').fill('Wichai K.');
  await field('phone').fill('12');
  await press('Save');
  await page.getByText('Enter a Thai phone number').first().waitFor(soon);
  expect(await field('name').inputValue()).toBe('Wichai K.');
  expect(await field('phone').evaluate((input) => input === document.activeElement)).toBe(true);
  await walkBack('Enter a Thai phone number');
});

it('an address without its postcode', async () => {
  await signedInAs(shopper.email);
  await page.goto(`${stage.host.origin}/my/addresses/new`);
  await field('address').fill('99/1 Sukhumvit Road');
  await press('Save');
  await page.locator('[data-errors]').waitFor(soon);
  expect(await field('address').inputValue()).toBe('99/1 Sukhumvit Road');
  expect(await field('phone').evaluate((input) => input === document.activeElement)).toBe(true);
  await walkBack('Please check the fields marked below');
});

it('a message to a shop that cannot be answered', async () => {
  await page.goto(`${stage.host.origin}/web/alpha/contactus`);
  const form = page.locator('form.entry');
  await form.locator('[name="name"]').fill('Nida');
  await form.locator('[name="message"]').fill('Is it still there?');
  await form.locator('[name="email"]').fill('nida@example');
  await form.evaluate((one: HTMLFormElement) => (one.noValidate = true));
  await form.getByRole('button').click();
  await page.getByText('Enter a valid email address.').waitFor(soon);
  expect(await form.locator('[name="message"]').inputValue()).toBe('Is it still there?');
  expect(
    await form.locator('[name="email"]').evaluate((input) => input === document.activeElement),
  ).toBe(true);
  await walkBack('Enter a valid email address.');
});

it('an invitation that was declined', async () => {
  const at = { shopId: 2, accountId: accounts.ownerAlpha.id, lang: 'en', at: new Date() } as const;
  const offer = { email: shopper.email, flags: ['product'], handOver: false } as const;
  await stage.host.db
    .transaction()
    .execute((trx) => inviteStaff(trx, stage.host.host.config, at, offer));
  await stage.host.host.jobs.drain();
  const { body } = await stage.host.db
    .selectFrom('mail')
    .select('body')
    .where('kind', '=', 'staff.invite')
    .executeTakeFirstOrThrow();
  await page.goto(/https?:\S+/.exec(body)?.[0] ?? '');
  await press('Decline');
  await walkBack('Invitation declined');
  expect(posts).toEqual(['/invitation']);
});
