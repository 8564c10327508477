import { sql } from 'kysely';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProductFilter } from '../../elements/api/product.contract.ts';
import { readConfig } from '../../storefront-host/config.ts';
import { migrateToLatest } from '../../storefront-host/db/migrate.ts';
import { openConfigured } from '../../storefront-host/db/open-configured.ts';
import type { Db } from '../../storefront-host/db/open.ts';
import {
  countHits,
  readProductMinis,
  scopeOf,
} from '../../storefront-host/modules/catalog/products/lists/products.read.ts';
import { addPromotion } from '../../storefront-host/modules/sales/promotions/add-promotion.ts';
import { didYouMean } from '../../storefront-host/modules/catalog/search/did-you-mean.read.ts';
import { readFacets } from '../../storefront-host/modules/catalog/search/facets.read.ts';
import { suggest } from '../../storefront-host/modules/catalog/search/suggest.read.ts';
import type { ReadContext } from '../../storefront-host/modules/shops/read-context.ts';
import { platformPlace } from '../../storefront-host/rendering/links.ts';
import { seedSmallMarket } from '../support/fixture-market.ts';
import { insertCatalogue } from '../support/records/insert-catalogue.ts';
import type { BenchRow } from './bench-row.ts';

/** Typed queries, broad and narrow, with and without filters, in each order. */
const queries: readonly ProductFilter[] = [
  {},
  { keyword: 'เสื้อ' },
  { keyword: 'เสื้อยืด' },
  { keyword: 'กระเป๋าสะพายหนังแท้' },
  { keyword: 'รองเท้าวิ่ง สีดำ nike xl' },
  { keyword: 'nike' },
  { keyword: 'ดำ' },
  { keyword: 'XL', sort: 'price_asc' },
  { keyword: 'เสื้อ', sort: 'hot' },
  { keyword: 'G-000123' },
  { keyword: '9786160000007' },
  { keyword: 'zzzzqqq' },
  { keyword: 'เสื้อยืด', price_min: 500, price_max: 900, sort: 'price_desc' },
  { keyword: 'หูฟัง', ready_to_sell: 1, special: 1 },
  { keyword: 'เสื้อยืด', shop_id: 3 },
  { keyword: 'เสื้อยืด', category_id: 2, sort: 'new' },
  { keyword: 'เล่ม', author: 'ทมยันตี' },
  { keyword: 'เสื้อ', brand: 'Penguin' },
  { keyword: 'กระเป๋า', attrs: { สี: 'ดำ' }, price_max: 500 },
  { keyword: 'เสื้อยืด', offset: 936 },
  { keyword: 'เสื้อยืด', after: 'popular.40.900000' },
  { sort: 'price_asc' },
  { sort: 'price_desc', price_max: 300 },
  { showroom: 'sale', sort: 'price_asc' },
  { special: 1, shop_id: 3 },
];
const ROUNDS = 10;
const SHOPS = [2, 3] as const;
const FIRST_ID = 10_000;

export interface SearchBench {
  readonly products: number;
  /** Maximum milliseconds for a page and its count at this size. */
  readonly page: number;
  readonly count: number;
}

/**
 * Measures search over generated products in a separate database: p95 of each query, the slowest
 * reported.
 */
export async function benchSearch(size: SearchBench): Promise<readonly BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'talad-search-'));
  await chmod(dataDir, 0o755);
  const config = readConfig({ DATA_DIR: dataDir });
  const { opened, stop } = await openConfigured(config);
  try {
    await migrateToLatest(opened.db);
    await seedSmallMarket(opened);
    await fill(opened.db, size.products);
    const place = platformPlace(config);
    return await measure(opened.db, size, { config, place, lang: 'th', now: new Date() });
  } finally {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Build the index once at the end: row by row it would take ten times as long. */
async function fill(db: Db, products: number): Promise<void> {
  const { rows } = await sql<{ definition: string }>`
    SELECT pg_get_indexdef('product_search'::regclass) AS definition`.execute(db);
  await sql`DROP INDEX product_search`.execute(db);
  await insertCatalogue(db, {
    products,
    shopIds: SHOPS,
    categoryIds: [1, 2, 3],
    firstId: FIRST_ID,
  });
  await sql.raw(rows[0]?.definition ?? '').execute(db);
  await putOnSale(db, products);
}

/** A flash sale of every two hundredth product is running. */
async function putOnSale(db: Db, products: number): Promise<void> {
  const now = Date.now();
  const ids = Array.from({ length: products / 200 }, (_, index) => FIRST_ID + 200 * index);
  await db.transaction().execute((trx) =>
    addPromotion(trx, {
      shopId: SHOPS[0],
      kind: 'flash',
      slug: 'flash',
      title: 'ลดไฟลุก',
      discount: { kind: 'percent', value: 30 },
      beginsAt: new Date(now - 3_600_000),
      endsAt: new Date(now + 86_400_000),
      productIds: ids,
      at: new Date(now),
    }),
  );
}

async function measure(db: Db, size: SearchBench, ctx: ReadContext): Promise<readonly BenchRow[]> {
  const at = `${size.products.toLocaleString('en')} products`;
  const pages = await slowest(queries, (query) => readProductMinis(db, query, ctx));
  const counts = await slowest(queries, async (query) =>
    countHits(db, { query, scope: await scopeOf(db, query), now: ctx.now }),
  );
  const facets = await slowest(queries, (query) => readFacets(db, query, ctx));
  const typed = ['เ', 'เสื้', 'nik', 'กระเป๋า สีด', 'zzz'];
  const suggestions = await slowest(typed, (text) =>
    suggest(db, text, { siteId: 1, shopId: null }, ctx),
  );
  const slips = ['กะเป๋าหนังแท้', 'รองเทาวิง', 'uniqloo'];
  const meant = await slowest(slips, (keyword) => didYouMean(db, { keyword }, 0, ctx.now));
  return [
    row(`search page, ${at}`, pages, size.page),
    row(`capped count, ${at}`, counts, size.count),
    row(`facets, ${at}`, facets),
    row(`suggestions while typing, ${at}`, suggestions),
    row(`did you mean, ${at}`, meant),
  ];
}

interface Slowest {
  readonly p50: number;
  readonly p95: number;
  readonly what: string;
}

async function slowest<T>(inputs: readonly T[], run: (query: T) => Promise<unknown>) {
  const all: number[] = [];
  let worst: Slowest = { p50: 0, p95: 0, what: '' };
  for (const query of inputs) {
    await run(query);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now();
      await run(query);
      times.push(performance.now() - began);
    }
    all.push(...times);
    const p95 = percentile(times, 95);
    if (p95 > worst.p95) {
      worst = { p50: percentile(times, 50), p95, what: JSON.stringify(query) };
    }
  }
  return { p50: percentile(all, 50), p95: percentile(all, 95), worst };
}

function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? 0;
}

function row(what: string, found: Awaited<ReturnType<typeof slowest>>, budget?: number): BenchRow {
  const { p50, p95, worst } = found;
  return {
    what,
    budget: budget === undefined ? '' : `p95 <= ${budget} ms`,
    measured: `p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)} ms; slowest ${worst.what}: ${worst.p50.toFixed(1)}, ${worst.p95.toFixed(1)} ms`,
    within: budget === undefined ? null : p95 <= budget,
  };
}
