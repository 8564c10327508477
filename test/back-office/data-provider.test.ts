import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCallApi } from '../../admin/providers/call-api.ts';
import { changesOf } from '../../admin/providers/changes-of.ts';
import { createDataProvider, type TaladDataProvider } from '../../admin/providers/data-provider.ts';
import { accounts, products, shops } from '../support/fixture-market.ts';
import { createListeningHost, type ListeningHost } from '../support/listening-host.ts';
import { placeOrderRows } from '../support/placed-order.ts';
import { signIn } from '../support/sign-in.ts';

let host: ListeningHost;
beforeAll(async () => {
  host = await createListeningHost({ seed: 'small' });
});
afterAll(() => host.close());

/** Creates a data provider that calls the API as a browser does, with session and origin. */
async function providerOf(email: string, shop: { id: number; shopname: string } = shops.alpha) {
  const cookie = await signIn(host, email);
  const callApi = createCallApi((path, init) => {
    const headers = new Headers(init?.headers);
    headers.set('cookie', `${cookie}; lang=en`);
    headers.set('origin', host.origin);
    return fetch(path, { ...init, headers });
  });
  return createDataProvider(shop, callApi, host.origin);
}
const owner = (): Promise<TaladDataProvider> => providerOf(accounts.ownerAlpha.email);
const page = { pagination: { page: 1, perPage: 2 }, sort: { field: 'id', order: 'ASC' } } as const;

describe('the data provider', () => {
  it('reads a page of a list with its total, filtered and sorted', async () => {
    const provider = await owner();
    const first = await provider.getList('products', { ...page, filter: {} });
    expect(first.total).toBe(5);
    expect(first.data.map(({ id }) => id)).toEqual([products.cup.id, products.shirt.id]);
    const found = await provider.getList('products', { ...page, filter: { q: 'A-VASE' } });
    expect(found.data.map(({ id }) => id)).toEqual([products.vaseSoldOut.id]);
  });

  it('reads the stock that runs out first, first', async () => {
    const provider = await owner();
    const low = await provider.getList('stock', {
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'remain', order: 'ASC' },
      filter: { low: 4 },
    });
    expect(low.data.map(({ remain }) => remain)).toEqual([0, 0, 2, 4]);
  });

  it('reads many by id, variants too', async () => {
    const provider = await owner();
    const ids = [products.cup.id, products.shirtRedS.id];
    const { data } = await provider.getMany('products', { ids });
    expect(new Set(data.map(({ id }) => id))).toEqual(new Set(ids));
  });

  it('sends only what was changed, with the revision that was shown', async () => {
    const provider = await owner();
    const { data: before } = await provider.getOne('products', { id: products.cup.id });
    expect(changesOf({ data: { ...before, price: 99 }, previousData: before })).toEqual({
      price: 99,
      revision: before.revision,
    });
    const params = { id: products.cup.id, data: { ...before, price: 99 }, previousData: before };
    const { data: after } = await provider.update('products', params);
    expect(after).toMatchObject({ price: 99, revision: before.revision + 1 });
    await expect(provider.update('products', params)).rejects.toMatchObject({
      status: 409,
      code: 'CONFLICT',
    });
  });

  it('puts a refused field where the form has it', async () => {
    const provider = await owner();
    const { data: before } = await provider.getOne('products', { id: products.cup.id });
    const data = { ...before, full_price: 1 };
    await expect(
      provider.update('products', { id: products.cup.id, data, previousData: before }),
    ).rejects.toMatchObject({
      status: 400,
      body: { errors: { full_price: expect.stringMatching(/price/) } },
    });
  });

  it('changes stock by a delta and returns the stock', async () => {
    const provider = await owner();
    const change = { delta: 5, reason: 'received', note: 'ล็อตใหม่' } as const;
    const after = await provider.changeStock(products.shirtRedS.id, change);
    expect(after).toMatchObject({ remain: 9, ledger: [{ delta: 5, note: 'ล็อตใหม่' }] });
    await expect(
      provider.changeStock(products.shirtRedS.id, { delta: -10, reason: 'count' }),
    ).rejects.toMatchObject({ status: 409, code: 'NOT_ENOUGH' });
  });

  it('moves an order on, step by step', async () => {
    const provider = await owner();
    const { order_id: id } = await placeOrderRows(host.db);
    const shipped = await provider.sendParcel(id, { revision: 1, courier: '', code: '' });
    expect(shipped).toMatchObject({ status: 'shipped', actions: ['deliver', 'refuse'] });
    const delivered = await provider.deliverOrder(id, shipped.revision);
    expect(delivered).toMatchObject({
      status: 'delivered',
      payment_status: 'paid',
      actions: ['refund'],
    });
    const cancelled = provider.cancelOrder(id, { revision: delivered.revision });
    await expect(cancelled).rejects.toMatchObject({
      status: 409,
    });
  });

  it('reads the categories of the shop', async () => {
    const provider = await owner();
    const names = (await provider.categories()).map(({ category_name }) => category_name);
    expect(names).toContain('ถ้วยและแจกัน');
    expect(names).not.toContain('ผลไม้ตามฤดู');
  });

  it('is refused what the staff member may not do, in words', async () => {
    const staff = await providerOf(accounts.staffAlpha.email);
    await expect(staff.getList('orders', { ...page, filter: {} })).rejects.toMatchObject({
      status: 403,
      message: expect.stringMatching(/\w+ \w+/),
    });
    const foreign = await providerOf(accounts.ownerAlpha.email, shops.beta);
    await expect(foreign.getList('products', { ...page, filter: {} })).rejects.toMatchObject({
      status: 403,
    });
  });
});
