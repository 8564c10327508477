import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shops } from '../../../../test/support/fixture-market.ts';
import { placeOrderRows } from '../../../../test/support/placed-order.ts';
import { manageShop } from '../../../../test/support/manage-shop.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => host.close());

const manage = manageShop(() => host, { lang: 'en', under: 'orders/' });

/** Places an order of two cups of which one is sent. */
async function partlySent(code: string) {
  const { order_id: id } = await placeOrderRows(host.db, { lang: 'en' });
  const lines = [{ rank: 0, quantity: 1 }];
  const part = { revision: 1, courier: 'flash', code, cost: 32.5, lines };
  const { body } = await manage('POST', `${id}/parcels`, part);
  return { id, path: `${id}/parcels/${body.parcels[0].id}` };
}

/** Returns the satang that the ledger owes the couriers of an order. */
async function bookedCost(id: string): Promise<number> {
  const { rows } = await sql<{ sum: string }>`
    SELECT coalesce(sum(line.amount), 0) AS sum FROM journal_line line JOIN journal_entry entry
      ON entry.shop_id = line.shop_id AND entry.id = line.entry_id
    WHERE entry.shop_id = ${shops.alpha.id} AND entry.order_id = ${id}
      AND line.account = 'delivery:cost'`.execute(host.db);
  return Number(rows[0]?.sum);
}

it('corrects courier, number, weight and cost, and books the difference', async () => {
  const { id, path } = await partlySent('THFIX0000000001');
  const right = { revision: 2, courier: 'J&T Express', code: 'jtth 555', grams: 700, cost: 45 };
  const { status, body } = await manage('PUT', path, right);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    revision: 3,
    status: 'placed',
    tracking: null,
    parcels: [{ courier: 'J&T Express', code: 'JTTH555', grams: 700, cost: 45 }],
  });
  expect(await bookedCost(id)).toBe(4500);
  expect((await manage('PUT', path, right)).body.code).toBe('CONFLICT');
});

it('shows the corrected number on a shipped order, and refuses one that another parcel has', async () => {
  await partlySent('THTAKEN00000001');
  const { id, path } = await partlySent('THFIX0000000002');
  const rest = { revision: 2, courier: 'flash', code: 'THFIX0000000003' };
  const shipped = await manage('POST', `${id}/parcels`, rest);
  const last = `${id}/parcels/${shipped.body.parcels[1].id}`;
  const taken = { revision: 3, courier: 'flash', code: 'THTAKEN00000001' };
  expect((await manage('PUT', last, taken)).body.code).toBe('PARCEL_CODE_TAKEN');
  const right = { revision: 3, courier: 'flash', code: 'THRIGHT00000001' };
  const { body } = await manage('PUT', last, right);
  expect(body).toMatchObject({
    status: 'shipped',
    tracking: { courier: 'Flash Express', code: 'THRIGHT00000001' },
  });
  expect((await manage('DELETE', path)).body.code).toBe('BAD_STATE');
});

it('takes back a part: its pieces can be sent again, its cost is gone, the rest moves up', async () => {
  const { order_id: id } = await placeOrderRows(host.db, { lang: 'en' });
  await sql`UPDATE order_line SET quantity = 4 WHERE order_id = ${id}`.execute(host.db);
  const lines = [{ rank: 0, quantity: 1 }];
  for (const revision of [1, 2, 3]) {
    const code = `THBACK000000000${revision}`;
    const sent = { revision, courier: 'flash', code, cost: 30, lines };
    expect((await manage('POST', `${id}/parcels`, sent)).status).toBe(200);
  }
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM parcel WHERE order_id = ${id} AND rank = 1`.execute(host.db);
  const path = `${id}/parcels/${rows[0]?.id}`;
  const { status, body } = await manage('DELETE', path);
  expect(status).toBe(200);
  expect(
    body.parcels.map(({ rank, code }: { rank: number; code: string }) => [rank, code]),
  ).toEqual([
    [1, 'THBACK0000000002'],
    [2, 'THBACK0000000003'],
  ]);
  expect(await bookedCost(id)).toBe(6000);
  expect((await manage('DELETE', path)).status).toBe(404);
  const again = { revision: 5, courier: 'flash', code: 'THBACK0000000001' };
  const sent = await manage('POST', `${id}/parcels`, again);
  expect(sent.body).toMatchObject({ status: 'shipped' });
  expect(sent.body.parcels[2].lines).toEqual([{ rank: 0, quantity: 2 }]);
});

it('changes no parcel by the address of another order or of another shop', async () => {
  const { path } = await partlySent('THOTHER00000001');
  const other = await partlySent('THOTHER00000002');
  const parcelId = path.split('/').at(-1);
  const right = { revision: 2, courier: 'flash', code: 'THOTHER00000003' };
  expect((await manage('PUT', `${other.id}/parcels/${parcelId}`, right)).status).toBe(404);
  const foreign = await placeOrderRows(host.db, { shop_id: shops.beta.id });
  expect((await manage('DELETE', `${foreign.order_id}/parcels/${parcelId}`)).status).toBe(404);
});
