import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buyerAddress, createBuyer } from '../../../../test/support/buyer.ts';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { manualOrder } from '../../../../test/support/manual-order.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { placeOrderRows } from '../../../../test/support/placed-order.ts';
import type { Report } from './report.contract.ts';
import { daysOf, periodBefore } from './report-days.ts';

let host: TestHost;
let cookie: string;
let now = new Date('2026-11-20T05:00:00Z');
const { cup, mango, plateOnSale } = products;

beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    env: { RATE_LIMIT_FACTOR: '1000' },
    now: () => now,
  });
  cookie = await signIn(host, accounts.ownerAlpha.email);
  await createBuyer(host).setStock(cup.id, 1000);
  await createBuyer(host).setStock(plateOnSale.id, 1000);
  await host.db
    .insertInto('coupon')
    .values({
      shop_id: shops.alpha.id,
      code: 'TEN',
      title: 'ลด',
      kind: 'percent',
      value: 10,
      begins_at: new Date('2026-01-01T00:00:00Z'),
      ends_at: new Date('2027-01-01T00:00:00Z'),
    })
    .execute();
  await fill();
  await fillVisits();
});
afterAll(() => host.close());

const at = (time: string) => {
  now = new Date(time);
};
const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
  host.inject({
    method,
    url: `/api/v1/manage/2/${path}`,
    headers: { origin: 'http://localhost:4000', cookie: `lang=en; ${cookie}` },
    ...(payload && { payload }),
  });

async function enter(product: { readonly id: number }, quantity: number, terms: object = {}) {
  const lines = [{ product_id: product.id, quantity }];
  const quote = (await call('POST', 'orders/quote', { lines, ...terms })).json();
  const reply = await call('POST', 'orders', manualOrder(lines, quote.price.net, terms));
  expect(reply.statusCode).toBe(201);
  return reply.json();
}

/** Inserts orders around midnight in Thailand, cancelled ones, ones with coupons, and another shop's. */
async function fill(): Promise<void> {
  at('2026-11-09T16:59:59.999Z');
  await enter(cup, 1);
  at('2026-11-09T17:00:00Z');
  await enter(cup, 2, { discount: 33.33, fee: 0 });
  at('2026-11-12T05:00:00Z');
  const cancelled = await enter(plateOnSale, 3);
  await withCoupon();
  at('2026-11-14T16:59:59Z');
  await enter(plateOnSale, 1, { discount: 0.01, fee: 12.25 });
  at('2026-11-14T17:00:00Z');
  await enter(cup, 5);
  await call('POST', `orders/${cancelled.id}/cancel`, { revision: 1 });
  const late = await enter(cup, 1);
  await call('POST', `orders/${late.id}/ship`, { revision: 1 });
  await call('POST', `orders/${late.id}/deliver`, { revision: 2 });
  const { order_id } = await placeOrderRows(host.db, { shop_id: shops.beta.id });
  await host.db
    .updateTable('sales_order')
    .set({ placed_at: new Date('2026-11-12T05:00:00Z') })
    .where('id', '=', order_id)
    .execute();
}

/** Inserts sums of past days and visitors of the current day, and those of beta, which must not appear. */
async function fillVisits(): Promise<void> {
  const order = await host.db
    .selectFrom('sales_order')
    .select(['shop_id', 'id as order_id'])
    .where('shop_id', '=', shops.alpha.id)
    .where('coupon', 'is not', null)
    .executeTakeFirstOrThrow();
  const line = { source: 'line', medium: 'chat', campaign: 'sale' };
  const direct = { source: 'direct', medium: '', campaign: '' };
  const other = { source: 'other', medium: '', campaign: '' };
  await host.db
    .insertInto('order_source')
    .values({ ...order, ...line, day: '2026-11-12' })
    .execute();
  const past = { day: '2026-11-10', product_views: 5, carts: 2, checkouts: 1 };
  for (const shop_id of [shops.alpha.id, shops.beta.id]) {
    await host.db
      .insertInto('visit_day')
      .values([
        { ...past, shop_id, visitors: 6, visits: 8 },
        { shop_id, day: '2026-11-09', visitors: 4, visits: 4 },
      ])
      .execute();
    const sources = [
      { ...line, visitors: 4 },
      { ...direct, visitors: 1 },
      { ...other, visitors: 1 },
    ];
    await host.db
      .insertInto('visit_source')
      .values(sources.map((one) => ({ ...one, shop_id, day: '2026-11-10' })))
      .execute();
    const seen = { first_at: now, last_at: now, shop_id, day: '2026-11-14' };
    await host.db
      .insertInto('visitor')
      .values([
        { ...seen, ...line, hash: 'a', visits: 2 },
        { ...seen, ...direct, hash: 'b', visits: 1 },
      ])
      .execute();
    const product_id = shop_id === shops.alpha.id ? cup.id : mango.id;
    await host.db
      .insertInto('visit_product')
      .values({ shop_id, day: '2026-11-10', product_id, views: 5 })
      .execute();
  }
}

/** Places an order of ฿240 with a 10 % coupon through the shop's own checkout. */
async function withCoupon(): Promise<void> {
  const buyer = createBuyer(host);
  const token = await buyer.begin([[cup.uuid, 2]]);
  await buyer.submit(token, { ...buyerAddress, coupon: 'TEN', seen_net: '290' });
  const placed = await buyer.submit(token, { ...buyerAddress, seen_net: '266' });
  expect(placed.kind).toBe('placed');
}

async function read(from: string, to: string): Promise<Report> {
  const reply = await call('GET', `report?from=${from}&to=${to}`);
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

/** Returns the satang that the ledger booked for orders of these days; cancelled ones add up to zero. */
async function booked(from: string, to: string) {
  const { rows } = await sql<{ account: string; amount: number }>`
    SELECT l.account, sum(l.amount)::float8 AS amount
    FROM journal_entry placed
    JOIN journal_entry e ON e.shop_id = placed.shop_id AND e.order_id = placed.order_id
      AND e.kind IN ('order.placed', 'order.cancelled')
    JOIN journal_line l ON l.shop_id = e.shop_id AND l.entry_id = e.id
    WHERE placed.shop_id = ${shops.alpha.id} AND placed.kind = 'order.placed'
      AND placed.created_at >= ${`${from}T00:00:00+07:00`}::timestamptz
      AND placed.created_at < ${`${to}T00:00:00+07:00`}::timestamptz + interval '1 day'
    GROUP BY l.account`.execute(host.db);
  const sums = new Map(rows.map(({ account, amount }) => [account, amount]));
  return (...accountNames: readonly string[]) =>
    accountNames.reduce((sum, account) => sum + (sums.get(account) ?? 0), 0);
}

const satang = (baht: number) => Math.round(baht * 100);

describe('the report', () => {
  it.each([
    ['2026-11-10', '2026-11-14'],
    ['2026-11-09', '2026-11-09'],
    ['2026-11-10', '2026-11-10'],
    ['2026-11-15', '2026-11-15'],
    ['2026-11-01', '2026-11-30'],
    ['2026-10-01', '2026-10-31'],
  ])('of %s to %s adds up with the ledger to the satang', async (from, to) => {
    const { totals, days, best } = await read(from, to);
    const sum = await booked(from, to);
    expect(satang(totals.net)).toBe(sum('receivable:cod'));
    expect(0 - satang(totals.net)).toBe(sum('sales', 'shipping', 'vat:output', 'discount') + 0);
    const perDay = days.reduce((all, { net }) => all + satang(net), 0);
    expect(perDay).toBe(satang(totals.net));
    expect(days.reduce((all, { orders }) => all + orders, 0)).toBe(totals.orders);
    const { rows } = await sql<{ fees: number }>`SELECT coalesce(sum(shipping), 0)::float8 AS fees
      FROM sales_order WHERE shop_id = ${shops.alpha.id} AND status <> 'cancelled'
      AND (placed_at AT TIME ZONE 'Asia/Bangkok')::date BETWEEN ${from}::date AND ${to}::date`.execute(
      host.db,
    );
    const sold = best.reduce((all, { net }) => all + satang(net), 0);
    expect(sold + (rows[0]?.fees ?? 0)).toBe(satang(totals.net));
  });

  it('counts what the list of orders finds by the same days', async () => {
    const { totals } = await read('2026-11-10', '2026-11-14');
    const filter = { from: '2026-11-10', to: '2026-11-14', sold: true };
    const found = (await call('GET', `orders?filter=${JSON.stringify(filter)}`)).json();
    expect(found.total).toBe(totals.orders);
    expect(totals.orders).toBe(3);
    const coupon = JSON.stringify({ ...filter, coupon: true });
    expect((await call('GET', `orders?filter=${coupon}`)).json().total).toBe(totals.coupons);
  });

  it('has average, items, coupons with their cost, and the days before', async () => {
    const report = await read('2026-11-10', '2026-11-14');
    expect(report.totals).toMatchObject({ items: 5, coupons: 1, coupon_cost: 24 });
    expect(report.totals.average).toBe(Math.round((report.totals.net / 3) * 100) / 100);
    expect(report.coupons).toEqual([{ code: 'TEN', orders: 1, cost: 24 }]);
    expect(report.before).toMatchObject({
      from: '2026-11-05',
      to: '2026-11-09',
      totals: { orders: 1, net: 170 },
    });
    expect(report.days.map(({ orders }) => orders)).toEqual([1, 0, 1, 0, 1]);
    expect(report.days.at(-1)?.net_before).toBe(170);
    expect(report.best[0]).toMatchObject({ product_id: cup.id, title: cup.title, items: 4 });
  });

  it('names the best sellers in the reader’s language', async () => {
    await sql`INSERT INTO translation (shop_id, entity, entity_id, lang, fields)
      VALUES (${shops.alpha.id}, 'product', ${cup.id}, 'en', '{"title": "Ceramic cup"}')`.execute(
      host.db,
    );
    const url = '/api/v1/manage/2/report?from=2026-11-10&to=2026-11-14';
    for (const [lang, title] of Object.entries({ th: cup.title, en: 'Ceramic cup' })) {
      const headers = { cookie: `lang=${lang}; ${cookie}` };
      const { best } = (await host.inject({ url, headers })).json<Report>();
      expect(best[0]).toMatchObject({ product_id: cup.id, title });
    }
  });

  it('knows the worth of the stock of this shop alone', async () => {
    const before = (await read('2026-11-10', '2026-11-14')).stock;
    await createBuyer(host).setStock(cup.id, (await createBuyer(host).stockOf(cup.id)) + 2);
    await createBuyer(host).setStock(mango.id, 500);
    const after = (await read('2026-11-10', '2026-11-14')).stock;
    expect(after.items - before.items).toBe(2);
    expect(satang(after.value) - satang(before.value)).toBe(2 * cup.price);
  });

  it('has visitors of days that are over and of today, of this shop alone', async () => {
    const { visits } = await read('2026-11-10', '2026-11-14');
    expect(visits.totals).toEqual({
      visitors: 8,
      visits: 11,
      product_views: 5,
      carts: 2,
      checkouts: 1,
      orders: 1,
      conversion: 12.5,
    });
    expect(visits.before).toMatchObject({ visitors: 4, orders: 0, conversion: 0 });
    expect(visits.days.map(({ visitors }) => visitors)).toEqual([6, 0, 0, 0, 2]);
    expect(visits.days.map(({ orders }) => orders)).toEqual([0, 0, 1, 0, 0]);
    expect(visits.viewed).toEqual([{ product_id: cup.id, title: cup.title, views: 5 }]);
    const { visits: none } = await read('2026-10-01', '2026-10-07');
    expect(none).toMatchObject({ totals: { visitors: 0, conversion: null }, sources: [] });
  });

  it('has sources whose sales, with those of orders by hand, are all sales', async () => {
    const { visits, totals } = await read('2026-11-10', '2026-11-14');
    expect(visits.sources.map(({ source, visitors }) => [source, visitors])).toEqual([
      ['line', 5],
      ['direct', 2],
      ['other', 1],
    ]);
    expect(visits.sources[0]).toMatchObject({ medium: 'chat', orders: 1, net: 266 });
    const net = visits.sources.reduce((all, one) => all + satang(one.net), 0);
    expect(net + satang(visits.uncounted.net)).toBe(satang(totals.net));
    expect(visits.uncounted.orders + 1).toBe(totals.orders);
  });

  it('has the same visitors on the first page', async () => {
    at('2026-11-14T10:00:00Z');
    const summary = (await call('GET', 'summary')).json();
    expect(summary.visitors).toEqual({ today: 2, week_conversion: 8.33 });
  });

  it.each([
    ['from=2026-11-10&to=2026-11-09', 400],
    ['from=2025-01-01&to=2026-11-09', 400],
    ['from=2026-02-31&to=2026-11-09', 400],
    ['from=2026-11-10', 400],
  ])('refuses %s', async (query, status) => {
    expect((await call('GET', `report?${query}`)).statusCode).toBe(status);
  });
});

describe('the period before', () => {
  it('has as many days, over the ends of months and years', () => {
    expect(periodBefore({ from: '2026-01-01', to: '2026-01-07' })).toEqual({
      from: '2025-12-25',
      to: '2025-12-31',
    });
    expect(daysOf({ from: '2024-02-28', to: '2024-03-01' })).toBe(3);
  });
});
