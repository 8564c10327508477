import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buyerAddress, createBuyer, type Buyer } from '../../../../test/support/buyer.ts';
import { products, shops } from '../../../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { addPromotion, type NewPromotion } from './add-promotion.ts';

const begins = new Date(Date.now() + 3_600_000);
const ends = new Date(begins.getTime() + 3_600_000);
const at = (time: Date, offset = 0) => new Date(time.getTime() + offset);
let now = new Date();
let host: TestHost;
let buyer: Buyer;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', now: () => now, env: { RATE_LIMIT_FACTOR: '100' } });
  buyer = createBuyer(host);
  await add({
    productIds: [products.cup.id, products.shirt.id],
    discount: { kind: 'percent', value: 20 },
  });
});
afterAll(() => host.close());
beforeEach(() => {
  // The clock goes back from one test to the next, so clear the caches, which do not expect it.
  host.host.pageCache.clear();
  now = at(begins, -60_000);
});

function add(promotion: Partial<NewPromotion>): Promise<number> {
  const whole: NewPromotion = {
    shopId: shops.alpha.id,
    kind: 'flash',
    slug: 'flash',
    title: 'ลดไฟลุก',
    beginsAt: begins,
    endsAt: ends,
    at: now,
    productIds: [],
    discount: { kind: 'percent', value: 20 },
    ...promotion,
  };
  return host.db.transaction().execute((trx) => addPromotion(trx, whole));
}

const detail = async (id: number) =>
  (await host.inject(`/api/v1/products/${id}/detail`)).json().product;
const search = async () => {
  const filter = encodeURIComponent(JSON.stringify({ product_uuid: [products.cup.uuid] }));
  return (await host.inject(`/api/v1/products/search?filter=${filter}`)).json().products[0];
};
const status = async (uuid: string) =>
  (
    await host.inject({
      method: 'POST',
      url: '/api/v1/cart/status',
      payload: { products: [{ product_uuid: uuid, quantity: 1 }] },
    })
  ).json();

it('begins and ends to the second, everywhere a price is said', async () => {
  for (const [time, price] of [
    [at(begins, -1), 120],
    [begins, 96],
    [at(ends, -1), 96],
    [ends, 120],
  ] as const) {
    now = time;
    const cup = await detail(products.cup.id);
    expect([cup.price, cup.price_max, (await search()).price]).toEqual([price, price, price]);
    expect((await status(products.cup.uuid)).price.product).toBe(price);
  }
});

it('shows its end, and the price before', async () => {
  now = begins;
  expect(await detail(products.cup.id)).toMatchObject({
    is_flash_sale: true,
    flash_sale_price: 96,
    flash_until: ends.toISOString(),
    sale_price: 120,
    sale_percent: 20,
    on_sale: true,
  });
  now = ends;
  expect(await detail(products.cup.id)).toHaveProperty('is_flash_sale', false);
});

it('lowers each variant by its own price', async () => {
  now = begins;
  const shirt = await detail(products.shirt.id);
  expect(shirt).toMatchObject({
    price_min: 200,
    price_max: 200,
    flash_sale_price: 200,
    sale_price: 250,
  });
  expect(shirt.subproducts.map((sub: { price: number }) => sub.price)).toEqual([
    200, 200, 200, 200,
  ]);
  expect((await status(products.shirtRedM.uuid)).price.product).toBe(200);
});

it('is named in the cart while it runs, by the product of a variant too; a coupon of the shop as well', async () => {
  now = begins;
  for (const { uuid } of [products.cup, products.shirtRedM]) {
    const { products: lines, product_data: data } = await status(uuid);
    expect(lines[0].promotion).toMatchObject({ title: 'ลดไฟลุก' });
    expect(data[uuid]).toMatchObject({ has_promotion: true });
    expect(data[uuid]).not.toHaveProperty('has_coupon');
  }
  await host.db
    .insertInto('coupon')
    .values({
      shop_id: shops.alpha.id,
      code: 'SOON',
      title: 'ลด 50',
      kind: 'amount',
      value: 5_000,
      minimum: 0,
      begins_at: ends,
      ends_at: at(ends, 60_000),
    })
    .execute();
  now = ends;
  const over = await status(products.cup.uuid);
  expect(over.products[0].promotion).toBeNull();
  expect(over.product_data[products.cup.uuid]).toMatchObject({ has_coupon: true });
});

it('keeps a page no longer than its prices hold, before and while it runs', async () => {
  const price = async () => {
    const { body } = await host.inject({
      url: '/web/alpha/product/cup/101',
      headers: { accept: 'text/html' },
    });
    return /"@type":"Offer","price":(\d+)/.exec(body)?.[1];
  };
  expect(await price()).toBe('120');
  now = begins;
  expect(await price()).toBe('96');
  now = ends;
  expect(await price()).toBe('120');
});

it('charges what it showed, and never a price that has ended', async () => {
  now = begins;
  const token = await buyer.begin([[products.cup.uuid, 2]]);
  now = ends;
  expect(await buyer.submit(token, { ...buyerAddress, seen_net: '242' })).toMatchObject({
    kind: 'price-changed',
    net: 29_000,
  });
  now = at(ends, -1);
  expect((await buyer.submit(token, { ...buyerAddress, seen_net: '242' })).kind).toBe('placed');
  const line = await host.db.selectFrom('order_line').selectAll().executeTakeFirstOrThrow();
  expect([line.unit_price, line.line_total]).toEqual([9_600, 19_200]);
});

it('lets the largest discount win and raises no price', async () => {
  await add({
    kind: 'discount',
    discount: { kind: 'amount', value: 5_000 },
    productIds: [products.cup.id],
  });
  now = begins;
  const cup = await detail(products.cup.id);
  expect([cup.price, cup.is_flash_sale]).toEqual([70, false]);
  await host.db
    .updateTable('product')
    .set({ price: 6_000 })
    .where('id', '=', products.cup.id)
    .execute();
  host.host.pageCache.clear();
  const cheaper = await detail(products.cup.id);
  expect([cheaper.price, cheaper.sale_price]).toEqual([60, null]);
});

it('costs the lists no statement more', async () => {
  const list = () => host.inject('/api/v1/products/search?nc=1');
  await list();
  const before = await host.countQueries(list);
  now = begins;
  expect((await host.countQueries(list)).count).toBe(before.count);
});
