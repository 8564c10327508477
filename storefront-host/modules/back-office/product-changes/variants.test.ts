import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../../../test/support/fixture-market.ts';
import { cloth, seedManyCombinations } from '../../../../test/support/records/many-combinations.ts';
import { manageShop } from '../../../../test/support/manage-shop.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  await seedManyCombinations(host.db);
});
afterAll(() => host.close());

const call = manageShop(() => host);
const put = (id: number, variants: object[]) =>
  call('PUT', `products/${id}/variants`, { variants });
const { shirt, shirtRedS, shirtRedM, shirtBlueS, shirtBlueM } = products;

describe('the variants of a product', () => {
  it('change with price, code, barcode and stock, each by itself', async () => {
    const { status, body } = await put(shirt.id, [
      { id: shirtRedS.id, revision: 1, price: 99.5, full_price: 120, code: 'R-S', barcode: '885' },
      { id: shirtRedM.id, revision: 1, stock: { from: 2, to: 9 } },
      { id: shirtBlueS.id, revision: 7, price: 1 },
      { id: shirtBlueM.id, revision: 1, price: 50, full_price: 40 },
      { id: products.cup.id, revision: 1, price: 1 },
      { id: products.mango.id, revision: 1, price: 1 },
    ]);
    expect(status).toBe(200);
    expect(body.saved).toMatchObject([
      { id: shirtRedS.id, price: 99.5, full_price: 120, code: 'R-S', barcode: '885', revision: 2 },
      { id: shirtRedM.id, remain: 9 },
    ]);
    const refused = body.refused.map(({ id, path }: { id: number; path: string }) => [id, path]);
    expect(refused).toEqual([
      [shirtBlueS.id, 'revision'],
      [shirtBlueM.id, 'full_price'],
      [products.cup.id, 'id'],
      [products.mango.id, 'id'],
    ]);
    const { product } = (await call('GET', `/api/v1/products/${shirt.id}/detail?site=alpha`)).body;
    expect(product).toMatchObject({ price_min: 99.5, remain: 20 });
    const found = await call('GET', 'products?filter={"q":"R-S"}');
    expect(found.body.items.map((one: { id: number }) => one.id)).toEqual([shirt.id]);
    const mango = await call('GET', `/api/v1/products/${products.mango.id}/detail`);
    expect(mango.body.product.price).not.toBe(1);
  });

  it('keep what was sold meanwhile, and nothing of a variant whose stock would fall below zero', async () => {
    await call('POST', `products/${shirtBlueM.id}/stock`, { delta: -5, reason: 'damaged' });
    const counted = await put(shirt.id, [
      { id: shirtBlueM.id, revision: 1, stock: { from: 7, to: 10 } },
    ]);
    expect(counted.body.saved[0].remain).toBe(5);
    const { revision } = counted.body.saved[0];
    const { body } = await put(shirt.id, [
      { id: shirtBlueM.id, revision, price: 777, stock: { from: 20, to: 1 } },
    ]);
    expect(body).toMatchObject({ saved: [], refused: [{ id: shirtBlueM.id, path: 'stock' }] });
    const again = await call('GET', `products/${shirtBlueM.id}`);
    expect(again.body).toMatchObject({ remain: 5, revision });
    expect(again.body.price).not.toBe(777);
    const ledger = (await call('GET', `stock/${shirtBlueM.id}`)).body.ledger;
    expect(ledger[0]).toMatchObject({ delta: 3, reason: 'count', remain_after: 5 });
  });

  it('take only pictures of their product', async () => {
    const picture = '01930000-0000-7000-9000-0000000000aa';
    const { revision } = (await call('GET', `products/${shirtRedS.id}`)).body;
    const { body } = await put(shirt.id, [{ id: shirtRedS.id, revision, picture }]);
    expect(body).toMatchObject({ saved: [], refused: [{ id: shirtRedS.id, path: 'picture' }] });
    const cleared = await put(shirt.id, [{ id: shirtRedS.id, revision, picture: null }]);
    expect(cleared.body.saved).toMatchObject([{ id: shirtRedS.id, own_picture: null }]);
  });

  it('are 2,000: 500 in one request, with one entry in the log', async () => {
    const ids = await host.db
      .selectFrom('product')
      .select(['id', 'revision'])
      .where('parent_id', '=', cloth.id)
      .orderBy('rank')
      .limit(501)
      .execute();
    const all = ids.map((one, index) => ({ ...one, price: 100 + index, code: `C-${index}` }));
    expect((await put(cloth.id, all)).status).toBe(400);
    const { result, count } = await host.countQueries(() => put(cloth.id, all.slice(1)));
    expect([result.body.saved.length, result.body.refused]).toEqual([500, []]);
    expect(count).toBeLessThan(40);
    const log = await call('GET', 'activity');
    expect(log.body.entries[0].changes[0].after).toContain('+ 480');
  });

  it('take no field that they do not have', async () => {
    const { status, body } = await put(shirt.id, [
      { id: shirtRedS.id, revision: 1, description: 'x' },
    ]);
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
    expect((await put(products.mango.id, [{ id: 1, revision: 1 }])).status).toBe(404);
  });
});

describe('a variant that is switched off', () => {
  const cart = async (uuid: string) => {
    const payload = { products: [{ product_uuid: uuid, quantity: 1 }] };
    return (await call('POST', '/api/v1/cart/status?site=alpha', payload)).body.products[0];
  };
  const revisionOf = async (id: number): Promise<number> =>
    (await call('GET', `products/${id}`)).body.revision;
  const change = async (id: number, fields: object) =>
    put(shirt.id, [{ id, revision: await revisionOf(id), ...fields }]);
  const page = async () =>
    (await call('GET', `/api/v1/products/${shirt.id}/detail?site=alpha`)).body.product;

  it('is not sold in page, cart or checkout, names no price, and comes back', async () => {
    await host.db
      .updateTable('product')
      .set({ price: 500 })
      .where('id', '=', shirtRedM.id)
      .execute();
    expect(await page()).toMatchObject({ price_min: 5 });
    const off = await change(shirtRedM.id, { status: 'product_sync_disable' });
    expect(off.body).toMatchObject({
      saved: [{ id: shirtRedM.id, status: 'product_sync_disable' }],
    });
    const product = await page();
    expect(product.price_min).toBeGreaterThan(5);
    const shown = product.subproducts.find((one: { id: number }) => one.id === shirtRedM.id);
    expect(shown).toMatchObject({ ready_to_sell: false });
    expect(await cart(shirtRedM.uuid)).toMatchObject({
      quantity: 0,
      refusal: { code: 'CANNOT_ADD' },
    });
    const payload = { shop_id: 2, products: [{ product_uuid: shirtRedM.uuid, quantity: 1 }] };
    const begun = await call('POST', '/api/v1/cart/checkout', payload);
    expect(begun.status).toBe(409);
    const { items } = (await call('GET', `products?filter={"id":[${shirt.id}]}`)).body;
    expect(items[0].price).toBe(product.price_min);
    await change(shirtRedM.id, { status: 'availability' });
    expect(await page()).toMatchObject({ price_min: 5 });
    expect(await cart(shirtRedM.uuid)).toMatchObject({ quantity: 1 });
    const log = await host.db
      .selectFrom('audit_log')
      .select('after')
      .where('shop_id', '=', 2)
      .where('entity_id', '=', String(shirt.id))
      .where('action', '=', 'variants')
      .execute();
    expect(JSON.stringify(log)).toContain('product_sync_disable');
  });

  it('cannot be removed in this way', async () => {
    expect((await change(shirtRedM.id, { status: 'removed' })).status).toBe(400);
  });
});
