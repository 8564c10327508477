import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import {
  startOtherProvider,
  type Lie,
  type OtherProvider,
  type Person,
} from '../../../../test/support/processes/other-provider.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

const PROFILE = '/api/v1/users/me/profile';
const PASSWORD = 'correct horse';
const OWNER = 'owner-alpha@example.test';
const SECRET = 'a secret of thirty-two characters or more';

let host: TestHost;
let google: OtherProvider;
let line: OtherProvider;

beforeAll(async () => {
  [google, line] = await Promise.all([
    startOtherProvider({ callback: 'http://localhost:4000/account/with/google/callback' }),
    startOtherProvider({
      callback: 'http://localhost:4000/account/with/line/callback',
      algorithm: 'HS256',
    }),
  ]);
  host = await createTestHost({
    seed: 'small',
    env: {
      GOOGLE_CLIENT_ID: 'market',
      GOOGLE_CLIENT_SECRET: SECRET,
      GOOGLE_ISSUER: google.issuer,
      LINE_CHANNEL_ID: 'market',
      LINE_CHANNEL_SECRET: SECRET,
      LINE_ISSUER: line.issuer,
      RATE_LIMIT_FACTOR: '100',
    },
  });
});
afterAll(async () => {
  await host.close();
  await Promise.all([google.stop(), line.stop()]);
});
beforeEach(async () => {
  const honest = { denies: false, lie: null };
  await Promise.all([google.setClaims(honest), line.setClaims(honest)]);
});

const visitor = (options: { readonly lang?: 'th' | 'en' } = {}) =>
  openBrowser(host, { elsewhere: [google.issuer, line.issuer], ...options });

async function signInWith(
  provider: 'google' | 'line',
  person: Person,
  { browser = visitor(), next = PROFILE } = {},
) {
  await (provider === 'google' ? google : line).setClaims({ person });
  const form = await browser.get(`/login?continue=${encodeURIComponent(next)}`);
  const page = await browser.get(`${form.url.pathname}/with/${provider}`);
  return { browser, page };
}

async function lastMail(recipient: string) {
  return host.db
    .selectFrom('mail')
    .select(['subject', 'body'])
    .where('recipient', '=', recipient)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
}

async function codeOf(recipient: string): Promise<string> {
  return /\d{6}/.exec((await lastMail(recipient)).subject)?.[0] ?? '';
}

const hidden = (html: string, action: string) =>
  new RegExp(`action="${action}">\\s*<input type="hidden" name="token" value="([^"]+)"`).exec(
    html,
  )?.[1] ?? '';

async function hasAccount(email: string): Promise<boolean> {
  const row = await host.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

describe('the sign-in page', () => {
  test('offers what is configured, in the visitor’s language', async () => {
    const thai = await visitor({ lang: 'th' }).get('/login');
    expect(thai.html).toContain('ดำเนินการต่อด้วย Google');
    expect(thai.html).toContain('เข้าสู่ระบบด้วย LINE');
    const english = await visitor().get('/login');
    expect(english.html).toContain('Continue with Google');
  });

  test('offers nothing that is not', async () => {
    const plain = await createTestHost({ seed: 'small' });
    const page = await openBrowser(plain).get('/login');
    const answer = await openBrowser(plain).get(`${page.url.pathname}/with/google`);
    await plain.close();
    expect(page.html).not.toContain('Google');
    expect(answer.status).toBe(404);
  });
});

describe('the page that makes accounts', () => {
  test('leads straight on to the chosen provider, and back to the others', async () => {
    const browser = visitor();
    const form = await browser.get('/login?register=1&continue=/cart');
    expect(form.url.pathname).toBe('/account/register');
    const signInUrl = /href="(\/login\?with=google[^"]+)"/
      .exec(form.html)?.[1]
      ?.replace('&amp;', '&');
    await google.setClaims({ denies: true });
    const denied = await browser.get(signInUrl ?? '');
    expect(denied.html).toContain('Sign-in with Google was cancelled');
    const back = /class="button" href="([^"]+)"/.exec(denied.html)?.[1] ?? '';
    expect((await browser.get(back)).html).toContain('autocomplete="current-password"');
    const person = { sub: 'g-new', email: 'new@example.test', email_verified: true };
    await google.setClaims({ denies: false, person });
    expect((await browser.get(signInUrl ?? '')).url.pathname).toBe('/cart');
    expect(await hasAccount(person.email)).toBe(true);
  });
});

describe('with Google', () => {
  const nok = { sub: 'g-nok', name: 'นก', email: 'nok@example.test', email_verified: true };

  test('a new address is a new account, and the same one at the next visit', async () => {
    const first = await signInWith('google', nok);
    const { profile } = JSON.parse(first.page.html);
    expect(profile).toMatchObject({ email: nok.email, display_name: 'นก', user_level: 2 });
    const second = await signInWith('google', { ...nok, email: 'moved@example.test' });
    expect(JSON.parse(second.page.html).profile.id).toBe(profile.id);
  });

  test('a new address in two tabs at once is one account, in both', async () => {
    await google.setClaims({
      person: { sub: 'g-twice', email: 'twice@example.test', email_verified: true },
    });
    const pages = await Promise.all(
      [visitor(), visitor()].map(async (browser) => {
        const form = await browser.get(`/login?continue=${PROFILE}`);
        return browser.get(`${form.url.pathname}/with/google`);
      }),
    );
    const ids = pages.map(({ html }) => JSON.parse(html).profile.id as string);
    expect(ids[0]).toBe(ids[1]);
  });

  test('leads to where the visitor wanted to go, on a shop’s host too', async () => {
    const next = 'http://alpha.talad.localhost:4000/cart';
    const { browser, page } = await signInWith('google', nok, { next });
    expect(page.url.href).toBe(next);
    expect(browser.cookie('alpha.talad.localhost', 'talad')).not.toBeNull();
  });

  test('an address that has an account is linked only after its password', async () => {
    const owner = { sub: 'g-owner', email: 'Owner-Alpha@example.test', email_verified: true };
    const { browser, page } = await signInWith('google', owner);
    expect(page.url.pathname).toMatch(/^\/account\/interaction\//);
    expect(page.html).toContain(`An account with ${OWNER} already exists`);
    expect(page.html).toContain(`value="${OWNER}"`);
    expect(browser.cookie('localhost', 'talad')).toBeNull();
    const wrong = await browser.post(page.url.href, { email: OWNER, password: 'a guess' });
    expect(wrong.status).toBe(401);
    expect(browser.cookie('localhost', 'talad')).toBeNull();
    const right = await browser.post(page.url.href, { email: OWNER, password: PASSWORD });
    expect(JSON.parse(right.html).profile.email).toBe(OWNER);

    const later = await signInWith('google', owner);
    expect(JSON.parse(later.page.html).profile.email).toBe(OWNER);
  });

  test('signing in to another account than the one of the address links nothing', async () => {
    const beta = { sub: 'g-beta', email: 'owner-beta@example.test', email_verified: true };
    const { browser, page } = await signInWith('google', beta);
    await browser.post(page.url.href, { email: 'shopper@example.test', password: PASSWORD });
    const again = await signInWith('google', beta);
    expect(again.page.html).toContain('An account with owner-beta@example.test already exists');
  });

  test('an address that Google has not verified is asked for and proven here', async () => {
    const thief = { sub: 'g-thief', email: 'shopper@example.test', email_verified: false };
    const { browser, page } = await signInWith('google', thief);
    expect(page.html).toContain('Your email address');
    expect(browser.cookie('localhost', 'talad')).toBeNull();
  });

  test('an account that is closed stays closed', async () => {
    const closed = { sub: 'g-closed', email: 'closed@example.test', email_verified: true };
    await signInWith('google', closed);
    const shut = host.db.updateTable('account').set({ disabled_at: new Date() });
    await shut.where('email', '=', closed.email).execute();
    for (const sub of ['g-closed', 'g-closed-again']) {
      const { browser, page } = await signInWith('google', { ...closed, sub });
      expect(page.status).toBe(403);
      expect(page.html).toContain('This account cannot be used');
      expect(browser.cookie('localhost', 'talad')).toBeNull();
    }
  });

  test('a second step is asked for all the same', async () => {
    const careful = { sub: 'g-careful', email: 'careful@example.test', email_verified: true };
    await signInWith('google', careful);
    await host.db
      .updateTable('account')
      .set({ totp_secret: Buffer.from('sealed'), totp_confirmed_at: new Date() })
      .where('email', '=', careful.email)
      .execute();
    const { browser, page } = await signInWith('google', careful);
    expect(page.url.pathname).toMatch(/\/interaction\/[\w-]+\/code$/);
    expect(browser.cookie('localhost', 'talad')).toBeNull();
  });

  test('the person says no: a page says so and leads back', async () => {
    await google.setClaims({ denies: true });
    const { browser, page } = await signInWith('google', nok);
    expect(page.status).toBe(400);
    expect(page.html).toContain('Sign-in with Google was cancelled');
    const back = /class="button" href="([^"]+)"/.exec(page.html)?.[1] ?? '';
    expect((await browser.get(back)).html).toContain('autocomplete="current-password"');
  });

  const lies: readonly Lie[] = [
    'nonce',
    'audience',
    'issuer',
    'expired',
    'unsigned',
    'public key as secret',
    'secret of the client',
    'key of another',
  ];
  test.each(lies)('refuses a false id token: %s', async (lie) => {
    await google.setClaims({ lie });
    const { browser, page } = await signInWith('google', nok);
    expect(page.status).toBe(400);
    expect(page.html).toContain('Google returned an unexpected response');
    expect(browser.cookie('localhost', 'talad')).toBeNull();
  });

  test('a token that is only signed again with its own key is believed', async () => {
    await google.setClaims({ lie: 'own key' });
    expect((await signInWith('google', nok)).page.status).toBe(200);
  });

  test('an answer is good once, in the browser that asked', async () => {
    const { browser, page } = await signInWith('google', nok);
    const callback =
      page.visited.find((address) => address.includes('/with/google/callback')) ?? '';
    const known = page.visited.find((address) => address.includes('/known?token=')) ?? '';
    for (const used of [callback, known]) {
      expect((await browser.get(used)).status).toBe(400);
      expect((await visitor().get(used)).status).toBe(400);
    }
  });

  test('an answer of one provider is none of another', async () => {
    // Begins a login in a browser that stops before it reaches Google.
    const browser = openBrowser(host);
    const form = await browser.get('/login');
    const stopped = await browser.get(`${form.url.pathname}/with/google`);
    const state = stopped.url.searchParams.get('state');
    const answer = (provider: string) =>
      browser.get(`http://localhost:4000/account/with/${provider}/callback?code=x&state=${state}`);
    expect((await answer('line')).html).toContain('has expired');
    expect((await answer('google')).html).toContain('Google returned an unexpected response');
  });
});

describe('with LINE', () => {
  test('an account is made when a code has proven an address', async () => {
    const { browser, page } = await signInWith('line', { sub: 'l-1', name: 'มะลิ' });
    const token = hidden(page.html, '/account/email');
    const email = 'mali@example.test';
    const wrongAddress = await browser.post('/account/email', { token, email: 'mali@' });
    expect(wrongAddress.status).toBe(400);
    const asking = await browser.post('/account/email', { token, email });
    expect(asking.html).toContain('autocomplete="one-time-code"');
    expect(await hasAccount(email)).toBe(false);
    const sent = hidden(asking.html, '/account/email/code');
    const code = await codeOf(email);
    const other = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const wrong = await browser.post('/account/email/code', { token: sent, code: other });
    expect(wrong.status).toBe(400);
    expect(wrong.html).toContain('This code does not match');
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
    const done = await browser.post('/account/email/code', { token: sent, code: typed });
    expect(JSON.parse(done.html).profile).toMatchObject({ email, display_name: 'มะลิ' });

    const later = await signInWith('line', { sub: 'l-1', name: 'มะลิ' });
    expect(JSON.parse(later.page.html).profile.email).toBe(email);
    const replay = await browser.post('/account/email/code', { token: sent, code });
    expect(replay.status).toBe(400);
  });

  test('a code of an address that has an account asks for its password, and reveals nothing before', async () => {
    const { browser, page } = await signInWith('line', { sub: 'l-2', name: 'x' });
    const token = hidden(page.html, '/account/email');
    const known = await browser.post('/account/email', { token, email: OWNER });
    const unknown = await browser.post('/account/email', { token, email: 'ghost@example.test' });
    const strip = (html: string, email: string) =>
      html.replaceAll(email, '').replaceAll(/value="[^"]*"|posted=[\w-]+/g, '');
    expect(strip(known.html, OWNER)).toBe(strip(unknown.html, 'ghost@example.test'));
    const sent = hidden(known.html, '/account/email/code');
    const answer = await browser.post('/account/email/code', {
      token: sent,
      code: await codeOf(OWNER),
    });
    expect(answer.html).toContain(`An account with ${OWNER} already exists`);
    expect(browser.cookie('localhost', 'talad')).toBeNull();
    await browser.post(answer.url.href, { email: OWNER, password: PASSWORD });
    const later = await signInWith('line', { sub: 'l-2', name: 'x' });
    expect(JSON.parse(later.page.html).profile.email).toBe(OWNER);
  });

  test('guessing the code waits', async () => {
    const { browser, page } = await signInWith('line', { sub: 'l-3' });
    const email = 'guessed@example.test';
    const asking = await browser.post('/account/email', {
      token: hidden(page.html, '/account/email'),
      email,
    });
    const token = hidden(asking.html, '/account/email/code');
    const code = await codeOf(email);
    const guesses = Array.from({ length: 8 }, (_none, n) =>
      String((Number(code) + n + 1) % 1_000_000).padStart(6, '0'),
    );
    const states: number[] = [];
    for (const guess of guesses)
      states.push((await browser.post('/account/email/code', { token, code: guess })).status);
    expect(states.slice(0, 4)).toEqual([400, 400, 400, 400]);
    expect(states.at(-1)).toBe(429);
    expect((await browser.post('/account/email/code', { token, code })).status).toBe(429);
    expect(await hasAccount(email)).toBe(false);
  });

  test('guessing the code from many places waits as well', async () => {
    const { browser, page } = await signInWith('line', { sub: 'l-5' });
    const email = 'far.and.wide@example.test';
    const asking = await browser.post('/account/email', {
      token: hidden(page.html, '/account/email'),
      email,
    });
    const token = hidden(asking.html, '/account/email/code');
    const code = await codeOf(email);
    const states: number[] = [];
    for (let n = 1; n <= 12; n += 1) {
      const guess = String((Number(code) + n) % 1_000_000).padStart(6, '0');
      const from = openBrowser(host, { remoteAddress: `198.51.100.${n}` });
      states.push((await from.post('/account/email/code', { token, code: guess })).status);
    }
    expect(states.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 400));
    expect(states.slice(10)).toEqual([429, 429]);
  });

  const lies: readonly Lie[] = ['unsigned', 'own key', 'key of another', 'nonce', 'expired'];
  test.each(lies)('refuses a false id token: %s', async (lie) => {
    await line.setClaims({ lie });
    const { page } = await signInWith('line', { sub: 'l-4' });
    expect(page.status).toBe(400);
    expect(page.html).toContain('LINE returned an unexpected response');
  });
});

test('a provider that is down: a page says so and leads to the other ways', async () => {
  const lonely = await createTestHost({
    seed: 'small',
    env: {
      GOOGLE_CLIENT_ID: 'market',
      GOOGLE_CLIENT_SECRET: SECRET,
      GOOGLE_ISSUER: 'http://127.0.0.1:9',
    },
  });
  const browser = openBrowser(lonely);
  const form = await browser.get('/login');
  const page = await browser.get(`${form.url.pathname}/with/google`);
  await lonely.close();
  expect(page.status).toBe(503);
  expect(page.html).toContain('Google is unavailable right now');
  expect(page.html).toContain(`href="${form.url.pathname}"`);
});
