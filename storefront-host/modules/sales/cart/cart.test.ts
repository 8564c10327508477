import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products, shops } from '../../../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
});
afterAll(() => host.close());

const status = (lines: readonly (readonly [string, number])[]) =>
  host.inject({
    method: 'POST',
    url: '/api/v1/cart/status?lang=en',
    payload: { products: lines.map(([product_uuid, quantity]) => ({ product_uuid, quantity })) },
  });
const checkout = (payload: unknown, headers = {}) =>
  host.inject({
    method: 'POST',
    url: '/api/v1/cart/checkout?lang=th',
    payload: payload as object,
    headers,
  });
const unknown = '01930000-0000-7000-9000-0000000009ff';

describe('POST cart/status', () => {
  it('prices each shop by itself, in the order of the lines', async () => {
    const reply = await status([
      [products.banana.uuid, 2],
      [products.cup.uuid, 3],
      [products.mango.uuid, 1],
    ]);
    const body = reply.json();
    expect(body.shops.map((g: { shop: { shopname: string } }) => g.shop.shopname)).toEqual([
      'beta',
      'alpha',
    ]);
    expect(body.shops[0].price).toEqual({
      product: 190,
      discount: 0,
      lnwcash: 0,
      beforeshipping: 190,
      shipping: 50,
      net: 240,
      pay: 240,
    });
    expect(body.price).toMatchObject({ product: 550, shipping: 100, net: 650 });
    expect(body.product_data[products.cup.uuid].title).toBe(products.cup.title);
  });

  it('ships free from the amount of the shop', async () => {
    const { price, shops: groups } = (await status([[products.patternUnlimited.uuid, 20]])).json();
    expect(price).toMatchObject({ product: 1180, shipping: 0, net: 1180 });
    expect(groups[0]).not.toHaveProperty('until_free_shipping');
    const below = (await status([[products.banana.uuid, 2]])).json();
    expect(below.shops[0].until_free_shipping).toBe(909);
  });

  it.each([
    ['more than is left', products.plateOnSale.uuid, 6, { code: 'NOT_ENOUGH', left: 5 }, 5],
    ['sold out', products.vaseSoldOut.uuid, 1, { code: 'NOSTOCK', left: 0 }, 0],
    ['options not chosen', products.shirt.uuid, 1, { code: 'CHOOSE_OPTIONS' }, 0],
    ['unknown', unknown, 1, { code: 'NOT_FOUND' }, 0],
    [
      'unlimited above 999',
      products.patternUnlimited.uuid,
      1200,
      { code: 'NOT_ENOUGH', left: 999 },
      999,
    ],
  ])('says of a line: %s', async (_name, uuid, quantity, refusal, left) => {
    const { products: lines } = (await status([[uuid, quantity]])).json();
    expect(lines[0]).toMatchObject({ id: uuid, quantity: left, refusal });
  });

  it('sums the same product: two lines that each fit are too many together', async () => {
    const { products: lines } = (
      await status([
        [products.plateOnSale.uuid, 3],
        [products.plateOnSale.uuid, 3],
      ])
    ).json();
    expect(lines).toHaveLength(1);
    expect(lines[0].refusal).toEqual({ code: 'NOT_ENOUGH', left: 5 });
  });

  it('asks the database as often for one line as for nine', async () => {
    const all = Object.values(products).map((product) => [product.uuid, 1] as const);
    const one = await host.countQueries(() => status(all.slice(0, 1)));
    const many = await host.countQueries(() => status(all));
    expect(many.count).toBe(one.count);
    expect(many.count).toBeLessThanOrEqual(4);
  });

  it.each([[0], [1.5], [-1], ['x']])('refuses the quantity %s', async (quantity) => {
    expect((await status([[products.cup.uuid, quantity as number]])).statusCode).toBe(400);
  });

  it('answers pages of other sites, without credentials', async () => {
    const reply = await host.inject({
      method: 'POST',
      url: '/api/v1/cart/status?site=alpha',
      headers: { origin: 'https://blog.example' },
      payload: { products: [{ product_uuid: products.cup.uuid, quantity: 1 }] },
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['access-control-allow-origin']).toBe('*');
    expect(reply.headers['access-control-allow-credentials']).toBeUndefined();
  });
});

describe('POST cart/checkout', () => {
  const line = (uuid: string, quantity: number) => ({ product_uuid: uuid, quantity });

  it('answers with the address of the hosted checkout and the net price', async () => {
    const reply = await checkout({
      shop_id: shops.alpha.id,
      products: [line(products.cup.uuid, 2), line(products.mango.uuid, 1)],
    });
    expect(reply.json().data.url).toMatch(/^http:\/\/localhost:4000\/checkout\/[\w-]+\.[\w-]+$/);
    expect(reply.json().net_price).toBe(290);
  });

  it.each([
    [products.plateOnSale, 6, 'NOT_ENOUGH', 'pqty-ERROR', 'จำนวนสินค้าไม่เพียงพอ (เหลือ 5 ชิ้น)'],
    [products.vaseSoldOut, 1, 'NOSTOCK', 'NOSTOCK', 'สินค้าหมด'],
    [products.shirt, 1, 'CHOOSE_OPTIONS', 'CANNOT_ADD', 'กรุณาเลือกแบบสินค้าให้ครบก่อนนะคะ'],
  ])('refuses and names the product', async (product, quantity, code, key, message) => {
    const reply = await checkout({
      shop_id: product.shop_id,
      products: [line(product.uuid, quantity)],
    });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      error: true,
      code,
      error_key: key,
      error_msg: message,
      error_full_msg: `${product.title}: ${message}`,
    });
  });

  it('names each of three lines that cannot be bought', async () => {
    const reply = await checkout({
      shop_id: shops.alpha.id,
      products: [
        line(products.plateOnSale.uuid, 6),
        line(products.vaseSoldOut.uuid, 1),
        line(products.shirt.uuid, 1),
      ],
    });
    expect(reply.json().error_full_msg).toBe(
      `${products.plateOnSale.title}: จำนวนสินค้าไม่เพียงพอ (เหลือ 5 ชิ้น); ` +
        `${products.vaseSoldOut.title}: สินค้าหมด; ` +
        `${products.shirt.title}: กรุณาเลือกแบบสินค้าให้ครบก่อนนะคะ`,
    );
  });

  it('refuses a cart with nothing of the shop in it, and missing products', async () => {
    const other = await checkout({
      shop_id: shops.beta.id,
      products: [line(products.cup.uuid, 1)],
    });
    expect([other.statusCode, other.json().code]).toEqual([409, 'CART_EMPTY']);
    const gone = await checkout({ shop_id: shops.beta.id, products: [line(unknown, 1)] });
    expect([gone.statusCode, gone.json().code]).toEqual([409, 'DATA_NOT_FOUND']);
  });
});

describe('the server cart', () => {
  async function post(
    url: string,
    form: Record<string, string>,
    cookie = '',
    hostname = 'localhost:4000',
  ) {
    const reply = await host.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, host: hostname },
    });
    const set = reply.cookies.find(({ name }) => name === 'cart');
    return {
      status: reply.statusCode,
      location: reply.headers.location,
      cookie: set ? `cart=${encodeURIComponent(set.value)}` : cookie,
    };
  }
  const get = async (cookie: string) =>
    (await host.inject({ url: '/api/v1/cart/get', headers: { cookie } })).json();
  const quantities = async (cookie: string) =>
    (await get(cookie)).contents.map((c: { qty: number }) => c.qty);

  it('is filled, changed, emptied and checked out by plain forms', async () => {
    const added = await post('/web/alpha/cart/items', {
      product_uuid: products.cup.uuid,
      quantity: '๒',
    });
    expect([added.status, added.location]).toEqual([303, '/web/alpha/cart']);
    const shirt = await post(
      '/web/alpha/cart/items',
      { product_uuid: products.shirt.uuid, 'option.color': 'red', 'option.size': 'm' },
      added.cookie,
    );
    expect(await quantities(shirt.cookie)).toEqual([2, 1]);
    await post(`/cart/items/${products.cup.uuid}`, { quantity: '4' }, added.cookie);
    expect(await quantities(shirt.cookie)).toEqual([4, 1]);
    const out = await post('/cart/checkout', { shop_id: String(shops.alpha.id) }, added.cookie);
    expect(out.status).toBe(303);
    expect(out.location).toMatch(/^http:\/\/localhost:4000\/checkout\//);
    await post(`/cart/items/${products.cup.uuid}/remove`, {}, added.cookie);
    await post(`/cart/items/${products.shirtRedM.uuid}`, { quantity: '0' }, added.cookie);
    expect(await quantities(added.cookie)).toEqual([]);
    const empty = await post('/cart/checkout', { shop_id: '2' }, added.cookie);
    expect(empty.location).toBe('/cart?notice=CART_EMPTY');
  });

  it('says why not, and keeps what fits', async () => {
    const many = await post('/cart/items', { product_uuid: products.mango.uuid, quantity: '9' });
    expect(many.location).toBe('/cart?notice=NOT_ENOUGH&left=5');
    expect(await quantities(many.cookie)).toEqual([5]);
    const open = await post('/cart/items', {
      product_uuid: products.shirt.uuid,
      'option.color': 'red',
    });
    expect(open.location).toBe(`/product/shirt/${products.shirt.id}?notice=CHOOSE_OPTIONS`);
    const soldOut = await post('/cart/items', { product_uuid: products.vaseSoldOut.uuid });
    expect(soldOut.location).toBe('/cart?notice=CANNOT_ADD');
    const wrong = await post('/cart/items', { product_uuid: products.cup.uuid, quantity: '1.5' });
    expect(wrong.location).toBe('/cart?notice=BAD_QUANTITY');
    expect((await post('/cart/items', { product_uuid: 'x' })).status).toBe(400);
  });

  it("sells on a shop's host only what is the shop's", async () => {
    const foreign = await post(
      '/cart/items',
      { product_uuid: products.cup.uuid },
      '',
      'beta.talad.localhost:4000',
    );
    expect(foreign.location).toBe('/cart?notice=NOT_FOUND');
    const path = await post('/web/alpha/cart/items', {}, '', 'beta.talad.localhost:4000');
    expect(path.status).toBe(404);
  });

  it('is private to its browser: a made-up cookie opens no cart', async () => {
    const { cookie } = await post('/cart/items', { product_uuid: products.banana.uuid });
    const id = decodeURIComponent(cookie).slice('cart='.length).split('.')[0];
    expect(await quantities(`cart=${id}`)).toEqual([]);
    expect(await quantities(`cart=${id}.forged`)).toEqual([]);
    expect(await quantities(cookie)).toEqual([1]);
  });

  it('is changed by the API: add, set, decrease, remove', async () => {
    let cookie = '';
    const update = async (payload: object) => {
      const reply = await host.inject({
        method: 'POST',
        url: '/api/v1/cart/update',
        payload,
        headers: { cookie },
      });
      const set = reply.cookies.find(({ name }) => name === 'cart');
      if (set) cookie = `cart=${encodeURIComponent(set.value)}`;
      const body = reply.json();
      return [body.contents.map((c: { qty: number }) => c.qty), body.refusal?.code];
    };
    const product_uuid = products.mango.uuid;
    expect(await update({ product_uuid, qty: 2, add: true })).toEqual([[2], undefined]);
    expect(await update({ product_uuid, qty: 2, add: true })).toEqual([[4], undefined]);
    expect(await update({ product_uuid, qty: 9 })).toEqual([[5], 'NOT_ENOUGH']);
    expect(await update({ product_uuid, qty: -2 })).toEqual([[3], undefined]);
    expect(await update({ product_uuid, qty: 0 })).toEqual([[3], 'BAD_QUANTITY']);
    expect(await update({ product_uuid, qty: null })).toEqual([[], undefined]);
    expect(await update({ product_uuid, qty: 1 })).toEqual([[], 'NOT_FOUND']);
  });
});
