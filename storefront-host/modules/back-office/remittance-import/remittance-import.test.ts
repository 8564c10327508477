import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { newId } from '../../../db/ids.ts';
import { stateOfShop } from '../../../../test/support/access/state-of-shop.ts';
import { shops } from '../../../../test/support/fixture-market.ts';
import { outcomesOf, sendOrderFile } from '../../../../test/support/manage-shop.ts';
import { placeOrderRows, type PlacedOrder } from '../../../../test/support/placed-order.ts';
import { insertParcelRow } from '../../../../test/support/records/order-rows.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

let host: TestHost;
const now = new Date('2026-11-27T05:00:00Z');
beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    now: () => now,
    env: { RATE_LIMIT_FACTOR: '100' },
  });
});
afterAll(() => host.close());

const send = sendOrderFile(() => host, 'remittances');

/** Creates a delivered order of ฿309 for which the courier has collected the money. */
async function collected(code: string, order: PlacedOrder & { readonly due?: number } = {}) {
  const { due = 30_900, ...placed } = order;
  const { order_id: id, shop_id } = await placeOrderRows(host.db, placed);
  await insertParcelRow(host.db, { shop_id, order_id: id, sent_at: now }, code);
  const { number } = await host.db
    .updateTable('sales_order')
    .set({ status: 'delivered', payment_status: 'paid', cod_due: due })
    .where('id', '=', id)
    .returning('number')
    .executeTakeFirstOrThrow();
  return { id, number };
}

function remittance(id: string) {
  return host.db
    .selectFrom('sales_order')
    .select(['cod_due', 'remitted', 'cod_fee', 'remitted_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

async function entriesOf(id: string) {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM journal_entry
    WHERE order_id = ${id} AND kind = 'cod.remitted'`.execute(host.db);
  return rows[0]?.n;
}

it('names each row of a list first, books those that agree, and books a list once', async () => {
  const [one, two, less] = [
    await collected('THREMIT000001'),
    await collected('THREMIT000002'),
    await collected('THREMIT000003'),
  ];
  const paid = await collected('THREMIT000004', { due: 0 });
  await host.db
    .updateTable('sales_order')
    .set({ remitted_at: now, remitted: 30_900, cod_fee: 0 })
    .where('id', '=', paid.id)
    .execute();
  await collected('THREMIT000005', { due: 0 });
  await collected('THREMIT000006', { shop_id: shops.beta.id });
  const { order_id: sent } = await placeOrderRows(host.db, { topic: 'order.shipped' });
  await insertParcelRow(
    host.db,
    { shop_id: shops.alpha.id, order_id: sent, sent_at: now },
    'THREMIT000007',
  );
  const file = [
    '\uFEFFเลขพัสดุ,เลขที่คำสั่งซื้อ,จำนวนเงิน,ค่าธรรมเนียม,วันที่โอน',
    'thremit 000001,,309.00,9.27,26/11/2569',
    `,#${two.number},"฿309",0,2026-11-25 14:30`,
    'THREMIT000003,,308.99,0,',
    'THREMIT000004,,309,0,',
    'THREMIT000005,,309,0,',
    'THREMIT000006,,309,0,',
    'THREMIT000007,,309,0,',
    'THREMIT000001,,309,0,',
    `THREMIT000001,${two.number},309,0,`,
    'THREMIT000003,,309.001,0,',
    'THREMIT000003,,309,310,',
    'THREMIT000003,,309,0,31/02/2026',
    'THREMIT000003,,309,0,28/11/2026',
    '',
  ].join('\r\n');
  const expected = {
    2: 'matches',
    3: 'matches',
    4: 'AMOUNT_DIFFERS',
    5: 'ALREADY_REMITTED',
    6: 'NOT_COLLECTED',
    7: 'UNKNOWN_ORDER',
    8: 'NOT_DELIVERED',
    9: 'REPEATED',
    10: 'AMBIGUOUS',
    11: 'BAD_AMOUNT',
    12: 'BAD_FEE',
    13: 'BAD_DATE',
    14: 'BAD_DATE',
  };
  const before = await stateOfShop(host.db, shops.alpha.id);
  const preview = await send(file);
  expect(outcomesOf(preview)).toEqual(expected);
  expect(preview.body.rows[2]).toMatchObject({ amount: 308.99, due: 309 });
  expect(await stateOfShop(host.db, shops.alpha.id)).toEqual(before);

  const answers = await Promise.all([send(file, true), send(file, true)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await remittance(one.id)).toEqual({
    cod_due: 0,
    remitted: 30_900,
    cod_fee: 927,
    remitted_at: new Date('2026-11-25T17:00:00Z'),
  });
  expect((await remittance(two.id)).remitted_at).toEqual(new Date('2026-11-24T17:00:00Z'));
  expect((await remittance(less.id)).cod_due).toBe(30_900);
  expect([await entriesOf(one.id), await entriesOf(two.id), await entriesOf(less.id)]).toEqual([
    1, 1, 0,
  ]);
  const after = await stateOfShop(host.db, shops.alpha.id);
  expect(outcomesOf(await send(file, true))).toMatchObject({
    2: 'ALREADY_REMITTED',
    3: 'ALREADY_REMITTED',
  });
  expect(await stateOfShop(host.db, shops.alpha.id)).toEqual(after);
});

it('reads English headers, and a list that names the money without the fee', async () => {
  const { id } = await collected('THREMIT000008');
  const file = 'Tracking No.,Net amount,COD fee\nTHREMIT000008,299.73,9.27\n';
  expect(outcomesOf(await send(file, true))).toEqual({ 2: 'matches' });
  expect(await remittance(id)).toMatchObject({ remitted: 30_900, cod_fee: 927 });
});

it('books 5,000 rows, and refuses more, and files without the columns', async () => {
  const first = await collected('THREMIT000009');
  const ids = Array.from({ length: 4999 }, () => newId());
  await sql`INSERT INTO sales_order (shop_id, id, idempotency_key, status, payment_method,
      payment_status, lang, contact, address, product_total, shipping, net, placed_at, updated_at, cod_due)
    SELECT shop_id, n.id, n.id, status, payment_method, payment_status, lang, contact, address,
      product_total, shipping, net, placed_at, updated_at, cod_due
    FROM sales_order, unnest(${ids}::uuid[]) AS n (id) WHERE sales_order.id = ${first.id}`.execute(
    host.db,
  );
  const all = await host.db
    .selectFrom('sales_order')
    .select('number')
    .where('shop_id', '=', shops.alpha.id)
    .where(sql<boolean>`id = ANY(${[...ids, first.id]}::uuid[])`)
    .execute();
  const rows = all.map(({ number }) => `${number},309,5`);
  const file = ['order number,amount,fee', ...rows].join('\n');
  const answer = await send(file, true);
  expect(new Set(Object.values(outcomesOf(answer)))).toEqual(new Set(['matches']));
  const { rows: left } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM sales_order
    WHERE cod_due > 0 AND id = ANY(${ids}::uuid[])`.execute(host.db);
  expect(left[0]?.n).toBe(0);
  const tooMany = await send([file, rows[0]].join('\n'));
  expect([tooMany.status, tooMany.body.code]).toEqual([422, 'IMPORT_TOO_MANY_ROWS']);
  const wrong = await send('name,price\nจาน,10\n');
  expect([wrong.status, wrong.body.code]).toEqual([422, 'REMITTANCE_COLUMNS']);
});
