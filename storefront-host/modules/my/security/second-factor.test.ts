import { URI } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type accountForms,
  hiddenField,
  linkIn,
} from '../../../../test/support/accounts/account-forms.ts';
import { createAccountHost } from '../../../../test/support/accounts/account-host.ts';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { accounts, smallPassword } from '../../../../test/support/fixture-market-data.ts';
import { readQr } from '../../../../test/support/browser/read-qr.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { totpCode } from '../../../../test/support/accounts/totp-code.ts';

const PATH = '/my/security/second-factor';
const PROFILE = '/api/v1/users/me/profile';
const SUMMARY = '/api/v1/manage/2/summary';
const { shopper, ownerAlpha, staffAlpha, operator } = accounts;

let clock = Date.now();
let host: TestHost;
let forms: ReturnType<typeof accountForms>;
beforeAll(async () => {
  ({ host, forms } = await createAccountHost(() => new Date(clock)));
});
afterAll(() => host.close());

const recent = () => ({ authenticatedAt: new Date(clock) });
const codeNow = (secret: Buffer, by = 0) => totpCode(secret, new Date(clock), by);
const wait = (ms: number) => (clock += ms);

/** Returns the secret that the page's form carries. */
function secretOn(html: string): Buffer {
  const [body = ''] = hiddenField(html, 'token').split('.');
  return Buffer.from(JSON.parse(Buffer.from(body, 'base64url').toString()).secret, 'base64url');
}

async function setUp(email: string) {
  await host.db
    .updateTable('account')
    .set({ totp_confirmed_at: null })
    .where('email', '=', email)
    .execute();
  const cookie = await signIn(host, email, recent());
  const page = await forms.get(PATH, cookie);
  const secret = secretOn(page.body);
  const token = hiddenField(page.body, 'token');
  const reply = await forms.post(PATH, cookie, { token, code: codeNow(secret) });
  const { body } = await forms.after(reply, cookie);
  const codes = [...body.matchAll(/<code>([^<]+)<\/code>/g)].map(([, code]) => code ?? '');
  wait(30_000);
  return { secret, codes, before: cookie, cookie: forms.sessionOf(reply) ?? '', page, reply };
}

describe('an authenticator app', () => {
  test('is there with its first code: ten recovery codes, a new session, a mail', async () => {
    const { codes, before, cookie, page } = await setUp(shopper.email);
    const [svg = ''] = /<svg\s+class="qr"[\s\S]*?<\/svg>/.exec(page.body) ?? [];
    const [address = ''] = await readQr(
      svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'),
    );
    expect(Buffer.from(URI.parse(address).secret.bytes)).toEqual(secretOn(page.body));
    expect(URI.parse(address)).toMatchObject({ issuer: 'Talad', label: shopper.email });
    expect(new Set(codes).size).toBe(10);
    expect(await forms.isSignedIn(before)).toBe(false);
    expect(await forms.isSignedIn(cookie)).toBe(true);
    const security = await forms.get('/my/security', cookie);
    expect(security.body).toContain('10 of 10 left');
    for (const code of codes) expect(security.body).not.toContain(code);
    const [mail] = await forms.mailsTo(shopper.email);
    expect(mail?.subject).toMatch(/2|Two-step/);
    const stored = await host.db.selectFrom('recovery_code').select('code_hash').execute();
    expect(stored.map(({ code_hash }) => code_hash.toString())).not.toContain(codes[0]);
  });

  test('is not there after a wrong code', async () => {
    const cookie = await signIn(host, ownerAlpha.email, recent());
    const page = await forms.get(PATH, cookie);
    const token = hiddenField(page.body, 'token');
    const reply = await forms.after(
      await forms.post(PATH, cookie, { token, code: '000000' }),
      cookie,
    );
    expect(reply.statusCode).toBe(400);
    expect(secretOn(reply.body)).toEqual(secretOn(page.body));
    const again = await forms.get(PATH, cookie);
    expect(again.body).toMatch(/<svg\s+class="qr"/);
  });

  test('cannot be set up by a form of another account', async () => {
    const mine = await forms.get(PATH, await signIn(host, ownerAlpha.email, recent()));
    const cookie = await signIn(host, staffAlpha.email, recent());
    const token = hiddenField(mine.body, 'token');
    const posted = await forms.post(PATH, cookie, { token, code: codeNow(secretOn(mine.body)) });
    const reply = await forms.after(posted, cookie);
    expect(reply.statusCode).toBe(400);
  });

  test.each([`${PATH}/off`, `${PATH}/codes`])('%s asks who is there', async (path) => {
    const { cookie } = await setUp(staffAlpha.email);
    wait(11 * 60_000);
    const reply = await forms.post(path, cookie);
    expect(reply.headers.location).toMatch(/^\/login\?again=1&continue=/);
    const page = await forms.get('/my/security', cookie);
    expect(page.body).toContain('10 of 10 left');
  });
});

describe('signing in with two steps', () => {
  const browser = (remoteAddress = '203.0.113.1') => openBrowser(host, { remoteAddress });

  test('asks for a code, takes each once, and stores the proof in the session', async () => {
    const { secret } = await setUp(shopper.email);
    const first = browser();
    const codePage = await first.signIn(shopper.email, smallPassword, PROFILE);
    expect(codePage.url.pathname).toMatch(/\/code$/);
    expect(codePage.html).toContain('autocomplete="one-time-code"');
    expect((await first.get(PROFILE)).status).toBe(401);
    await first.get(codePage.url.href);
    const token = hiddenField(codePage.html, 'token');
    const wrong = await first.post(codePage.url.pathname, { token, code: '123456' });
    expect(wrong.status).toBe(401);
    const code = codeNow(secret);
    const entered = await first.post(codePage.url.pathname, {
      token,
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect(entered.status).toBe(200);
    expect(entered.url.pathname).toBe(PROFILE);
    const row = await host.db
      .selectFrom('session')
      .select(['authenticated_at', 'second_factor_at'])
      .where('account_id', '=', shopper.id)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(row.second_factor_at).toEqual(row.authenticated_at);

    const second = browser();
    const again = await second.signIn(shopper.email, smallPassword, PROFILE);
    const replayed = await second.post(again.url.pathname, {
      token: hiddenField(again.html, 'token'),
      code,
    });
    expect(replayed.status).toBe(401);
    expect(replayed.html).toContain('already used');
  });

  test('takes a recovery code once, and notifies its owner', async () => {
    const { codes } = await setUp(shopper.email);
    const [code = ''] = codes;
    const step = async () => {
      const one = browser();
      const codePage = await one.signIn(shopper.email, smallPassword, PROFILE);
      const token = hiddenField(codePage.html, 'token');
      const typed = code.toLowerCase().replaceAll('-', ' ');
      return one.post(codePage.url.pathname, { token, code: typed, recovery: '1' });
    };
    expect((await step()).status).toBe(200);
    expect((await step()).status).toBe(401);
    const kinds = (await forms.mailsTo(shopper.email)).map(({ kind }) => kind);
    expect(kinds).toContain('account.recovery_code_used');
  });

  test('a first step of one login is none of another', async () => {
    const one = browser();
    const codePage = await one.signIn(shopper.email, smallPassword, PROFILE);
    const token = hiddenField(codePage.html, 'token');
    const other = browser();
    const form = await other.get(`/login?continue=${PROFILE}`);
    const stolen = await other.get(`${form.url.pathname}/code?token=${token}`);
    expect(stolen.status).toBe(400);
  });

  test('guessing codes waits, wherever it comes from', async () => {
    const { secret } = await setUp(shopper.email);
    const one = browser('198.51.100.1');
    const codePage = await one.signIn(shopper.email, smallPassword, PROFILE);
    const token = hiddenField(codePage.html, 'token');
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      statuses.push((await one.post(codePage.url.pathname, { token, code: '000000' })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    wait(16 * 60_000);
    const later = browser('198.51.100.2');
    const page = await later.signIn(shopper.email, smallPassword, PROFILE);
    const entered = await later.post(page.url.pathname, {
      token: hiddenField(page.html, 'token'),
      code: codeNow(secret),
    });
    expect(entered.status).toBe(200);
  });

  test('guesses from elsewhere, even with the password, do not delay the owner’s own browser', async () => {
    const { secret } = await setUp(staffAlpha.email);
    const home = browser('203.0.113.40');
    const enter = async (one: typeof home, code: string) => {
      const codePage = await one.signIn(staffAlpha.email, smallPassword, PROFILE);
      const token = hiddenField(codePage.html, 'token');
      return (await one.post(codePage.url.pathname, { token, code })).status;
    };
    expect(await enter(home, codeNow(secret))).toBe(200);
    await home.post('/logout', {});
    for (let n = 0; n < 12; n += 1) await enter(browser(`198.51.100.${100 + n}`), '000000');
    expect(await enter(browser('198.51.100.200'), codeNow(secret, 1))).toBe(429);
    wait(30_000);
    expect(await enter(home, codeNow(secret))).toBe(200);
  });

  test('a new password by mail does not take the place of the code', async () => {
    await setUp(ownerAlpha.email);
    const one = browser('198.51.100.3');
    await one.post('/account/forgot', { email: ownerAlpha.email });
    const mails = await forms.mailsTo(ownerAlpha.email);
    const link = linkIn(mails.find(({ kind }) => kind === 'account.reset')?.body);
    const token = new URL(link, 'http://x').searchParams.get('token') ?? '';
    const done = await one.post('/account/password', { token, password: 'an entirely new one' });
    expect(done.url.pathname).toMatch(/\/account\/interaction\//);
    expect((await one.get(PROFILE)).status).toBe(401);
  });
});

describe('a shop that asks for a second factor', () => {
  test('opens its back office to sessions that gave one, and says what is missing', async () => {
    const ask = async (settings: object, secondFactorAt: Date | null) => {
      await host.db
        .updateTable('shop')
        .set({ settings: JSON.stringify(settings) })
        .where('id', '=', 2)
        .execute();
      const cookie = await signIn(host, ownerAlpha.email, { secondFactorAt });
      const reply = await host.inject({ url: SUMMARY, headers: { cookie } });
      return [reply.statusCode, reply.json().code];
    };
    const asks = { require_second_factor: true };
    expect(await ask({}, null)).toEqual([200, undefined]);
    expect(await ask(asks, null)).toEqual([403, 'SECOND_FACTOR']);
    expect(await ask(asks, new Date(clock))).toEqual([200, undefined]);
  });

  test('leads to setting one up, or to signing in with it again, and back', async () => {
    const setUpUrl = '/my/security/required?return=%2Fmybusiness%2Falpha';
    const without = await forms.get(setUpUrl, await signIn(host, accounts.ownerBeta.email));
    expect(without.body).toContain(`${PATH}?return=%2Fmybusiness%2Falpha`);
    const again = await forms.get(setUpUrl, await signIn(host, ownerAlpha.email));
    expect(again.body).toContain('/login?again=1&amp;continue=%2Fmybusiness%2Falpha');
    const given = { secondFactorAt: new Date(clock) };
    const done = await forms.get(setUpUrl, await signIn(host, ownerAlpha.email, given));
    expect(done.headers.location).toBe('/mybusiness/alpha');
    const evil = await forms.get(
      '/my/security/required?return=https://evil.example/',
      await signIn(host, ownerAlpha.email, given),
    );
    expect(evil.headers.location).toBe('/mybusiness');
  });
});

test('an operator of a public platform needs a second factor; on a local machine it is optional', async () => {
  const env = { PUBLIC_URL: 'https://market.example', SMTP_URL: 'smtp://127.0.0.1:1' };
  const open = await createTestHost({ seed: 'small', env });
  try {
    const ask = async (at: TestHost, secondFactorAt: Date | null) => {
      const cookie = await signIn(at, operator.email, { secondFactorAt });
      return (await at.inject({ url: SUMMARY, headers: { cookie } })).statusCode;
    };
    expect(await ask(open, null)).toBe(403);
    expect(await ask(open, new Date())).toBe(200);
    expect(await ask(host, null)).toBe(200);
  } finally {
    await open.close();
  }
});
