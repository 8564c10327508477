import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../../test/support/browser/browser.ts';
import { signIn } from '../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';

const HERE = 'http://localhost:4000';
const ALPHA = 'http://alpha.talad.localhost:4000';

/** Spellings of addresses that are not ours, or could be mistaken for ours. */
const hostile = [
  'https://evil.example/',
  'HTTPS://EVIL.EXAMPLE/',
  '//evil.example',
  '///evil.example',
  '////evil.example/%2f..',
  '/\\evil.example',
  '/.//evil.example',
  '/..//evil.example/cart',
  '/%2e//evil.example',
  '/cart/../..//evil.example',
  'http://localhost:4000//evil.example',
  'http://localhost:4000/.//evil.example',
  'http://alpha.talad.localhost:4000//evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\nLocation: https://evil.example/',
  ' https://evil.example/',
  '\u00a0//evil.example',
  '\ufeff//evil.example',
  '/\u2028/evil.example',
  'http:evil.example',
  'http:/evil.example',
  'http:///evil.example',
  'http://localhost:4000@evil.example/',
  'http://localhost:4000%40evil.example/',
  'http://localhost:4000\\@evil.example/',
  'http://evil.example#http://localhost:4000/',
  'http://evil.example?http://localhost:4000/',
  'http://user:password@localhost:4000/',
  'http://localhost:4001/',
  'https://localhost:4000/',
  'http://localhost.evil.example:4000/',
  'http://evil-localhost:4000/',
  'http://localhost。evil.example/',
  'http://lоcalhost:4000/',
  'http://[::ffff:evil]/',
  'http://2130706433:9/',
  'http://alpha.talad.localhost:9/',
  'http://alpha.talad.localhost.evil.example:4000/',
  'http://nobody.talad.localhost:4000/',
  'http://alpha.evil.talad.localhost:4000/',
  'http://talad.localhost:4000/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:http://localhost:4000/x',
  'file:///etc/passwd',
  'ftp://localhost:4000/',
  'mailto:a@evil.example',
  'cart',
  './cart',
  '?x',
  '#x',
  `/${'x'.repeat(3000)}`,
];

let host: TestHost;
let cookie: string;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  cookie = await signIn(host, 'shopper@example.test');
});
afterAll(() => host.close());

const isOurs = (address: string) => [HERE, ALPHA].includes(new URL(address, HERE).origin);

describe.each(['login', 'register', 'logout'])('url/%s', (kind) => {
  const ask = (target: string, headers: Record<string, string> = {}) =>
    host.inject({
      url: `/api/v1/url/${kind}?continue_url=${encodeURIComponent(target)}`,
      headers,
    });

  test.each(hostile)('refuses %j', async (target) => {
    for (const who of [{}, { cookie }]) {
      const reply = await ask(target, who);
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'BAD_REDIRECT']);
    }
  });

  test.each([
    ['/cart', `${HERE}/cart`],
    ['/', `${HERE}/`],
    ['/search?q=a&b=%26#top', `${HERE}/search?q=a&b=%26#top`],
    [`${HERE}/my`, `${HERE}/my`],
    [`${ALPHA}/cart?x=1`, `${ALPHA}/cart?x=1`],
  ])('takes %s', async (target, meant) => {
    const { url } = (await ask(target)).json();
    expect(new URL(url).searchParams.get('continue')).toBe(meant);
    expect(isOurs(url)).toBe(true);
  });

  test('takes a path for one of the host that is asked', async () => {
    const { url } = (await ask('/cart', { host: new URL(ALPHA).host })).json();
    expect(new URL(url).searchParams.get('continue')).toBe(`${ALPHA}/cart`);
  });

  test('two values are none', async () => {
    const twice = `/api/v1/url/${kind}?continue_url=/cart&continue_url=https://evil.example/`;
    expect((await host.inject(twice)).statusCode).toBe(400);
  });
});

describe('the pages of signing in and out', () => {
  test.each(hostile)('lead a signed-in visitor nowhere else: %j', async (target) => {
    const value = encodeURIComponent(target);
    for (const url of [
      `/login?continue=${value}`,
      `/session/start?return=${value}`,
      `/session/handover?to=${value}&nonce=${'a'.repeat(43)}`,
    ]) {
      const { statusCode, headers } = await host.inject({ url, headers: { cookie } });
      expect(statusCode < 500).toBe(true);
      expect(isOurs(headers.location ?? '/')).toBe(true);
    }
  });

  test.each(hostile)('redirect a signed-out user nowhere else: %j', async (target) => {
    const value = encodeURIComponent(target);
    const asGuest = await host.inject(`/logout?continue=${value}`);
    expect(isOurs(asGuest.headers.location ?? 'none')).toBe(true);
    const page = await host.inject({
      url: `/logout?continue=${value}`,
      headers: { cookie, accept: 'text/html' },
    });
    const links = [...page.body.matchAll(/(?:href|action|value)="([^"]*)"/g)].map(([, to]) => to);
    expect(links.every((to) => isOurs(to ?? ''))).toBe(true);
  });

  test('lead on after a password to where they were asked for, on a shop’s host too', async () => {
    for (const target of [`${HERE}/cart`, `${ALPHA}/cart`]) {
      const { url } = (
        await host.inject(`/api/v1/url/login?continue_url=${encodeURIComponent(target)}`)
      ).json();
      const browser = openBrowser(host);
      const form = await browser.get(url);
      const fields = { email: 'shopper@example.test', password: 'correct horse' };
      expect((await browser.post(form.url.href, fields)).url.href).toBe(target);
    }
  });
});
