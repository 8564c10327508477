import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { placeOrderRows } from '../../../../test/support/placed-order.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { changeWithin, type OrderChange } from '../../sales/orders/life/change-order.ts';
import { creditOrderPoints, takeBackOrderPoints } from '../../sales/points/order-points.ts';
import { readPointLines, readPoints } from '../../sales/points/points.read.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
});
afterAll(() => host.close());

const at = new Date('2026-11-22T05:00:00Z');
const later = new Date('2026-11-23T05:00:00Z');
const own = accounts.shopper.id;

async function change(orderId: string, action: OrderChange['action'], revision: number) {
  const changed = await host.db.transaction().execute((trx) =>
    changeWithin(trx, {
      shopId: shops.alpha.id,
      orderId,
      action,
      revision,
      tracking: null,
      accountId: accounts.ownerAlpha.id,
      at,
    }),
  );
  expect(changed).toEqual({ ok: true });
}

const order = (id: string) =>
  host.db.selectFrom('sales_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

it('gives a point for each whole baht of the products, on delivery and once', async () => {
  const { order_id: id } = await placeOrderRows(host.db, { account_id: own });
  await change(id, 'ship', 1);
  expect(await readPoints(host.db, own)).toBe(0);
  await change(id, 'deliver', 2);
  // ฿259 of products; the ฿50 of shipping give none.
  expect(await readPoints(host.db, own)).toBe(259);
  const delivered = await order(id);
  await host.db.transaction().execute((trx) => creditOrderPoints(trx, delivered, at));
  expect(await readPoints(host.db, own)).toBe(259);
  // A refund takes the points back too, and only once.
  for (let time = 0; time < 2; time += 1) {
    await host.db.transaction().execute((trx) => takeBackOrderPoints(trx, delivered, later));
  }
  expect(await readPoints(host.db, own)).toBe(0);
  const lines = await readPointLines(host.db, own, { before: null, limit: 10 });
  expect(lines.map((line) => [line.reason, line.points, line.order_number])).toEqual([
    ['order_cancelled', -259, delivered.number],
    ['order', 259, delivered.number],
  ]);
});

it('gives none to guests, none for an order that promised none, and takes nothing for an order that gave none', async () => {
  const guests = await placeOrderRows(host.db);
  await change(guests.order_id, 'ship', 1);
  await change(guests.order_id, 'deliver', 2);
  const cancelled = await placeOrderRows(host.db, { account_id: own });
  await change(cancelled.order_id, 'cancel', 1);
  const row = await order(cancelled.order_id);
  const small = { ...row, id: guests.order_id, account_id: own, points_earned: 0 };
  await host.db.transaction().execute((trx) => creditOrderPoints(trx, small, at));
  const entries = await host.db
    .selectFrom('point_entry')
    .select('order_id')
    .where('order_id', 'in', [guests.order_id, cancelled.order_id])
    .execute();
  expect(entries).toEqual([]);
});

it('leaves the points of an order with the same id at another shop', async () => {
  const { order_id: id } = await placeOrderRows(host.db, { account_id: own });
  const alphas = await order(id);
  const betas = { ...alphas, shop_id: shops.beta.id, account_id: accounts.ownerAlpha.id };
  await host.db.transaction().execute(async (trx) => {
    await creditOrderPoints(trx, alphas, at);
    await creditOrderPoints(trx, betas, at);
    await takeBackOrderPoints(trx, alphas, later);
  });
  expect(await readPoints(host.db, own)).toBe(0);
  expect(await readPoints(host.db, betas.account_id)).toBe(259);
});

it('is refreshed by a signed-in user, on the platform only', async () => {
  const ask = (headers: Record<string, string>) =>
    host.inject({ url: '/api/v1/users/me/points', headers });
  expect((await ask({})).statusCode).toBe(401);
  const cookie = await signIn(host, accounts.shopper.email);
  const answer = await ask({ cookie });
  expect(answer.json()).toEqual({ point: 0, point_value: 0.01 });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await ask({ host: 'alpha.talad.localhost:4000', cookie })).statusCode).toBe(404);
});
