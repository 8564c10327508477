import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accountForms,
  hiddenField,
  linkIn,
} from '../../../../test/support/accounts/account-forms.ts';
import { createAccountHost } from '../../../../test/support/accounts/account-host.ts';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { accounts, smallPassword } from '../../../../test/support/fixture-market-data.ts';
import { signIn, signInAtShop } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { hashToken } from '../../../identity/session/session.repository.ts';

const SECURITY = '/my/security';
const { shopper, ownerAlpha, ownerBeta, staffAlpha } = accounts;
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

let clock = Date.now();
let host: TestHost;
let forms: ReturnType<typeof accountForms>;
beforeAll(async () => {
  ({ host, forms } = await createAccountHost(() => new Date(clock)));
});
afterAll(() => host.close());

const recent = () => ({ authenticatedAt: new Date(clock) });
const wait = (ms: number) => (clock += ms);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('a sensitive action asks for proof again', () => {
  test('of a signed-in user, and continues after the password', async () => {
    const browser = openBrowser(host);
    await browser.signIn(shopper.email, smallPassword);
    const first = browser.cookie('localhost', 'talad') ?? '';
    const form = await browser.get(`/login?again=1&continue=${SECURITY}/password`);
    expect(form.html).toContain(`value="${shopper.email}"`);
    const page = await browser.post(form.url.href, {
      email: shopper.email,
      password: smallPassword,
    });
    expect(page.url.pathname).toBe(`${SECURITY}/password`);
    expect(browser.cookie('localhost', 'talad')).not.toBe(first);
    expect(await forms.isSignedIn(`talad=${first}`)).toBe(false);
  });

  test.each(['password', 'email', 'second-factor', 'passkeys'])('%s', async (path) => {
    const cookie = await signIn(host, shopper.email, recent());
    expect((await forms.get(`${SECURITY}/${path}`, cookie)).statusCode).toBe(200);
    wait(11 * MINUTE);
    const answer = await forms.get(`${SECURITY}/${path}`, cookie);
    expect(answer.headers.location).toBe(
      `/login?again=1&continue=${encodeURIComponent(`${SECURITY}/${path}`)}`,
    );
  });
});

describe('devices', () => {
  const onPhone = () =>
    signIn(host, shopper.email, { device: { userAgent: PHONE, address: '203.0.113.0/24' } });

  async function deviceId(cookie: string): Promise<string> {
    const { id } = await host.db
      .selectFrom('session')
      .select('id')
      .where('token_hash', '=', hashToken(cookie.slice(cookie.indexOf('=') + 1)))
      .executeTakeFirstOrThrow();
    return id;
  }

  test('are listed in words, this one marked', async () => {
    await onPhone();
    const page = await forms.get(SECURITY, await signIn(host, shopper.email));
    expect(page.body).toContain('Chrome on Android');
    expect(page.body).toContain('203.0.113.*');
    expect(page.body.match(/>This device</g)).toHaveLength(1);
  });

  test('end one by one, with the shops that they visited', async () => {
    const phone = await onPhone();
    const here = await signIn(host, shopper.email);
    const atShop = await signInAtShop(host, shopper.email, 2);
    await host.db
      .updateTable('session')
      .set({ parent_hash: hashToken(phone.slice(phone.indexOf('=') + 1)) })
      .where('token_hash', '=', hashToken(atShop.slice(atShop.indexOf('=') + 1)))
      .execute();
    await forms.post(`${SECURITY}/devices/${await deviceId(phone)}/end`, here);
    expect(await forms.isSignedIn(phone)).toBe(false);
    expect(await forms.isSignedIn(here)).toBe(true);
    const left = await host.db
      .selectFrom('session')
      .select('id')
      .where('audience', '=', 'shop')
      .execute();
    expect(left).toEqual([]);
    const page = await forms.get(SECURITY, here);
    expect(page.body).toContain('Chrome on Android was signed out');
  });

  test('end with their live streams', async () => {
    const phone = await onPhone();
    const session = hashToken(phone.slice(phone.indexOf('=') + 1));
    const stream = host.host.liveNotices.open({ accountId: shopper.id, session });
    const events = stream?.toArray();
    const here = await signIn(host, shopper.email);
    await forms.post(`${SECURITY}/devices/${await deviceId(phone)}/end`, here);
    expect(String(await events)).toContain('event: end');
  });

  test('of another account cannot be ended', async () => {
    const theirs = await signIn(host, ownerBeta.email);
    await forms.post(`${SECURITY}/devices/${await deviceId(theirs)}/end`, await onPhone());
    expect(await forms.isSignedIn(theirs)).toBe(true);
  });

  test('end all at once, also for a browser that the account service still knew', async () => {
    const browser = openBrowser(host);
    await browser.signIn(shopper.email, smallPassword);
    const phone = await onPhone();
    await forms.post(`${SECURITY}/devices/end-all`, phone);
    expect(await forms.isSignedIn(phone)).toBe(false);
    const again = await browser.get('/login');
    expect(again.url.pathname).toMatch(/^\/account\/interaction\//);
  });
});

test('a changed password signs out all but this device, which gets a new session', async () => {
  const other = await signIn(host, ownerBeta.email);
  const here = await signIn(host, ownerBeta.email, recent());
  const short = await forms.post(`${SECURITY}/password`, here, { password: 'short' });
  const weak = await forms.after(short, here);
  expect(weak.statusCode).toBe(400);
  expect(weak.body).toContain('at least 10 characters');
  // The form of another account, in a tab that was open before this one signed in.
  const fields = { username: shopper.email, password: 'meant for another' };
  const foreign = await forms.post(`${SECURITY}/password`, here, fields);
  expect(foreign.headers.location).toMatch(/^\/login\?again=1&/);
  expect(await forms.isSignedIn(other)).toBe(true);
  const reply = await forms.post(`${SECURITY}/password`, here, {
    username: ownerBeta.email,
    password: 'longer than before',
  });
  const renewed = forms.sessionOf(reply) ?? '';
  expect(await Promise.all([other, here, renewed].map((one) => forms.isSignedIn(one)))).toEqual([
    false,
    false,
    true,
  ]);
  const [mail] = await forms.mailsTo(ownerBeta.email);
  expect(mail?.kind).toBe('account.password_changed');
  const signedIn = await openBrowser(host).signIn(ownerBeta.email, 'longer than before', SECURITY);
  expect(signedIn.url.pathname).toBe(SECURITY);
});

describe('another email address', () => {
  const ask = async (from: string, to: string) => {
    const cookie = await signIn(host, from, recent());
    return forms.after(await forms.post(`${SECURITY}/email`, cookie, { email: to }), cookie);
  };
  const confirmLink = async (to: string) => {
    const mails = await forms.mailsTo(to);
    return linkIn(mails.find(({ kind }) => kind === 'account.address')?.body);
  };
  const follow = async (link: string) => {
    const page = await forms.get(link);
    return confirm({ token: hiddenField(page.body, 'token') }, new URL(link, 'http://x').pathname);
  };
  const emailOf = async (id: string) =>
    (await host.db.selectFrom('account').select('email').where('id', '=', id).executeTakeFirst())
      ?.email;

  test('is the account’s once its own mailbox was opened, and can be taken back', async () => {
    await ask(staffAlpha.email, 'nida.new@example.test');
    const link = await confirmLink('nida.new@example.test');
    await forms.get(link);
    expect(await emailOf(staffAlpha.id)).toBe(staffAlpha.email);
    expect((await follow(link)).statusCode).toBe(200);
    expect(await emailOf(staffAlpha.id)).toBe('nida.new@example.test');
    expect((await confirm(tokenOf(link))).statusCode).toBe(400);

    const thief = await signIn(host, 'nida.new@example.test');
    await host.db
      .insertInto('passkey')
      .values({
        credential_id: Buffer.from('of the thief'),
        account_id: staffAlpha.id,
        public_key: Buffer.from('x'),
        name: 'x',
        created_at: new Date(clock + MINUTE),
        used_at: null,
      })
      .execute();
    wait(6 * DAY);
    const [notice] = await forms.mailsTo(staffAlpha.email);
    expect(notice?.kind).toBe('account.email_changed');
    expect((await follow(linkIn(notice?.body))).statusCode).toBe(200);
    expect(await emailOf(staffAlpha.id)).toBe(staffAlpha.email);
    expect(await forms.isSignedIn(thief)).toBe(false);
    const left = await host.db
      .selectFrom('passkey')
      .select('name')
      .where('account_id', '=', staffAlpha.id)
      .execute();
    expect(left).toEqual([]);
    const locked = await openBrowser(host).signIn(staffAlpha.email, smallPassword);
    expect(locked.status).toBe(401);
  });

  test('is not changed by a link of yesterday, nor taken back after a week', async () => {
    await ask(ownerAlpha.email, 'late@example.test');
    const link = await confirmLink('late@example.test');
    wait(DAY + MINUTE);
    expect((await forms.get(link)).statusCode).toBe(400);
    await ask(ownerAlpha.email, 'late@example.test');
    expect((await follow(await confirmLink('late@example.test'))).statusCode).toBe(200);
    wait(7 * DAY + MINUTE);
    const [notice] = await forms.mailsTo(ownerAlpha.email);
    expect((await forms.get(linkIn(notice?.body))).statusCode).toBe(400);
  });

  test('of another account is not revealed as taken; its owner hears of it', async () => {
    const taken = await ask(shopper.email, ownerBeta.email);
    const free = await ask(shopper.email, 'nobody.yet@example.test');
    const shown = (body: string, email: string) =>
      /<p>We have sent a link[\s\S]*?<\/p>/.exec(body)?.[0].replaceAll(email, '');
    expect(shown(free.body, 'nobody.yet@example.test')).toBeDefined();
    expect(taken.statusCode).toBe(free.statusCode);
    expect(shown(taken.body, ownerBeta.email)).toBe(shown(free.body, 'nobody.yet@example.test'));
    const [mail] = await forms.mailsTo(ownerBeta.email);
    expect(mail?.subject).toBe('This address already has an account');
    expect(mail?.body).not.toContain('/account/address');
    expect(await emailOf(shopper.id)).toBe(shopper.email);
  });

  test('a link that was tampered with is refused', async () => {
    await ask(shopper.email, 'mine@example.test');
    const { token } = tokenOf(await confirmLink('mine@example.test'));
    const [body = '', mark = ''] = token.split('.');
    const content = JSON.parse(Buffer.from(body, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...content, accountId: ownerBeta.id }));
    const reply = await confirm({ token: `${forged.toString('base64url')}.${mark}` });
    expect(reply.statusCode).toBe(400);
    expect(await emailOf(ownerBeta.id)).toBe(ownerBeta.email);
  });
});

describe('an address that is not confirmed', () => {
  beforeAll(async () => {
    await host.db
      .updateTable('account')
      .set({ email_verified: false })
      .where('id', '=', shopper.id)
      .execute();
  });

  test('lets its account look around and not join a shop', async () => {
    const cookie = await signIn(host, shopper.email);
    const { publicUrl } = host.host.config;
    const headers = { cookie, origin: publicUrl };
    const join = { method: 'POST', url: '/api/v1/users/join?site=alpha', headers } as const;
    const refused = await host.inject(join);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'UNVERIFIED']);
    expect((await forms.get('/my', cookie)).statusCode).toBe(200);
  });

  test('gets its link again, five times an hour, and is confirmed once', async () => {
    const cookie = await signIn(host, shopper.email);
    expect((await forms.get(SECURITY, cookie)).body).toContain('Not confirmed yet');
    await host.db.deleteFrom('mail').execute();
    for (let n = 0; n < 6; n += 1) {
      await forms.post(`${SECURITY}/email/verify`, cookie);
      await host.host.jobs.drain();
    }
    const mails = await forms.mailsTo(shopper.email);
    expect(mails).toHaveLength(5);
    const token = tokenOf(linkIn(mails[0]?.body));
    expect((await confirm(token)).statusCode).toBe(200);
    expect((await confirm(token)).statusCode).toBe(400);
    expect((await forms.get(SECURITY, cookie)).body).not.toContain('Not confirmed yet');
  });
});

/** Presses the button that a mail links to, and returns the next page. */
async function confirm(fields: { readonly token: string }, path = '/account/address') {
  return forms.after(await forms.post(path, '', fields));
}

function tokenOf(link: string): { readonly token: string } {
  return { token: new URL(link, 'http://x').searchParams.get('token') ?? '' };
}

test('events of an account are kept for a year', async () => {
  const count = async () => {
    const rows = await host.db.selectFrom('account_event').select('id').execute();
    return rows.length;
  };
  expect(await count()).toBeGreaterThan(0);
  wait(364 * DAY);
  await host.host.jobs.send('retention.sweep', {});
  await host.host.jobs.drain();
  expect(await count()).toBeGreaterThan(0);
  wait(20 * DAY);
  await host.host.jobs.send('retention.sweep', {});
  await host.host.jobs.drain();
  expect(await count()).toBe(0);
});

test('with an external account service, this page keeps devices and events alone', async () => {
  const env = { ACCOUNT_ISSUER: 'http://127.0.0.1:9', ACCOUNT_CLIENT_ID: 'talad' };
  const elsewhere = await createTestHost({ seed: 'small', env });
  try {
    const own = accountForms(elsewhere);
    const cookie = await signIn(elsewhere, shopper.email, { authenticatedAt: new Date() });
    const page = await own.get(SECURITY, cookie);
    expect(page.body).toContain('127.0.0.1:9 manages your password');
    expect(page.body).toContain('This device');
    expect(page.body).not.toContain('Change password');
    expect((await own.get(`${SECURITY}/password`, cookie)).statusCode).toBe(404);
  } finally {
    await elsewhere.close();
  }
});
