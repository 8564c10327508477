import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '../../../../test/support/fixture-market-data.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { createShop } from '../create-shop.ts';
import { reservedNames } from './reserved-names.ts';
import { isShopTitle } from './shop-title.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
});
afterAll(() => host.close());

async function create(shopname: string, more: { ownerId?: string; mayLookAlike?: boolean } = {}) {
  const owner = accounts.shopper.id;
  return host.db
    .transaction()
    .execute((trx) => createShop(trx, { title: 'ร้าน', ownerId: owner, shopname, ...more }));
}

test('every first part of the platform’s addresses is reserved', () => {
  const parts = host.app.routeTable
    .map(({ url }) => url.split('/')[1]?.split('.')[0] ?? '')
    .filter((part) => part !== '' && !/[:*]/.test(part));
  expect(new Set(parts).size).toBeGreaterThan(20);
  expect([...new Set(parts)].filter((part) => !reservedNames.has(part))).toEqual([]);
});

test('so is every page of spec §2, and the first part of every address', () => {
  const pages =
    `search category product showroom promotion blog help contactus contact contact-us about
    aboutus all-brands faqs menu expert-tips our-story find-dealers certificate review our-history
    our-company our-purpose tagged college project seller collection exhibition contestants web
    devadmin admin mybusiness signup`.split(/\s+/);
  expect(pages.filter((page) => !reservedNames.has(page))).toEqual([]);
});

describe('a shop’s name', () => {
  test.each([
    ['an empty one', ''],
    ['capitals', 'Alpha'],
    ['Thai', 'ร้าน'],
    ['a Cyrillic letter', 'аlpha'],
    ['a name that browsers draw in other letters', 'xn--80ak6aa92e'],
    ['hyphens where such names have theirs', 'ab--cd'],
    ['a hyphen at the end', 'shop-'],
    ['a dot', 'alpha.beta'],
    ['a path', '../admin'],
    ['an id', '12'],
    ['a null byte', 'alpha\0'],
    ['64 letters', 'a'.repeat(64)],
  ])('is refused: %s', async (_what, shopname) => {
    expect(await create(shopname)).toEqual({ code: 'BAD_SHOPNAME' });
  });

  test.each(['admin', 'www', 'login', 'checkout', 'my', 'talad', 'autodiscover', 'wpad'])(
    'is refused: %s is the platform’s',
    async (shopname) => {
      expect(await create(shopname)).toEqual({ code: 'RESERVED_SHOPNAME' });
    },
  );

  test.each(['adm1n', 'l0gin', 'log-in', 'payrnent', 'vvww', 'my-business', 'ta-lad'])(
    'is refused: %s looks like the platform’s',
    async (shopname) => {
      expect(await create(shopname)).toEqual({ code: 'RESERVED_SHOPNAME' });
    },
  );

  test.each(['a1pha', 'al-pha', 'aipha'])(
    'is refused: %s, where alpha is another owner’s',
    async (shopname) => {
      expect(await create(shopname)).toEqual({ code: 'ALIKE_SHOPNAME' });
    },
  );

  test('is refused when it is taken, whatever the state of that shop', async () => {
    for (const more of [{}, { ownerId: accounts.ownerAlpha.id }, { mayLookAlike: true }]) {
      expect(await create('alpha', more)).toEqual({ code: 'TAKEN_SHOPNAME' });
    }
  });

  test('may look like another one of the same owner, or where an operator has looked', async () => {
    expect(await create('a-lpha', { ownerId: accounts.ownerAlpha.id })).toHaveProperty('id');
    expect(await create('al-ph-a', { mayLookAlike: true })).toMatchObject({
      similar: expect.arrayContaining(['alpha']),
    });
    expect(await create('adm-in', { mayLookAlike: true })).toHaveProperty('id');
  });

  test('is reported when it is only similar, not refused', async () => {
    expect(await create('alphaa')).toMatchObject({ similar: expect.arrayContaining(['alpha']) });
    expect(await create('quite-another')).toMatchObject({ similar: [] });
  });
});

describe('a shop’s title', () => {
  test.each(['ร้านป้าสมศรี', 'Café Ünal', 'ร้าน ABC', 'Ελλάδα', 'Пекарня', 'Shop Пекарня', 'รัก ❤️ 👩‍🍳'])(
    'may be %s',
    (title) => {
      expect(isShopTitle(title)).toBe(true);
    },
  );

  test.each([
    ['nothing', '  '],
    ['a Cyrillic letter in a Latin word', 'Tаlad'],
    ['a Greek one', 'Αdmin'],
    ['the other direction', 'Talad\u202egnp'],
    ['a zero-width space', 'Ta\u200blad'],
    ['a soft hyphen', 'Ta\u00adlad'],
    ['a line end', 'Talad\nadmin'],
    ['too much', 'x'.repeat(201)],
  ])('has nothing like %s', (_what, title) => {
    expect(isShopTitle(title)).toBe(false);
  });
});
