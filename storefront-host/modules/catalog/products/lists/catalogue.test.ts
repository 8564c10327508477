import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { categories, products, shops } from '../../../../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../../../../test/support/test-host.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
});
afterAll(() => host.close());
// The tests' direct writes do not invalidate cached pages.
beforeEach(() => host.host.pageCache.clear());

async function get(url: string) {
  const reply = await host.inject(url);
  return { status: reply.statusCode, body: reply.json() };
}
const search = (filter: unknown, more = '') =>
  get(`/api/v1/products/search?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`);
const titles = (body: { products: { title: string }[] }) => body.products.map((p) => p.title);

describe('products/search', () => {
  it('lists main products by popularity, with total and shop', async () => {
    const { status, body } = await search({});
    expect(status).toBe(200);
    expect(body.total).toBe(7);
    expect(body.total_capped).toBe(false);
    expect(titles(body)).toEqual([
      products.cup.title,
      products.shirt.title,
      products.vaseSoldOut.title,
      products.patternUnlimited.title,
      products.plateOnSale.title,
      products.mango.title,
      products.banana.title,
    ]);
    expect(body.products[0]).toMatchObject({
      product_uuid: products.cup.uuid,
      price: 120,
      full_url: `/product/cup/${products.cup.id}`,
      shop: { shopname: 'alpha', shop_url: 'http://localhost:4000/web/alpha' },
      ready_to_sell: true,
      can_add_to_cart: true,
      sale_price: null,
      sale_percent: null,
      image: null,
      new: true,
      remain: 10,
    });
  });

  it('shows of a product with options the sum of its stock and no add to cart', async () => {
    const { body } = await search({ product_uuid: [products.shirt.uuid] });
    expect(body.products[0]).toMatchObject({
      has_subproducts: true,
      can_add_to_cart: false,
      ready_to_sell: true,
      remain: 13,
    });
  });

  it('shows the full price and the percent of a product on sale', async () => {
    const { body } = await search({ showroom: 'sale' });
    expect(body.products).toHaveLength(1);
    expect(body.products[0]).toMatchObject({ price: 80, sale_price: 100, sale_percent: 20 });
  });

  it('marks sold-out products, and leaves them out of a search for products in stock', async () => {
    const all = await search({ category_id: categories.alphaHome.id });
    expect(all.body.products.map((p: { status: string }) => p.status)).toEqual([
      'availability',
      'soldout',
      'availability',
    ]);
    const ready = await search({ category_id: categories.alphaHome.id, ready_to_sell: 1 });
    expect(titles(ready.body)).not.toContain(products.vaseSoldOut.title);
    expect(ready.body.total).toBe(2);
  });

  it.each([
    ['กาแฟ', [products.cup.title]],
    ['ถ้วย กาแฟ', [products.cup.title]],
    ['เสื้อ', [products.shirt.title, products.patternUnlimited.title]],
    ['a-cup', [products.cup.title]],
    ['A-SHIRT-RED-M', [products.shirt.title]],
    ['ถ้วย มะม่วง', []],
    ['%', []],
    ['!!!', []],
  ])('finds by %s', async (keyword, expected) => {
    const { body } = await search({ keyword });
    expect(titles(body)).toEqual(expected);
  });

  it('finds in both languages and shows the asked one', async () => {
    await host.db
      .insertInto('translation')
      .values({
        shop_id: shops.alpha.id,
        entity: 'product',
        entity_id: products.cup.id,
        lang: 'en',
        fields: JSON.stringify({ title: 'Ceramic coffee cup' }),
      })
      .execute();
    const { refreshSearchText } = await import('../../search/search-text.ts');
    await host.db
      .transaction()
      .execute((trx) => refreshSearchText(trx, shops.alpha.id, [products.cup.id]));
    expect(titles((await search({ keyword: 'coffee' }, '&lang=th')).body)).toEqual([
      products.cup.title,
    ]);
    expect(titles((await search({ keyword: 'กาแฟ' }, '&lang=en')).body)).toEqual([
      'Ceramic coffee cup',
    ]);
  });

  it('filters and sorts by price', async () => {
    const { body } = await search({ price_min: 59, price_max: 100, sort: 'price_desc' });
    expect(body.products.map((p: { price: number }) => p.price)).toEqual([99, 80, 59]);
  });

  it("finds on a shop's site only its own products, with addresses of that site", async () => {
    const path = await search({}, '&site=beta');
    expect(titles(path.body)).toEqual([products.mango.title, products.banana.title]);
    expect(path.body.products[0].full_url).toBe(`/web/beta/product/mango/${products.mango.id}`);
    const reply = await host.inject({
      url: '/api/v1/products/search?site=alpha',
      headers: { host: 'beta.talad.localhost:4000' },
    });
    expect(titles(reply.json())).toEqual([products.mango.title, products.banana.title]);
    expect(reply.json().products[0].full_url).toBe(`/product/mango/${products.mango.id}`);
  });

  it('gives whole addresses to a page of another site', async () => {
    const reply = await host.inject({
      url: '/api/v1/products/search?site=beta',
      headers: { origin: 'https://blog.example' },
    });
    expect(reply.json().products[0].full_url).toBe(
      `http://localhost:4000/web/beta/product/mango/${products.mango.id}`,
    );
  });

  it.each([
    ['{"colour":"red"}', 'filter'],
    ['{"limit":0}', 'filter/limit'],
    ['{"offset":961}', 'filter/offset'],
    ['{"price_min":1.005}', 'filter/price_min'],
    ['{"product_uuid":["x"]}', 'filter/product_uuid/0'],
    ['{', 'filter'],
    ['[]', 'filter'],
  ])('refuses the filter %s', async (filter, path) => {
    const { status, body } = await get(
      `/api/v1/products/search?filter=${encodeURIComponent(filter)}`,
    );
    expect(status).toBe(400);
    expect(body.code).toBe('BAD_FILTER');
    expect(body.fields[0].path).toContain(path);
  });
});

describe('products/{id}', () => {
  it('gives detail with crumbs, options, variants and related products', async () => {
    const { body } = await get(`/api/v1/products/${products.shirt.id}/detail?lang=th`);
    expect(body.product).toMatchObject({
      title: products.shirt.title,
      full_category_title: 'เสื้อผ้า',
      category_id: categories.mallWear.id,
      crumbs: [
        { label: 'สินค้าทั้งหมด', url: '/search' },
        { label: 'เสื้อผ้า', url: `/category/wear/${categories.mallWear.id}` },
        { label: products.shirt.title, url: `/product/shirt/${products.shirt.id}` },
      ],
      suboptions: {
        options: [
          { key: 'color', title: 'สี', items: [{ key: 'red', title: 'แดง', color: '#c0392b' }, {}] },
          { key: 'size', title: 'ขนาด' },
        ],
        options_rank: ['color', 'size'],
      },
    });
    expect(body.product.subproducts).toHaveLength(4);
    expect(body.product.subproducts[2]).toMatchObject({
      id: products.shirtBlueS.id,
      status: 'soldout',
      ready_to_sell: false,
      option_values: { color: 'blue', size: 's' },
      option_text: 'น้ำเงิน / S',
    });
    expect(body.relateds.map((p: { id: number }) => p.id)).not.toContain(products.shirt.id);
    expect(body.relateds[0].id).toBe(products.patternUnlimited.id);
  });

  it('answers the id of a variant with its product', async () => {
    const { body } = await get(`/api/v1/products/${products.shirtRedM.id}/detail`);
    expect(body.product.id).toBe(products.shirt.id);
    expect(body.subproduct_id).toBe(products.shirtRedM.id);
    const main = await get(`/api/v1/products/${products.shirt.id}/detail`);
    expect(main.body.subproduct_id).toBeNull();
  });

  it('lists variants', async () => {
    const { body } = await get(`/api/v1/products/${products.shirt.id}/subproducts`);
    expect(body.subproducts.map((s: { remain: number }) => s.remain)).toEqual([4, 2, 0, 7]);
  });

  it('answers DATA_NOT_FOUND for a missing product, a removed one, or another shop’s', async () => {
    const removed = { status: 'removed' } as const;
    await host.db
      .updateTable('product')
      .set(removed)
      .where('id', '=', products.banana.id)
      .execute();
    for (const url of [
      '/api/v1/products/999/detail',
      `/api/v1/products/${products.banana.id}/detail`,
      `/api/v1/products/${products.cup.id}/detail?site=beta`,
      `/api/v1/products/${products.shirt.id}/subproducts?site=beta`,
      '/api/v1/categories/999',
      `/api/v1/categories/${categories.alphaHome.id}?site=beta`,
      '/api/v1/shops/999/detail',
      `/api/v1/shops/${shops.alpha.id}/detail?site=beta`,
      '/api/v1/shops/info?site=nobody',
    ]) {
      const { status, body } = await get(url);
      expect([url, status, body.code]).toEqual([url, 404, 'DATA_NOT_FOUND']);
    }
    await host.db
      .updateTable('product')
      .set({ status: 'availability' })
      .where('id', '=', products.banana.id)
      .execute();
  });
});

describe('categories, shops, frontpage', () => {
  it('lists the categories of the site', async () => {
    const mall = await get('/api/v1/categories/list');
    expect(mall.body.map((c: { category_id: number }) => c.category_id)).toEqual([1, 2, 3]);
    const alpha = await get('/api/v1/categories/list?site=alpha');
    expect(alpha.body[0]).toEqual({
      category_id: categories.alphaHome.id,
      category_name: categories.alphaHome.title,
      title: categories.alphaHome.title,
      parent_category_id: null,
      count_sum: 3,
      slug: 'home',
      url: `/web/alpha/category/home/${categories.alphaHome.id}`,
    });
  });

  it('gives a category with children that have products, and its parent', async () => {
    await host.db
      .insertInto('category')
      .values([
        { shop_id: 1, id: 50, parent_id: 1, slug: 'full', title: 'เต็ม', count_sum: 2 },
        { shop_id: 1, id: 51, parent_id: 1, slug: 'empty', title: 'ว่าง', count_sum: 0 },
      ])
      .execute();
    const above = await get('/api/v1/categories/1?include=children,parent');
    expect(above.body.children.map((c: { slug: string }) => c.slug)).toEqual(['full']);
    const below = await get('/api/v1/categories/50?include=parent');
    expect(below.body.parent.category_id).toBe(1);
    expect(below.body.children).toEqual([]);
    const tree = await get('/api/v1/categories/list');
    expect(tree.body.map((c: { slug: string }) => c.slug)).not.toContain('empty');
    await host.db.deleteFrom('category').where('id', 'in', [50, 51]).execute();
  });

  it('describe a shop', async () => {
    const { body } = await get(`/api/v1/shops/${shops.alpha.id}/detail`);
    expect(body.shop).toMatchObject({
      id: shops.alpha.id,
      shopname: 'alpha',
      title: shops.alpha.title,
      email: 'alpha@example.test',
      product_categories: [{ id: categories.alphaHome.id }, { id: categories.alphaWear.id }],
    });
    const info = await get('/api/v1/shops/info?site=alpha');
    expect(info.body).toEqual({ id: 2, shopname: 'alpha', x_ads_level: 0, design: {} });
  });

  it('gives the best products of the front page', async () => {
    const { body } = await get('/api/v1/frontpage');
    expect(body.error).toBe(false);
    expect(body.product_best).toHaveLength(7);
    expect(body.showroom.new).toHaveLength(7);
    expect(body.showroom.hot).toEqual([]);
  });
});

describe('queries', () => {
  it('asks the database as often for 24 products as for one', async () => {
    const detail = `/api/v1/products/${products.mango.id}/detail?site=beta&nc=1`;
    const list = '/api/v1/products/search?site=beta&nc=1';
    const one = {
      list: await host.countQueries(() => host.inject(`${list}&filter={"limit":1}`)),
      detail: await host.countQueries(() => host.inject(detail)),
    };
    await sql`INSERT INTO product (shop_id, uuid, title, price, category_id)
      SELECT 3, gen_random_uuid(), 'มะม่วง ' || n, 100 * n, 6 FROM generate_series(1, 30) n`.execute(
      host.db,
    );
    await sql`INSERT INTO product (shop_id, uuid, parent_id, title, price)
      SELECT 3, gen_random_uuid(), p.id, p.title, 100 * n FROM product p, generate_series(1, 3) n
      WHERE p.shop_id = 3 AND p.parent_id IS NULL`.execute(host.db);
    const many = {
      list: await host.countQueries(() => host.inject(list)),
      detail: await host.countQueries(() => host.inject(detail)),
    };
    expect(many.list.result.json().products).toHaveLength(24);
    expect(many.list.count).toBe(one.list.count);
    expect(many.detail.count).toBe(one.detail.count);
    expect(many.list.count).toBeLessThanOrEqual(4);
    expect(many.detail.count).toBeLessThanOrEqual(7);
  });

  it('reads nothing twice: of the market, of a page and its number, of sellers', async () => {
    const countedSearch = async (filter: object) => {
      const url = `/api/v1/products/search?nc=1&filter=${encodeURIComponent(JSON.stringify(filter))}`;
      const { result, statements } = await host.countQueries(() => host.inject(url));
      return { body: result.json(), statements };
    };
    const list = await countedSearch({});
    // One statement reads the keys with their number, the other one the rows; no row has a picture.
    expect(list.statements).toHaveLength(2);
    const found = await countedSearch({ keyword: 'ถ้วย' });
    // Further statements read sellers, a sample and a spelling suggestion, because there are few
    // hits.
    expect(found.statements).toHaveLength(5);
    expect(found.body.total).toBe(found.body.products.length);
  });

  it.each([{}, { keyword: 'ส้มโอ' }])('counts the same on every page of %j', async (filter) => {
    await sql`INSERT INTO product (shop_id, uuid, title, price, search_text)
      SELECT 3, gen_random_uuid(), 'ส้มโอ ' || n, 100, 'ส้มโอ ' || n FROM generate_series(1, 5) n`.execute(
      host.db,
    );
    const first = (await search({ ...filter, limit: 2 })).body;
    expect(first.total).toBeGreaterThan(2);
    const second = (await search({ ...filter, limit: 2, offset: 2 })).body;
    const after = (await search({ ...filter, limit: 2, after: first.next })).body;
    const beyond = (await search({ ...filter, limit: 2, offset: 600 })).body;
    expect(titles(second)).toEqual(titles(after));
    expect(titles(beyond)).toEqual([]);
    expect([second.total, after.total, beyond.total]).toEqual([1, 1, 1].map(() => first.total));
  });

  it('says that there are more than it counts', async () => {
    await sql`INSERT INTO product (shop_id, uuid, title, price, search_text)
      SELECT 3, gen_random_uuid(), 'ข้าว ' || n, 100, 'ข้าว ' || n FROM generate_series(1, 1001) n`.execute(
      host.db,
    );
    const { body } = await search({ keyword: 'ข้าว' });
    expect([body.total, body.total_capped]).toEqual([1000, true]);
  });
});
