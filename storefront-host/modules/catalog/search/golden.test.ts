import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FEW_HITS } from '../../../../elements/commerce/limits.ts';
import {
  goldenQueries,
  sameWords,
  slips,
} from '../../../../test/support/records/golden-queries.ts';
import { insertCatalogue } from '../../../../test/support/records/insert-catalogue.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import type { ProductFilter } from '../../../../elements/api/product.contract.ts';
import { conditionOf } from '../products/lists/product-filter.ts';
import { orderOf, type ColumnSort } from '../products/lists/product-order.ts';
import { scopeOf } from '../products/lists/products.read.ts';
import { withAlternatives } from './synonyms/with-alternatives.ts';

const PRODUCTS = 3_000;

let host: TestHost;
let texts: readonly { readonly id: number; readonly text: string }[];
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  await insertCatalogue(host.db, {
    products: PRODUCTS,
    shopIds: [2, 3],
    categoryIds: [1, 2, 3],
    firstId: 10_000,
  });
  const { rows } = await sql<{ id: number; text: string }>`SELECT id,
    lower(concat_ws(' ', title, code, brand, author, publisher, isbn, array_to_string(tags, ' ')))
      AS text FROM product WHERE parent_id IS NULL`.execute(host.db);
  texts = rows.map((row) => ({ ...row, text: row.text.normalize('NFC') }));
});
afterAll(() => host.close());

async function found(keyword: string): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`SELECT p.id FROM product p
    WHERE ${conditionOf(await withAlternatives(host.db, { keyword }), undefined, new Date())}`.execute(
    host.db,
  );
  return new Set(rows.map(({ id }) => id));
}

async function ask(filter: object) {
  const url = `/api/v1/products/search?lang=th&filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const reply = await host.inject(url);
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

describe('golden queries', () => {
  it('are enough of every kind', () => {
    expect(new Set(goldenQueries).size).toBe(goldenQueries.length);
    expect(goldenQueries.length).toBeGreaterThanOrEqual(60);
  });

  it.each(goldenQueries)('%s: finds all that a plain scan finds', async (query) => {
    const wanted = query.normalize('NFC').toLowerCase().trim();
    const scan = texts.filter(({ text }) => text.includes(wanted)).map(({ id }) => id);
    const hits = await found(query);
    expect(scan.filter((id) => !hits.has(id))).toEqual([]);
    const { total, total_capped: capped } = await ask({ keyword: query, limit: 1 });
    expect([total, capped]).toEqual([Math.min(hits.size, 1_000), hits.size > 1_000]);
  });

  it.each(sameWords)('%s finds what %s finds', async (typed, meant) => {
    const hits = await found(meant);
    expect(hits.size).toBeGreaterThan(0);
    expect(await found(typed)).toEqual(hits);
  });

  it('finds nothing where nothing is, and every word has to be there', async () => {
    for (const query of ['เครื่องบินเจ็ต', 'zzzzqqq', 'เสื้อยืด zzzzqqq', '%%', '\\\\']) {
      expect((await found(query)).size).toBe(0);
    }
    const shirts = await found('เสื้อยืด');
    const black = await found('สีดำ');
    for (const id of await found('เสื้อยืด สีดำ')) {
      expect(shirts.has(id) && black.has(id)).toBe(true);
    }
  });

  it('takes as many queries for one hit as for a thousand', async () => {
    const counts: number[] = [];
    for (const keyword of ['G-000123', 'ความสุขของกะทิ', 'เสื้อ', 'a']) {
      counts.push((await host.countQueries(() => ask({ keyword }))).count);
    }
    // A query with one hit also looks for a correction, and whether that finds more.
    expect(counts.slice(1)).toEqual([5, 5, 5].map(() => counts[1]));
    expect(counts[1]).toBeLessThanOrEqual(5);
    expect(counts[0]).toBeLessThanOrEqual((counts[1] ?? 0) + 2);
  });
});

async function expectTheSamePage(
  query: ProductFilter & { readonly sort: ColumnSort },
): Promise<void> {
  const condition = conditionOf(query, await scopeOf(host.db, query), new Date());
  const { rows } = await sql<{ id: number }>`SELECT p.id FROM product p WHERE ${condition}
    ORDER BY ${orderOf(query.sort)}`.execute(host.db);
  const ids = rows.map(({ id }) => id);
  const { products, total } = await ask(query);
  const offset = query.offset ?? 0;
  expect(products.map(({ id }: { id: number }) => id)).toEqual(ids.slice(offset, offset + 24));
  expect(total).toBe(Math.min(ids.length, 1_000));
}

describe('words read from the text', () => {
  it('are found in the same products as by the index', async () => {
    const now = new Date();
    for (const keyword of [...goldenQueries, ...sameWords.map(([typed]) => typed)]) {
      const { rows } = await sql<{ id: number }>`SELECT p.id FROM product p
        WHERE ${conditionOf(await withAlternatives(host.db, { keyword }), undefined, now, 'text')}`.execute(
        host.db,
      );
      expect(new Set(rows.map(({ id }) => id))).toEqual(await found(keyword));
    }
  });

  const filters: readonly ProductFilter[] = [
    { keyword: 'a' },
    { keyword: 'เสื้อ' },
    { keyword: 'กระเป๋าสะพายหนังแท้' },
    { keyword: 'สี', special: 1, ready_to_sell: 1 },
    { keyword: 'สี', shop_id: 3, offset: 40 },
    { keyword: 'a', brand: 'Nike', offset: 24 },
    { keyword: 'เล่ม', author: 'ทมยันตี', category_id: 2 },
    { keyword: 'หนังสือ', publisher: 'Penguin', price_min: 300, price_max: 900 },
    { keyword: 'สี', tag: 'ของขวัญ', attrs: { สี: 'ดำ' } },
    { keyword: 'สี', brand: 'Penguin' },
  ];
  const sorts = ['popular', 'new', 'hot', 'price_asc', 'price_desc'] as const;

  it.each(filters.flatMap((filter) => sorts.map((sort) => ({ ...filter, sort }))))(
    '%j: the same page and number as by the index',
    expectTheSamePage,
  );
});

describe('a later page without a keyword', () => {
  const places: readonly ProductFilter[] = [{}, { shop_id: 3 }, { category_id: 2 }];
  const pages = [24, 72, 360, 384].map((offset) => ({ offset }));
  const sorts = ['popular', 'new', 'hot', 'price_asc'] as const;

  it.each(
    places.flatMap((place) =>
      pages.flatMap((page) => sorts.map((sort) => ({ ...place, ...page, sort }))),
    ),
  )('%j: the same as a part of the whole list', expectTheSamePage);
});

describe('a slip', () => {
  it.each(slips)('%s: did you mean %s', async (typed, meant) => {
    const { total, extra } = await ask({ keyword: typed });
    expect(total).toBeLessThan(FEW_HITS);
    expect(extra.did_you_mean).toBe(meant);
  });

  it.each(['เสื้อยืด', 'nike', 'zzzzqqq', '%', ''])('%j: asks nothing', async (keyword) => {
    expect((await ask({ keyword })).extra.did_you_mean).toBeNull();
  });
});

describe('beyond the last offset', () => {
  it.each(['popular', 'new', 'hot', 'price_asc', 'price_desc'] as const)(
    'a list by %s goes on without a gap or a repeat',
    async (sort) => {
      const seen: number[] = [];
      let after: string | null = null;
      do {
        const page = await ask({
          keyword: 'เสื้อยืด',
          sort,
          limit: 60,
          ...(after === null ? {} : { after }),
        });
        seen.push(...page.products.map(({ id }: { id: number }) => id));
        after = page.next;
      } while (after !== null && seen.length < PRODUCTS);
      const hits = await found('เสื้อยืด');
      expect(seen.length).toBe(hits.size);
      expect(new Set(seen)).toEqual(hits);
    },
  );
});
