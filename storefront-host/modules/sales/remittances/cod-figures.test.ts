import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products, shops } from '../../../../test/support/fixture-market.ts';
import { manageShop } from '../../../../test/support/manage-shop.ts';
import { manualOrder } from '../../../../test/support/manual-order.ts';
import { placeOrderRows } from '../../../../test/support/placed-order.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

let now = new Date('2026-11-09T05:00:00Z');
let host: TestHost;
const call = manageShop(() => host);
const refused: string[] = [];

beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    now: () => now,
    env: { RATE_LIMIT_FACTOR: '1000' },
  });
  await host.db.updateTable('stock').set({ remain: 1000 }).execute();
  await fill();
  await fillBeta();
});
afterAll(() => host.close());

/** Sends an order of ฿170 with this courier; '' means that the shop delivers it. */
async function sent(courier = 'flash'): Promise<string> {
  const lines = [{ product_id: products.cup.id, quantity: 1 }];
  const { body } = await call('POST', 'orders', manualOrder(lines, 170, { fee: 50 }));
  const parcel = { revision: 1, courier, code: '', cost: 35.25 };
  expect((await call('POST', `orders/${body.id}/parcels`, parcel)).status).toBe(200);
  return body.id;
}

async function delivered(courier?: string): Promise<string> {
  const id = await sent(courier);
  expect((await call('POST', `orders/${id}/deliver`, { revision: 2 })).status).toBe(200);
  return id;
}

async function remit(id: string, amount: number, fee: number) {
  const sums = { revision: 3, amount, fee, reason: 'box damaged' };
  expect((await call('POST', `orders/${id}/remit`, sums)).status).toBe(200);
}

async function refuse(id: string, cost: number) {
  const answer = await call('POST', `orders/${id}/refuse`, { revision: 2, restock: true, cost });
  expect(answer.status).toBe(200);
  refused.push(id);
}

/** Each step happens around midnight in Thailand. */
async function fill(): Promise<void> {
  now = new Date('2026-11-09T16:59:59.999Z');
  const before = await delivered();
  const onItsWay = await sent();
  now = new Date('2026-11-09T17:00:00Z');
  const first = await delivered();
  await delivered();
  await delivered('');
  await remit(before, 170, 5.1);
  await refuse(onItsWay, 25.5);
  now = new Date('2026-11-14T16:59:59.999Z');
  await remit(first, 150.75, 4);
  await refuse(await sent(), 0);
  now = new Date('2026-11-14T17:00:00Z');
  await delivered();
  await refuse(await sent(), 10);
}

/** Another shop has the same steps, on days of every period. */
async function fillBeta(): Promise<void> {
  const at = new Date('2026-11-12T05:00:00Z');
  const steps = [
    { status: 'delivered', delivered_at: at, cod_due: 30_900 },
    { status: 'delivered', delivered_at: at, remitted_at: at, remitted: 30_900, cod_fee: 900 },
    { status: 'cancelled', refused_at: at },
  ] as const;
  for (const step of steps) {
    const { order_id: id } = await placeOrderRows(host.db, { shop_id: shops.beta.id });
    await host.db.updateTable('sales_order').set(step).where('id', '=', id).execute();
  }
}

async function figures(from: string, to: string) {
  const { status, body } = await call('GET', `report?from=${from}&to=${to}`);
  expect(status).toBe(200);
  return body.cod;
}

/** Sums entries of this kind in an account that were booked on these days, in satang. */
async function booked(kind: string, account: string, from: string, to: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    SELECT coalesce(sum(l.amount), 0)::float8 AS sum FROM journal_entry e
    JOIN journal_line l ON l.shop_id = e.shop_id AND l.entry_id = e.id
    WHERE e.shop_id = ${shops.alpha.id} AND e.kind = ${kind} AND l.account = ${account}
      AND (e.created_at AT TIME ZONE 'Asia/Bangkok')::date BETWEEN ${from}::date AND ${to}::date`.execute(
    host.db,
  );
  return rows[0]?.sum ?? 0;
}

const satang = (baht: number) => Math.round(baht * 100);

describe('cash on delivery in the report', () => {
  it.each([
    ['2026-11-10', '2026-11-14'],
    ['2026-11-09', '2026-11-09'],
    ['2026-11-15', '2026-11-15'],
    ['2026-01-01', '2026-11-30'],
    ['2026-10-01', '2026-10-31'],
  ])('of %s to %s adds up with the ledger to the satang', async (from, to) => {
    const { collected, remitted } = await figures(from, to);
    const sum = (kind: string, account: string) => booked(kind, account, from, to);
    expect(satang(collected.amount)).toBe(await sum('order.paid', 'receivable:courier'));
    expect(satang(remitted.amount)).toBe(await sum('cod.remitted', 'cash:cod'));
    expect(satang(remitted.fee)).toBe(await sum('cod.remitted', 'cod:fee'));
    expect(satang(remitted.difference)).toBe(await sum('cod.remitted', 'cod:difference'));
  });

  it('leaves at the couriers what they collected and have not accounted for', async () => {
    const { collected, remitted, outstanding } = await figures('2026-01-01', '2026-12-31');
    const accounted = [remitted.amount, remitted.fee, remitted.difference].map(satang);
    const left = accounted.reduce((rest, one) => rest - one, satang(collected.amount));
    expect(satang(outstanding.amount)).toBe(left);
    expect(outstanding).toEqual({ orders: 2, amount: 340 });
    expect(outstanding).toEqual((await call('GET', 'summary')).body.cod_due);
  });

  it('has the orders of the days on which each step happened', async () => {
    expect(await figures('2026-11-10', '2026-11-14')).toEqual({
      collected: { orders: 2, amount: 340 },
      remitted: { orders: 2, amount: 311.65, fee: 9.1, difference: 19.25 },
      outstanding: { orders: 2, amount: 340 },
      refused: { orders: 2, amount: 340, cost: 96 },
    });
    expect((await figures('2026-11-15', '2026-11-15')).refused).toEqual({
      orders: 1,
      amount: 170,
      cost: 45.25,
    });
  });

  it('has as the cost of refused parcels what the ledger has for their orders', async () => {
    const { rows } = await sql<{ cost: number }>`
      SELECT sum(l.amount)::float8 AS cost FROM journal_entry e
      JOIN journal_line l ON l.shop_id = e.shop_id AND l.entry_id = e.id
      WHERE e.order_id = ANY(${refused}::uuid[]) AND l.account = 'delivery:cost'`.execute(host.db);
    const { refused: all } = await figures('2026-11-01', '2026-11-30');
    expect(satang(all.cost)).toBe(rows[0]?.cost);
  });

  it('counts what the list of orders finds by the same step and days', async () => {
    const days = { from: '2026-11-10', to: '2026-11-14' };
    const cod = await figures(days.from, days.to);
    for (const step of ['collected', 'remitted', 'refused']) {
      const filter = encodeURIComponent(JSON.stringify({ ...days, cod: step }));
      const { status, body } = await call('GET', `orders?filter=${filter}`);
      expect([step, status, body.total]).toEqual([step, 200, cod[step].orders]);
    }
  });
});
