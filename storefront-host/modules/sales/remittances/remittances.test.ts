import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from 'kysely';
import { createBuyer, type Buyer } from '../../../../test/support/buyer.ts';
import { products, shops } from '../../../../test/support/fixture-market.ts';
import { manageShop } from '../../../../test/support/manage-shop.ts';
import { placeOrderRows } from '../../../../test/support/placed-order.ts';
import { insertParcelRow } from '../../../../test/support/records/order-rows.ts';
import { orderBalances } from '../../../../test/support/order-balances.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

let host: TestHost;
let buyer: Buyer;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  buyer = createBuyer(host);
});
afterAll(() => host.close());
beforeEach(() => buyer.setStock(products.cup.id, 1000));

const call = manageShop(() => host, { lang: 'en' });

/** Delivers an order of ฿170 with this courier; '' means that the shop delivers it. */
async function delivered(courier = 'flash') {
  const { id } = await buyer.place([[products.cup.uuid, 1]], '170');
  await call('POST', `orders/${id}/parcels`, { revision: 1, courier, code: '' });
  const { body } = await call('POST', `orders/${id}/deliver`, { revision: 2 });
  return { id, order: body };
}

const remit = (id: string, amount: number, fee: number, more: object = {}) =>
  call('POST', `orders/${id}/remit`, { revision: 3, amount, fee, ...more });

/** Reads the cash on delivery at couriers, as the dashboard shows it. */
const outstanding = async () => (await call('GET', 'summary')).body.cod_due;

const balances = (id: string) => orderBalances(host.db, id);

it('follows the money from the courier to the shop, and keeps its fee apart', async () => {
  const before = await outstanding();
  const { id, order } = await delivered();
  expect(order).toMatchObject({
    payment_status: 'paid',
    cod_due: 170,
    remittance: null,
    actions: ['refund', 'remit'],
  });
  expect(await balances(id)).toMatchObject({ 'receivable:courier': 17_000 });
  expect(await balances(id)).not.toHaveProperty('cash:cod');
  expect(await outstanding()).toEqual({
    orders: before.orders + 1,
    amount: before.amount + 170,
  });
  const due = async () => {
    const filter = encodeURIComponent(JSON.stringify({ cod_due: true }));
    const { body } = await call('GET', `orders?filter=${filter}`);
    return body.items.map((item: { id: string }) => item.id);
  };
  expect(await due()).toContain(id);
  const { status, body } = await remit(id, 170, 5.1);
  expect(status).toBe(200);
  expect(body).toMatchObject({ cod_due: 0, remittance: { amount: 170, fee: 5.1, reason: '' } });
  expect(body.events[0].action).toBe('remitted');
  expect(body.actions).toEqual(['refund']);
  expect(await balances(id)).toMatchObject({ 'cash:cod': 16_490, 'cod:fee': 510 });
  expect(await balances(id)).not.toHaveProperty('receivable:courier');
  expect(await due()).not.toContain(id);
  expect(await outstanding()).toEqual(before);
});

it('has the cash at once of what the shop brings itself', async () => {
  const { id, order } = await delivered('');
  expect(order).toMatchObject({ cod_due: 0, actions: ['refund'] });
  expect(await balances(id)).toMatchObject({ 'cash:cod': 17_000 });
  expect((await remit(id, 170, 0)).body.code).toBe('BAD_STATE');
});

it('refuses another amount without a reason, and books the difference with one', async () => {
  const { id } = await delivered();
  expect((await remit(id, 169.99, 0)).body.code).toBe('REMIT_DIFFERS');
  expect((await remit(id, 169.99, 0, { reason: '  ' })).body.code).toBe('REMIT_DIFFERS');
  expect((await remit(id, 100, 100.01, { reason: 'lost' })).body.code).toBe('REMIT_FEE');
  expect((await remit(id, 170.001, 0, { reason: 'part' })).body.code).toBe('REMIT_DIFFERS');
  expect((await remit(id, 170, 0.001)).body.code).toBe('REMIT_FEE');
  const { body } = await remit(id, 150, 10, { reason: 'box damaged' });
  expect(body.remittance).toMatchObject({ amount: 150, fee: 10, reason: 'box damaged' });
  expect(await balances(id)).toMatchObject({
    'cash:cod': 14_000,
    'cod:fee': 1000,
    'cod:difference': 2000,
  });
});

it('books once when two people record the same money', async () => {
  const { id } = await delivered();
  const answers = await Promise.all([remit(id, 170, 5), remit(id, 170, 5)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await balances(id)).toMatchObject({ 'cash:cod': 16_500, 'cod:fee': 500 });
});

/** Refunds everything in cash. */
const refundAll = (id: string, revision: number) =>
  call('POST', `orders/${id}/refunds`, {
    revision,
    lines: [{ rank: 0, quantity: 1, restock: true }],
    shipping: 50,
    way: 'cash',
    note: '',
  });

it('is still owed the money of an order that it refunded itself', async () => {
  const { id } = await delivered();
  const { body } = await refundAll(id, 3);
  expect(body).toMatchObject({ stage: 'refunded', cod_due: 170, actions: ['remit'] });
  expect(await balances(id)).toEqual({ 'receivable:courier': 17_000, 'cash:cod': -17_000 });
  const paid = await call('POST', `orders/${id}/remit`, { revision: 4, amount: 170, fee: 0 });
  expect(paid.body).toMatchObject({ payment_status: 'refunded', cod_due: 0 });
  expect(await balances(id)).toEqual({});
});

it('refunds what the courier has paid', async () => {
  const { id } = await delivered();
  await remit(id, 170, 5);
  const { body } = await refundAll(id, 4);
  expect(body).toMatchObject({ stage: 'refunded', cod_due: 0, actions: [] });
  expect(await balances(id)).toEqual({ 'cash:cod': -500, 'cod:fee': 500 });
});

it('has nothing to remit of a parcel that was refused at the door', async () => {
  const { id } = await buyer.place([[products.cup.uuid, 1]], '170');
  await call('POST', `orders/${id}/parcels`, { revision: 1, courier: 'flash', code: '' });
  const { body } = await call('POST', `orders/${id}/refuse`, { revision: 2, restock: true });
  expect(body).toMatchObject({ status: 'cancelled', cod_due: 0 });
  expect(await balances(id)).toEqual({});
  expect((await remit(id, 170, 0)).body.code).toBe('BAD_STATE');
});

it('touches no order of another shop', async () => {
  const { order_id: id } = await placeOrderRows(host.db, { shop_id: shops.beta.id });
  await host.db
    .updateTable('sales_order')
    .set({ status: 'delivered', payment_status: 'paid', cod_due: 30_900 })
    .where('id', '=', id)
    .execute();
  expect(
    (await call('POST', `orders/${id}/remit`, { revision: 1, amount: 309, fee: 0 })).status,
  ).toBe(404);
  const { amount } = await outstanding();
  expect(amount).toBeLessThan(309);
});

it('keeps the ledger even over 200 orders of any life', async () => {
  const ids: string[] = [];
  for (let round = 0; round < 200; round += 1) {
    const at = new Date('2026-11-20T05:00:00Z');
    const { order_id: id } = await placeOrderRows(host.db, { topic: 'order.shipped' });
    if (round % 4 !== 0) {
      const of = { shop_id: shops.alpha.id, order_id: id, sent_at: at };
      await insertParcelRow(host.db, of, `TH${String(round).padStart(10, '0')}`);
    }
    ids.push(id);
    const { body } = await call('POST', `orders/${id}/deliver`, { revision: 1 });
    let { revision } = body;
    const refund = async () => {
      if (Math.random() < 0.5) return;
      const goods = Math.ceil(Math.random() * 25_900) / 100;
      const sent = { revision, lines: [], goods, shipping: 0, note: '', way: 'transfer' };
      ({ revision } = (await call('POST', `orders/${id}/refunds`, sent)).body);
    };
    await refund();
    if (body.cod_due === 0 || Math.random() < 0.3) continue;
    const amount = Math.random() < 0.5 ? 309 : Math.floor(Math.random() * 40_000) / 100;
    const fee = Math.floor(Math.random() * amount * 100) / 100;
    const sent = { revision, amount, fee, reason: 'as listed' };
    expect((await call('POST', `orders/${id}/remit`, sent)).status).toBe(200);
  }
  const { rows } = await sql<{ off: number }>`SELECT sum(l.amount)::int AS off FROM journal_line l
    GROUP BY l.entry_id HAVING sum(l.amount) <> 0`.execute(host.db);
  expect(rows).toEqual([]);
  const { rows: sums } = await sql<{ due: number; owed: number }>`
    SELECT (SELECT sum(cod_due) FROM sales_order WHERE id = ANY(${ids}::uuid[]))::int AS due,
      (SELECT sum(l.amount) FROM journal_line l JOIN journal_entry e ON e.shop_id = l.shop_id
        AND e.id = l.entry_id WHERE e.order_id = ANY(${ids}::uuid[])
        AND l.account = 'receivable:courier')::int AS owed`.execute(host.db);
  expect(sums[0]?.due).toBeGreaterThan(0);
  expect(sums[0]?.owed).toBe(sums[0]?.due);
});
