import { describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { localPath, redirectTarget, type RedirectRules } from './redirect-target.ts';
import type { Site } from '../../http/requests/site-lookup.ts';

const alpha: Site = { origin: { kind: 'shop', shopId: 2, shopname: 'alpha' }, lang: 'en' };
const shops: Readonly<Record<string, Site>> = {
  'alpha.market.example': alpha,
  'www.alpha-shop.example': alpha,
};
const rules: RedirectRules = {
  config: readConfig({ PUBLIC_URL: 'https://market.example', SMTP_URL: 'smtp://mail.example' }),
  lookUp: async (hostname) => shops[hostname] ?? null,
};

describe('the target of a redirect', () => {
  test.each([
    ['/', 'https://market.example/'],
    ['/cart?x=1#top', 'https://market.example/cart?x=1#top'],
    [
      '/ค้นหา/เสื้อ',
      'https://market.example/%E0%B8%84%E0%B9%89%E0%B8%99%E0%B8%AB%E0%B8%B2/%E0%B9%80%E0%B8%AA%E0%B8%B7%E0%B9%89%E0%B8%AD',
    ],
    ['https://market.example/orders', 'https://market.example/orders'],
    ['HTTPS://MARKET.EXAMPLE/orders', 'https://market.example/orders'],
    ['https://alpha.market.example/cart', 'https://alpha.market.example/cart'],
    ['https://www.alpha-shop.example/', 'https://www.alpha-shop.example/'],
  ])('%s', async (value, expected) => {
    expect((await redirectTarget(rules, value))?.href).toBe(expected);
  });

  test.each([
    ['another site', 'https://evil.example/'],
    ['no scheme', '//evil.example/'],
    ['three slashes', '///evil.example/'],
    ['a backslash', '/\\evil.example'],
    ['a path whose path names a host', '/.//evil.example'],
    ['the same a folder up', '/..//evil.example'],
    ['the same, encoded', '/%2e//evil.example'],
    ['the same behind our own origin', 'https://market.example//evil.example'],
    ['the same behind a shop’s', 'https://alpha.market.example/.//evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line end', '/\n/evil.example'],
    ['a leading space', ' //evil.example'],
    ['a user name', 'https://market.example@evil.example/'],
    ['a user name of our own host', 'https://user@market.example/'],
    ['a password', 'https://a:b@market.example/'],
    ['our name as the beginning', 'https://market.example.evil.example/'],
    ['our name as the end', 'https://evilmarket.example/'],
    ['a host that looks alike', 'https://mаrket.example/'],
    ['an unknown shop', 'https://gamma.market.example/'],
    ['another port', 'https://market.example:8443/'],
    ['another port of a shop', 'https://alpha.market.example:8443/'],
    ['without TLS', 'http://market.example/'],
    ['a shop without TLS', 'http://alpha.market.example/'],
    ['a full-width colon', 'https：//evil.example/'],
    ['a script', 'javascript:alert(1)'],
    ['a script in mixed case', 'JaVaScRiPt:alert(1)'],
    ['data', 'data:text/html,x'],
    ['a scheme with one slash', 'https:/evil.example'],
    ['a scheme without slashes', 'https:evil.example'],
    ['a relative path', 'cart'],
    ['nothing', ''],
    ['something very long', `/${'x'.repeat(3000)}`],
    ['two values', ['/a', '/b']],
    ['no value', undefined],
  ])('refuses %s', async (_name, value) => {
    expect(await redirectTarget(rules, value)).toBeNull();
  });
});

test('a path stays a path of the same host', () => {
  expect(localPath('/cart?a=1#b')).toBe('/cart?a=1#b');
  for (const value of ['//evil', 'https://evil.example/', '/\\evil', '/.//evil', 'cart', null]) {
    expect(localPath(value)).toBeNull();
  }
});
