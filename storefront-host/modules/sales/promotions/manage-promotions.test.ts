import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buyerAddress, createBuyer, type Buyer } from '../../../../test/support/buyer.ts';
import { accounts, categories, products, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { addPromotion } from './add-promotion.ts';
import type { ManagedPromotion, PreviewAnswer } from './manage-promotions.contract.ts';

const manage = `/api/v1/manage/${shops.alpha.id}`;
const base = `${manage}/promotions`;
const hour = 3_600_000;
const start = Date.now();
let now = new Date(start);
const later = (hours: number) => new Date(start + hours * hour).toISOString();
let host: TestHost;
let buyer: Buyer;
let cookie: string;
let foreign: number;
beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    now: () => now,
    env: { RATE_LIMIT_FACTOR: '1000' },
  });
  buyer = createBuyer(host);
  cookie = await signIn(host, accounts.ownerAlpha.email);
  foreign = await host.db.transaction().execute((trx) =>
    addPromotion(trx, {
      shopId: shops.beta.id,
      kind: 'flash',
      slug: 'beta',
      title: 'ของเบต้า',
      beginsAt: new Date(start - hour),
      endsAt: new Date(start + hour),
      at: now,
      productIds: [products.mango.id],
      discount: { kind: 'percent', value: 50 },
    }),
  );
});
afterAll(() => host.close());
beforeEach(async () => {
  now = new Date(start);
  await host.db.deleteFrom('promotion').where('shop_id', '=', shops.alpha.id).execute();
  host.host.pageCache.clear();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, url: string, payload?: object) =>
  host.inject({
    method,
    url,
    headers: { origin: 'http://localhost:4000', cookie: `lang=en; ${cookie}` },
    ...(payload && { payload }),
  });
const flash = {
  kind: 'flash',
  titles: { th: 'ลดไฟลุก', en: 'Hot sale' },
  discount_kind: 'percent',
  discount_value: 20,
  begins_at: later(-1),
  ends_at: later(2),
  published: true,
};
const make = async (fields: object = {}): Promise<ManagedPromotion> => {
  const made = await call('POST', base, { ...flash, ...fields });
  expect(made.body).toContain('revision');
  return made.json();
};
const priceOf = async (id: number): Promise<number> =>
  (await host.inject(`/api/v1/products/${id}/detail`)).json().product.price;
const cup = products.cup.id;

/** Changes a product with its owner's form. */
async function change(id: number, fields: object): Promise<void> {
  const { revision } = (await call('GET', `${manage}/products/${id}`)).json();
  const saved = await call('PUT', `${manage}/products/${id}`, { revision, ...fields });
  expect(saved.statusCode).toBe(200);
}

describe('a flash sale that an owner creates', () => {
  it('makes prices within its window, on its pages and in the cart', async () => {
    const sale = await make({ product_ids: [cup], begins_at: later(1) });
    expect(sale).toMatchObject({ state: 'upcoming', products: 1, published: true });
    expect(await priceOf(cup)).toBe(120);
    now = new Date(start + hour);
    expect(await priceOf(cup)).toBe(96);
    const page = await host.inject({ url: sale.full_url, headers: { accept: 'text/html' } });
    expect(page.body).toContain('Hot sale');
    expect(page.body).toContain('฿96');
    now = new Date(start + 2 * hour);
    expect(await priceOf(cup)).toBe(120);
  });

  it('changes nothing as a draft or after it is hidden again', async () => {
    const { id } = await make({ product_ids: [cup], published: false });
    expect(await priceOf(cup)).toBe(120);
    await call('PUT', `${base}/${id}`, { revision: 1, published: true });
    expect(await priceOf(cup)).toBe(96);
    await call('PUT', `${base}/${id}`, { revision: 2, published: false });
    expect(await priceOf(cup)).toBe(120);
  });

  it.each([
    [{ kind: 'news', titles: { th: ' ' } }, 'titles/th'],
    [{ discount_value: 0 }, 'discount_value'],
    [{ discount_value: 12.5 }, 'discount_value'],
    [{ discount_kind: 'amount', discount_value: 1.005 }, 'discount_value'],
    [{ ends_at: later(-2) }, 'ends_at'],
    [{ product_ids: [products.mango.id] }, 'product_ids'],
    [{ product_ids: [products.shirtRedM.id] }, 'product_ids'],
    [{ category_ids: [99_999] }, 'category_ids'],
    [{ media_id: '00000000-0000-7000-8000-000000000000' }, 'media_id'],
    [{ price: 5 }, 'price'],
  ])('%j is refused at its field', async (fields, path) => {
    const refused = await call('POST', base, { ...flash, ...fields });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields[0]?.path).toBe(path);
  });

  it('is ended at once and comes back, and is deleted with its prices', async () => {
    const { id } = await make({ product_ids: [cup] });
    const ended = await call('POST', `${base}/${id}/end`, { revision: 1 });
    expect(ended.json()).toMatchObject({ state: 'ended', revision: 2 });
    expect(await priceOf(cup)).toBe(120);
    await call('PUT', `${base}/${id}`, { revision: 2, ends_at: later(2) });
    expect(await priceOf(cup)).toBe(96);
    expect((await call('PUT', `${base}/${id}`, { revision: 2, published: false })).statusCode).toBe(
      409,
    );
    expect((await call('DELETE', `${base}/${id}`)).statusCode).toBe(204);
    expect(await priceOf(cup)).toBe(120);
    expect((await call('GET', `${base}/${id}`)).statusCode).toBe(404);
  });

  it('charges nothing silently when it ends while its checkout is open', async () => {
    await buyer.setStock(cup, 50);
    const { id } = await make({ product_ids: [cup] });
    const token = await buyer.begin([[products.cup.uuid, 1]]);
    await call('POST', `${base}/${id}/end`, { revision: 1 });
    const form = { ...buyerAddress, seen_net: '146' };
    expect((await buyer.submit(token, form)).kind).toBe('price-changed');
    expect((await buyer.submit(token, { ...form, seen_net: '170' })).kind).toBe('placed');
  });
});

describe('prices that change meanwhile', () => {
  it('follow the product, and each of its combinations', async () => {
    await make({ product_ids: [cup, products.shirt.id] });
    await change(cup, { price: 200 });
    expect(await priceOf(cup)).toBe(160);
    await change(products.shirtRedM.id, { price: 100 });
    const { product } = (await host.inject(`/api/v1/products/${products.shirt.id}/detail`)).json();
    expect([product.price_min, product.price_max]).toEqual([80, 200]);
    await change(cup, { price: 120 });
    await change(products.shirtRedM.id, { price: 250 });
  });

  it('follow each other, when product and promotion are changed at once', async () => {
    const { id } = await make({ product_ids: [cup] });
    for (const [price, percent] of [
      [100, 50],
      [120, 25],
      [300, 10],
      [120, 20],
    ] as const) {
      const { revision } = (await call('GET', `${base}/${id}`)).json();
      await Promise.all([
        change(cup, { price }),
        call('PUT', `${base}/${id}`, { revision, discount_value: percent }),
      ]);
      expect(await priceOf(cup)).toBe((price * (100 - percent)) / 100);
    }
  });
});

describe('a promotion of a category', () => {
  const { alphaHome, alphaWear } = categories;
  const inCategory = async (id: number | null) => change(cup, { category_id: id });

  it('has the products that come into it, and loses those that leave', async () => {
    await inCategory(null);
    const { id } = await make({ category_ids: [alphaHome.id] });
    expect(await priceOf(cup)).toBe(120);
    await inCategory(alphaHome.id);
    expect(await priceOf(cup)).toBe(96);
    const made = await call('POST', `${manage}/products`, {
      title: 'ชามใหม่',
      price: 50,
      category_id: alphaHome.id,
    });
    expect(await priceOf(made.json().id)).toBe(40);
    await inCategory(null);
    expect(await priceOf(cup)).toBe(120);
    const { products: count, product_ids: chosen } = (await call('GET', `${base}/${id}`)).json();
    expect(chosen).toEqual([]);
    expect(count).toBeGreaterThan(0);
    await inCategory(alphaHome.id);
  });

  it('covers the categories below it, also when the tree changes', async () => {
    await inCategory(alphaHome.id);
    await make({ category_ids: [alphaWear.id] });
    expect(await priceOf(cup)).toBe(120);
    const move = async (parent: number | null) => {
      const { revision } = (await call('GET', `${manage}/categories/${alphaHome.id}`)).json();
      const moved = await call('POST', `${manage}/categories/${alphaHome.id}/move`, {
        revision,
        parent_id: parent,
        before_id: null,
      });
      expect(moved.statusCode).toBe(200);
    };
    await move(alphaWear.id);
    expect(await priceOf(cup)).toBe(96);
    await move(null);
    expect(await priceOf(cup)).toBe(120);
  });
});

describe('the preview', () => {
  const preview = async (fields: object): Promise<PreviewAnswer> => {
    const { kind: _k, titles: _t, published: _p, ...discount } = flash;
    const body = { ...discount, product_ids: [], category_ids: [], ...fields };
    return (await call('POST', `${base}/preview`, body)).json();
  };

  it('says each price before and after, to the satang and never below nothing', async () => {
    const cups = { product_ids: [cup] };
    const after = async (fields: object) =>
      (await preview({ ...cups, ...fields })).prices.map((one) => one.after);
    expect(await after({ discount_value: 33 })).toEqual([80]);
    expect(await after({ discount_kind: 'amount', discount_value: 20.25 })).toEqual([99.75]);
    expect(await after({ discount_kind: 'amount', discount_value: 5_000 })).toEqual([0]);
    expect(await after({ discount_value: 100 })).toEqual([0]);
    const shirt = await preview({ product_ids: [products.shirt.id] });
    expect(shirt).toMatchObject({ total: 4, clashes: 0 });
    expect(shirt.prices[0]).toMatchObject({ before: 250, after: 200, other: null });
    expect(shirt.prices[0]?.title).toContain(' · ');
  });

  it('names another promotion of the same time, whose lower price counts', async () => {
    const { id } = await make({ product_ids: [cup], discount_value: 50 });
    const scope = { product_ids: [cup], category_ids: [categories.alphaHome.id] };
    const { prices, clashes } = await preview(scope);
    expect(clashes).toBe(1);
    expect(prices[0]).toMatchObject({
      product_id: cup,
      after: 96,
      other: { id, title: 'ลดไฟลุก', price: 60 },
    });
    expect((await preview({ ...scope, id })).clashes).toBe(0);
    expect((await preview({ ...scope, begins_at: later(3), ends_at: later(4) })).clashes).toBe(0);
    await make({ product_ids: [cup], discount_value: 20 });
    expect(await priceOf(cup)).toBe(60);
  });

  it('knows nothing of another shop', async () => {
    expect(await preview({ product_ids: [products.mango.id] })).toEqual({
      prices: [],
      total: 0,
      clashes: 0,
    });
  });
});

describe('the list', () => {
  it('has the shop’s own, by kind, state and title, and nothing of another shop', async () => {
    const sale = await make({ product_ids: [cup] });
    const draft = await make({ published: false, titles: { th: 'ร่าง' }, kind: 'discount' });
    const news = await make({ kind: 'news', titles: { th: 'ข่าวดี' }, begins_at: later(1) });
    const idsOf = async (filter: object) => {
      const query = encodeURIComponent(JSON.stringify(filter));
      const { items } = (await call('GET', `${base}?filter=${query}`)).json();
      return items.map(({ id }: ManagedPromotion) => id);
    };
    expect(await idsOf({})).toEqual([news.id, draft.id, sale.id]);
    expect(await idsOf({ state: 'draft' })).toEqual([draft.id]);
    expect(await idsOf({ state: 'running' })).toEqual([sale.id]);
    expect(await idsOf({ state: 'upcoming' })).toEqual([news.id]);
    expect(await idsOf({ kind: 'flash' })).toEqual([sale.id]);
    expect(await idsOf({ q: 'ข่าว' })).toEqual([news.id]);
    expect(await idsOf({ id: [foreign] })).toEqual([]);
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await call(method, `${base}/${foreign}`)).statusCode).toBe(404);
    }
    expect(news).toMatchObject({ discount_kind: null, discount_value: null });
  });
});
