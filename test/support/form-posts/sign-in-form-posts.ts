import { accounts, smallPassword } from '../fixture-market-data.ts';
import { accountSteps, HERE, SECURITY } from './account-steps.ts';
import { failing, type FormPost, type FormPostMarket, type FormPostRows } from './form-post.ts';

const INTERACTION = /^\/account\/interaction\/[\w-]+$/;

/** Lists every form of signing in and out, of registering, and of the mails to an account. */
export function signInFormPosts(market: FormPostMarket): FormPostRows {
  const { google, visitor, person } = market;
  const {
    login,
    mailedLink,
    secondStep,
    passkeyForm,
    withPasskey,
    named,
    codeSent,
    changedAddress,
  } = accountSteps(market);

  const mailForm = (kind: 'register' | 'forgot') => ({
    good: async () => ({
      browser: visitor(),
      path: `/account/${kind}`,
      fields: { name: 'Nida', email: `${crypto.randomUUID()}@example.test`, continue: '/cart' },
      lands: new RegExp(`^/account/${kind}/sent$`),
      says: 'account.checkMail' as const,
    }),
    bad: async () => ({
      browser: visitor(),
      path: `/account/${kind}`,
      fields: { name: 'Nida', email: 'nida@' },
      lands: new RegExp(`^/account/${kind}$`),
      says: 'account.badEmail' as const,
      keeps: 'value="nida@"',
    }),
  });

  const choosePassword = async (password: string) => {
    const email = `${crypto.randomUUID()}@example.test`;
    const browser = visitor();
    await browser.post('/account/register', { name: 'Nida', email, continue: '/cart' });
    const link = await mailedLink(email, 'account.register');
    const token = link.searchParams.get('token') ?? '';
    return { browser, path: '/account/password', fields: { token, password } };
  };

  const connection = async (path: string): Promise<FormPost> => {
    await google().setClaims({ person: { sub: `g-${crypto.randomUUID()}` } });
    const { browser } = await person();
    return { browser, path, fields: {}, lands: /^\/my\/security$/, says: 'security.devices' };
  };

  return {
    'POST /logout': {
      // The form is on a shop's own host, which redirects to the platform and back.
      good: async () => {
        const { browser } = await person();
        await browser.get('http://alpha.talad.localhost:4000/session/start?return=/cart');
        const path = '/logout';
        return { browser, path, fields: { continue: '/cart' }, lands: /^\/cart$/ };
      },
      bad: 'nothing to refuse: whoever is signed in is signed out',
    },
    'POST /account/interaction/:uid': {
      good: async () => {
        const fields = { email: accounts.shopper.email, password: smallPassword };
        return { ...(await login()), fields, lands: /^\/cart$/ };
      },
      bad: async () => ({
        ...(await login()),
        fields: { email: accounts.shopper.email, password: 'not this one' },
        lands: INTERACTION,
        says: 'account.wrong',
        keeps: `value="${accounts.shopper.email}"`,
        hides: 'not this one',
      }),
    },
    'POST /account/interaction/:uid/code': {
      good: async () => {
        const { code, token, ...at } = await secondStep();
        return { ...at, fields: { token, code: code(1) }, lands: /^\/cart$/ };
      },
      bad: async () => {
        const { code: _code, token, ...at } = await secondStep();
        const fields = { token, code: '918273' };
        return { ...at, fields, lands: /\/code$/, says: 'security.second.wrong', hides: '918273' };
      },
    },
    'POST /account/interaction/:uid/passkey': {
      good: async () => {
        const { browser: own, passkey, fields: added } = await withPasskey();
        await own.post(`${SECURITY}/passkeys`, added);
        const { browser, path } = await login();
        const { options, token } = await passkeyForm(browser, path, 'request');
        const fields = { token, answer: passkey.signIn(options.challenge, 1, HERE) };
        return { browser, path: `${path}/passkey`, fields, lands: /^\/cart$/ };
      },
      bad: async () => {
        const { browser, path } = await login();
        const { token } = await passkeyForm(browser, path, 'request');
        const fields = { token, answer: '{}' };
        const says = 'security.passkey.refused' as const;
        return { browser, path: `${path}/passkey`, fields, lands: INTERACTION, says };
      },
    },
    'POST /account/email': {
      good: async () => {
        const { browser, token } = await named();
        const fields = { token, email: `${crypto.randomUUID()}@example.test` };
        const lands = /^\/account\/email\/code$/;
        return { browser, path: '/account/email', fields, lands, says: 'with.code.title' };
      },
      bad: async () => {
        const { browser, token } = await named();
        const fields = { token, email: 'nok@' };
        const lands = /^\/account\/email$/;
        const says = 'account.badEmail' as const;
        return { browser, path: '/account/email', fields, lands, says, keeps: 'value="nok@"' };
      },
    },
    'POST /account/email/code': {
      good: async () => {
        const { browser, ...fields } = await codeSent();
        return { browser, path: '/account/email/code', fields, lands: /^\/cart$/ };
      },
      bad: async () => {
        const { browser, token, code } = await codeSent();
        const fields = { token, code: code === '918273' ? '918274' : '918273' };
        const lands = /^\/account\/email\/code$/;
        const says = 'with.code.wrong' as const;
        return { browser, path: '/account/email/code', fields, lands, says, hides: fields.code };
      },
    },
    'POST /account/connections/:provider': {
      good: () => connection('/account/connections/google'),
      // The other provider does not answer.
      bad: async () => ({
        ...(await connection('/account/connections/line')),
        says: 'with.away',
        vars: { provider: 'LINE' },
      }),
    },
    'POST /account/connections/:provider/remove': {
      good: () => connection('/account/connections/google/remove'),
      bad: async () => failing((await person()).browser, '/account/connections/x/remove'),
    },
    'POST /account/register': mailForm('register'),
    'POST /account/forgot': mailForm('forgot'),
    'POST /account/password': {
      good: async () => ({ ...(await choosePassword('a long enough one')), lands: /^\/cart$/ }),
      bad: async () => ({
        ...(await choosePassword('tooshort')),
        lands: /^\/account\/password$/,
        says: 'account.shortPassword',
        hides: 'tooshort',
      }),
    },
    'POST /account/token': { good: 'programs ask it: OAuth', bad: 'programs ask it: OAuth' },
    'POST /account/address': {
      good: async () => {
        const { browser, token } = await changedAddress();
        const lands = /^\/account\/address\/done$/;
        const path = '/account/address';
        return { browser, path, fields: { token }, lands, says: 'security.confirm.done' };
      },
      bad: async () => failing(visitor(), '/account/address', { token: 'x' }),
    },
    'POST /account/address/restore': {
      good: async () => {
        const { browser, email, token: confirm } = await changedAddress();
        await browser.post('/account/address', { token: confirm });
        const link = await mailedLink(email, 'account.email_changed');
        const fields = { token: link.searchParams.get('token') ?? '' };
        const lands = /^\/account\/address\/restore\/done$/;
        return { browser, path: link.pathname, fields, lands, says: 'security.restore.done' };
      },
      bad: async () => failing(visitor(), '/account/address/restore', { token: 'x' }),
    },
  };
}
