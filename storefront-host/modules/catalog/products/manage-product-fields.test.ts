import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categories } from '../../../../test/support/fixture-market.ts';
import { manageShop } from '../../../../test/support/manage-shop.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

const api = '/api/v1/manage/2';
let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => host.close());

const call = manageShop(() => host);
const ids = (body: { id: number }[]) => body.map((item) => item.id);

describe('the fields of a product', () => {
  it('stores every field of the product that the specification names', async () => {
    const { revision } = (await call('GET', `${api}/products/109`)).body;
    const sent = {
      slug: 'blue-mug',
      description: 'Thrown by hand, fired at 1,250 °C.',
      code: 'MUG-9',
      barcode: '8850999320019',
      weight: 1.25,
      weight_unit: 'kg',
      category_id: categories.alphaHome.id,
      mall_category_id: null,
      tags: ['mug', 'stoneware'],
      hot: true,
      recommend: true,
      free_shipping: true,
      has_vat: false,
      unit_name: 'piece',
      brand: 'Baan Din',
      author: 'Somsri',
      publisher: 'Din Press',
      isbn: '9786160000005',
      page_count: 96,
      language: 'th',
      published_year: 2024,
      attributes: { Glaze: 'celadon' },
      second_hand_flag: true,
      second_hand_option: 'good',
      province_id: 50,
      prepare_duration: 3,
      prepare_weekday: 2,
    };
    const changed = await call('PUT', `${api}/products/109`, { revision, ...sent });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject(sent);
    expect((await call('GET', `${api}/products/109`)).body).toMatchObject(sent);
    const shown = (await call('GET', '/api/v1/products/109/detail?site=alpha')).body.product;
    expect(shown).toMatchObject({
      full_url: '/web/alpha/product/blue-mug/109',
      description: sent.description,
      code: 'MUG-9',
      weight: 1.25,
      weight_unit: 'kg',
      category_id: categories.alphaHome.id,
      product_tags: ['mug', 'stoneware'],
      brand: 'Baan Din',
      attributes: { Glaze: 'celadon' },
      second_hand_flag: true,
      hot: true,
      free_shipping: true,
    });
    const found = await call(
      'GET',
      `/api/v1/products/search?filter=${encodeURIComponent('{"keyword":"stoneware"}')}`,
    );
    expect(ids(found.body.products)).toEqual([109]);
  });

  it('takes the other names that the specification has for the same fields', async () => {
    const { revision } = (await call('GET', `${api}/products/109`)).body;
    const changed = await call('PUT', `${api}/products/109`, {
      revision,
      product_name: 'แก้วน้ำ',
      product_price: 80,
      sale_price: 100,
      product_tags: ['แก้ว'],
      attribute: { Colour: 'blue' },
      shop_category_id: categories.alphaHome.id,
      condition: 'new',
      preorder_flag: true,
    });
    expect(changed.body).toMatchObject({
      titles: { th: 'แก้วน้ำ' },
      price: 80,
      full_price: 100,
      tags: ['แก้ว'],
      attributes: { Colour: 'blue' },
      category_id: categories.alphaHome.id,
      second_hand_flag: false,
      second_hand_option: null,
      status: 'preorder',
    });
    const back = await call('PUT', `${api}/products/109`, {
      revision: changed.body.revision,
      preorder_flag: false,
    });
    expect(back.body.status).toBe('availability');
    const twice = { revision: back.body.revision, price: 80, product_price: 90 };
    const refused = await call('PUT', `${api}/products/109`, twice);
    expect([refused.status, refused.body.fields[0].path]).toEqual([400, 'product_price']);
  });

  it('keeps a tag’s translation with its tag', async () => {
    await host.db
      .insertInto('translation')
      .values({
        shop_id: 2,
        entity: 'product',
        entity_id: 108,
        lang: 'en',
        fields: JSON.stringify({ tags: 'Pattern,Sewing' }),
      })
      .execute();
    await host.db
      .updateTable('product')
      .set({ tags: ['แพตเทิร์น', 'เย็บผ้า'] })
      .where('id', '=', 108)
      .execute();
    const { revision } = (await call('GET', `${api}/products/108`)).body;
    const tags = ['ใหม่', 'เย็บผ้า'];
    await call('PUT', `${api}/products/108`, { revision, tags });
    const { body } = await call('GET', '/api/v1/products/108/detail?lang=en');
    expect(body.product.product_tags).toEqual(['ใหม่', 'Sewing']);
  });

  it('takes a record back as it was read, with one field changed', async () => {
    for (const id of [107, 102, 103]) {
      const before = (await call('GET', `${api}/products/${id}`)).body;
      const sent = { ...before, code: `AGAIN-${id}` };
      const { status, body } = await call('PUT', `${api}/products/${id}`, sent);
      expect([status, body.fields]).toEqual([200, undefined]);
      const { revision, updated_at, subproducts } = body;
      expect(body).toEqual({ ...sent, revision, updated_at, subproducts });
      const stale = await call('PUT', `${api}/products/${id}`, { ...body, remain: 77 });
      expect([stale.status, stale.body.fields?.[0]?.path]).toEqual([400, 'remain']);
    }
  });

  it('refuses a field that it does not know, and names it', async () => {
    for (const [payload, path] of [
      [{ colour: 'red' }, 'colour'],
      [{ titles: { de: 'Tasse' } }, 'titles/de'],
      [{ current_price: 1 }, 'current_price'],
      [{ review_percent: 100 }, 'review_percent'],
    ] as const) {
      const { status, body } = await call('PUT', `${api}/products/107`, {
        revision: 1,
        ...payload,
      });
      expect([status, body.code, body.fields?.[0]?.path]).toEqual([400, 'VALIDATION', path]);
    }
  });

  it.each([
    ['another shop’s category', { category_id: categories.betaFood.id }, 'category_id'],
    [
      'a category of the shop as one of the market',
      { mall_category_id: categories.alphaHome.id },
      'mall_category_id',
    ],
    ['a second-hand grade of a new product', { second_hand_option: 'good' }, 'second_hand_option'],
    ['a number that is no ISBN', { isbn: '97861600000' }, 'isbn'],
    ['a unit without a weight', { weight_unit: 'kg' }, 'weight'],
    ['a tag with a comma', { tags: ['a,b'] }, 'tags/0'],
  ])('refuses %s', async (_what, payload, path) => {
    const before = (await call('GET', `${api}/products/107`)).body;
    const { status, body } = await call('PUT', `${api}/products/107`, {
      revision: before.revision,
      ...payload,
    });
    expect([status, body.fields?.[0]?.path]).toEqual([400, path]);
    expect((await call('GET', `${api}/products/107`)).body).toEqual(before);
  });

  it('gives a variant its own code and weight, and nothing that is its product’s', async () => {
    const url = `${api}/products/103`;
    const { revision } = (await call('GET', url)).body;
    const own = { code: 'SHIRT-RS', weight: 180, barcode: '885' };
    expect((await call('PUT', url, { revision, ...own })).body).toMatchObject(own);
    const foreign = await call('PUT', url, { revision: revision + 1, description: 'Soft.' });
    expect([foreign.status, foreign.body.fields[0].path]).toEqual([400, 'description']);
  });
});
