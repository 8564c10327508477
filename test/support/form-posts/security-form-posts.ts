import { accountSteps, FACTOR, SECURITY } from './account-steps.ts';
import { failing, type FormPostMarket, type FormPostRows } from './form-post.ts';

const NONE_TO_REFUSE = 'nothing to refuse: it has no field, and what is gone already may be ended';

/** Lists every form of the security page and of the pages below it. */
export function securityFormPosts(market: FormPostMarket): FormPostRows {
  const { person } = market;
  const { setUpFactor, withPasskey } = accountSteps(market);

  return {
    'POST /my/security/devices/:id/end': {
      good: async () => ({
        browser: (await person()).browser,
        path: `${SECURITY}/devices/${crypto.randomUUID()}/end`,
        fields: {},
        lands: /^\/my\/security$/,
        says: 'security.done.device',
      }),
      bad: async () => failing((await person()).browser, `${SECURITY}/devices/x/end`),
    },
    'POST /my/security/devices/end-all': {
      good: async () => ({
        browser: (await person()).browser,
        path: `${SECURITY}/devices/end-all`,
        fields: {},
        lands: /^\/$/,
      }),
      bad: NONE_TO_REFUSE,
    },
    'POST /my/security/password': {
      good: async () => ({
        browser: (await person()).browser,
        path: `${SECURITY}/password`,
        fields: { password: 'a long enough one' },
        lands: /^\/my\/security$/,
        says: 'security.done.password',
      }),
      bad: async () => ({
        browser: (await person()).browser,
        path: `${SECURITY}/password`,
        fields: { password: 'tooshort' },
        lands: /^\/my\/security\/password$/,
        says: 'account.shortPassword',
        hides: 'tooshort',
      }),
    },
    'POST /my/security/email': {
      good: async () => ({
        browser: (await person()).browser,
        path: `${SECURITY}/email`,
        fields: { email: 'nida@example.test' },
        lands: /^\/my\/security\/email$/,
        says: 'security.email.sent',
        vars: { email: 'nida@example.test' },
      }),
      bad: async () => ({
        browser: (await person()).browser,
        path: `${SECURITY}/email`,
        fields: { email: 'nida@' },
        lands: /^\/my\/security\/email$/,
        says: 'account.badEmail',
        keeps: 'value="nida@"',
      }),
    },
    'POST /my/security/email/verify': {
      good: async () => ({
        browser: (await person()).browser,
        path: `${SECURITY}/email/verify`,
        fields: {},
        lands: /^\/my\/security$/,
        says: 'security.done.sent',
      }),
      bad: 'too many letters of an hour are told by the same page (security.test.ts)',
    },
    'POST /my/security/second-factor': {
      good: async () => {
        const { browser, token, code } = await setUpFactor();
        const fields = { token, code: code() };
        const says = 'security.second.codes.lead' as const;
        return { browser, path: FACTOR, fields, lands: /\/second-factor$/, says };
      },
      bad: async () => {
        const { browser, token } = await setUpFactor();
        const fields = { token, code: '918273' };
        const says = 'security.second.wrong' as const;
        return { browser, path: FACTOR, fields, lands: /\/second-factor$/, says, hides: '918273' };
      },
    },
    'POST /my/security/second-factor/codes': {
      good: async () => {
        const { browser, turnOn } = await setUpFactor();
        await turnOn();
        const says = 'security.second.codes.lead' as const;
        return { browser, path: `${FACTOR}/codes`, fields: {}, lands: /\/second-factor$/, says };
      },
      bad: async () => {
        const { browser } = await person();
        const says = 'security.second.scan' as const;
        return { browser, path: `${FACTOR}/codes`, fields: {}, lands: /\/second-factor$/, says };
      },
    },
    'POST /my/security/second-factor/off': {
      good: async () => {
        const { browser, turnOn } = await setUpFactor();
        await turnOn();
        const says = 'security.done.second_off' as const;
        return { browser, path: `${FACTOR}/off`, fields: {}, lands: /^\/my\/security$/, says };
      },
      bad: NONE_TO_REFUSE,
    },
    'POST /my/security/passkeys': {
      good: async () => {
        const { browser, fields } = await withPasskey();
        const says = 'security.done.passkey' as const;
        return { browser, path: `${SECURITY}/passkeys`, fields, lands: /^\/my\/security$/, says };
      },
      bad: async () => {
        const { browser, fields } = await withPasskey();
        return {
          browser,
          path: `${SECURITY}/passkeys`,
          fields: { ...fields, answer: '{}' },
          lands: /\/passkeys$/,
          says: 'security.passkeys.refused',
          keeps: 'value="My phone"',
        };
      },
    },
    'POST /my/security/passkeys/rename': {
      good: async () => ({
        browser: (await person()).browser,
        path: `${SECURITY}/passkeys/rename`,
        fields: { id: 'abc', name: 'Phone' },
        lands: /^\/my\/security$/,
        says: 'security.done.renamed',
      }),
      bad: async () =>
        failing((await person()).browser, `${SECURITY}/passkeys/rename`, { id: 'abc', name: '' }),
    },
    'POST /my/security/passkeys/remove': {
      good: async () => {
        const { browser, passkey, fields } = await withPasskey();
        await browser.post(`${SECURITY}/passkeys`, fields);
        return {
          browser,
          path: `${SECURITY}/passkeys/remove`,
          fields: { id: passkey.id },
          lands: /^\/my\/security$/,
          says: 'security.done.passkey_removed',
        };
      },
      bad: async () =>
        failing((await person()).browser, `${SECURITY}/passkeys/remove`, { id: 'abc' }),
    },
  };
}
