import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts, categories, shops } from '../../../test/support/fixture-market.ts';
import { fillQuickly } from '../../../test/support/records/fill-quickly.ts';
import {
  fillBrands,
  fillCollections,
  fillContestants,
  fillTags,
} from '../../../test/support/records/fill-named.ts';
import {
  CUSTOMER,
  fillSales,
  PAPERS_ORDER,
  PARENT,
} from '../../../test/support/records/fill-sales.ts';
import type { Db } from '../../db/open.ts';
import { explain } from '../../../test/support/postgres/explain.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';
import { countHits, frequentQuery } from './count-hits.ts';
import { foundBy } from './list-source.ts';
import { orderOfPage } from './page-order.ts';
import { countQuery, countRows, exactQuery, keyQuery } from './read-page.ts';

/**
 * Lists of a shop with 100,000 records, next to another shop's: every sort in both directions, from the
 * top and from far down, with each filter named here. A list without an entry fails.
 */
const SHOP = shops.alpha.id;
const dayBefore = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const filters: Readonly<Record<string, readonly object[]>> = {
  products: [
    {},
    { status: 'availability' },
    { status: 'comingsoon' },
    { category_id: categories.alphaHome.id },
    { low: 5 },
    { q: 'กระเป๋า' },
    { q: '8850999320019' },
    { q: 'qz' },
  ],
  brands: [{}],
  tags: [{}],
  contestants: [{}],
  collections: [{}],
  combinations: [{ parent_id: PARENT }, { parent_id: PARENT, q: 'x' }],
  stock: [{}, { low: 5 }, { q: 'กระเป๋า' }, { q: 'qz' }],
  orders: [
    {},
    { status: 'placed' },
    { status: 'cancelled' },
    { stage: 'placed' },
    { stage: 'pending_payment' },
    { stage: 'paid' },
    { stage: 'preparing' },
    { stage: 'part_shipped' },
    { stage: 'shipped' },
    { stage: 'delivered' },
    { stage: 'completed' },
    { stage: 'cancelled' },
    { owed_back: true },
    { cod_due: true },
    { cod: 'collected', from: '2026-01-01', to: '2026-01-07' },
    { cod: 'remitted', from: '2026-01-01', to: '2026-01-07' },
    { cod: 'refused', from: '2026-01-01', to: '2026-01-07' },
    { tag: 'VIP' },
    { tag: 'ปีใหม่' },
    { tag: 'ส่งแล้ว' },
    { tag: 'ส่งแล้ว', stage: 'cancelled' },
    { coupon: true },
    { tag: 'VIP', stage: 'shipped', from: dayBefore(60), to: dayBefore(40) },
    { q: 'somchai' },
    { q: 'วิชัย' },
    { q: '#77' },
    { q: 'qz' },
    { from: '2026-01-01', to: '2026-01-07', sold: true },
    { from: dayBefore(46), to: dayBefore(40), sold: true },
    { from: dayBefore(80), to: dayBefore(60), sold: true },
    { from: dayBefore(84), to: dayBefore(1), sold: true },
    { from: dayBefore(80), to: dayBefore(60), reminded: true },
    { customer_id: CUSTOMER },
  ],
  'past-orders': [{}, { q: 'สมหญิง 99' }, { q: '#A-77' }, { q: 'qz' }],
  papers: [
    {},
    { month: '2026-01' },
    { kind: 'credit' },
    { month: '2026-01', kind: 'credit' },
    { order_id: PAPERS_ORDER },
  ],
  slips: [{}, { state: 'waiting' }, { state: 'refused' }],
  'market-money': [{}],
  customers: [
    {},
    { q: 'สมหญิง 99' },
    { q: '081-000-04' },
    { q: 'qz' },
    { tag: 'ขายส่ง' },
    { tag: 'ไม่มี' },
    { lang: 'en' },
    { marketing: true },
    { marketing: false },
    { kind: 'member' },
    { kind: 'guest' },
    { kind: 'account' },
    { min_orders: 2 },
    { min_spend: 90_000 },
    { idle_days: 90 },
    { recent_days: 7, marketing: true },
    { min_orders: 5, idle_days: 30, tag: 'ขายส่ง' },
  ],
  messages: [
    {},
    { unread: true },
    { state: 'open' },
    { state: 'answered' },
    { state: 'spam' },
    { form: 'business' },
    { form: 'business', state: 'open' },
    { assigned_to: accounts.ownerAlpha.id },
    { q: 'c4ca4238a0b9' },
    { q: 'สมหญิง' },
    { q: 'qz' },
  ],
  promotions: [
    {},
    { state: 'running' },
    { state: 'upcoming' },
    { state: 'draft' },
    { state: 'ended' },
    { kind: 'flash' },
    { q: 'summer' },
  ],
  redirects: [{}, { q: 'old' }],
  synonyms: [{}, { q: 'old' }],
  'missed-searches': [{}, { q: 'old' }],
  questions: [
    {},
    { state: 'waiting' },
    { state: 'hidden' },
    { product_id: PARENT },
    { q: 'qz' },
    { q: 'ไม่มี' },
  ],
  reviews: [
    {},
    { stars: 2 },
    { state: 'unanswered' },
    { state: 'hidden' },
    { state: 'reported' },
    { stars: 5, state: 'unanswered' },
    { q: 'qz' },
    { q: 'ไม่มี' },
  ],
  coupons: [
    {},
    { state: 'running' },
    { state: 'upcoming' },
    { state: 'used_up' },
    { state: 'ended' },
    { q: 'SUMMER' },
  ],
  media: [{}, { tag: 'rare' }, { tag: 'common' }, { q: 'banner' }, { q: 'ปกหน้า 77' }, { q: 'qz' }],
  blogs: [{}, { state: 'published' }, { state: 'scheduled' }, { state: 'draft' }, { q: 'title' }],
};

/**
 * Pages of the database (8 kB) that one page of a list, or its count, may look at. Stock of the hits of a word
 * needs the most.
 */
const MOST_PAGES = 12_000;

const FILLS = [
  fillSales,
  fillMessages,
  fillRedirects,
  fillCoupons,
  fillPromotions,
  fillCollections,
  fillBrands,
  fillReviews,
  fillQuestions,
  fillTags,
  fillContestants,
  fillBlogs,
  fillMedia,
];

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  await fillQuickly(host.db, async (db) => {
    for (const fill of FILLS) await fill(db);
  });
  for (const { sorts } of host.app.managedLists) {
    for (const sort of Object.values(sorts)) {
      if (sort !== 'key') await sort.prepare?.(host.db, SHOP);
    }
  }
  await sql`VACUUM`.execute(host.db);
  // Analyses all rows instead of a sample, so that two runs have the same plans.
  await host.db.transaction().execute(async (trx) => {
    await sql`SET LOCAL default_statistics_target = 500`.execute(trx);
    await sql`ANALYZE`.execute(trx);
  });
}, 600_000);
afterAll(() => host.close());

test('every list has filters here', () => {
  const names = host.app.managedLists.map(({ name }) => name);
  expect(Object.keys(filters).toSorted()).toEqual(names.toSorted());
});

test('no list reads a whole table, on whatever page', async () => {
  const faults: string[] = [];
  for (const source of host.app.managedLists) {
    for (const filter of filters[source.name] ?? []) {
      const found = foundBy(source, filter);
      const where = found.where(SHOP, filter);
      const named = `${source.name} ${JSON.stringify(filter)}`;
      const exact = source.exact?.(SHOP, filter);
      if (exact)
        faults.push(...(await faultsOf(`${named} exact`, exactQuery(source, where, exact))));
      // Counting ends after ten thousand rows, wherever they are.
      faults.push(...(await faultsOf(`${named} count`, countQuery(found, where), true)));
      const count = await countRows(host.db, found, where);
      if (count === 0) continue;
      const isSearch = 'q' in filter;
      for (const [sort, column] of Object.entries(found.sorts)) {
        const type = column === 'key' ? source.idType : column.type;
        for (const descending of [true, false]) {
          for (const after of [null, middle(type, source.idType)]) {
            const requested = { filter, sort, descending, isSearch, after: null };
            const order = await orderOfPage(host.db, source, requested, { found, where, count });
            // A list that is shown in another order is checked under that order.
            if (order.sort !== sort) continue;
            const query = { ...order, where: found.where(SHOP, filter, sort), limit: 25, after };
            const name = `${named} ${sort} ${descending ? 'DESC' : 'ASC'} ${after ? 'later' : ''}`;
            faults.push(...(await faultsOf(name, keyQuery(found, query))));
          }
        }
      }
    }
  }
  expect(faults).toEqual([]);
});

test('a word that all orders of one shop have is counted along its newest ones', async () => {
  const shopId = shops.beta.id;
  const orders = host.app.managedLists.find(({ name }) => name === 'orders');
  const where = orders?.where(shopId, { q: 'ems' });
  const newest = orders?.newest?.(shopId);
  if (!orders || !where || !newest) throw new Error('no list of orders');
  const counted = await host.countQueries(() => countHits(host.db, orders, shopId, where));
  expect(counted).toMatchObject({ result: 10_001, count: 2 });
  expect(await faultsOf('orders', frequentQuery(newest, where, 1_000))).toEqual([]);
});

test('a word of the newest orders alone is counted exactly', async () => {
  await sql`UPDATE sales_order SET tracking = '{"courier": "ems", "code": "ZY9"}' WHERE shop_id = ${SHOP}
    AND sequence > (SELECT max(sequence) - 480 FROM sales_order)`.execute(host.db);
  const orders = host.app.managedLists.find(({ name }) => name === 'orders');
  const where = orders?.where(SHOP, { q: 'zy9' });
  if (!orders || !where) throw new Error('no list of orders');
  expect(await countHits(host.db, orders, SHOP, where)).toBe(400);
});

test('the oldest message is found by a name that the dictionary cuts into short words', async () => {
  const text = createHash('md5').update('119999').digest('hex');
  const messages = host.app.managedLists.find(({ name }) => name === 'messages');
  const where = messages?.where(SHOP, { q: `สมหญิง ${text}` });
  expect(messages && where && (await countRows(host.db, messages, where))).toBe(1);
});

/** Returns a position in the middle of the list. */
function middle(type: string, idType: string) {
  const values: Readonly<Record<string, string>> = {
    text: 'ม',
    timestamptz: new Date(Date.now() - 40 * 86_400_000).toISOString(),
    integer: '50',
    bigint: '160000',
    uuid: '80000000-0000-7000-8000-000000000000',
  };
  return { value: values[type] ?? '', id: values[idType] ?? '' };
}

async function faultsOf(
  name: string,
  query: RawBuilder<unknown>,
  mayScan = false,
): Promise<readonly string[]> {
  const { pages, scanned } = await explain(host.db, query);
  return [
    ...(mayScan ? [] : scanned.map((table) => `${name}: Seq Scan on ${table}`)),
    ...(pages > MOST_PAGES ? [`${name}: ${pages} pages`] : []),
  ];
}

async function fillMessages(db: Db): Promise<void> {
  await sql`INSERT INTO form_entry (shop_id, id, form, data, lang, digest, created_at, read_at, state, assigned_to)
    SELECT CASE WHEN n % 6 = 0 THEN ${shops.beta.id}::bigint ELSE ${SHOP}::bigint END, gen_random_uuid(),
      CASE WHEN n % 30 = 1 THEN 'business' ELSE 'contactus' END,
      jsonb_build_object('name', 'สมหญิง', 'message', md5(n::text)), 'th', decode(md5(n::text), 'hex'),
      now() - n * interval '1 minute', CASE WHEN n % 50 = 0 THEN NULL ELSE now() END,
      CASE WHEN n % 50 = 1 THEN 'new' WHEN n % 70 = 1 THEN 'spam' ELSE 'answered' END,
      CASE WHEN n % 90 = 1 THEN ${accounts.ownerAlpha.id}::uuid END
    FROM generate_series(1, 120000) n`.execute(db);
}

/** Inserts two thousand redirects and synonyms, the maximum of a shop and more. */
async function fillRedirects(db: Db): Promise<void> {
  await sql`INSERT INTO redirect (shop_id, id, from_path, to_path, created_at)
    SELECT CASE WHEN n % 2 = 0 THEN ${shops.beta.id}::bigint ELSE ${SHOP}::bigint END, gen_random_uuid(),
      '/old-' || n || '.html', '/help', now() - n * interval '1 minute'
    FROM generate_series(1, 4000) n`.execute(db);
  await sql`INSERT INTO search_synonym (shop_id, id, terms, created_at)
    SELECT CASE WHEN n % 2 = 0 THEN ${shops.beta.id}::bigint ELSE ${SHOP}::bigint END, gen_random_uuid(),
      ARRAY['old ' || n, 'new ' || n], now() - n * interval '1 minute'
    FROM generate_series(1, 4000) n`.execute(db);
  await sql`INSERT INTO search_miss (shop_id, keyword, times, last_at)
    SELECT CASE WHEN n % 2 = 0 THEN ${shops.beta.id}::bigint ELSE ${SHOP}::bigint END, 'old ' || n, n % 50 + 1,
      now() - n * interval '1 minute' FROM generate_series(1, 2000) n`.execute(db);
}

/** Inserts reviews, of which most are answered, and few hidden or reported. */
async function fillReviews(db: Db): Promise<void> {
  await sql`INSERT INTO review (shop_id, id, product_id, reviewer_name, stars, body, lang, created_at, answer,
      hidden_at, reported_at)
    SELECT CASE WHEN n % 6 = 0 THEN ${shops.beta.id}::bigint ELSE ${SHOP}::bigint END, gen_random_uuid(), 100000 + n,
      'สมหญิง', 1 + n % 5, 'ดีมาก', 'th', now() - n * interval '1 minute',
      CASE WHEN n % 40 = 0 THEN NULL ELSE 'ขอบคุณค่ะ' END, CASE WHEN n % 500 = 0 THEN now() END,
      CASE WHEN n % 900 = 0 THEN now() END
    FROM generate_series(1, 120000) n`.execute(db);
}

async function fillQuestions(db: Db): Promise<void> {
  await sql`INSERT INTO product_question (shop_id, id, product_id, question, asked_at, state)
    SELECT CASE WHEN n % 6 = 0 THEN ${shops.beta.id}::bigint ELSE ${SHOP}::bigint END, gen_random_uuid(),
      100000 + n % 5000, 'ล้างได้ไหม', now() - n * interval '1 minute',
      CASE WHEN n % 40 = 1 THEN 'waiting' WHEN n % 500 = 2 THEN 'hidden' ELSE 'answered' END
    FROM generate_series(1, 120000) n`.execute(db);
}

/** Ten thousand in the shop: single-use codes are no coupons of their own. */
async function fillCoupons(db: Db): Promise<void> {
  await sql`INSERT INTO coupon (shop_id, code, title, kind, value, quota, claimed, begins_at, ends_at)
    SELECT CASE WHEN n % 12 = 0 THEN ${SHOP}::bigint ELSE ${shops.beta.id}::bigint END, 'SUMMER' || n,
      'title ' || n, 'percent', 10, 10, n % 11, now() - n % 100 * interval '1 day' + interval '5 days',
      now() - n % 100 * interval '1 day' + interval '30 days'
    FROM generate_series(1, 120000) n`.execute(db);
}

async function fillPromotions(db: Db): Promise<void> {
  await sql`INSERT INTO promotion (shop_id, kind, slug, title, discount_kind, discount_value, begins_at,
      ends_at, published_at)
    SELECT CASE WHEN n % 12 = 0 THEN ${SHOP}::bigint ELSE ${shops.beta.id}::bigint END,
      CASE WHEN n % 5 = 0 THEN 'flash' ELSE 'discount' END, 'x', 'summer ' || n, 'percent', 10,
      now() - n % 100 * interval '1 day' + interval '5 days',
      now() - n % 100 * interval '1 day' + interval '30 days', CASE WHEN n % 7 > 0 THEN now() END
    FROM generate_series(1, 120000) n`.execute(db);
}

/** Ten thousand in the shop: one a day for 27 years. */
async function fillBlogs(db: Db): Promise<void> {
  await sql`INSERT INTO blog (shop_id, slug, title, published_at, publish_at, updated_at)
    SELECT CASE WHEN n % 12 = 0 THEN ${SHOP}::bigint ELSE ${shops.beta.id}::bigint END, 's' || n, 'title ' || n,
      CASE WHEN n % 5 > 1 THEN now() - n * interval '2 hours' END,
      CASE WHEN n % 5 = 1 THEN now() + n * interval '2 hours' END, now() - n * interval '1 hour'
    FROM generate_series(1, 120000) n`.execute(db);
  await sql`INSERT INTO translation (shop_id, entity, entity_id, lang, fields)
    SELECT b.shop_id, 'blog', b.id, 'en', jsonb_build_object('title', 'post ' || b.id) FROM blog b`.execute(
    db,
  );
}

/** Ids rise with the time, as real ones do; one in six has the common tag, one in a thousand the rare one. */
async function fillMedia(db: Db): Promise<void> {
  await sql`INSERT INTO media (shop_id, id, key, mime, width, height, bytes, name, tags, search_text)
    SELECT CASE WHEN n % 6 = 0 THEN ${shops.beta.id}::bigint ELSE ${SHOP}::bigint END,
      (lpad(to_hex(n::bigint * 35791), 8, '0') || '-0000-7000-8000-000000000000')::uuid, 'x', 'image/webp', 800, 800, 90000, one.name,
      CASE WHEN n % 1000 = 1 THEN ARRAY['rare'] WHEN n % 7 = 1 THEN ARRAY['common'] ELSE '{}' END, one.name
    FROM generate_series(1, 120000) n
    CROSS JOIN LATERAL (SELECT (ARRAY['banner', 'ปกหน้า', 'สินค้า'])[1 + n % 3] || ' ' || n AS name) one`.execute(
    db,
  );
}
