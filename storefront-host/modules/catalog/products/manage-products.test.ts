import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOW_STOCK } from '@talad/elements/commerce/limits';
import { accounts, categories, products } from '../../../../test/support/fixture-market.ts';
import { manageShop } from '../../../../test/support/manage-shop.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

const api = '/api/v1/manage/2';
let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => host.close());

const call = manageShop(() => host);
const list = (resource: string, filter: object, sort = ['id', 'ASC']) => {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify(sort),
  });
  return call('GET', `${api}/${resource}?${query}`);
};
const ids = (body: { items: { id: number }[] }) => body.items.map((item) => item.id);

describe('products of the back office', () => {
  it('lists main products with both titles, and counts them', async () => {
    const { body } = await list('products', {});
    expect(ids(body)).toEqual([101, 102, 107, 108, 109]);
    expect(body).toMatchObject({ total: 5, total_capped: false, next: null });
    expect(body.items[0]).toMatchObject({
      titles: { th: products.cup.title, en: '' },
      price: 120,
      full_price: null,
      remain: 10,
      category_id: categories.alphaHome.id,
      category_title: categories.alphaHome.title,
      revision: 1,
    });
    expect(body.items[1]).toMatchObject({ has_subproducts: true, remain: 13 });
    expect(body.items[3].remain).toBeNull();
  });

  it.each([
    [{ q: products.cup.title }, [101]],
    [{ q: 'A-SHIRT-BLUE-M' }, [102]],
    [{ category_id: categories.alphaWear.id }, [102, 108]],
    [{ status: 'discontinued' }, []],
    [{ id: [103, 109] }, [103, 109]],
    [{ id: [201] }, []],
  ])('filters by %j', async (filter, expected) => {
    expect(ids((await list('products', filter)).body)).toEqual(expected);
  });

  it('sorts by indexed columns, and by nothing else', async () => {
    const { body } = await list('products', {}, ['price', 'DESC']);
    expect(ids(body).slice(1, 3)).toEqual([102, 101]);
    expect((await list('products', {}, ['search_text', 'DESC'])).status).toBe(400);
  });

  it('shows one with its variants', async () => {
    const { body } = await call('GET', `${api}/products/102`);
    expect(body.full_url).toBe('/web/alpha/product/shirt/102');
    expect(body.subproducts.map((sub: { option_text: string }) => sub.option_text)).toEqual([
      'Red / S',
      'Red / M',
      'Blue / S',
      'Blue / M',
    ]);
    expect((await call('GET', `${api}/products/103`)).body).toMatchObject({
      parent_id: 102,
      subproducts: [],
    });
    expect((await call('GET', `${api}/products/201`)).status).toBe(404);
  });

  it('changes price, sale, title and status; shoppers see it; it is written down', async () => {
    const changed = await call('PUT', `${api}/products/101`, {
      revision: 1,
      price: 99.5,
      full_price: 120,
      titles: { en: 'Coffee cup', th: 'ถ้วยกาแฟใบใหม่' },
    });
    expect(changed.body).toMatchObject({
      price: 99.5,
      full_price: 120,
      titles: { th: 'ถ้วยกาแฟใบใหม่', en: 'Coffee cup' },
      revision: 2,
    });
    const seen = await call('GET', '/api/v1/products/101/detail?lang=en');
    expect(seen.body.product).toMatchObject({ title: 'Coffee cup', price: 99.5, sale_percent: 17 });
    const found = await call(
      'GET',
      `/api/v1/products/search?filter=${encodeURIComponent('{"keyword":"coffee"}')}`,
    );
    expect(found.body.total).toBe(1);
    const [audit] = await host.db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity', '=', 'product')
      .execute();
    expect(audit).toMatchObject({
      entity_id: '101',
      action: 'updated',
      account_id: accounts.ownerAlpha.id,
      before: { price: 120, full_price: null, status: 'availability' },
      after: { price: 99.5, full_price: 120, title_en: 'Coffee cup' },
    });
    const back = await call('PUT', `${api}/products/101`, { revision: 2, full_price: null });
    expect(back.body).toMatchObject({ full_price: null, revision: 3 });
  });

  it('takes the old price from the cached pages of every site', async () => {
    const pages = [
      `/product/pattern/108`,
      `/web/alpha/product/pattern/108`,
      '/search',
      '/web/alpha/search',
    ];
    const html = async (url: string) =>
      (await host.inject({ url, headers: { accept: 'text/html' } })).body;
    for (const url of pages) expect(await html(url)).toContain('฿59');
    await call('PUT', `${api}/products/108`, { revision: 1, price: 71.25 });
    for (const url of pages) {
      await expect.poll(() => html(url), { timeout: 5_000 }).toContain('฿71.25');
    }
    await call('PUT', `${api}/products/108`, { revision: 2, price: 59 });
  });

  it('brings a product whose price fits now into cached lists, the marketplace’s too', async () => {
    const { revision } = (await call('GET', `${api}/products/108`)).body;
    const dear = encodeURIComponent('{"price_min":200}');
    const lists = [`/search?filter=${dear}`, `/web/alpha/search?filter=${dear}`];
    const shows = async (url: string) => {
      const { body } = await host.inject({ url, headers: { accept: 'text/html' } });
      return body.includes('/product/pattern/108');
    };
    // Request it twice: the second answer comes from the cache.
    for (const url of [...lists, ...lists]) expect(await shows(url)).toBe(false);
    await call('PUT', `${api}/products/108`, { revision, price: 300 });
    for (const url of lists) expect(await shows(url)).toBe(true);
    await call('PUT', `${api}/products/108`, { revision: revision + 1, price: 59 });
    for (const url of lists) expect(await shows(url)).toBe(false);
  });

  it('ends a sale whose full price the new price reaches', async () => {
    const raised = await call('PUT', `${api}/products/109`, { revision: 1, price: 100 });
    expect(raised.body).toMatchObject({ price: 100, full_price: null });
  });

  it('keeps the price of a product with options at its cheapest one', async () => {
    await call('PUT', `${api}/products/104`, { revision: 1, price: 199, full_price: 250 });
    const { body } = await list('products', { id: [102] });
    expect(body.items[0]).toMatchObject({ price: 199, price_max: 250 });
    const seen = await call('GET', '/api/v1/products/102/detail');
    expect(seen.body.product).toMatchObject({ price_min: 199, price_max: 250, sale_price: 250 });
  });

  it('refuses what is not so', async () => {
    const put = async (payload: object) => {
      const { revision } = (await call('GET', `${api}/products/108`)).body;
      return call('PUT', `${api}/products/108`, { revision, ...payload });
    };
    expect(await put({ revision: 9, price: 1 })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
    for (const [payload, path] of [
      [{ remain: 5 }, 'remain'],
      [{ stock: 5 }, 'stock'],
      [{ price: 1.005 }, 'price'],
      [{ price: -1 }, 'price'],
      [{ price: 59, full_price: 50 }, 'full_price'],
      [{ titles: { th: '  ' } }, 'titles/th'],
      [{ status: 'lost' }, 'status'],
      [{ revision: 'first' }, 'revision'],
    ] as const) {
      const { status, body } = await put(payload);
      expect([status, body.fields?.[0]?.path]).toEqual([400, path]);
    }
  });

  it('needs the permission: staff of products have it, other shops not', async () => {
    const as = ({ email }: { readonly email: string }) => manageShop(() => host, { email });
    const staff = as(accounts.staffAlpha);
    const url = `${api}/products/107`;
    expect((await staff('PUT', url, { revision: 1, price: 1 })).status).toBe(200);
    const other = as(accounts.ownerBeta);
    expect((await other('PUT', url, { revision: 2, price: 1 })).status).toBe(403);
    expect((await as(accounts.shopper)('GET', url)).status).toBe(403);
    const beta = '/api/v1/manage/3/products/107';
    expect((await other('PUT', beta, { revision: 2, price: 1 })).status).toBe(404);
  });
});

describe('stock of the back office', () => {
  const change = (id: number, payload: object) =>
    call('POST', `${api}/products/${id}/stock`, payload);

  it('lists what is counted: variants instead of their product', async () => {
    const { body } = await list('stock', {});
    expect(ids(body)).toEqual([101, 103, 104, 105, 106, 107, 108, 109]);
    expect(body.total).toBe(8);
    expect(ids((await list('stock', { low: 2 })).body)).toEqual([104, 105, 107]);
    expect(ids((await list('products', { low: 2 })).body)).toEqual([102, 107]);
    const low = await list('products', { low: LOW_STOCK });
    const all = await list('products', {});
    const marked = all.body.items.filter((product: { is_low: boolean }) => product.is_low);
    expect(ids({ ...all.body, items: marked })).toEqual(ids(low.body));
    expect(marked.length).toBeGreaterThan(0);
    expect(marked.length).toBeLessThan(all.body.items.length);
    expect(ids((await list('stock', { q: 'เสื้อยืด' })).body)).toEqual([103, 104, 105, 106]);
  });

  it('changes by a delta with a reason, and writes it down', async () => {
    const { body } = await change(101, { delta: 5, reason: 'received', note: 'ล็อตใหม่' });
    expect(body).toMatchObject({
      id: 101,
      remain: 15,
      ledger: [
        {
          delta: 5,
          remain_after: 15,
          reason: 'received',
          note: 'ล็อตใหม่',
          by: accounts.ownerAlpha.name,
          order_number: null,
        },
      ],
    });
    await change(101, { delta: -15, reason: 'damaged' });
    const seen = await call('GET', '/api/v1/products/101/detail');
    expect(seen.body.product).toMatchObject({ remain: 0, status: 'soldout' });
  });

  it('never goes below zero under concurrent changes', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => change(106, { delta: -2, reason: 'damaged' })),
    );
    const taken = answers.filter((answer) => answer.status === 200);
    expect(taken).toHaveLength(3);
    const refused = answers.find((answer) => answer.status === 409);
    expect(refused?.body.code).toBe('NOT_ENOUGH');
    const { body } = await call('GET', `${api}/stock/106`);
    expect(body.remain).toBe(1);
    expect(body.ledger).toHaveLength(3);
  });

  it.each([
    [108, { delta: 1, reason: 'received' }, 409, 'UNLIMITED_STOCK'],
    [102, { delta: 1, reason: 'received' }, 409, 'STOCK_OF_OPTIONS'],
    [201, { delta: 1, reason: 'received' }, 404, 'NOT_FOUND'],
    [101, { delta: 0, reason: 'received' }, 400, 'VALIDATION'],
    [101, { delta: 1.5, reason: 'received' }, 400, 'VALIDATION'],
    [101, { delta: 1, reason: 'order' }, 400, 'VALIDATION'],
    [101, { delta: 1 }, 400, 'VALIDATION'],
    [101, { remain: 7, reason: 'count' }, 400, 'VALIDATION'],
  ])('refuses for %d: %j', async (id, payload, status, code) => {
    const answer = await change(id, payload);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});

describe('pictures of a product', () => {
  const url = `${api}/products/${products.vaseSoldOut.id}`;
  const uuid = (index: number) => `01930000-0000-7000-a000-00000000000${index}`;

  beforeAll(async () => {
    const upload = (shop_id: number, index: number) => ({
      shop_id,
      id: uuid(index),
      key: `${shop_id}/${uuid(index)}/original`,
      mime: 'image/png',
      width: 600,
      height: 600,
      bytes: 1000,
    });
    await host.db
      .insertInto('media')
      .values([upload(2, 1), upload(2, 2), upload(3, 3)])
      .execute();
  });

  it('are chosen and ordered by their ids, keeping what is known of them', async () => {
    await host.db
      .updateTable('product')
      .set({ images: JSON.stringify([{ media_id: uuid(1), alt: { th: 'แจกันสีอิฐ' } }]) })
      .where('id', '=', products.vaseSoldOut.id)
      .execute();
    const before = await call('GET', url);
    expect(before.body.pictures).toMatchObject([{ media_id: uuid(1) }]);
    const pictures = [{ media_id: uuid(2), alt: { th: ' ใหม่ ' } }, { media_id: uuid(1) }];
    const after = await call('PUT', url, { revision: before.body.revision, pictures });
    expect(after.status).toBe(200);
    expect(after.body.pictures).toMatchObject([
      { media_id: uuid(2), alt: { th: 'ใหม่' } },
      { media_id: uuid(1), alt: { th: 'แจกันสีอิฐ' } },
    ]);
    expect(after.body.pictures[1].picture.alt).toBe('แจกันสีอิฐ');
  });

  it.each([
    ['another shop’s upload', [uuid(3)]],
    ['what was never uploaded', [uuid(9)]],
    ['the same one twice', [uuid(1), uuid(1)]],
  ])('are refused: %s', async (_what, chosen) => {
    const pictures = chosen.map((media_id) => ({ media_id }));
    const { body } = await call('GET', url);
    const reply = await call('PUT', url, { revision: body.revision, pictures });
    expect(reply.status).toBe(400);
    expect((await call('GET', url)).body.pictures).toEqual(body.pictures);
  });

  it('of a variant are its product’s and not changed on it', async () => {
    const sub = `${api}/products/${products.shirtRedS.id}`;
    const reply = await call('PUT', sub, { revision: 1, pictures: [{ media_id: uuid(1) }] });
    expect(reply.status).toBe(400);
  });
});

it('a text with half of an emoji is the caller’s fault, not ours', async () => {
  const url = `${api}/products/${products.cup.id}`;
  const { revision } = (await call('GET', url)).body;
  const titles = { th: 'ถ้วย', en: 'Cup \ud83d' };
  expect((await call('PUT', url, { revision, titles })).status).toBe(400);
});

describe('counts of categories', () => {
  it('leave out what no list shows, and have it again when it is back', async () => {
    const { id } = products.cup;
    const url = `${api}/products/${id}`;
    const counts = async () => {
      const { rows } = await sql<{ id: number; count: number }>`
        SELECT c.id, c.count_sum AS count FROM category c JOIN product p
          ON c.id IN (p.category_id, p.mall_category_id) WHERE p.id = ${id} ORDER BY c.id`.execute(
        host.db,
      );
      return rows.map(({ count }) => count);
    };
    const set = async (status: string) => {
      const { revision } = (await call('GET', url)).body;
      expect((await call('PUT', url, { revision, status })).status).toBe(200);
    };
    const before = await counts();
    expect(before).toHaveLength(2);
    await set('discontinued');
    expect(await counts()).toEqual(before.map((count) => count - 1));
    await set('soldout');
    expect(await counts()).toEqual(before);
    await set('availability');
    expect(await counts()).toEqual(before);
  });
});
