import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../../test/support/browser/browser.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';

const SHOPPER = 'shopper@example.test';
const PROFILE = '/api/v1/users/me/profile';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => host.close());

async function mailsTo(recipient: string) {
  await host.host.jobs.drain();
  return host.db
    .selectFrom('mail')
    .select(['subject', 'body'])
    .where('recipient', '=', recipient)
    .orderBy('created_at', 'desc')
    .execute();
}

async function linkOf(recipient: string): Promise<string> {
  const [mail] = await mailsTo(recipient);
  return /http\S+/.exec(mail?.body ?? '')?.[0] ?? '';
}

describe('creating an account', () => {
  test('proves the address first, then asks for a password and signs in', async () => {
    const browser = openBrowser(host);
    const form = await browser.get(`/login?register=1&continue=${encodeURIComponent(PROFILE)}`);
    expect(form.url.pathname).toBe('/account/register');
    const next = /name="continue" value="([^"]+)"/.exec(form.html)?.[1] ?? '';
    const email = 'new.person@example.test';
    const sent = await browser.post('/account/register', { name: 'คนใหม่', email, continue: next });
    expect(sent.html).toContain('Check your email');
    const before = await host.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .execute();
    expect(before).toEqual([]);

    const link = await linkOf(email);
    const choose = await browser.get(link);
    expect(choose.html).toContain('autocomplete="new-password"');
    const token = new URL(link).searchParams.get('token') ?? '';
    const weak = await browser.post('/account/password', { token, password: 'short' });
    expect(weak.status).toBe(400);
    expect(weak.html).toContain('at least 10 characters');
    const done = await browser.post('/account/password', { token, password: 'a long enough one' });
    expect(JSON.parse(done.html).profile).toMatchObject({
      email,
      display_name: 'คนใหม่',
      user_level: 2,
    });

    const again = await openBrowser(host).post('/account/password', {
      token,
      password: 'a long enough one',
    });
    expect(again.status).toBe(400);
    expect((await openBrowser(host).signIn(email, 'a long enough one', PROFILE)).status).toBe(200);
  });

  test('takes a password of two hundred letters, whatever they are written in', async () => {
    const browser = openBrowser(host);
    const email = 'long.words@example.test';
    await browser.post('/account/register', { name: 'ยาว', email });
    const token = new URL(await linkOf(email)).searchParams.get('token') ?? '';
    const password = '🐘ช้าง🌿ไม้'.repeat(20);
    expect(Array.from(password)).toHaveLength(180);
    await browser.post('/account/password', { token, password });
    expect((await openBrowser(host).signIn(email, password, PROFILE)).status).toBe(200);
  });

  test('does not reveal whether an address has an account; its owner gets a mail', async () => {
    const browser = openBrowser(host, { lang: 'th' });
    const known = await browser.post('/account/register', { name: 'x', email: SHOPPER });
    const unknown = await browser.post('/account/register', {
      name: 'x',
      email: 'stranger@example.test',
    });
    const strip = (html: string, email: string) =>
      html.replaceAll(email, '').replaceAll(/posted=[\w-]+/g, '');
    expect(strip(known.html, SHOPPER)).toBe(strip(unknown.html, 'stranger@example.test'));
    expect((await mailsTo(SHOPPER))[0]?.subject).toBe('คุณมีบัญชีอยู่แล้ว');
  });

  test('says in the form what is wrong, and keeps what was typed', async () => {
    const page = await openBrowser(host).post('/account/register', {
      name: 'Nida',
      email: 'nida@',
    });
    expect(page.status).toBe(400);
    expect(page.html).toContain('value="Nida"');
    expect(page.html).toContain('aria-describedby="email-error"');
  });
});

describe('a forgotten password', () => {
  test('is replaced by a link that works once and signs out everywhere', async () => {
    const thief = openBrowser(host);
    await thief.signIn(SHOPPER, 'correct horse');
    const browser = openBrowser(host);
    await browser.post('/account/forgot', { email: SHOPPER.toUpperCase() });
    const link = await linkOf(SHOPPER);
    const token = new URL(link).searchParams.get('token') ?? '';
    const done = await browser.post('/account/password', { token, password: 'a brand new secret' });
    expect(done.status).toBeLessThan(500);
    expect((await thief.get(PROFILE)).status).toBe(401);
    expect((await browser.get(PROFILE)).status).toBe(200);
    const twice = await openBrowser(host).post('/account/password', {
      token,
      password: 'another secret!',
    });
    expect(twice.status).toBe(400);
    expect((await openBrowser(host).signIn(SHOPPER, 'correct horse')).status).toBe(401);
  });

  test('sends nothing to an address without an account, and says the same', async () => {
    const page = await openBrowser(host).post('/account/forgot', { email: 'ghost@example.test' });
    expect(page.html).toContain('Check your email');
    expect(await mailsTo('ghost@example.test')).toEqual([]);
  });

  test('a link that was tampered with is refused', async () => {
    await openBrowser(host).post('/account/forgot', { email: 'owner-alpha@example.test' });
    const link = await linkOf('owner-alpha@example.test');
    const [body = '', mark = ''] = (new URL(link).searchParams.get('token') ?? '').split('.');
    const payload = JSON.parse(Buffer.from(body, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...payload, email: SHOPPER })).toString(
      'base64url',
    );
    const page = await openBrowser(host).get(`/account/password?token=${forged}.${mark}`);
    expect(page.status).toBe(400);
  });

  test('a link that two follow at once is good for one of them', async () => {
    const email = 'owner-beta@example.test';
    await openBrowser(host).post('/account/forgot', { email });
    const token = new URL(await linkOf(email)).searchParams.get('token') ?? '';
    const pages = await Promise.all(
      ['the first of the two', 'the other of the two'].map((password) =>
        openBrowser(host).post('/account/password', { token, password }),
      ),
    );
    expect(pages.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });
});

test.each([
  ['register', 'stranger.to.all@example.test'],
  ['forgot', SHOPPER],
])(
  '%s: five mails an hour are all that an address gets, however it is written',
  async (kind, email) => {
    const written = Array.from(
      { length: 7 },
      (_none, at) => email.slice(0, at) + email.slice(at).replace(/^./, (one) => one.toUpperCase()),
    );
    await Promise.all(
      written.map((one) => openBrowser(host).post(`/account/${kind}`, { name: 'x', email: one })),
    );
    await host.host.jobs.drain();
    const mails = await host.db.selectFrom('mail').select(['recipient', 'kind']).execute();
    const accountMails = mails.filter(
      (mail) =>
        mail.recipient.toLowerCase() === email &&
        /^account\.(register|known|reset)$/.test(mail.kind),
    );
    expect(accountMails).toHaveLength(5);
  },
);
