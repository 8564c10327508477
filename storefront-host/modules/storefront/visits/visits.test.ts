import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buyerAddress, createBuyer } from '../../../../test/support/buyer.ts';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { createHost } from '../../../startup/create-host.ts';
import { openDatabase } from '../../../db/open.ts';
import { closeDays } from '../../../visits/close-days.ts';
import { MAX_SOURCES } from '../../../visits/visit-counter.ts';
import { writeVisits } from '../../../visits/write-visits.ts';

let host: TestHost;
let now: Date;
const { alpha, beta, mall } = shops;
const { cup, mango } = products;
const tables = ['visitor', 'visit_day', 'visit_source', 'visit_product', 'order_source'] as const;

beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    env: { RATE_LIMIT_FACTOR: '1000' },
    now: () => now,
  });
});
beforeEach(async () => {
  // 12:00 in Thailand.
  now = new Date('2026-11-20T05:00:00Z');
  await host.host.visits.flush();
  for (const table of tables) await host.db.deleteFrom(table).execute();
});
afterAll(() => host.close());

const android =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';

interface VisitOptions {
  readonly ip?: string;
  readonly [header: string]: string | undefined;
}

function visit(url: string, { ip = '203.0.113.5', ...headers }: VisitOptions = {}) {
  return host.inject({
    url,
    remoteAddress: ip,
    headers: { 'user-agent': android, 'accept-language': 'th', ...headers },
  });
}

function post(url: string, payload: object, { ip = '203.0.113.5', ...headers }: VisitOptions = {}) {
  return host.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress: ip,
    headers: {
      'user-agent': android,
      'accept-language': 'th',
      origin: 'http://localhost:4000',
      ...headers,
    },
  });
}

async function flushed(shopId: number) {
  await host.host.visits.flush();
  const [days, visitors, viewed] = await Promise.all([
    host.db.selectFrom('visit_day').selectAll().where('shop_id', '=', shopId).execute(),
    host.db
      .selectFrom('visitor')
      .select(['source', 'medium', 'campaign', 'visits'])
      .where('shop_id', '=', shopId)
      .orderBy('first_at')
      .orderBy('source')
      .execute(),
    host.db
      .selectFrom('visit_product')
      .select(['product_id', 'views'])
      .where('shop_id', '=', shopId)
      .execute(),
  ]);
  return { day: days[0], visitors, viewed };
}

describe('a page', () => {
  it('is counted from the cache too, without a query', async () => {
    await visit('/web/alpha');
    const again = await host.countQueries(() => visit('/web/alpha'));
    expect(again.result.statusCode).toBe(200);
    expect(again.statements).toEqual([]);
    const { etag } = again.result.headers;
    const unchanged = await visit('/web/alpha', { 'if-none-match': String(etag) });
    expect(unchanged.statusCode).toBe(304);
    const { day, visitors } = await flushed(alpha.id);
    expect(day).toMatchObject({ day: '2026-11-20', views: 3, product_views: 0 });
    expect(visitors).toEqual([{ source: 'direct', medium: '', campaign: '', visits: 1 }]);
    expect((await flushed(beta.id)).day).toBeUndefined();
  });

  it('of a product on the marketplace counts for its seller, as from the marketplace', async () => {
    await visit(`/product/cup/${cup.id}`);
    expect((await flushed(mall.id)).day).toMatchObject({ views: 1, product_views: 0 });
    const { day, visitors, viewed } = await flushed(alpha.id);
    expect(day).toMatchObject({ views: 1, product_views: 1 });
    expect(visitors).toMatchObject([{ source: 'direct' }]);
    expect(viewed).toEqual([{ product_id: cup.id, views: 1 }]);
    const { visitors: others } = await afterStepTo(`/product/mango/${mango.id}`, beta.id);
    expect(others).toMatchObject([{ source: 'marketplace' }]);
  });

  async function afterStepTo(url: string, shopId: number) {
    await visit(url, { referer: `http://localhost:4000/product/cup/${cup.id}` });
    return flushed(shopId);
  }

  it.each([
    ['that is missing', '/web/alpha/no-such-page', {}],
    ['that was fetched ahead', '/web/alpha', { 'sec-purpose': 'prefetch' }],
    ['of a robot', '/web/alpha', { 'user-agent': 'Googlebot/2.1' }],
    ['with Do Not Track', '/web/alpha', { dnt: '1' }],
    ['with Global Privacy Control', '/web/alpha', { 'sec-gpc': '1' }],
  ])('%s is not counted', async (_name, url, headers) => {
    await visit(url, headers);
    expect(await flushed(alpha.id)).toMatchObject({ day: undefined, visitors: [] });
  });

  it("of the shop's own staff is not counted, on the marketplace neither", async () => {
    const cookie = await signIn(host, accounts.staffAlpha.email);
    await visit('/web/alpha', { cookie });
    await visit(`/product/cup/${cup.id}`, { cookie });
    expect(await flushed(alpha.id)).toMatchObject({ day: undefined, visitors: [], viewed: [] });
    await visit('/web/beta', { cookie });
    expect((await flushed(beta.id)).day).toMatchObject({ views: 1 });
  });

  it('that was fetched ahead is counted when it is opened', async () => {
    const page = await visit(`/web/alpha/product/cup/${cup.id}`, { 'sec-purpose': 'prefetch' });
    const meta = /name="talad-visit" content="([^"]+)"/.exec(page.body)?.[1] ?? '';
    const body = {
      visit: JSON.parse(meta.replaceAll('&quot;', '"')),
      referrer: 'https://www.google.com/',
      query: '?utm_source=x',
    };
    const reply = await post('/api/v1/visits/page', body);
    expect(reply.statusCode).toBe(204);
    const { day, visitors, viewed } = await flushed(alpha.id);
    expect(day).toMatchObject({ views: 1, product_views: 1 });
    expect(visitors).toMatchObject([{ source: 'x' }]);
    expect(viewed).toEqual([{ product_id: cup.id, views: 1 }]);
    const made = { visit: { shopId: 999_999, base: '', product: { id: 1, shopId: 2 } } };
    const forged = await post('/api/v1/visits/page', { ...made, referrer: '', query: '' });
    expect(forged.statusCode).toBe(204);
    expect((await flushed(alpha.id)).viewed).toEqual(viewed);
    expect((await post('/api/v1/visits/page', { more: 1 })).statusCode).toBe(400);
  });
});

describe('a visitor', () => {
  it('is one for the day however many pages, and a new visit after half an hour', async () => {
    await visit('/web/alpha', { referer: 'https://www.google.com/' });
    await visit('/web/alpha/search', { referer: 'http://localhost:4000/web/alpha' });
    await host.host.visits.flush();
    now = new Date(now.getTime() + 29 * 60_000);
    await visit('/web/alpha', { referer: 'https://www.facebook.com/' });
    await visit('/web/alpha', { ip: '203.0.113.6' });
    expect((await flushed(alpha.id)).visitors).toEqual([
      { source: 'google', medium: '', campaign: '', visits: 1 },
      { source: 'direct', medium: '', campaign: '', visits: 1 },
    ]);
    now = new Date(now.getTime() + 31 * 60_000);
    await visit('/web/alpha');
    expect((await flushed(alpha.id)).visitors[0]).toMatchObject({ source: 'google', visits: 2 });
  });

  it('leaves neither address nor browser, and another name at each shop and day', async () => {
    await visit('/web/alpha');
    await visit('/web/beta');
    now = new Date('2026-11-20T17:00:00Z');
    await visit('/web/alpha');
    await host.host.visits.flush();
    const rows = await host.db.selectFrom('visitor').selectAll().execute();
    expect(rows.map(({ day }) => day).toSorted()).toEqual([
      '2026-11-20',
      '2026-11-20',
      '2026-11-21',
    ]);
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(3);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|Mozilla|Chrome/);
  });

  it('from made-up referrers fills a list with an end; known sources stay', async () => {
    now = new Date('2026-11-22T05:00:00Z');
    for (let number = 0; number < MAX_SOURCES + 50; number += 1) {
      await visit('/web/alpha', {
        ip: `198.51.100.${number % 250}`,
        'accept-language': `th;q=0.${number}`,
        referer: `https://site${number}.example/`,
      });
    }
    await visit('/web/alpha', { ip: '203.0.113.9', referer: 'https://l.facebook.com/' });
    const { visitors } = await flushed(alpha.id);
    expect(visitors).toHaveLength(MAX_SOURCES + 51);
    const sources = new Set(visitors.map(({ source }) => source));
    expect(sources.size).toBeLessThanOrEqual(MAX_SOURCES + 2);
    expect(sources).toContain('facebook');
    expect(sources).toContain('other');
  });
});

describe('the way to an order', () => {
  it('is counted by shop: cart, checkout, and the order with the source of its visitor', async () => {
    await createBuyer(host).setStock(cup.id, 100);
    await visit('/web/alpha?utm_source=line&utm_medium=chat&utm_campaign=songkran');
    expect((await post('/api/v1/visits/cart', { product_uuid: cup.uuid })).statusCode).toBe(204);
    const unknown = await post('/api/v1/visits/cart', { product_uuid: randomUUID() });
    expect(unknown.statusCode).toBe(204);
    const token = await checkedOut();
    const form = new URLSearchParams({ ...buyerAddress, seen_net: '170' }).toString();
    const sent = () =>
      host.inject({
        method: 'POST',
        url: `/checkout/${token}`,
        payload: form,
        remoteAddress: '203.0.113.5',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'user-agent': android,
          'accept-language': 'th',
          origin: 'http://localhost:4000',
        },
      });
    expect((await sent()).headers.location).toContain('/orders/');
    // Sends the same click once more.
    await sent();
    const { day, visitors } = await flushed(alpha.id);
    expect(day).toMatchObject({ carts: 1, checkouts: 1 });
    expect(visitors).toHaveLength(1);
    expect(await host.db.selectFrom('order_source').selectAll().execute()).toMatchObject([
      { shop_id: alpha.id, source: 'line', medium: 'chat', campaign: 'songkran' },
    ]);
  });

  async function checkedOut(): Promise<string> {
    const reply = await post('/api/v1/cart/checkout', {
      shop_id: alpha.id,
      products: [{ product_uuid: cup.uuid, quantity: 1 }],
    });
    return new URL(reply.json().data.url).pathname.slice('/checkout/'.length);
  }

  it('without JavaScript counts the forms', async () => {
    const add = `product_uuid=${cup.uuid}&quantity=1&buy=1`;
    const reply = await host.inject({
      method: 'POST',
      url: '/web/alpha/cart/items',
      payload: add,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'user-agent': android,
        origin: 'http://localhost:4000',
      },
    });
    expect(reply.headers.location).toContain('/checkout/');
    expect((await flushed(alpha.id)).day).toMatchObject({ carts: 1, checkouts: 1 });
  });
});

describe('counts', () => {
  it('of several processes add up, and an orderly stop writes what is left', async () => {
    const opened = openDatabase(host.database.connection, { max: 2 });
    const second = await createHost(host.host.config, opened, {
      secrets: host.host.secrets,
      now: () => now,
      onTrouble: ({ error }) => expect(error).toBeUndefined(),
    });
    await visit('/web/alpha');
    const same = { 'user-agent': android, 'accept-language': 'th' };
    for (const ip of ['203.0.113.5', '203.0.113.7']) {
      second.host.visits.page(
        { ip, headers: same, visitor: null },
        {
          visit: { shopId: alpha.id, base: '/web/alpha' },
          query: new URLSearchParams(),
          referrer: undefined,
          origin: 'http://localhost:4000',
        },
      );
    }
    await second.close();
    await opened.close();
    const { day, visitors } = await flushed(alpha.id);
    expect(day).toMatchObject({ views: 3 });
    expect(visitors).toHaveLength(2);
    expect(visitors.map(({ visits }) => visits)).toEqual([1, 1]);
  });

  it('wait for a database that is away', async () => {
    await visit('/web/alpha');
    await sql`ALTER TABLE visit_day RENAME TO visit_day_away`.execute(host.db);
    await host.host.visits.flush();
    await visit('/web/alpha');
    await sql`ALTER TABLE visit_day_away RENAME TO visit_day`.execute(host.db);
    const { day, visitors } = await flushed(alpha.id);
    expect(day).toMatchObject({ views: 2 });
    expect(visitors).toMatchObject([{ visits: 1 }]);
  });

  it('become sums when the day is over, once, and the visitors are gone', async () => {
    await visit('/web/alpha', { referer: 'https://www.google.com/' });
    await visit('/web/alpha', { ip: '203.0.113.8' });
    await visit('/web/beta');
    await host.host.visits.flush();
    await closeDays(host.db, now);
    expect((await flushed(alpha.id)).visitors).toHaveLength(2);
    const tomorrow = new Date('2026-11-20T19:12:00Z');
    await closeDays(host.db, tomorrow);
    await closeDays(host.db, tomorrow);
    const { day, visitors } = await flushed(alpha.id);
    expect(visitors).toEqual([]);
    expect(day).toMatchObject({ visitors: 2, visits: 2, views: 2 });
    const sources = await host.db
      .selectFrom('visit_source')
      .select(['source', 'visitors'])
      .where('shop_id', '=', alpha.id)
      .orderBy('source')
      .execute();
    expect(sources).toEqual([
      { source: 'direct', visitors: 1 },
      { source: 'google', visitors: 1 },
    ]);
    await closeDays(host.db, new Date('2028-12-20T05:00:00Z'));
    expect((await flushed(alpha.id)).day).toBeDefined();
    await closeDays(host.db, new Date('2028-12-21T05:00:00Z'));
    expect((await flushed(alpha.id)).day).toBeUndefined();
  });

  it('of nothing ask nothing', async () => {
    await host.host.visits.flush();
    expect((await host.countQueries(() => host.host.visits.flush())).statements).toEqual([]);
    expect(await writeVisits(host.db, [])).toEqual([]);
  });
});
