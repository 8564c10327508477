import { afterAll, beforeAll, expect, it } from 'vitest';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { orderBalances } from '../../../../test/support/order-balances.ts';
import { placeDirectly } from '../../../../test/support/place-directly.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { findOrder } from '../orders/orders.repository.ts';
import { changeOrder } from '../orders/life/change-order.ts';
import { addPromotion } from '../promotions/add-promotion.ts';
import { refundOrder } from './refund-order.ts';

const SHOP = shops.alpha.id;
const ORDERS = 40;
const FULL: ReadonlyMap<number, number> = new Map([
  [products.cup.id, 12_000],
  [products.plateOnSale.id, 10_000],
]);
const times = { beginsAt: new Date('2020-01-01'), endsAt: new Date('2100-01-01') };
const accountId = accounts.ownerAlpha.id;
const upTo = (most: number) => Math.floor(Math.random() * (most + 1));
let host: TestHost;

// Each shop has a promotion; beta's is larger and must not change alpha's figures.
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  await host.db.updateTable('stock').set({ remain: 1_000 }).execute();
  const flash = {
    kind: 'flash',
    slug: 'flash',
    title: 'ลดไฟลุก',
    ...times,
    at: new Date(),
  } as const;
  await host.db.transaction().execute(async (trx) => {
    await addPromotion(trx, {
      ...flash,
      shopId: SHOP,
      productIds: [products.cup.id],
      discount: { kind: 'amount', value: 1_733 },
    });
    await addPromotion(trx, {
      ...flash,
      shopId: shops.beta.id,
      productIds: [products.mango.id],
      discount: { kind: 'percent', value: 90 },
    });
  });
  const coupon = {
    code: 'TEN',
    title: 'Ten',
    kind: 'amount',
    value: 1_001,
    per_buyer: 999,
  } as const;
  await host.db
    .insertInto('coupon')
    .values({ shop_id: SHOP, ...coupon, begins_at: times.beginsAt, ends_at: times.endsAt })
    .execute();
});
afterAll(() => host.close());

async function read(orderId: string) {
  const found = await findOrder(host.db, SHOP, orderId);
  if (!found) throw new Error('the order is not there');
  return found;
}

async function placeDelivered(): Promise<string> {
  const lines = [
    [products.cup.uuid, 1 + upTo(4)],
    [products.plateOnSale.uuid, 1 + upTo(3)],
  ] as const;
  const placed = await placeDirectly(host, {
    lines,
    accountId: accounts.shopper.id,
    payment: 'cod',
    coupon: 'TEN',
  });
  if (placed.kind !== 'placed') throw new Error(placed.kind);
  for (const action of ['ship', 'deliver'] as const) {
    const { revision } = (await read(placed.orderId)).order;
    const name = { shopId: SHOP, orderId: placed.orderId, revision, tracking: null };
    const done = await changeOrder(host.db, { ...name, action, accountId, at: new Date() });
    if (!done.ok) throw new Error(done.code);
  }
  return placed.orderId;
}

it('gives the share of promotion and coupon up with the pieces of random returns, to the satang', async () => {
  for (let round = 0; round < ORDERS; round += 1) {
    const orderId = await placeDelivered();
    const { order, lines } = await read(orderId);
    expect(lines.map(({ unit_price: price }) => price)).toContain(12_000 - 1_733);
    const worth = (pieces: readonly number[]) =>
      lines.reduce(
        (sum, { product_id: id }, at) => sum + (FULL.get(id) ?? 0) * (pieces[at] ?? 0),
        0,
      );
    const goods = order.net - order.shipping;
    const taken = worth(lines.map(({ quantity }) => quantity)) - goods;
    const back = lines.map(() => 0);
    let share = 0;
    while (lines.some(({ quantity }, at) => quantity > (back[at] ?? 0))) {
      const pieces = lines.map(({ quantity }, at) => upTo(quantity - (back[at] ?? 0)));
      if (pieces.every((count) => count === 0)) continue;
      for (const [at, count] of pieces.entries()) back[at] = (back[at] ?? 0) + count;
      const isLast = lines.every(({ quantity }, at) => quantity === back[at]);
      const { revision } = (await read(orderId)).order;
      const act = { shopId: SHOP, orderId, revision, accountId, at: new Date() };
      const done = await refundOrder(host.db, act, {
        revision,
        lines: pieces.map((quantity, rank) => ({ rank, quantity, restock: true })),
        shipping: isLast ? satangToBaht(toSatang(order.shipping)) : 0,
        way: 'cash',
        note: '',
      });
      expect(done).toEqual({ ok: true });
      const { refunded } = (await read(orderId)).order;
      const now = worth(back) - (refunded - (isLast ? order.shipping : 0));
      expect(now).toBeGreaterThanOrEqual(share);
      expect(now).toBeLessThanOrEqual(taken);
      share = now;
    }
    expect(share).toBe(taken);
    expect((await read(orderId)).order).toMatchObject({
      refunded: order.net,
      payment_status: 'refunded',
    });
    expect(await orderBalances(host.db, orderId)).toEqual({});
  }
});
