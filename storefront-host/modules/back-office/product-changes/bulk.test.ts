import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, categories, products } from '../../../../test/support/fixture-market.ts';
import { cloth, seedManyCombinations } from '../../../../test/support/records/many-combinations.ts';
import { insertPlates } from '../../../../test/support/records/insert-plates.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { newPrice } from './new-price.ts';

const api = '/api/v1/manage/2/products';
let host: TestHost;
let headers: Record<string, string>;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  headers = {
    cookie: await signIn(host, accounts.ownerAlpha.email),
    origin: 'http://localhost:4000',
  };
});
afterAll(() => host.close());

async function call(method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) {
  const reply = await host.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.json() };
}
const bulk = (payload: object) => call('POST', `${api}/bulk`, payload);
const one = async (id: number) => (await call('GET', `${api}/${id}`)).body;
const { cup, shirt, shirtRedS, mango, patternUnlimited } = products;
const price = { unit: 'percent', by: -10, round_to: 1, strike: true } as const;

describe('prices of many products', () => {
  it.each([
    [12_950, { unit: 'percent', by: -10, round_to: 1 }, 11_700],
    [12_950, { unit: 'percent', by: -10, round_to: 0.01 }, 11_655],
    [12_950, { unit: 'baht', by: 20.5, round_to: 5 }, 15_000],
    [1_000, { unit: 'baht', by: -10, round_to: 1 }, null],
  ] as const)('%i satang by %j', (satang, change, expected) => {
    expect(newPrice(satang, { ...change, strike: false })).toBe(expected);
  });

  it('are previewed without a change, then changed, with variants, and taken back', async () => {
    const ids = [cup.id, shirt.id, mango.id];
    const before = await Promise.all([one(cup.id), one(shirt.id)]);
    const preview = await bulk({ ids, change: { price }, preview: true });
    expect(preview.body).toMatchObject({
      changed: 2,
      preview: [{ id: cup.id, before: '฿120', after: '฿108' }, { id: shirt.id }],
      refused: [{ id: mango.id }],
      undo: [],
      next: null,
    });
    expect(await Promise.all([one(cup.id), one(shirt.id)])).toEqual(before);
    const changed = await bulk({ ids, change: { price } });
    expect(changed.body).toMatchObject({ changed: 2, preview: [] });
    expect(await one(cup.id)).toMatchObject({ price: 108, full_price: 120 });
    const variant = (await one(shirtRedS.id)) as { price: number; full_price: number };
    expect(variant.full_price).toBe(before[1].subproducts[0].price);
    const undone = await call('POST', `${api}/bulk/undo`, { items: changed.body.undo });
    expect(undone.body).toMatchObject({ changed: 2, refused: [] });
    expect(await one(cup.id)).toMatchObject({ price: 120, full_price: null });
    expect(await one(shirtRedS.id)).toMatchObject({ price: variant.full_price, full_price: null });
    const again = await call('POST', `${api}/bulk/undo`, { items: changed.body.undo });
    expect(again.body).toMatchObject({ changed: 0, refused: [{ id: cup.id }, { id: shirt.id }] });
    const mangoNow = await call('GET', `/api/v1/products/${mango.id}/detail`);
    expect(mangoNow.body.product.price).not.toBe(before[0].price);
  });

  it('below the minimum are refused, each product by itself', async () => {
    const change = { price: { unit: 'baht', by: -100, round_to: 1, strike: false } };
    const { body } = await bulk({
      ids: [cup.id, products.vaseSoldOut.id, products.plateOnSale.id],
      change,
    });
    expect(body.changed + body.refused.length).toBe(3);
    expect(body.refused.every(({ message }: { message: string }) => message !== '')).toBe(true);
    await call('POST', `${api}/bulk/undo`, { items: body.undo });
  });
});

describe('other changes', () => {
  it.each([
    [{ status: 'soldout' }, { status: 'soldout' }],
    [{ category_id: categories.alphaWear.id }, { category_id: categories.alphaWear.id }],
    [{ add_tags: ['ลดราคา', 'ของขวัญ'] }, { tags: ['ลดราคา', 'ของขวัญ'] }],
    [{ remove_tags: ['ลดราคา'] }, { tags: ['ของขวัญ'] }],
    [{ hot: true }, { hot: true }],
  ])('%j', async (change, after) => {
    const before = await one(cup.id);
    const { body } = await bulk({ ids: [cup.id], change });
    expect(body.changed).toBe(1);
    expect(await one(cup.id)).toMatchObject(after);
    if ('add_tags' in change) return;
    await call('POST', `${api}/bulk/undo`, { items: body.undo });
    const [name = ''] = Object.keys(after);
    expect((await one(cup.id))[name]).toEqual(before[name]);
  });

  it('change stock by a difference with a reason, and say where there is none', async () => {
    const { remain } = await one(cup.id);
    const stock = { delta: 5, reason: 'received', note: 'ล็อต 9' };
    const { body } = await bulk({ ids: [cup.id, patternUnlimited.id], change: { stock } });
    expect(body).toMatchObject({ changed: 1, refused: [{ id: patternUnlimited.id }] });
    expect((await one(cup.id)).remain).toBe(remain + 5);
    const ledger = (await call('GET', `/api/v1/manage/2/stock/${cup.id}`)).body.ledger;
    expect(ledger[0]).toMatchObject({ delta: 5, reason: 'received', note: 'ล็อต 9' });
    await call('POST', `${api}/bulk/undo`, { items: body.undo });
    expect((await one(cup.id)).remain).toBe(remain);
  });

  it('change the stock of each variant, of all or of none', async () => {
    const stocksOf = async () => {
      const variants = (await one(shirt.id)).subproducts as { id: number; remain: number }[];
      return variants.map(({ remain }) => remain);
    };
    const before = await stocksOf();
    const stock = { delta: 5, reason: 'received' };
    const bulkRequest = { ids: [shirt.id], change: { stock } };
    const [least, most] = [Math.min(...before), Math.max(...before)];
    expect((await bulk({ ...bulkRequest, preview: true })).body.preview).toMatchObject([
      { before: `${least}–${most}`, after: `${least + 5}–${most + 5}` },
    ]);
    expect(await stocksOf()).toEqual(before);
    const { body } = await bulk(bulkRequest);
    expect(await stocksOf()).toEqual(before.map((remain) => remain + 5));
    const ledger = (await call('GET', `/api/v1/manage/2/stock/${shirtRedS.id}`)).body.ledger;
    expect(ledger[0]).toMatchObject({ delta: 5, reason: 'received' });
    const tooMuch = { delta: -(least + 6), reason: 'damaged' };
    const refused = await bulk({ ids: [shirt.id], change: { stock: tooMuch } });
    expect(refused.body).toMatchObject({ changed: 0, refused: [{ id: shirt.id }] });
    await call('POST', `${api}/bulk/undo`, { items: body.undo });
    expect(await stocksOf()).toEqual(before);
  });

  it.each([
    ['another shop’s category', { category_id: categories.betaFood.id }],
    ['a removal', { status: 'removed' }],
    ['two changes at once', { hot: true, recommend: true }],
    ['an unknown one', { title: 'x' }],
  ])('refuse %s', async (_what, change) => {
    const before = await one(cup.id);
    const { status, body } = await bulk({ ids: [cup.id], change });
    expect(status === 400 || body.refused.length === 1).toBe(true);
    expect(await one(cup.id)).toEqual(before);
  });

  it('refuse ids and a filter together', async () => {
    const { status } = await bulk({ ids: [cup.id], filter: {}, change: { hot: true } });
    expect(status).toBe(400);
  });
});

describe('all that a filter finds', () => {
  beforeAll(async () => {
    await insertPlates(host.db, { shopId: 2, count: 530, category_id: categories.alphaWear.id });
    await seedManyCombinations(host.db);
  });

  it('are previewed, a first part of them, and are changed by a run only', async () => {
    const filter = { category_id: categories.alphaWear.id };
    const change = { recommend: true };
    const { status, body } = await bulk({ filter, change, preview: true });
    expect([status, body.changed, body.next > 0]).toEqual([200, 500, true]);
    expect((await bulk({ filter, change })).status).toBe(400);
  });

  it.each([
    { add_tags: ['กลุ่ม'] },
    { price: { unit: 'baht', by: 1, round_to: 1, strike: false } },
    { stock: { delta: 5, reason: 'received' } },
    { status: 'soldout' },
    { category_id: categories.alphaHome.id },
  ])('takes as many statements for 500 products as for one: %j', async (change) => {
    const rows = await host.db
      .selectFrom('product')
      .select('id')
      .where('shop_id', '=', 2)
      .where('title', 'like', 'จาน %')
      .orderBy('id')
      .limit(500)
      .execute();
    const ids = rows.map(({ id }) => id);
    const many = await host.countQueries(() => bulk({ ids, change }));
    expect(many.result.body).toMatchObject({ changed: 500, refused: [] });
    expect(many.count).toBeLessThan(25);
    const entity = 'stock' in change ? 'stock' : 'product';
    const log = await host.db
      .selectFrom('audit_log')
      .select('entity_id')
      .distinct()
      .where('shop_id', '=', 2)
      .where('entity', '=', entity)
      .where('entity_id', 'in', ids.map(String))
      .execute();
    expect(log).toHaveLength(500);
    const items = many.result.body.undo;
    const undone = await host.countQueries(() => call('POST', `${api}/bulk/undo`, { items }));
    expect(undone.result.body).toMatchObject({ changed: 500, refused: [] });
    expect(undone.count).toBeLessThan(25);
  });

  it('has 2,000 variants in one product', async () => {
    const change = { price: { unit: 'baht', by: 1, round_to: 1, strike: false } };
    const { status, body } = await bulk({ ids: [cloth.id], change });
    expect([status, body.changed, body.undo[0].variants.length]).toEqual([200, 1, 2_000]);
    const undone = await call('POST', `${api}/bulk/undo`, { items: body.undo });
    expect(undone.body).toMatchObject({ changed: 1, refused: [] });
  });
});
