import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountForms, hiddenField } from '../../../../test/support/accounts/account-forms.ts';
import { createAuthenticator } from '../../../../test/support/accounts/authenticator.ts';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { decodeHtml } from '../../../../test/support/pages/decode-html.ts';
import { accounts } from '../../../../test/support/fixture-market-data.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

const PATH = '/my/security/passkeys';
const PROFILE = '/api/v1/users/me/profile';
const { shopper, ownerBeta } = accounts;
const HERE = { origin: 'http://localhost:4000', rpId: 'localhost' };

let host: TestHost;
let forms: ReturnType<typeof accountForms>;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  forms = accountForms(host);
});
afterAll(() => host.close());
beforeEach(() => host.db.deleteFrom('passkey').execute());

const recent = () => ({ authenticatedAt: new Date() });

function optionsOn(html: string, kind: 'creation' | 'request') {
  const found = new RegExp(`data-passkey-${kind}="([^"]*)"`).exec(html)?.[1] ?? '{}';
  const options = JSON.parse(decodeHtml(found));
  const form = html.slice(html.indexOf(`data-passkey-${kind}`));
  return { options, token: hiddenField(form, 'token') };
}

async function add(
  email: string,
  passkey: ReturnType<typeof createAuthenticator>,
  at: Parameters<typeof passkey.register>[1] = HERE,
) {
  const cookie = await signIn(host, email, recent());
  const { options, token } = optionsOn((await forms.get(PATH, cookie)).body, 'creation');
  const answer = passkey.register(options.challenge, at);
  const fields = { token, answer, name: 'My phone' };
  return { cookie, options, fields, reply: await forms.post(PATH, cookie, fields) };
}

async function countPasskeys(): Promise<number> {
  return (await host.db.selectFrom('passkey').select('name').execute()).length;
}

describe('a passkey', () => {
  test('is added by name, on a device that checks its holder, and renews the session', async () => {
    const { cookie, options, reply } = await add(shopper.email, createAuthenticator());
    expect(options.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    });
    expect(options.rp.id).toBe('localhost');
    expect(await forms.isSignedIn(cookie)).toBe(false);
    const renewed = forms.sessionOf(reply) ?? '';
    expect((await forms.get('/my/security', renewed)).body).toContain('My phone');
    const [mail] = await forms.mailsTo(shopper.email);
    expect(mail?.kind).toBe('account.passkey_added');
  });

  test.each([
    ['of another origin', { ...HERE, origin: 'http://alpha.talad.localhost:4000' }],
    ['of another site', { ...HERE, rpId: 'evil.example' }],
    ['of a device that asked nobody', { ...HERE, verified: false }],
  ])('%s is not added', async (_name, at) => {
    const { reply, cookie } = await add(shopper.email, createAuthenticator(), at);
    expect((await forms.after(reply, cookie)).statusCode).toBe(400);
    expect(await countPasskeys()).toBe(0);
  });

  test('is not added twice by one answer, nor to another account', async () => {
    const { fields } = await add(shopper.email, createAuthenticator());
    const mine = await signIn(host, shopper.email, recent());
    const send = async (by: string) => forms.after(await forms.post(PATH, by, fields), by);
    expect((await send(mine)).statusCode).toBe(400);
    const other = await signIn(host, ownerBeta.email, recent());
    expect((await send(other)).statusCode).toBe(400);
    expect(await countPasskeys()).toBe(1);
  });

  test('is renamed and removed by its owner alone', async () => {
    const passkey = createAuthenticator();
    await add(shopper.email, passkey);
    const other = await signIn(host, ownerBeta.email, recent());
    await forms.post(`${PATH}/rename`, other, { id: passkey.id, name: 'taken' });
    await forms.post(`${PATH}/remove`, other, { id: passkey.id });
    expect(await host.db.selectFrom('passkey').select('name').execute()).toEqual([
      { name: 'My phone' },
    ]);
    const mine = await signIn(host, shopper.email, recent());
    await forms.post(`${PATH}/rename`, mine, { id: passkey.id, name: 'Blue phone' });
    expect((await forms.get('/my/security', mine)).body).toContain('Blue phone');
    await forms.post(`${PATH}/remove`, mine, { id: passkey.id });
    expect(await countPasskeys()).toBe(0);
  });
});

describe('signing in with a passkey', () => {
  async function begin() {
    const browser = openBrowser(host);
    const page = await browser.get(`/login?continue=${PROFILE}`);
    const { options, token } = optionsOn(page.html, 'request');
    const send = (answer: string) =>
      browser.post(`${page.url.pathname}/passkey`, { token, answer });
    return { browser, page, options, token, send };
  }

  test('needs no address and no password, and counts as both factors', async () => {
    const passkey = createAuthenticator();
    await add(shopper.email, passkey);
    const { page, options, send } = await begin();
    expect(page.html).toContain('autocomplete="username webauthn"');
    expect(options).toMatchObject({ userVerification: 'required', allowCredentials: [] });
    const entered = await send(passkey.signIn(options.challenge, 1, HERE));
    expect(JSON.parse(entered.html).profile.email).toBe(shopper.email);
    const row = await host.db
      .selectFrom('session')
      .select('second_factor_at')
      .where('account_id', '=', shopper.id)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(row.second_factor_at).not.toBeNull();
  });

  test.each([
    ['from a shop’s own host', { ...HERE, origin: 'http://alpha.talad.localhost:4000' }],
    ['from another site', { origin: 'https://evil.example', rpId: 'evil.example' }],
    ['on a device that asked nobody', { ...HERE, verified: false }],
  ])('%s is refused', async (_name, at) => {
    const passkey = createAuthenticator();
    await add(shopper.email, passkey);
    const { browser, options, send } = await begin();
    const refused = await send(passkey.signIn(options.challenge, 1, at));
    expect(refused.html).toContain('This passkey was not accepted');
    expect((await browser.get(PROFILE)).status).toBe(401);
  });

  test('an answer is good once, and for the login that asked', async () => {
    const passkey = createAuthenticator();
    await add(shopper.email, passkey);
    const { options, token, send } = await begin();
    const answer = passkey.signIn(options.challenge, 1, HERE);
    const other = openBrowser(host);
    const page = await other.get(`/login?continue=${PROFILE}`);
    const stolen = await other.post(`${page.url.pathname}/passkey`, { token, answer });
    expect(stolen.html).toContain('This passkey was not accepted');
    await send(answer);
    const replayed = await begin();
    const again = await replayed.browser.post(`${replayed.page.url.pathname}/passkey`, {
      token,
      answer,
    });
    expect(again.html).toContain('This passkey was not accepted');
    const old = await replayed.send(answer);
    expect(old.html).toContain('This passkey was not accepted');
  });

  test('a counter that goes back is a copy: refused, and mailed', async () => {
    const passkey = createAuthenticator();
    await add(shopper.email, passkey);
    const first = await begin();
    expect((await first.send(passkey.signIn(first.options.challenge, 7, HERE))).status).toBe(200);
    const copy = await begin();
    const refused = await copy.send(passkey.signIn(copy.options.challenge, 7, HERE));
    expect(refused.html).toContain('This passkey was not accepted');
    const [mail] = await forms.mailsTo(shopper.email);
    expect(mail?.kind).toBe('account.passkey_refused');
    const next = await begin();
    expect((await next.send(passkey.signIn(next.options.challenge, 8, HERE))).status).toBe(200);
  });

  test.each(['', '{}', 'null', '{"id":"x","type":"public-key"}', 'not json'])(
    'the answer %j is refused without a fault',
    async (answer) => {
      const { send } = await begin();
      expect((await send(answer)).html).toContain('This passkey was not accepted');
    },
  );
});
