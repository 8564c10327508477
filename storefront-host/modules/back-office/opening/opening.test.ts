import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { placeOrderRows } from '../../../../test/support/placed-order.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { retainedTables, removeClosedShops, removedTables } from './remove-shops.ts';

const { alpha, beta, mall } = shops;
const ORIGIN = 'http://localhost:4000';
let host: TestHost;

beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
});
afterAll(() => host.close());
beforeEach(async () => {
  await host.db.updateTable('shop').set({ opened_at: new Date(), closed_at: null }).execute();
  await host.db.updateTable('shop').set({ settings: '{}' }).where('id', '=', mall.id).execute();
});

const get = (url: string, cookie = '') =>
  host.inject({ url, headers: { cookie, 'accept-language': 'th' } });
const manage = async (
  email: string,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
) =>
  host.inject({
    method,
    url: `/api/v1/manage/${alpha.id}/${path}`,
    headers: { origin: ORIGIN, cookie: await signIn(host, email) },
    ...(payload && { payload }),
  });
const hide = () =>
  host.db.updateTable('shop').set({ opened_at: null }).where('id', '=', alpha.id).execute();
const own = products.shirt;

describe('a shop that is not open yet', () => {
  beforeEach(hide);

  it.each(['', '/search', `/product/${own.id}`, '/contactus'])(
    'shows visitors that it opens soon at %s, and search engines nothing',
    async (path) => {
      const page = await get(`/web/alpha${path}`);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('เปิดเร็ว\u00a0ๆ นี้');
      expect(page.body).toContain('<meta name="robots" content="noindex');
      expect(page.body).not.toContain(own.title);
    },
  );

  it('is in no list of the marketplace, and the other shop still is', async () => {
    const found = await get('/api/v1/products/search');
    const of = (shopId: number) =>
      found.json().products.filter((one: { shop_id: number }) => one.shop_id === shopId);
    expect(of(alpha.id)).toEqual([]);
    expect(of(beta.id)).not.toEqual([]);
    const named = await get(
      `/api/v1/products/search?filter=${encodeURIComponent(JSON.stringify({ shop_id: alpha.id }))}`,
    );
    expect(named.json().products).toEqual([]);
    const sellers = await get('/api/v1/shops/search');
    expect(sellers.json().shops.map((one: { id: number }) => one.id)).not.toContain(alpha.id);
    const listed = await sitemapPages();
    expect(listed.some((page) => page.includes('/web/beta'))).toBe(true);
    expect(listed.filter((page) => page.includes('/web/alpha'))).toEqual([]);
    expect((await get(`/product/${own.id}`)).statusCode).toBe(410);
    expect((await get(`/api/v1/products/${own.id}/detail`)).statusCode).toBe(404);
    expect((await get('/api/v1/products/search?site=alpha')).statusCode).toBe(404);
  });

  it('has no page as a seller, and says nothing of itself to other sites', async () => {
    const gone = [
      `/seller/${alpha.id}/alpha`,
      `/api/v1/shops/${alpha.id}/detail`,
      `/api/v1/shops/${alpha.id}/reviews`,
      '/api/v1/shops/info?site=alpha',
      `/api/v1/products/${own.id}/subproducts`,
    ];
    const lists = ['/', '/seller', '/api/v1/frontpage', '/promotion', '/all-brands'];
    const answers = await Promise.all(
      [...gone, ...lists].map(async (url) => {
        const { statusCode, body } = await get(url);
        return [url, statusCode, body.includes(alpha.title) || body.includes(own.title)] as const;
      }),
    );
    expect(answers).toEqual([
      ...gone.map((url) => [url, 404, false]),
      ...lists.map((url) => [url, 200, false]),
    ]);
  });

  it('sells nothing: a cart reports that its product is not for sale', async () => {
    const status = await host.inject({
      method: 'POST',
      url: '/api/v1/cart/status',
      headers: { origin: ORIGIN },
      payload: { products: [{ product_uuid: products.cup.uuid, quantity: 1 }] },
    });
    expect(status.json().product_data[products.cup.uuid]).toMatchObject({ ready_to_sell: false });
  });

  it('is shown to its staff as it will be, with a word that visitors do not see it', async () => {
    const cookie = await signIn(host, accounts.ownerAlpha.email);
    const page = await get('/web/alpha/search', cookie);
    expect(page.body).toContain(own.title);
    expect(page.body).toContain('ลูกค้ายังเห็นเพียงหน้า');
    const stranger = await get('/web/alpha/search', await signIn(host, accounts.ownerBeta.email));
    expect(stranger.body).not.toContain(own.title);
  });

  it('is opened by its owner, and is in the lists at once', async () => {
    const isListed = async () =>
      (await get('/api/v1/products/search'))
        .json()
        .products.some((one: { id: number }) => one.id === own.id);
    expect(await isListed()).toBe(false);
    expect((await get('/web/alpha/search')).body).not.toContain(own.title);
    expect((await manage(accounts.staffAlpha.email, 'POST', 'opening')).statusCode).toBe(403);
    expect((await manage(accounts.ownerBeta.email, 'POST', 'opening')).statusCode).toBe(403);
    const opened = await manage(accounts.ownerAlpha.email, 'POST', 'opening');
    expect(opened.json()).toMatchObject({ state: 'open' });
    expect(await isListed()).toBe(true);
    expect((await get('/web/alpha/search')).body).toContain(own.title);
  });

  it('waits for an operator where the platform looks at each shop first', async () => {
    await host.db
      .updateTable('shop')
      .set({ settings: '{"approve_shops":true}' })
      .where('id', '=', mall.id)
      .execute();
    const requested = await manage(accounts.ownerAlpha.email, 'POST', 'opening');
    expect(requested.json()).toMatchObject({ state: 'asked' });
    expect((await get('/web/alpha')).body).toContain('เปิดเร็ว\u00a0ๆ นี้');
    const cookie = await signIn(host, accounts.operator.email);
    expect((await get('/admin/openings', cookie)).body).toContain(alpha.title);
    const approved = await host.inject({
      method: 'POST',
      url: `/admin/openings/${alpha.id}`,
      headers: { origin: ORIGIN, cookie },
    });
    expect(approved.statusCode).toBe(303);
    expect((await get('/web/alpha/search')).body).toContain(own.title);
    expect((await get('/admin/openings', cookie)).body).not.toContain(alpha.title);
  });
});

describe('first steps', () => {
  it('tick what the owner has done', async () => {
    const { steps } = (await manage(accounts.ownerAlpha.email, 'GET', 'opening')).json();
    const done = Object.fromEntries(
      steps.map((step: { key: string; done: boolean }) => [step.key, step.done]),
    );
    expect(done).toMatchObject({ product: true, shipping: true, contact: false, open: true });
    await host.db
      .updateTable('shop')
      .set({ address: '1 ถนนสุขใจ' })
      .where('id', '=', alpha.id)
      .execute();
    const after = (await manage(accounts.ownerAlpha.email, 'GET', 'opening')).json();
    expect(after.steps).toContainEqual({ key: 'contact', done: true });
    expect(after.steps).toContainEqual({ key: 'payment', done: true });
    const payments = JSON.stringify({ payments: { cod: false } });
    await sql`UPDATE shop SET settings = settings || ${payments}::jsonb WHERE id = ${alpha.id}`.execute(
      host.db,
    );
    const unpaid = (await manage(accounts.ownerAlpha.email, 'GET', 'opening')).json();
    expect(unpaid.steps).toContainEqual({ key: 'payment', done: false });
    await sql`UPDATE shop SET settings = settings - 'payments' WHERE id = ${alpha.id}`.execute(
      host.db,
    );
  });
});

describe('closing a shop', () => {
  it('asks for its name, hides it at once, says when it is removed, and can be taken back', async () => {
    const { email } = accounts.ownerAlpha;
    const wrong = await manage(email, 'POST', 'closing', { shopname: 'beta' });
    expect([wrong.statusCode, wrong.json().code]).toEqual([409, 'WRONG_SHOPNAME']);
    expect((await get('/web/alpha/search')).body).toContain(own.title);
    const closed = await manage(email, 'POST', 'closing', { shopname: 'alpha' });
    expect(closed.json().state).toBe('closed');
    const days = (new Date(closed.json().removed_at).getTime() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    const page = await get('/web/alpha/search');
    expect([page.statusCode, page.body.includes(own.title)]).toEqual([410, false]);
    const back = await manage(email, 'DELETE', 'closing');
    expect(back.json().state).toBe('open');
    expect((await get('/web/alpha/search')).body).toContain(own.title);
  });
});

describe('closing a shop with an unfinished order', () => {
  it('is refused, and the shop stays open', async () => {
    await placeOrder();
    const { email } = accounts.ownerAlpha;
    expect((await manage(email, 'GET', 'opening')).json().open_orders).toBeGreaterThan(0);
    const refused = await manage(email, 'POST', 'closing', { shopname: 'alpha' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'OPEN_ORDERS']);
    expect((await get('/web/alpha/search')).body).toContain(own.title);
  });
});

describe('a shop that closed 30 days ago', () => {
  it('is removed with its products, pages and name; orders and other shops stay', async () => {
    const { id: orderId } = await placeOrder();
    const day = 86_400_000;
    await host.db
      .updateTable('shop')
      .set({ closed_at: new Date(Date.now() - 29 * day) })
      .where('id', '=', alpha.id)
      .execute();
    expect(await removeClosedShops(host.db, new Date())).toBe(0);
    expect(await removeClosedShops(host.db, new Date(Date.now() + 2 * day))).toBe(1);
    const left = await host.db.selectFrom('product').select('shop_id').distinct().execute();
    expect(left.map((row) => row.shop_id)).toEqual([beta.id]);
    const order = await host.db
      .selectFrom('sales_order')
      .select('shop_id')
      .where('id', '=', orderId)
      .executeTakeFirst();
    expect(order).toEqual({ shop_id: alpha.id });
    expect((await get('/web/alpha')).statusCode).toBe(404);
    expect(await removeClosedShops(host.db, new Date(Date.now() + 3 * day))).toBe(0);
  });

  it('leaves no table out: each with shop_id is removed or kept', async () => {
    const { rows } = await sql<{ name: string }>`
      SELECT table_name AS name FROM information_schema.columns
      WHERE column_name = 'shop_id' AND table_schema = 'public'`.execute(host.db);
    expect(rows.map(({ name }) => name).toSorted()).toEqual(
      [...removedTables, ...retainedTables].toSorted(),
    );
  });
});

async function placeOrder() {
  const { order_id: id } = await placeOrderRows(host.db, { topic: 'order.placed' });
  return { id };
}

/** Returns the addresses of all parts of the platform's sitemap. */
async function sitemapPages(): Promise<readonly string[]> {
  const places = (xml: string) =>
    Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) => url ?? '');
  const parts = places((await get('/sitemap.xml')).body).filter((url) => url.includes('/sitemap'));
  const bodies = await Promise.all(
    parts.map(async (url) => (await get(new URL(url).pathname)).body),
  );
  return bodies.flatMap(places);
}
