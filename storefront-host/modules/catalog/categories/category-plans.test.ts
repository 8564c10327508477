import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProductSort } from '@talad/elements/api/product.contract';
import { shops } from '../../../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { pageOf } from '../products/lists/products.read.ts';
import { readCategoryScope } from './categories.read.ts';

const SHOP = shops.alpha.id;
/** Categories of this many products each, in a shop of 100,000. */
const SIZES = { plain: 1_500, shared: 1_500, large: 40_000, root: 0 } as const;
type Name = keyof typeof SIZES;
const FURTHER = 50;

let host: TestHost;
const ids = new Map<Name, number>();
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  const made = await host.db
    .insertInto('category')
    .values(
      Object.keys(SIZES).map((slug) => ({
        shop_id: SHOP,
        slug,
        title: slug,
        parent_id: null,
        image: null,
        has_further: slug === 'shared' || slug === 'large',
      })),
    )
    .returning('id')
    .execute();
  for (const [index, name] of (Object.keys(SIZES) as Name[]).entries()) {
    ids.set(name, made[index]?.id ?? 0);
  }
  // Each category gets a range of numbers, which `insertProducts` spreads over table and popularity.
  let from = 0;
  for (const [name, size] of Object.entries(SIZES) as [Name, number][]) {
    await insertProducts(from, size, ids.get(name) ?? null, []);
    from += size;
  }
  for (const name of ['shared', 'large'] as const) {
    await insertProducts(from, FURTHER, ids.get('plain') ?? null, [ids.get(name) ?? 0]);
    from += FURTHER;
  }
  await insertProducts(from, 100_000 - from, null, []);
  await sql`VACUUM ANALYZE product`.execute(host.db);
}, 120_000);
afterAll(() => host.close());

async function insertProducts(
  from: number,
  count: number,
  category: number | null,
  more: number[],
): Promise<void> {
  // The large category is the dearest: the index of all prices has its cheapest product behind 60,000 others.
  const dear = ids.get('large') ?? 0;
  await sql`INSERT INTO product (shop_id, uuid, title, price, category_id, more_category_ids, popularity)
    SELECT ${SHOP}, gen_random_uuid(), 'p' || n, CASE WHEN ${category}::bigint = ${dear}::bigint THEN 900 + n % 100 ELSE 100 END,
      ${category}::bigint, ${more}::bigint[], hashint4(n::int) & 1023
    FROM generate_series(${from}::int, ${from + count - 1}::int) n`.execute(host.db);
}

/** Pages of the database that the list's own statement looks at, and the indexes that it uses. */
async function planOf(name: Name, sort: ProductSort = 'popular') {
  const query = { shop_id: SHOP, category_id: ids.get(name) ?? 0, sort, limit: 24 };
  const scope = await readCategoryScope(host.db, [query.category_id], true);
  const { where, orderBy, limit, cut } = pageOf(query, { query, scope, now: new Date() });
  const from = cut ? sql`(${cut}) p` : sql`product p WHERE ${where}`;
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    EXPLAIN (ANALYZE, BUFFERS, COSTS OFF, TIMING OFF)
    SELECT p.shop_id, p.id FROM ${from} ORDER BY ${orderBy} LIMIT ${limit}`.execute(host.db);
  const text = rows.map((row) => row['QUERY PLAN']).join('\n');
  const pages = /Buffers: shared hit=(\d+)(?: read=(\d+))?/.exec(text);
  return { text, pages: Number(pages?.[1] ?? 0) + Number(pages?.[2] ?? 0) };
}

it('walks the index of a category that has no further products', async () => {
  const { text, pages } = await planOf('plain');
  expect(text).toContain('Index Scan using product_category on product');
  expect(text).not.toContain('more_category_ids');
  expect(pages).toBeLessThan(60);
});

it.each(['shared', 'large'] as const)(
  'walks the same index of a %s category, and looks up its further products',
  async (name) => {
    const { text, pages } = await planOf(name);
    expect(text).toContain('Index Scan using product_category on product');
    expect(text).toContain('product_more_categories');
    expect(pages).toBeLessThan(200);
  },
);

it.each([
  ['price_asc', 'product_category_price'],
  ['price_desc', 'product_category_price'],
  ['new', 'product_in_category'],
] as const)('walks an index of a large category in the order %s', async (sort, index) => {
  const { text, pages } = await planOf('large', sort);
  expect(text).toContain(`using ${index} on product`);
  expect(pages).toBeLessThan(200);
});
