import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../../../../test/support/fixture-market.ts';
import { manualOrder } from '../../../../../test/support/manual-order.ts';
import { placeOrderRows } from '../../../../../test/support/placed-order.ts';
import { manageShop } from '../../../../../test/support/manage-shop.ts';
import { orderBalances } from '../../../../../test/support/order-balances.ts';
import { createBuyer } from '../../../../../test/support/buyer.ts';
import { createTestHost, type TestHost } from '../../../../../test/support/test-host.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => host.close());

const call = manageShop(() => host);

/** Sends an order of two plates to a buyer who pays at the door. */
async function sent() {
  const lines = [{ product_id: products.plateOnSale.id, quantity: 2 }];
  const entered = await call('POST', 'orders', manualOrder(lines, 200, { fee: 40 }));
  expect(entered.status).toBe(201);
  const { id, revision } = entered.body;
  const shipped = await call('POST', `orders/${id}/parcels`, {
    revision,
    courier: 'flash',
    code: `TH${Date.now()}${Math.floor(Math.random() * 100)}`,
    cost: 35,
  });
  return { id: String(id), revision: Number(shipped.body.revision) };
}

const stock = () => createBuyer(host).stockOf(products.plateOnSale.id);

describe('a parcel that was refused at the door', () => {
  it('cancels its order, brings the pieces back and books the way back', async () => {
    const before = await stock();
    const { id, revision } = await sent();
    expect(await stock()).toBe(before - 2);
    const refused = await call('POST', `orders/${id}/refuse`, {
      revision,
      restock: true,
      cost: 25.5,
    });
    expect(refused.body).toMatchObject({
      stage: 'cancelled',
      payment_status: 'pending',
      actions: [],
    });
    expect(refused.body.events[0]).toMatchObject({ action: 'refused' });
    expect(await stock()).toBe(before);
    expect(await orderBalances(host.db, id)).toEqual({
      'delivery:cost': 6_050,
      'payable:courier': -6_050,
    });
  });

  it('leaves pieces that cannot be sold again out of the stock', async () => {
    const { id, revision } = await sent();
    const before = await stock();
    await call('POST', `orders/${id}/refuse`, { revision, restock: false });
    expect(await stock()).toBe(before);
  });

  it('is marked once, of two clicks at once', async () => {
    const { id, revision } = await sent();
    const before = await stock();
    const clicks = await Promise.all(
      [1, 2].map(() => call('POST', `orders/${id}/refuse`, { revision, restock: true })),
    );
    expect(clicks.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await stock()).toBe(before + 2);
  });

  it('was on its way and to be paid at the door', async () => {
    const { order_id: fresh } = await placeOrderRows(host.db);
    const { order_id: paid } = await placeOrderRows(host.db, {
      topic: 'order.shipped',
      payment_method: 'transfer',
    });
    for (const id of [fresh, paid]) {
      const answer = await call('POST', `orders/${id}/refuse`, { revision: 1, restock: true });
      expect(answer).toMatchObject({ status: 409, body: { code: 'BAD_STATE' } });
    }
  });
});
