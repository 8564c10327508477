import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shops } from '../../../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { MALL_ID } from '../../shops/shops.repository.ts';

const MANY = 3_000;
const FIRST = 500_000;
/** Contains the last top-level category, its products, and thousands of categories below it. */
const top = FIRST + MANY - 1;
const middle = FIRST + MANY;
const deep = middle + 1;
const NAME = 'หมวดหมู่ที่มีชื่อยาวพอสมควร';
let host: TestHost;

beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  for (const shop_id of [MALL_ID, shops.alpha.id]) await fill(shop_id);
  // Autovacuum does the same a minute after so many changed rows.
  await sql`ANALYZE category`.execute(host.db);
  const design = {
    header: {
      SearchBox: { enableSearchBoxWidget: true, isShowCategoryTag: true },
      CategoryBar: { disable: false },
    },
  };
  await host.db
    .updateTable('shop')
    .set({ design: JSON.stringify(design) })
    .where('id', '=', shops.alpha.id)
    .execute();
});
afterAll(() => host.close());

async function fill(shop_id: number): Promise<void> {
  const category = (id: number, parent_id: number | null) => ({
    shop_id,
    id: id + shop_id * 100_000,
    parent_id: parent_id === null ? null : parent_id + shop_id * 100_000,
    slug: `many-${id}`,
    title: `${NAME} ${id}`,
    rank: id,
    count_sum: 3,
  });
  const rows = [
    ...Array.from({ length: MANY }, (_, index) => category(FIRST + index, null)),
    category(middle, top),
    ...Array.from({ length: MANY }, (_, index) => category(deep + index, middle)),
  ];
  for (let from = 0; from < rows.length; from += 1_000) {
    await host.db
      .insertInto('category')
      .values(rows.slice(from, from + 1_000))
      .execute();
  }
}

const idOf = (id: number) => id + MALL_ID * 100_000;
const slugOf = (id: number) => `/category/many-${id}/${idOf(id)}`;
const page = (url: string) => host.inject({ url, headers: { accept: 'text/html' } });
/** Returns a part of a page without the renderer's markers. */
const cut = (body: string, part: RegExp) =>
  (part.exec(body)?.[0] ?? '').replaceAll(/<!--.*?-->/gs, '').replaceAll(/\s+/g, ' ');
const form = (body: string) => cut(body, /<form\s+id="filters".*?<\/form>/s);
const chips = (body: string) => cut(body, /<nav class="chips".*?<\/nav>/s);
const searchUrl = (id: number) => `/search?filter=${encodeURIComponent(`{"category_id":${id}}`)}`;

describe('a site with thousands of categories', () => {
  it.each([
    '/',
    '/search',
    '/seller',
    '/cart',
    '/web/alpha',
    '/web/alpha/search',
    slugOf(middle),
    `/seller/${shops.alpha.id}/alpha`,
  ])('writes some of them into %s', async (url) => {
    const { statusCode, body } = await page(url);
    expect(statusCode).toBe(200);
    expect(Buffer.byteLength(body)).toBeLessThan(250_000);
    expect(body.split(NAME).length).toBeLessThan(400);
  });

  it('has the first six in the filter, more of them folded, and a link to those behind', async () => {
    const first = form((await page('/search')).body);
    const [shown = '', folded = ''] = first.split('<details class="rest"');
    expect(shown.match(/rel="nofollow"/g)).toHaveLength(6);
    expect(folded).toContain('class="part"');
    const next = /class="part" rel="nofollow" href="([^"]*)"/.exec(folded)?.[1] ?? '';
    const second = form((await page(next)).body);
    expect(second).toContain('categories=3');
    expect(second).toContain(`>${NAME} ${FIRST + 70} `);
    expect(first).not.toContain(`>${NAME} ${FIRST + 70} `);
    const last = form((await page('/search?categories=9999')).body);
    expect(last).toContain(`${NAME} ${top} `);
    expect(last).not.toContain('categories=52');
  });

  it('shows one that was chosen far below, and the way to it', async () => {
    const shown = form((await page(searchUrl(idOf(deep + 2_500)))).body);
    expect(shown).toMatch(new RegExp(`aria-current="true" ?>${NAME} ${deep + 2_500} `));
    const at = (id: number) => shown.indexOf(`>${NAME} ${id} `);
    expect(at(top)).toBeGreaterThan(0);
    expect(at(middle)).toBeGreaterThan(at(top));
    expect(at(deep + 2_500)).toBeGreaterThan(at(middle));
    expect(at(FIRST)).toBeGreaterThan(at(deep + 2_500));
  });

  it('lists its products part by part, each a page that search engines need not store', async () => {
    const first = chips((await page(slugOf(middle))).body);
    expect(first).toContain(`>${NAME} ${deep} `);
    expect(first).toContain(`href="${slugOf(middle)}?categories=2"`);
    const { body } = await page(`${slugOf(middle)}?categories=2`);
    expect(chips(body)).toContain(`>${NAME} ${deep + 60} `);
    expect(/<meta name="robots"[^>]*>/.exec(body)?.[0]).toContain('noindex');
  });
});
