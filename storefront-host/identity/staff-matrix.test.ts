import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { accounts, products } from '../../test/support/fixture-market.ts';
import { groupRows, groupSecrets, insertGroups } from '../../test/support/access/foreign-groups.ts';
import { foreignBodies, foreignQueries } from '../../test/support/access/foreign-bodies.ts';
import {
  insertForeignNotes,
  orderBody,
  orderRows,
} from '../../test/support/access/foreign-orders.ts';
import { insertForeignMedia, mediaRows } from '../../test/support/access/foreign-media.ts';
import { insertForeignOffers, offerRows } from '../../test/support/access/foreign-offers.ts';
import { importRows, insertForeignImports } from '../../test/support/access/foreign-imports.ts';
import { pageRows } from '../../test/support/access/page-rows.ts';
import { insertForeignPeople, peopleRows } from '../../test/support/access/foreign-people.ts';
import { insertForeignPolicy, settingsRows } from '../../test/support/access/foreign-settings.ts';
import { insertPost } from '../../test/support/records/insert-post.ts';
import { insertDraftLink, insertSchedule } from '../../test/support/records/draft-rows.ts';
import { secretDraft } from '../../test/support/access/secret-draft.ts';
import { stateOfShop } from '../../test/support/access/state-of-shop.ts';
import { placeOrderRows } from '../../test/support/placed-order.ts';
import { signIn } from '../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../test/support/test-host.ts';
import { newId } from '../db/ids.ts';
import { writeAudit } from '../modules/shops/audit-log/audit-log.ts';
import type { StaffFlag } from '../db/schema.ts';

/**
 * Permissions of each staff flag in the shop, written by hand: a row for every route that requires
 * a right in a shop. The path names alpha (2) and a record of beta (3): `ok` is let in, and finds
 * nothing. At beta's own address the same people are refused, whatever their flags in alpha.
 */
const roles = {
  owner: ['owner'],
  web: ['web'],
  product: ['product'],
  design: ['design'],
  blogEdit: ['blog_edit'],
  blogAdd: ['blog_add'],
  dropship: ['dropship'],
} as const satisfies Record<string, readonly StaffFlag[]>;

const matrix: Readonly<Record<string, string>> = {
  //                          owner web  prod dsgn bEd  bAdd drop
  'GET /summary': '             ok  ok  403  403  403  403  403',
  ...settingsRows,
  'GET /opening': '             ok  ok  ok   ok   ok   ok   ok',
  'POST /opening': '            ok  403 403  403  403  403  403',
  'POST /closing': '            ok  403 403  403  403  403  403',
  'DELETE /closing': '          ok  403 403  403  403  403  403',
  ...orderRows,
  'GET /products': '            ok  ok  ok   403  403  403  ok',
  'GET /combinations': '        ok  ok  ok   403  403  403  ok',
  'GET /products.csv': '        ok  ok  ok   403  403  403  ok',
  'GET /products/categories': ' ok  ok  ok   403  403  403  ok',
  'GET /products/:id': '        ok  ok  ok   403  403  403  ok',
  'POST /products': '           ok  403 ok   403  403  403  403',
  'PUT /products/:id': '        ok  403 ok   403  403  403  403',
  'DELETE /products/:id': '     ok  403 ok   403  403  403  403',
  'POST /products/:id/restore': 'ok 403 ok   403  403  403  403',
  'POST /products/bulk': '      ok  403 ok   403  403  403  403',
  'POST /products/bulk/undo': ' ok  403 ok   403  403  403  403',
  'POST /products/:id/duplicate': 'ok 403 ok 403  403  403  403',
  'PUT /products/:id/variants': 'ok 403 ok  403  403  403  403',
  'PUT /products/:id/options': 'ok  403 ok   403  403  403  403',
  'POST /products/:id/stock': ' ok  403 ok   403  403  403  403',
  ...groupRows,
  'GET /stock': '               ok  ok  ok   403  403  403  ok',
  'GET /stock/:id': '           ok  ok  ok   403  403  403  ok',
  ...mediaRows,
  'GET /activity': '            ok  403 403  403  403  403  403',
  'GET /activity.csv': '        ok  403 403  403  403  403  403',
  'GET /staff': '               ok  403 403  403  403  403  403',
  'PUT /staff/:id': '           ok  403 403  403  403  403  403',
  'GET /staff/notices': '       ok  403 403  403  403  403  403',
  'GET /staff/my-notices': 'ok ok ok ok ok ok ok',
  'PUT /staff/my-notices': 'ok ok ok ok ok ok ok',
  'PUT /staff/:id/notices': '   ok  403 403  403  403  403  403',
  'DELETE /staff/:id': '        ok  403 403  403  403  403  403',
  'PUT /staff/second-factor': ' ok  403 403  403  403  403  403',
  'POST /staff/invites': '      ok  403 403  403  403  403  403',
  'POST /staff/hand-over': '    ok  403 403  403  403  403  403',
  'POST /staff/invites/:id/resend': 'ok 403 403 403 403 403 403',
  'DELETE /staff/invites/:id': 'ok  403 403  403  403  403  403',
  ...pageRows,
  ...offerRows,
  ...peopleRows,
  ...importRows,
  'GET /blogs': '               ok  ok  403  403  ok   ok   403',
  'GET /blogs.csv': 'ok ok 403 403 ok ok 403',
  'GET /blogs/tags': '          ok  ok  403  403  ok   ok   403',
  'GET /blogs/:id': '           ok  ok  403  403  ok   ok   403',
  'POST /blogs': '              ok  ok  403  403  ok   ok   403',
  'PUT /blogs/:id': '           ok  ok  403  403  ok   ok   403',
  'DELETE /blogs/:id': '        ok  ok  403  403  ok   ok   403',
  'POST /blogs/:id/restore': '  ok  ok  403  403  ok   ok   403',
  // Keep these last: staff may leave, and then have left. The only owner may not leave.
  'POST /staff/leave': '        ok  ok  ok   ok   ok   ok   ok',
};

let host: TestHost;
const cookies = new Map<string, string>();
/** Records of beta, by the first part of a path. */
const foreign = new Map<string, string>();

beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  await host.db.deleteFrom('staff').where('shop_id', '=', 2).execute();
  for (const [role, flags] of Object.entries(roles)) await enter(role, [...flags]);
  await enter('member', null);
  await host.db
    .insertInto('shop_member')
    .values({ shop_id: 2, account_id: await idOf('member@example.test') })
    .execute();
  await enter('dropShipper', null, { dropship_level: 3 });
  await makeForeign();
});
afterAll(() => host.close());

test('every route that asks for a right in a shop has a row, and every row a route', () => {
  const served = host.app.routeTable
    .filter(({ access, method }) => /^\w+:\w+$/.test(String(access)) && method !== 'HEAD')
    .map(({ method, url }) => `${method} ${url.replace(/\/api\/v1(\/manage)?|\/:shop_id/g, '')}`);
  expect(Object.keys(matrix).toSorted()).toEqual([...new Set(served)].toSorted());
});

describe('with records of another shop', () => {
  test.each(Object.entries(matrix))('%s', async (route, row) => {
    const expected = row.trim().split(/\s+/);
    const names = Object.keys(roles);
    const actual = await Promise.all(names.map((role) => ask(2, route, role)));
    const verdicts = actual.map((status) => (isRefusal(status) ? String(status) : 'ok'));
    expect(Object.fromEntries(names.map((name, at) => [name, verdicts[at]]))).toEqual(
      Object.fromEntries(names.map((name, at) => [name, expected[at]])),
    );
    if (!route.includes('/:id')) return;
    const unseen = new Set([400, 404, 409, 415]);
    expect(actual.filter((status) => !isRefusal(status) && !unseen.has(status))).toEqual([]);
  });

  it('nothing of the other shop has changed', async () => {
    const { rows } = await stateOfShop(host.db, 3);
    expect(rows).toEqual(before.rows);
  });
});

describe('at another shop’s address', () => {
  test.each(Object.keys(matrix))('%s refuses every one of them', async (route) => {
    const names = [...Object.keys(roles), 'member', 'dropShipper'];
    const actual = await Promise.all(names.map((role) => ask(3, route, role)));
    expect(new Set(actual)).toEqual(new Set([403]));
  });
});

describe('a user who is no staff', () => {
  test.each(Object.keys(matrix))('%s refuses a member and a drop-shipper', async (route) => {
    expect(await ask(2, route, 'member')).toBe(403);
    expect(await ask(2, route, 'dropShipper')).toBe(403);
  });

  it('gets the same answer as any shopper on every other route', async () => {
    const others = host.app.routeTable.filter(
      ({ access, method }) => access !== 'public' && !/:/.test(String(access)) && method === 'GET',
    );
    expect(others.length).toBeGreaterThan(10);
    const shopper = await signIn(host, accounts.shopper.email);
    for (const { url } of others) {
      const path = url.replace(/:\w+/g, newId()).replace('*', 'orders');
      const [shopperStatus, ...more] = await Promise.all(
        [
          shopper,
          ...['member', 'dropShipper', 'dropship'].map((role) => cookies.get(role) ?? ''),
        ].map(async (cookie) => (await host.inject({ url: path, headers: { cookie } })).statusCode),
      );
      expect([path, ...more]).toEqual([path, shopperStatus, shopperStatus, shopperStatus]);
    }
  });
});

describe('the data of the other shop', () => {
  const inQuery = ['GET /pages/', 'GET /page/landing'];
  const reads = [...Object.keys(matrix).filter((route) => route.startsWith('GET ')), ...inQuery];

  test.each(reads)('%s shows nothing of it to this shop', async (route) => {
    const answers = await Promise.all(Object.keys(roles).map((role) => answerTo(2, route, role)));
    for (const { body } of answers) {
      expect(secrets.filter((secret) => body.includes(secret))).toEqual([]);
    }
  });

  // Otherwise the test above would pass for records that no answer ever contains. A packed file has
  // its own test, and so have files of lists (export-list.test.ts), labels (parcels.test.ts),
  // pictures (slips.test.ts), papers as files (print-papers.test.ts) and money at the marketplace
  // (market-money.test.ts).
  test.each(
    reads.filter(
      (route) =>
        !/^GET \/(summary|report|vat-limit|wallet-debt|market-money(.csv|\/sums)?|slips.csv|messages.csv|couriers|orders\/labels|orders\/:id\/pictures\/:picture_id|papers\/:id\/pdf|opening|shop-file(\/download)?|shop-upload)$/.test(
          route,
        ),
    ),
  )('%s shows it to its own owner', async (route) => {
    const { status, body } = await answerTo(3, route, 'ownerBeta');
    expect(status).toBe(200);
    expect(secrets.some((secret) => body.includes(secret))).toBe(true);
  });

  it('counts in no figure of this shop', async () => {
    const figures = async (shopId: number, role: string) =>
      JSON.parse((await answerTo(shopId, 'GET /summary', role)).body);
    const one = { to_ship: 1, unanswered_messages: 1, unanswered_reviews: 1 };
    expect(await figures(3, 'ownerBeta')).toMatchObject(one);
    const none = { to_ship: 0, unanswered_messages: 0, unanswered_reviews: 0 };
    expect(await figures(2, 'owner')).toMatchObject(none);
  });
});

let before: Awaited<ReturnType<typeof stateOfShop>>;
/** Texts of beta's records, which no answer to alpha's staff may contain. */
const secrets: string[] = [];

async function makeForeign(): Promise<void> {
  const id = newId();
  const { order_id } = await placeOrderRows(host.db, { shop_id: 3 });
  const data = JSON.stringify({ name: 'ลูกค้า', message: 'สวัสดี' });
  await host.db
    .insertInto('form_entry')
    .values({ shop_id: 3, id, form: 'contactus', data, digest: Buffer.alloc(32), lang: 'th' })
    .execute();
  const document = JSON.stringify({ version: 2, title: '', blocks: [] });
  await host.db
    .insertInto('page_version')
    .values({ shop_id: 3, id, name: 'frontpage', document, published_at: new Date() })
    .execute();
  await host.db
    .insertInto('staff_invite')
    .values({
      shop_id: 3,
      id,
      email: 'x@example.test',
      flags: ['web'],
      token_hash: Buffer.alloc(32),
      lang: 'th',
      expires_at: new Date(Date.now() + 86_400_000),
      invited_by: null,
      accepted_at: null,
    })
    .execute();
  const made = { shop_id: 3, id, account_id: accounts.ownerBeta.id, at: new Date() };
  await insertDraftLink(host.db, made);
  await insertSchedule(host.db, made);
  const imports = await insertForeignImports(host.db, id);
  for (const [list, one] of imports.ids) foreign.set(list, one);
  secrets.push(await insertForeignPeople(host.db, id), imports.secret);
  const combination = await host.db
    .insertInto('product')
    .values({ shop_id: 3, uuid: newId(), parent_id: products.mango.id, title: '', price: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const media = await insertForeignMedia(host.db);
  foreign.set('media', media.id);
  const secretPage = JSON.stringify(secretDraft());
  await host.db
    .insertInto('page')
    .values({ shop_id: 3, name: 'frontpage', title: 'หน้าลับของเบต้า', draft: secretPage })
    .execute();
  await host.db.transaction().execute((trx) =>
    writeAudit(trx, {
      shopId: 3,
      entity: 'product',
      entityId: products.mango.id,
      action: 'updated',
      accountId: accounts.ownerBeta.id,
      before: { price: 1 },
      after: { price: 2 },
      at: new Date(),
    }),
  );
  await host.db
    .updateTable('shop')
    .set({ settings: sql`settings || '{"notify_email":"x@example.test"}'` })
    .where('id', '=', 3)
    .execute();
  const note = await insertForeignNotes(host.db, order_id);
  foreign.set('notes', note.id).set('papers', note.paper);
  secrets.push(...note.secrets);
  const offers = await insertForeignOffers(host.db);
  foreign.set('coupons', offers.coupon).set('promotions', offers.promotion);
  secrets.push(...offers.secrets);
  const post = await insertPost(host.db, 3);
  foreign.set('blogs', String(post.id));
  secrets.push(post.title, ...(await insertForeignPolicy(host.db, 3)));
  const { name, email } = accounts.ownerBeta;
  secrets.push(
    order_id,
    id,
    ...media.secrets,
    products.mango.title,
    products.mango.uuid,
    name,
    email,
  );
  secrets.push('x@example.test', 'หน้าลับของเบต้า', ...groupSecrets);
  cookies.set('ownerBeta', await signIn(host, email));
  foreign.set('reviews', id).set('customers', id).set('customer-segments', id);
  foreign.set('redirects', id).set('questions', id).set('synonyms', id);
  foreign.set('orders', order_id).set('messages', id).set('pages', id).set('invites', id);
  for (const [list, made] of await insertGroups(host.db, 3)) foreign.set(list, String(made.id));
  foreign.set('products', String(products.mango.id)).set('stock', String(combination.id));
  foreign.set('staff', accounts.ownerBeta.id);
  before = await stateOfShop(host.db, 3);
}

function isRefusal(status: number): boolean {
  return status === 401 || status === 403 || status >= 500;
}

async function ask(shopId: number, route: string, role: string): Promise<number> {
  return (await answerTo(shopId, route, role)).status;
}

async function answerTo(shopId: number, route: string, role: string) {
  const [method = '', path = ''] = route.split(' ');
  const [first = '', ...rest] = path.slice(1).split('/');
  const kind = rest.includes('invites') ? 'invites' : first;
  const where =
    path === '/pages/' || first === 'page'
      ? `${path.slice(1)}?project_id=${shopId}`
      : first === 'pages'
        ? `pages/${rest[0]}/${shopId}/${rest.slice(1).join('/')}`
        : '';
  const url = where || `manage/${shopId}${path}${queryOf(path)}`;
  const { statusCode, body } = await host.inject({
    method: method as 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: `/api/v1/${url}`
      .replace(':id', foreign.get(kind) ?? '')
      .replace(':note_id', foreign.get('notes') ?? '')
      .replace(':parcel_id', foreign.get('notes') ?? '')
      .replace(':document', 'shipping')
      .replace(':topic', 'how2buy')
      .replace(':page', 'frontpage')
      .replace(':slot', 'main'),
    headers: { origin: 'http://localhost:4000', cookie: cookies.get(role) ?? '' },
    ...(method !== 'GET' && { payload: bodyOf(path) }),
  });
  return { status: statusCode, body };
}

/** Returns the query that lists of one record's rows and deletions need. */
function queryOf(path: string): string {
  if (path !== '/combinations') return foreignQueries[path] ?? '';
  return `?filter=${JSON.stringify({ parent_id: products.mango.id })}`;
}

/** Returns a valid body if a route takes one, so that no refusal is caused by the body. */
function bodyOf(path: string): object {
  const known = foreignBodies[path];
  if (known) return known;
  if (path.endsWith('/stock')) return { delta: 1, reason: 'received' };
  if (path === '/products/:id') return { revision: 1, price: 1 };
  if (path === '/bulk-runs') return { filter: {}, expected_count: 0, change: { hot: true } };
  if (path === '/products/bulk') return { ids: [products.mango.id], change: { hot: true } };
  if (path === '/products/bulk/undo') return { items: [{ id: products.mango.id, revision: 1 }] };
  if (path === '/products/:id/variants') return { variants: [{ id: 1, revision: 1, price: 1 }] };
  if (path === '/products/:id/options') return { revision: 1, options: [] };
  if (path === '/staff/:id') return { flags: ['web'] };
  if (path.endsWith('notices')) return { event: 'stock', bell: true, mail: false };
  return /^\/(orders|papers)/.test(path) ? orderBody(path, foreign.get('orders') ?? '') : {};
}

async function enter(
  name: string,
  flags: StaffFlag[] | null,
  more: { readonly dropship_level?: number } = {},
): Promise<void> {
  const id = newId();
  const email = `${name}@example.test`;
  await host.db
    .insertInto('account')
    .values({ id, email, name, email_verified: true, ...more })
    .execute();
  if (flags)
    await host.db.insertInto('staff').values({ shop_id: 2, account_id: id, flags }).execute();
  cookies.set(name, await signIn(host, email));
}

async function idOf(email: string): Promise<string> {
  const row = await host.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return row.id;
}
