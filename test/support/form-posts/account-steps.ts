import { totpCode } from '../accounts/totp-code.ts';
import { hiddenField } from '../accounts/account-forms.ts';
import { createAuthenticator } from '../accounts/authenticator.ts';
import { decodeHtml } from '../pages/decode-html.ts';
import { smallPassword } from '../fixture-market-data.ts';
import type { FormPostMarket, TestBrowser } from './form-post.ts';

/** Origin of the market in the tests' browsers, which an authenticator signs. */
export const HERE = { origin: 'http://localhost:4000', rpId: 'localhost' };
export const SECURITY = '/my/security';
export const FACTOR = `${SECURITY}/second-factor`;

/** Opens each form of an account as a person does. */
export function accountSteps({ host, google, visitor, person }: FormPostMarket) {
  async function login(): Promise<{ browser: TestBrowser; path: string }> {
    const browser = visitor();
    const { url } = await browser.get('/login?continue=/cart');
    return { browser, path: url.pathname };
  }

  async function mailedLink(recipient: string, kind: string): Promise<URL> {
    await host().host.jobs.drain();
    const { body } = await host()
      .db.selectFrom('mail')
      .select('body')
      .where('recipient', '=', recipient)
      .where('kind', '=', kind)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    return new URL(/https?:\S+/.exec(body)?.[0] ?? '');
  }

  async function setUpFactor() {
    const own = await person();
    const { html } = await own.browser.get(FACTOR);
    const token = hiddenField(html, 'token');
    const [body = ''] = token.split('.');
    const { secret } = JSON.parse(Buffer.from(body, 'base64url').toString());
    const key = Buffer.from(secret, 'base64url');
    const code = (later = 0) => totpCode(key, new Date(), later);
    const turnOn = () => own.browser.post(FACTOR, { token, code: code() });
    return { ...own, token, code, turnOn };
  }

  async function secondStep() {
    const { email, code, turnOn } = await setUpFactor();
    await turnOn();
    const browser = visitor();
    const page = await browser.signIn(email, smallPassword, '/cart');
    return { browser, path: page.url.pathname, token: hiddenField(page.html, 'token'), code };
  }

  async function passkeyForm(browser: TestBrowser, page: string, kind: 'creation' | 'request') {
    const { html } = await browser.get(page);
    const [form = ''] = /<form[^>]*data-passkey[\s\S]*?<\/form>/.exec(html) ?? [];
    const found = new RegExp(`data-passkey-${kind}="([^"]*)"`).exec(form)?.[1] ?? '';
    return { options: JSON.parse(decodeHtml(found)), token: hiddenField(form, 'token') };
  }

  async function withPasskey() {
    const { browser, email } = await person();
    const passkey = createAuthenticator();
    const { options, token } = await passkeyForm(browser, `${SECURITY}/passkeys`, 'creation');
    const answer = passkey.register(options.challenge, HERE);
    return { browser, email, passkey, fields: { token, answer, name: 'My phone' } };
  }

  /** Opens the form for a person whose address Google has not verified. */
  async function named() {
    await google().setClaims({ person: { sub: `g-${crypto.randomUUID()}`, name: 'นก' } });
    const browser = visitor();
    const form = await browser.get('/login?continue=/cart');
    const page = await browser.get(`${form.url.pathname}/with/google`);
    return { browser, token: hiddenField(page.html, 'token') };
  }

  async function codeSent() {
    const { browser, token } = await named();
    const email = `${crypto.randomUUID()}@example.test`;
    const { html } = await browser.post('/account/email', { token, email });
    const { subject } = await host()
      .db.selectFrom('mail')
      .select('subject')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow();
    return { browser, token: hiddenField(html, 'token'), code: /\d{6}/.exec(subject)?.[0] ?? '' };
  }

  async function changedAddress() {
    const own = await person();
    const email = `new-${own.email}`;
    await own.browser.post(`${SECURITY}/email`, { email });
    const link = await mailedLink(email, 'account.address');
    return { ...own, token: link.searchParams.get('token') ?? '' };
  }

  return {
    login,
    mailedLink,
    setUpFactor,
    secondStep,
    passkeyForm,
    withPasskey,
    named,
    codeSent,
    changedAddress,
  };
}
