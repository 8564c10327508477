import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { pageOf } from '@talad/elements/page/page';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { importActs } from '../../../../test/support/activity/import-acts.ts';
import { orderActs } from '../../../../test/support/activity/order-acts.ts';
import { productActs } from '../../../../test/support/activity/product-acts.ts';
import { blogActs } from '../../../../test/support/activity/blog-acts.ts';
import { shopFileActs } from '../../../../test/support/activity/shop-file-acts.ts';
import { pageActs, versionActs } from '../../../../test/support/activity/page-acts.ts';
import { settingsActs } from '../../../../test/support/activity/settings-acts.ts';
import { messageActs } from '../../../../test/support/activity/message-acts.ts';
import { contestantActs } from '../../../../test/support/activity/contestant-acts.ts';
import { redirectActs } from '../../../../test/support/activity/redirect-acts.ts';
import { synonymActs } from '../../../../test/support/activity/synonym-acts.ts';
import { mediaActs } from '../../../../test/support/activity/media-acts.ts';
import { peopleActs } from '../../../../test/support/activity/people-acts.ts';
import { openingActs } from '../../../../test/support/activity/opening-acts.ts';
import { offerActs } from '../../../../test/support/activity/offer-acts.ts';
import { catalogueActs } from '../../../../test/support/activity/catalogue-acts.ts';
import { orderPlacer, placeOrderRows } from '../../../../test/support/placed-order.ts';
import { trackingActs } from '../../../../test/support/activity/tracking-acts.ts';
import { staffActs } from '../../../../test/support/activity/staff-acts.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import {
  startProviders,
  type Providers,
} from '../../../../test/support/payment-providers/providers.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { newId } from '../../../db/ids.ts';
import type { ActivityEntry, ActivityPage } from '../../shops/audit-log/activity.contract.ts';

const ORIGIN = 'http://localhost:4000';
const SHOP = shops.alpha.id;
const manage = `/api/v1/manage/${SHOP}`;
const { ownerAlpha, ownerBeta, staffAlpha, shopper } = accounts;

let providers: Providers;
let host: TestHost;
let cookie: string;
let now = new Date('2026-11-22T05:00:00Z');
beforeAll(async () => {
  providers = await startProviders();
  host = await createTestHost({
    seed: 'small',
    env: { RATE_LIMIT_FACTOR: '100', ...providers.env },
    now: () => now,
  });
  cookie = await signIn(host, ownerAlpha.email, { authenticatedAt: now });
});
afterAll(async () => {
  await host.close();
  await providers.close();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, url: string, payload?: object, who = cookie) =>
  host.inject({
    method,
    url,
    headers: { origin: ORIGIN, cookie: `lang=en; ${who}` },
    ...(payload && { payload }),
  });
const read = async (query = ''): Promise<ActivityPage> =>
  (await call('GET', `${manage}/activity${query}`)).json();

/** One call for each route that changes data, with the beginning of its entry's title. */
const acts: Readonly<Record<string, readonly [title: string, act: () => Promise<unknown>]>> = {
  'PUT /manage/settings': [
    'Changed settings',
    async () => {
      const { revision } = (await call('GET', `${manage}/settings`)).json();
      await call('PUT', `${manage}/settings`, { revision, tel: '021234567' });
    },
  ],
  ...openingActs(
    () => host.db,
    (method, path, body) => call(method, `${manage}/${path}`, body),
  ),
  'POST /manage/orders/:id/ship': ['Shipped an order', () => moveOrder('ship')],
  ...trackingActs(
    () => host.db,
    (path, payload) => {
      const headers = { origin: ORIGIN, cookie, 'content-type': 'application/octet-stream' };
      return host.inject({ method: 'POST', url: `${manage}/${path}`, headers, payload });
    },
    (path, body) => call('POST', `${manage}/${path}`, body),
  ),
  'POST /manage/orders/:id/receive': [
    'Marked the transfer of an order as received',
    () => moveOrder('receive'),
  ],
  'POST /manage/orders/:id/prepare': ['Started packing an order', () => moveOrder('prepare')],
  'POST /manage/orders/:id/deliver': ['Marked an order as delivered', () => moveOrder('deliver')],
  'POST /manage/orders/:id/cancel': ['Cancelled an order', () => moveOrder('cancel')],
  'POST /manage/orders/:id/reopen': [
    'Took a cancelled order again, paid after all',
    () => moveOrder('reopen'),
  ],
  'POST /manage/orders/:id/repay': ['Marked a late payment as sent back', () => moveOrder('repay')],
  ...orderActs(
    (method, path, body) => call(method, `${manage}/${path}`, body),
    orderPlacer(() => host.db),
    tick,
  ),
  ...messageActs({ call: (...args) => call(...args), manage, tick }),
  ...contestantActs({ call: (...args) => call(...args), manage, tick }),
  ...synonymActs({ call: (...args) => call(...args), manage, tick }),
  ...redirectActs({ call: (...args) => call(...args), manage, tick }),
  ...importActs(
    async (method, path, payload, type = 'application/json') => {
      const body = payload && { payload };
      const headers = { origin: ORIGIN, cookie, ...(body && { 'content-type': type }) };
      return (await host.inject({ method, url: `${manage}/${path}`, headers, ...body })).body;
    },
    () => host.host.jobs.drain(),
    tick,
  ),
  'POST /manage/products': [
    'Added a product',
    () => call('POST', `${manage}/products`, { title: 'ชามใหม่', price: 90 }),
  ],
  'DELETE /manage/products/:id': [
    'Deleted a product',
    () => call('DELETE', `${manage}/products/${products.patternUnlimited.id}`),
  ],
  'POST /manage/products/:id/restore': [
    'Restored a product',
    () => call('POST', `${manage}/products/${products.patternUnlimited.id}/restore`),
  ],
  ...productActs((method, path, body) => call(method, `${manage}/${path}`, body)),
  'PUT /manage/products/:id/options': ['Changed the options of a product', sendOptions],
  'PUT /manage/products/:id': [
    'Changed a product',
    () => call('PUT', `${manage}/products/${products.cup.id}`, { revision: 1, price: 99.5 }),
  ],
  'POST /manage/products/:id/stock': [
    'Received stock',
    () =>
      call('POST', `${manage}/products/${products.cup.id}/stock`, { delta: 3, reason: 'received' }),
  ],
  ...catalogueActs((...args) => call(...args), manage, tick),
  ...peopleActs({ db: () => host.db, call: (...args) => call(...args), manage, tick }),
  ...offerActs({ call: (...args) => call(...args), manage, tick }),
  ...blogActs({ call: (...args) => call(...args), manage, tick }),
  ...settingsActs({
    read: async (url) => (await call('GET', url)).json(),
    call: (...args) => call(...args),
    manage,
    tick,
  }),
  ...shopFileActs({
    host: () => host,
    headers: () => ({ origin: ORIGIN, cookie }),
    manage,
    tick,
  }),
  ...mediaActs({ send, tick }),
  ...staffActs({ host: () => host, call: (...args) => call(...args), manage }),
  ...pageActs({ call: (...args) => call(...args), shopId: SHOP, tick }),
  'POST /pages/edit/:page/:slot': ['Edited a page', () => savePage('edit')],
  'POST /pages/publish/:page/:slot': ['Published a page', () => savePage('publish')],
  'POST /pages/revert/:page/:slot': [
    'Reverted to the published page',
    () => call('POST', `/api/v1/pages/revert/${SHOP}/story/main`),
  ],
  ...versionActs({ call: (...args) => call(...args), shopId: SHOP, versionId }),
};
/**
 * These routes change nothing in the shop: they only read, or store one person's view of a list.
 */
const asking =
  /\/(pages\/canvas\/:page|pages\/presence\/:page|pages\/section-data|(promotions|collections)\/preview|orders\/(quote|split)|list-settings\/:list\/\w+)$/;

describe('the record', () => {
  test('knows every route that changes something of a shop', () => {
    const served = host.app.routeTable
      .filter(({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method))
      .filter(({ access, url }) => /^\w+:\w+$/.test(String(access)) || url.includes('/pages/'))
      .map(({ method, url }) => `${method} ${url.replace('/api/v1', '').replace('/:shop_id', '')}`)
      .map((route) => route.replace(/\/$/, ''))
      .filter((route) => !asking.test(route));
    expect(Object.keys(acts).toSorted()).toEqual(served.toSorted());
  });

  test.each(Object.entries(acts))('has what was done by %s', async (_route, [title, act]) => {
    now = new Date(now.getTime() + 1000);
    await act();
    const { entries } = await read();
    expect(entries[0]?.title).toBe(title);
    expect(entries[0]?.at).toBe(now.toISOString());
  });

  it('holds no password, no token and nothing of a shopper', async () => {
    const { rows } = await sql<{ text: string }>`
      SELECT string_agg(concat(before, after), ' ') AS text FROM audit_log`.execute(host.db);
    const hashes = await host.db.selectFrom('account').select('password_hash').execute();
    const stored = hashes.flatMap(({ password_hash: hash }) => hash ?? []);
    expect(stored.length).toBeGreaterThan(0);
    for (const hash of stored) expect(rows[0]?.text).not.toContain(hash);
    for (const secret of ['สมหญิง', 'somying@', '0812345678', 'token', 'สุขุมวิท']) {
      expect(rows[0]?.text).not.toContain(secret);
    }
  });

  it('cannot be changed: there is a call to read it, and no other', () => {
    const routes = host.app.routeTable.filter(({ url }) => url.includes('/activity'));
    expect(new Set(routes.map(({ method }) => method))).toEqual(new Set(['GET', 'HEAD']));
  });
});

describe('an entry', () => {
  const find = (entries: readonly ActivityEntry[], title: string) =>
    entries.find((entry) => entry.title === title);

  it('says before and after in words of the shop, and only what differs', async () => {
    const { entries } = await read('?kind=product');
    expect(find(entries, 'Changed a product')).toMatchObject({
      who: { id: ownerAlpha.id, name: ownerAlpha.name },
      subject: products.cup.title,
      path: `/products/${products.cup.id}`,
      changes: [{ field: 'Price', before: '฿120', after: '฿99.50' }],
    });
    const staff = await read('?kind=staff');
    expect(find(staff.entries, 'Changed staff permissions')).toMatchObject({
      subject: staffAlpha.name,
      changes: [{ field: 'Permissions', before: 'Products and stock', after: 'Storefront design' }],
    });
    const settings = await read('?kind=settings');
    expect(settings.entries[0]?.changes).toEqual([
      { field: 'Two-step sign-in for staff', before: 'Off', after: 'On' },
    ]);
  });

  it('is in the reader’s language', async () => {
    const thai = await host.inject({
      url: `${manage}/activity?kind=stock`,
      headers: { cookie: `lang=th; ${cookie}` },
    });
    const [entry] = thai.json().entries;
    expect(entry).toMatchObject({ title: 'รับสินค้าเข้าสต็อก' });
    // The reopened order reserves two pieces.
    expect(entry.changes[0]).toEqual({ field: 'คงเหลือ', before: '8', after: '11' });
  });

  it('is one for all that a person does to a page in half an hour', async () => {
    const count = async () => {
      const { entries, next } = await read('?kind=page');
      return entries.length + (next ? (await read(`?kind=page&after=${next}`)).entries.length : 0);
    };
    const before = await count();
    await savePage('edit');
    await savePage('edit');
    expect(await count()).toBe(before);
    now = new Date(now.getTime() + 31 * 60_000);
    await savePage('edit');
    expect(await count()).toBe(before + 1);
  });
});

describe('the list', () => {
  it('is filtered by person: present and former staff', async () => {
    const { people, entries } = await read(`?person=${staffAlpha.id}`);
    expect(people).toContainEqual({ id: staffAlpha.id, name: staffAlpha.name });
    expect(people.map(({ id }) => id)).not.toContain(shopper.id);
    expect(entries).toEqual([]);
    const own = await read(`?person=${ownerAlpha.id}`);
    expect(new Set(own.entries.map(({ who }) => who?.id))).toEqual(new Set([ownerAlpha.id]));
  });

  it('goes on by its key: no entry twice, none left out, whatever is added meanwhile', async () => {
    for (let n = 0; n < 70; n += 1) await correctStock(n);
    const first = await read('?kind=stock');
    expect(first.entries).toHaveLength(30);
    await correctStock(70);
    const second = await read(`?kind=stock&after=${first.next}`);
    const third = await read(`?kind=stock&after=${second.next}`);
    expect(third.next).toBeNull();
    const times = [first, second, third].flatMap(({ entries }) => entries.map(({ at }) => at));
    expect(times).toHaveLength(71);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(times).size).toBe(71);
  });

  it('leaves orders out as they come in, and takes two queries however long it is', async () => {
    await host.db
      .insertInto('audit_log')
      .values({
        shop_id: SHOP,
        id: newId(now.getTime() + 5000),
        entity: 'order',
        entity_id: newId(),
        action: 'placed',
        account_id: shopper.id,
        before: null,
        after: '{}',
      })
      .execute();
    const counted = await host.countQueries(() => read());
    expect(counted.result.entries.map(({ who }) => who?.id)).not.toContain(shopper.id);
    const own = counted.statements.filter((statement) => statement.includes('audit_log'));
    expect(own).toHaveLength(2);
  });

  it('has the changes of one product and its stock alone', async () => {
    const { entries } = await read(`?product=${products.cup.id}`);
    expect(new Set(entries.map(({ path }) => path))).toEqual(
      new Set([`/products/${products.cup.id}`]),
    );
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(['product', 'stock']));
  });

  it('is each shop’s own', async () => {
    const beta = await signIn(host, ownerBeta.email);
    const foreign = await call('GET', `${manage}/activity`, undefined, beta);
    expect(foreign.statusCode).toBe(403);
    const own = await call('GET', `/api/v1/manage/${shops.beta.id}/activity`, undefined, beta);
    expect(own.json().entries).toEqual([]);
  });

  it.each(['?kind=secrets', '?person=me', '?after=1'])('%s is refused', async (query) => {
    expect((await call('GET', `${manage}/activity${query}`)).statusCode).toBe(400);
  });
});

async function correctStock(n: number): Promise<void> {
  now = new Date(now.getTime() + 1000);
  const change = { delta: n % 2 === 0 ? 1 : -1, reason: 'count' };
  await call('POST', `${manage}/products/${products.plateOnSale.id}/stock`, change);
}

async function moveOrder(
  action: 'receive' | 'prepare' | 'ship' | 'deliver' | 'cancel' | 'reopen' | 'repay',
): Promise<void> {
  const topic = action === 'deliver' ? 'order.shipped' : 'order.placed';
  const { order_id: id } = await placeOrderRows(host.db, {
    topic,
    ...(['receive', 'reopen', 'repay'].includes(action) && { payment_method: 'transfer' }),
  });
  if (action === 'reopen' || action === 'repay') {
    const payment_status = action === 'repay' ? 'paid' : 'pending';
    await host.db
      .updateTable('sales_order')
      .set({ status: 'cancelled', payment_status })
      .where('id', '=', id)
      .execute();
  }
  await call('POST', `${manage}/orders/${id}/${action}`, { revision: 1 });
}

async function sendOptions(): Promise<void> {
  const path = `${manage}/products/${products.vaseSoldOut.id}`;
  const { revision } = (await call('GET', path)).json();
  const options = [{ title: { th: 'สี' }, items: [{ title: { th: 'ขาว' } }] }];
  await call('PUT', `${path}/options`, { revision, options });
}

/** Sends JSON, or a form with a file. */
async function send(method: 'POST' | 'PUT' | 'DELETE', path: string, body: object | FormData) {
  const sent = body instanceof FormData ? new Response(body) : Response.json(body);
  return host.inject({
    method,
    url: `${manage}${path}`,
    headers: { origin: ORIGIN, cookie, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
}

function tick(): Date {
  now = new Date(now.getTime() + 1000);
  return now;
}

async function savePage(action: 'edit' | 'publish'): Promise<void> {
  const state = (await call('GET', `/api/v1/pages/edit/${SHOP}/story/main`)).json();
  const page = pageOf('เรื่องของเรา', [{ id: newId(), name: 'Headline', props: { title: 'ก' } }]);
  await call('POST', `/api/v1/pages/${action}/${SHOP}/story/main`, {
    blocks: JSON.stringify(page.blocks),
    title: page.title,
    base_revision: state.revision,
  });
}

async function versionId(): Promise<string> {
  const versions = await call('GET', `/api/v1/pages/versions/${SHOP}/story`);
  return versions.json()[0].id;
}
