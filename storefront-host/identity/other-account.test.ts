import { sql } from 'kysely';
import { formatPhone } from '@talad/elements/locales/format-phone';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts, products, shops } from '../../test/support/fixture-market.ts';
import {
  insertPersonWithEverything,
  marks,
} from '../../test/support/records/person-with-everything.ts';
import { signIn, signInAtShop } from '../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../test/support/test-host.ts';
import { newId } from '../db/ids.ts';

/**
 * No route shows an account's data to another account by id. The owner of the data buys and works at
 * alpha (2); the callers are of beta (3), or of no shop. The access matrix tests access; this test, the
 * bodies.
 */
const PLATFORM = 'localhost:4000';
const BETA = `${shops.beta.shopname}.talad.localhost:4000`;

const asking = ['guest', 'shopper', 'ownerBeta', 'moderator', 'betaSession'] as const;
type Asking = (typeof asking)[number];

/**
 * These values must be in no answer to another account. Ids may be, because a page may repeat its
 * own address.
 */
const secrets = [
  marks.email,
  marks.phone,
  formatPhone(marks.phone),
  marks.line,
  '7654321',
  '7,654,321',
  '7,654,062',
];

let host: TestHost;
let person: string;
/** The person's records, by the part of the path before `:id`. */
let records: Readonly<Record<string, string>>;
const cookies = new Map<Asking | 'person', string>();

beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  person = await insertPersonWithEverything(host.db);
  await insertFigures();
  // Move the invitation to alpha, because beta's owner may see one of beta.
  const invited = host.db.updateTable('staff_invite').where('email', '=', marks.email);
  await invited.set({ shop_id: shops.alpha.id }).execute();
  records = await findRecords();
  const moderator = {
    id: newId(),
    email: 'moderator@example.test',
    name: 'ผู้ดูแล',
    level: 10 as const,
  };
  await host.db
    .insertInto('account')
    .values({ ...moderator, email_verified: true })
    .execute();
  cookies.set('shopper', await signIn(host, accounts.shopper.email));
  cookies.set('ownerBeta', await signIn(host, accounts.ownerBeta.email));
  cookies.set('moderator', await signIn(host, moderator.email));
  cookies.set('betaSession', await signInAtShop(host, accounts.ownerBeta.email, shops.beta.id));
  cookies.set('person', await signIn(host, marks.email));
});
afterAll(() => host.close());

/** Amounts that occur nowhere else in the market. */
async function insertFigures(): Promise<void> {
  const shop_id = shops.alpha.id;
  const id = newId();
  await host.db
    .insertInto('point_entry')
    .values({ account_id: person, id, shop_id, reason: 'adjusted', points: 7_654_062 })
    .execute();
  await host.db
    .insertInto('journal_entry')
    .values({ shop_id, id, kind: 'order.paid', order_id: null, created_at: new Date() })
    .execute();
  const line = { shop_id, entry_id: id, rank: 0, account: 'wallet', holder_id: person };
  await host.db
    .insertInto('journal_line')
    .values({ ...line, amount: 765_432_100 })
    .execute();
}

async function findRecords(): Promise<Readonly<Record<string, string>>> {
  const { rows } = await sql<Record<string, string>>`SELECT
    (SELECT id FROM sales_order WHERE account_id = ${person}) AS orders,
    (SELECT id FROM account_address WHERE account_id = ${person}) AS addresses,
    (SELECT id FROM review WHERE account_id = ${person}) AS reviews,
    (SELECT id FROM notification WHERE account_id = ${person}) AS notifications,
    (SELECT id FROM session WHERE account_id = ${person} LIMIT 1) AS devices,
    (SELECT id FROM form_entry WHERE account_id = ${person}) AS messages,
    (SELECT id FROM page_version WHERE account_id = ${person}) AS versions,
    (SELECT id FROM staff_invite WHERE email = ${marks.email}) AS invites`.execute(host.db);
  return { ...rows[0], staff: person };
}

function routes(isRead: boolean) {
  return host.app.routeTable.filter(
    ({ method, url }) =>
      method !== 'HEAD' &&
      method !== 'OPTIONS' &&
      (method === 'GET') === isRead &&
      // These calls end the session that sends them.
      !/logout|close$/.test(url),
  );
}

function pathOf(url: string): string {
  const product = String(products.cup.id);
  const values: Readonly<Record<string, string>> = {
    shop_id: String(shops.beta.id),
    shopname: shops.beta.shopname,
    order_id: records['orders'] ?? '',
    product_id: product,
    page: 'frontpage',
    slot: 'main',
  };
  return url
    .replace(/(\w+)\/:id/, (_whole, kind: string) => `${kind}/${records[kind] ?? product}`)
    .replaceAll(/:(\w+)/g, (_whole, name: string) => values[name] ?? 'x')
    .replace('*', 'orders');
}

async function bodyOf(method: string, url: string, who: Asking | 'person'): Promise<string> {
  const at = who === 'betaSession' ? BETA : PLATFORM;
  const isApi = url.startsWith('/api/');
  const { body } = await host.inject({
    method: method as 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: pathOf(url),
    headers: {
      host: at,
      origin: `http://${at}`,
      cookie: cookies.get(who) ?? '',
      ...(method !== 'GET' && {
        'content-type': isApi ? 'application/json' : 'application/x-www-form-urlencoded',
      }),
    },
    ...(method !== 'GET' && { payload: isApi ? '{}' : 'a=b' }),
  });
  return body;
}

const shown = (body: string) => secrets.filter((secret) => body.includes(secret));

describe('records of another account', () => {
  test('are in the body of no route that reads', async () => {
    const found: string[] = [];
    for (const { method, url } of routes(true)) {
      for (const who of asking) {
        const secret = shown(await bodyOf(method, url, who));
        if (secret.length > 0) found.push(`${who} ${url}: ${secret.join()}`);
      }
    }
    expect(found).toEqual([]);
  });

  test('stay as they are, and in no body, whichever route that writes is asked', async () => {
    const before = await stateOf(person);
    const found: string[] = [];
    for (const { method, url } of routes(false)) {
      for (const who of asking) {
        const secret = shown(await bodyOf(method, url, who));
        if (secret.length > 0) found.push(`${who} ${url}: ${secret.join()}`);
      }
    }
    expect(found).toEqual([]);
    expect(await stateOf(person)).toEqual(before);
  });

  // Otherwise the tests above would pass for records that no answer ever contains.
  test.each([
    '/my/orders/:id',
    '/my/orders/:id/receipt',
    '/my/addresses',
    '/my/addresses/:id',
    '/my/profile',
    '/my/points',
    '/my/wallet',
    '/my/security',
    '/api/v1/users/me/profile',
    '/api/v1/users/me/points',
    '/api/v1/users/me/wallet',
  ])('are in the body of %s for the person', async (url) => {
    expect(shown(await bodyOf('GET', url, 'person'))).not.toEqual([]);
  });
});

/** Returns the person's rows, and the account itself. */
async function stateOf(account: string): Promise<unknown> {
  const tables = [
    'sales_order',
    'account_address',
    'review',
    'favourite',
    'notification',
    'point_entry',
    'session',
    'passkey',
    'coupon_claim',
    'consent_entry',
    'shop_member',
    'staff',
    'form_entry',
  ];
  const { rows } =
    await sql`SELECT (SELECT to_json(a) FROM account a WHERE id = ${account}) AS account,
    ${sql.join(
      tables.map(
        (table) =>
          sql`(SELECT json_agg(t ORDER BY t::text) FROM ${sql.table(table)} t WHERE account_id = ${account}) AS ${sql.ref(table)}`,
      ),
    )}`.execute(host.db);
  return rows[0];
}
