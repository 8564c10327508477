import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categories, products, shops } from '../../../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { refreshSearchText } from './search-text.ts';

let now = new Date();
let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', now: () => now });
  await host.db.transaction().execute(async (trx) => {
    await sql`INSERT INTO product (shop_id, id, uuid, title, price, full_price, author, publisher,
        brand, attributes, category_id, mall_category_id)
      SELECT 3, 900 + n, gen_random_uuid(), 'นิยายชุดสวนเบต้า เล่ม ' || n, 10000 * n,
        CASE WHEN n = 1 THEN 20000 END, CASE WHEN n < 4 THEN 'วินทร์' ELSE 'ปราบดา' END, 'มติชน',
        CASE n WHEN 5 THEN 'Beta' END,
        jsonb_build_object('ปก', CASE WHEN n % 2 = 0 THEN 'แข็ง' ELSE 'อ่อน' END, 'sku', n), 6, 3
      FROM generate_series(1, 5) n`.execute(trx);
    await refreshSearchText(trx, shops.beta.id, [901, 902, 903, 904, 905]);
  });
});
afterAll(() => host.close());

const filterOf = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;
async function get(path: string) {
  const reply = await host.inject(`/api/v1/${path}`);
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
}
const titles = (list: readonly { readonly title: string }[]) => list.map(({ title }) => title);

describe('filters', () => {
  const ids = async (filter: object) =>
    (await get(`products/search?${filterOf({ ...filter, sort: 'new' })}`)).body.products
      .map(({ id }: { id: number }) => id)
      .filter((id: number) => id > 900);

  it.each([
    ['an author', { author: 'วินทร์' }, [903, 902, 901]],
    ['a publisher', { publisher: 'มติชน' }, [905, 904, 903, 902, 901]],
    ['a brand', { brand: 'Beta' }, [905]],
    ['an attribute', { attrs: { ปก: 'แข็ง' } }, [904, 902]],
    ['two attributes', { attrs: { ปก: 'แข็ง', sku: '2' } }, [902]],
    ['what is below its full price', { special: 1 }, [901]],
    ['nothing by special 0', { special: 0, author: 'ปราบดา' }, [905, 904]],
    ['several categories', { category_ids: [3, 1] }, [905, 904, 903, 902, 901]],
    ['several categories, none of ours', { category_ids: [1, 2] }, []],
    ['all of them together', { author: 'วินทร์', price_min: 150, attrs: { ปก: 'อ่อน' } }, [903]],
  ])('by %s', async (_what, filter, expected) => {
    expect(await ids(filter)).toEqual(expected);
  });

  it.each<[{ price_min?: number; price_max?: number }, readonly number[]]>([
    [{ price_min: 200 }, [905, 904, 903, 902]],
    [{ price_max: 200 }, [902, 901]],
    [{ price_min: 200, price_max: 300 }, [903, 902]],
    [{ price_min: 600 }, []],
    // PostgreSQL plans a named statement for any value after it was run five times.
    [{ price_min: 100, price_max: 100 }, [901]],
    [{ price_min: 400, price_max: 400 }, [904]],
  ])('by words and a price: %o', async (range, expected) => {
    const query = { keyword: 'นิยาย', ...range };
    expect(await ids(query)).toEqual(expected);
    const { body } = await get(`products/search?${filterOf(query)}`);
    expect(body.total).toBe(expected.length);
  });

  it('by words estimate the hits of much the same price once', async () => {
    const estimates = async (price_max: number) => {
      const { statements } = await host.countQueries(() =>
        get(`products/search?${filterOf({ keyword: 'สวนเบต้า', price_max })}`),
      );
      return statements.filter((text) => text.includes('TABLESAMPLE SYSTEM')).length;
    };
    expect([await estimates(4_000), await estimates(4_001), await estimates(9_000)]).toEqual([
      1, 0, 1,
    ]);
  });

  it.each([
    [{ after: 'popular.1' }, 'filter/after'],
    [{ after: 'new.1', sort: 'popular' }, 'filter/after'],
    [{ after: 'new.1e9', sort: 'new' }, 'filter/after'],
    [{ extras: ['everything'] }, 'filter/extras'],
    [{ special: 2 }, 'filter/special'],
  ])('refuse %o', async (filter, path) => {
    const { status, body } = await get(`products/search?${filterOf(filter)}`);
    expect([status, body.code]).toEqual([400, 'BAD_FILTER']);
    expect(body.fields[0].path).toContain(path);
  });
});

describe('facets', () => {
  it('count what the hits have, without numbers of their own', async () => {
    const { body, headers } = await get(`products/facets?${filterOf({ keyword: 'นิยาย' })}&lang=th`);
    expect(body).toEqual({
      authors: [
        { value: 'วินทร์', count: 3 },
        { value: 'ปราบดา', count: 2 },
      ],
      publishers: [{ value: 'มติชน', count: 5 }],
      attrs: [
        {
          key: 'ปก',
          values: [
            { value: 'อ่อน', count: 3 },
            { value: 'แข็ง', count: 2 },
          ],
        },
      ],
      extra: {
        brands: [{ value: 'Beta', count: 1 }],
        categories: [{ category_id: 3, category_name: categories.mallFood.title, count: 5 }],
        price: { min: 100, max: 500 },
        conditions: { new: 5, second_hand: 0 },
        special: 1,
        approximate: false,
      },
    });
    expect(headers['cache-control']).toBe('public, max-age=60');
  });

  it('are the categories of the site that asks', async () => {
    const { body } = await get(`products/facets?${filterOf({ keyword: 'นิยาย' })}&site=beta`);
    expect(body.extra.categories).toEqual([
      { category_id: 6, category_name: categories.betaFood.title, count: 5 },
    ]);
  });

  it('count a category with those below it, and next to a chosen one the counts of the others', async () => {
    const parent = { shop_id: shops.mall.id, id: 90, parent_id: null, slug: 'all', title: 'ทั้งหมด' };
    await host.db.insertInto('category').values(parent).execute();
    const under = (id: number | null) =>
      host.db.updateTable('category').set({ parent_id: id }).where('id', '=', 3).execute();
    await under(90);
    const counts = async (filter: object) => {
      const { body } = await get(`products/facets?${filterOf({ keyword: 'นิยาย', ...filter })}`);
      return body.extra.categories.map((one: { category_id: number; count: number }) => [
        one.category_id,
        one.count,
      ]);
    };
    const both = [
      [3, 5],
      [90, 5],
    ];
    expect(await counts({ price_min: 1 })).toEqual(both);
    // The chosen category finds nothing; the counts of the others stay.
    expect(await counts({ price_min: 1, category_id: 1 })).toEqual(both);
    const queries = await host.countQueries(() => counts({ price_min: 2, category_id: 1 }));
    expect(queries.count).toBeLessThanOrEqual(3);
    await under(null);
    await host.db.deleteFrom('category').where('id', '=', 90).execute();
  });

  it('are kept for a minute, for every order and page of the same filter', async () => {
    const count = async (filter: object) =>
      (await host.countQueries(() => get(`products/facets?${filterOf(filter)}`))).count;
    const first = await count({ keyword: 'ลายคราม' });
    expect(await count({ sort: 'new', offset: 24, keyword: 'ลายคราม' })).toBe(first - 1);
    now = new Date(now.getTime() + 61_000);
    expect(await count({ keyword: 'ลายคราม' })).toBe(first);
  });

  it('come with the products where they are asked for, and of nothing are nothing', async () => {
    const { body } = await get(
      `products/search?${filterOf({ keyword: 'นิยาย', extras: ['facets'] })}`,
    );
    expect(body.products).toHaveLength(5);
    expect(body.authors).toHaveLength(2);
    const none = await get(`products/facets?${filterOf({ keyword: 'ไม่มีแน่' })}`);
    expect(none.body.extra.price).toBeNull();
  });
});

describe('sellers', () => {
  it('are shown next to the products on the marketplace', async () => {
    const { body } = await get(`products/search?${filterOf({ keyword: 'สวนเบต้า' })}&lang=th`);
    expect(titles(body.sellers)).toEqual([shops.beta.title]);
    expect(body.products).toHaveLength(5);
    const shop = await get(`products/search?${filterOf({ keyword: 'สวนเบต้า' })}&site=beta`);
    expect(shop.body.sellers).toEqual([]);
  });

  it('are found by name with their products (shops/search)', async () => {
    const { body } = await get(
      `shops/search?${filterOf({ keyword: 'alpha' })}&include=products_mini,category&lang=th`,
    );
    expect(body).toMatchObject({ total: 1, total_capped: false });
    expect(body.shops[0]).toMatchObject({ shopname: 'alpha', total_product: 5 });
    expect(titles(body.shops[0].products_mini)).toEqual([
      products.cup.title,
      products.shirt.title,
      products.vaseSoldOut.title,
      products.patternUnlimited.title,
    ]);
    expect(body.shops[0].product_categories).toHaveLength(2);
    const plain = await get('shops/search');
    expect(titles(plain.body.shops).toSorted()).toEqual(
      [shops.alpha.title, shops.beta.title].toSorted(),
    );
    expect(plain.body.shops[0].products_mini).toEqual([]);
  });

  it('are found by the category they sell in, 24 a page, at a constant cost', async () => {
    const food = await get(`shops/search?${filterOf({ category_id: 3 })}`);
    expect(titles(food.body.shops)).toEqual([shops.beta.title]);
    const ask = () => get('shops/search?include=products_mini,category');
    const few = await host.countQueries(ask);
    await sql`INSERT INTO shop (kind, shopname, title)
      SELECT 'shop', 'more-' || n, 'ร้านที่ ' || n FROM generate_series(1, 40) n`.execute(host.db);
    const many = await host.countQueries(ask);
    expect(many.result.body.shops).toHaveLength(24);
    expect(many.result.body.total).toBe(42);
    expect(many.count).toBe(few.count);
  });

  it('of a shop’s own site are none, and a wrong filter is refused', async () => {
    expect((await get('shops/search?site=alpha')).body.shops).toEqual([]);
    expect((await get(`shops/search?${filterOf({ size: 1 })}`)).body.code).toBe('BAD_FILTER');
  });
});

describe('suggestions', () => {
  const suggest = async (keyword: string, more = '') =>
    (await get(`products/suggest?keyword=${encodeURIComponent(keyword)}&lang=th${more}`)).body;

  it('complete the word, and name categories and products', async () => {
    const body = await suggest('เสื้');
    expect(body.words).toContain('เสื้อ');
    expect(body.words).toContain('เสื้อยืด');
    expect(body.categories).toEqual([{ title: 'เสื้อผ้า', url: '/category/wear/2' }]);
    expect(titles(body.products)).toContain(products.shirt.title);
  });

  it('complete the last word with those that go with the ones before', async () => {
    expect((await suggest('นิยาย สว')).words).toContain('นิยาย สวนเบต้า');
    expect((await suggest('มะม่วง สว')).words).toEqual([]);
  });

  it('are of the shop that asks', async () => {
    const body = await suggest('เสื้', '&site=beta');
    expect(body).toEqual({ words: [], categories: [], products: [] });
    const alpha = await suggest('เสื้', '&site=alpha');
    expect(alpha.categories).toEqual([{ title: 'เสื้อ', url: '/web/alpha/category/wear/5' }]);
  });

  it('offer what was meant where there is nothing, and take any sign', async () => {
    expect((await suggest('แจกนดินเผา')).words).toEqual(['แจกันดินเผา']);
    for (const sign of ['%', '_', '\\', ' ', '🎁', "'"]) {
      expect(await suggest(sign)).toEqual({ words: [], categories: [], products: [] });
    }
  });

  it('cost the same whatever they find', async () => {
    const count = async (keyword: string) =>
      (await host.countQueries(() => suggest(keyword))).count;
    expect(await count('ถ้วย')).toBe(await count('เสื้อ'));
    expect(await count('เส')).toBeLessThanOrEqual(8);
  });
});
