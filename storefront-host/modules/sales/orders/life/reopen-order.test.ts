import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createBuyer, type Buyer } from '../../../../../test/support/buyer.ts';
import { products, shops } from '../../../../../test/support/fixture-market.ts';
import { manualOrder } from '../../../../../test/support/manual-order.ts';
import { manageShop } from '../../../../../test/support/manage-shop.ts';
import { orderBalances } from '../../../../../test/support/order-balances.ts';
import { offerTransfers } from '../../../../../test/support/transfer-settings.ts';
import { createTestHost, type TestHost } from '../../../../../test/support/test-host.ts';

const HOUR = 3_600_000;
let host: TestHost;
let buyer: Buyer;
/** Offset of the host's clock from the real time, in ms. */
let ahead = 0;
beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    now: () => new Date(Date.now() + ahead),
    env: { RATE_LIMIT_FACTOR: '100' },
  });
  buyer = createBuyer(host);
  await offerTransfers(manage);
});
afterAll(() => host.close());
beforeEach(async () => {
  ahead = 0;
  await buyer.setStock(products.cup.id, 10);
});

const manage = manageShop(() => host);

/** Creates an order of one cup, ฿170 with its delivery, that was not paid in time. */
async function expired(coupon?: { readonly code: string; readonly net: string }) {
  const { id, again } = await buyer.orderCup({
    payment: 'transfer',
    ...(coupon && { coupon: coupon.code, seen_net: coupon.net }),
  });
  ahead = 7 * HOUR;
  await host.host.jobs.send('order.expire', {});
  await host.host.jobs.drain();
  const { body } = await manage('GET', `orders/${id}`);
  expect(body).toMatchObject({ status: 'cancelled', actions: ['reopen'] });
  const { revision }: { revision: number } = body;
  return { id, revision, again };
}

it('an order that was paid after all is taken again: its piece, its money and its page', async () => {
  const { id, revision, again } = await expired();
  expect(await buyer.stockOf(products.cup.id)).toBe(10);
  const twice = await Promise.all([
    manage('POST', `orders/${id}/reopen`, { revision }),
    manage('POST', `orders/${id}/reopen`, { revision }),
  ]);
  expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const { body } = await manage('GET', `orders/${id}`);
  expect(body).toMatchObject({
    status: 'placed',
    payment_status: 'paid',
    actions: ['prepare', 'ship', 'cancel', 'refund'],
  });
  expect(body.events[0].action).toBe('reopened');
  expect(await buyer.stockOf(products.cup.id)).toBe(9);
  const booked = await orderBalances(host.db, id);
  expect(booked).toMatchObject({ 'cash:transfer': 17_000 });
  expect(Object.keys(booked)).toContain('sales');
  expect(booked).not.toHaveProperty('receivable:transfer');
  const page = (await again()).html;
  expect(page).toContain('The shop has received ฿170');
  expect(page).not.toContain('It was not paid in time');

  await manage('POST', `orders/${id}/cancel`, { revision: body.revision });
  expect(await buyer.stockOf(products.cup.id)).toBe(10);
  expect(await orderBalances(host.db, id)).toEqual({});
});

it('a late payment of what is sold by now is refused, recorded, and marked as sent back', async () => {
  const { id, revision, again } = await expired();
  await buyer.setStock(products.cup.id, 0);
  const late = await manage('POST', `orders/${id}/reopen`, { revision });
  expect([late.status, late.body.code]).toEqual([409, 'PAID_TOO_LATE']);
  expect(late.body.message).toMatch(/sold meanwhile|ถูกขายไปแล้ว/);
  const { body } = await manage('GET', `orders/${id}`);
  expect(body).toMatchObject({
    status: 'cancelled',
    payment_status: 'paid',
    actions: ['repay'],
  });
  expect(body.events[0].action).toBe('paid_late');
  expect(await buyer.stockOf(products.cup.id)).toBe(0);
  expect(await orderBalances(host.db, id)).toEqual({
    'cash:transfer': 17_000,
    'receivable:transfer': -17_000,
  });
  expect((await again()).html).toContain('will send it back');

  const done = await manage('POST', `orders/${id}/repay`, { revision: body.revision });
  expect(done.body).toMatchObject({ payment_status: 'refunded', actions: [] });
  expect(await orderBalances(host.db, id)).toEqual({});
});

it('only an unpaid transfer is taken again', async () => {
  const lines = [{ product_id: products.cup.id, quantity: 1 }];
  const { body } = await manage(
    'POST',
    'orders',
    manualOrder(lines, 170, { payment_method: 'cod' }),
  );
  await manage('POST', `orders/${body.id}/cancel`, { revision: 1 });
  const refused = await manage('POST', `orders/${body.id}/reopen`, { revision: 2 });
  expect([refused.status, refused.body.code]).toEqual([409, 'BAD_STATE']);
});

it('its coupon is used again, also where others have used it up meanwhile', async () => {
  await host.db
    .insertInto('coupon')
    .values({
      shop_id: shops.alpha.id,
      id: 1,
      code: 'LATE',
      title: 'ลดรับปีใหม่',
      kind: 'amount',
      value: 1_000,
      quota: 1,
      begins_at: new Date(Date.now() - HOUR),
      ends_at: new Date(Date.now() + 24 * HOUR),
    })
    .execute();
  const figures = () =>
    host.db
      .selectFrom('coupon')
      .select(['claimed', 'used', 'cost'])
      .where('shop_id', '=', shops.alpha.id)
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
  const { id, revision } = await expired({ code: 'LATE', net: '160' });
  expect(await figures()).toEqual({ claimed: 0, used: 0, cost: 0 });
  await host.db.updateTable('coupon').set({ claimed: 1, used: 1 }).where('id', '=', 1).execute();
  const { body } = await manage('POST', `orders/${id}/reopen`, { revision });
  expect(body).toMatchObject({ payment_status: 'paid', net: 160, coupon: { code: 'LATE' } });
  expect(await figures()).toEqual({ claimed: 1, used: 2, cost: 1_000 });
  const uses = await host.db
    .selectFrom('coupon_use')
    .select('coupon_id')
    .where('order_id', '=', id)
    .execute();
  expect(uses).toEqual([{ coupon_id: 1 }]);
});
