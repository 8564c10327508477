import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBuyer } from '../../../../test/support/buyer.ts';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { manageShop } from '../../../../test/support/manage-shop.ts';
import { manualOrder } from '../../../../test/support/manual-order.ts';
import { orderBalances } from '../../../../test/support/order-balances.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { offerTransfers } from '../../../../test/support/transfer-settings.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  await offerTransfers(manage);
});
afterAll(() => host.close());
beforeEach(() => createBuyer(host).setStock(products.plateOnSale.id, 50));

const call = manageShop(() => host, { under: 'orders/' });
const manage = manageShop(() => host);

/** Orders three plates of 80.00 baht with delivery for 40.00, paid by transfer and not sent. */
async function paid() {
  const lines = [{ product_id: products.plateOnSale.id, quantity: 3 }];
  const order = manualOrder(lines, 280, { fee: 40, payment_method: 'transfer' });
  const entered = await manage('POST', 'orders', order);
  const { id, revision } = entered.body;
  const { body } = await call('POST', `${id}/receive`, { revision });
  expect(body.stage).toBe('paid');
  return { id: String(id), revision: Number(body.revision) };
}

const refund = (revision: number, quantity: number, restock = false) => ({
  revision,
  lines: [{ rank: 0, quantity, restock }],
  shipping: 0,
  way: 'transfer',
  note: '',
});
const parcel = (revision: number, quantity: number) => ({
  revision,
  courier: 'flash',
  code: '',
  lines: [{ rank: 0, quantity }],
});

async function stock(): Promise<number> {
  const { remain } = await host.db
    .selectFrom('stock')
    .select('remain')
    .where('product_id', '=', products.plateOnSale.id)
    .executeTakeFirstOrThrow();
  return remain;
}

/** Returns the pieces on the order's page of the picking list. */
async function picked(id: string): Promise<string | undefined> {
  const query = new URLSearchParams({ filter: JSON.stringify({ id: [id] }) });
  const cookie = await signIn(host, accounts.ownerAlpha.email);
  const url = `/api/v1/manage/${shops.alpha.id}/orders/picking?${query}`;
  const { body } = await host.inject({ url, headers: { cookie } });
  return /<td class="number">(\d+)<\/td>/.exec(body)?.[1];
}

describe('a refund before sending', () => {
  it('takes its pieces out of the picking list and of what is sent', async () => {
    const { id, revision } = await paid();
    const remain = await stock();
    const { body } = await call('POST', `${id}/refunds`, refund(revision, 1));
    expect(body).toMatchObject({
      stage: 'paid',
      lines: [{ quantity: 3, withdrawn: 1 }],
      refunds: [{ amount: 80 }],
    });
    expect(await stock()).toBe(remain);
    expect(await picked(id)).toBe('2');
    const tooMany = await call('POST', `${id}/parcels`, parcel(body.revision, 3));
    expect(tooMany.body.code).toBe('PARCEL_LINES');
    const rest = await call('POST', `${id}/parcels`, parcel(body.revision, 2));
    expect(rest.body).toMatchObject({ stage: 'shipped', parcels: [{ lines: [{ quantity: 2 }] }] });
    expect(await orderBalances(host.db, id)).toMatchObject({ 'cash:transfer': 20_000 });
  });

  it('ships the order with the last pieces that were to be sent', async () => {
    const { id, revision } = await paid();
    const part = await call('POST', `${id}/parcels`, parcel(revision, 2));
    expect(part.body.stage).toBe('part_shipped');
    const inParcel = await call('POST', `${id}/refunds`, refund(part.body.revision, 2));
    expect([inParcel.status, inParcel.body.code]).toEqual([409, 'REFUND_SENT']);
    const { body } = await call('POST', `${id}/refunds`, refund(part.body.revision, 1));
    expect(body).toMatchObject({ stage: 'shipped', lines: [{ withdrawn: 1 }] });
  });

  it('of all that would be sent is refused, since it is a cancellation', async () => {
    const { id, revision } = await paid();
    const all = await call('POST', `${id}/refunds`, refund(revision, 3));
    expect([all.status, all.body.code]).toEqual([409, 'REFUND_CANCEL']);
    const { body } = await call('GET', id);
    expect(body).toMatchObject({ stage: 'paid', refunds: [], lines: [{ withdrawn: 0 }] });
  });

  it.each([
    ['not on sale again', false, 49],
    ['on sale again', true, 50],
  ])('is followed by a cancellation of the rest: pieces %s', async (_name, restock, remain) => {
    const { id, revision } = await paid();
    const part = { ...refund(revision, 1, restock), way: 'cash' };
    const first = await call('POST', `${id}/refunds`, part);
    const { body } = await call('POST', `${id}/cancel`, { revision: first.body.revision });
    expect(body).toMatchObject({ stage: 'cancelled', payment_status: 'refunded' });
    expect(await stock()).toBe(remain);
    // 80.00 was refunded in cash, the other 200.00 from the bank account.
    expect(await orderBalances(host.db, id)).toEqual({
      'cash:transfer': 8_000,
      'cash:cod': -8_000,
    });
  });
});
