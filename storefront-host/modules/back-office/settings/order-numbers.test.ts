import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBuyer, type Buyer } from '../../../../test/support/buyer.ts';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { placeOrderRows } from '../../../../test/support/placed-order.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

const { alpha, beta } = shops;
const manage = `/api/v1/manage/${alpha.id}`;
let host: TestHost;
let buyer: Buyer;
let headers: Record<string, string>;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  buyer = createBuyer(host);
  headers = {
    origin: 'http://localhost:4000',
    cookie: await signIn(host, accounts.ownerAlpha.email),
  };
  await buyer.setStock(products.cup.id, 100);
  await placeOrderRows(host.db);
  await placeOrderRows(host.db, { shop_id: beta.id });
});
afterAll(() => host.close());

const url = `${manage}/settings?lang=en`;
async function save(order_numbers: object | null) {
  const { revision } = (await host.inject({ url, headers })).json();
  return host.inject({ method: 'PUT', url, headers, payload: { revision, order_numbers } });
}
async function place(): Promise<string> {
  const { id } = await buyer.place([[products.cup.uuid, 1]], '170');
  return (await numberOf(id)).number;
}
const numberOf = (id: string) =>
  host.db
    .selectFrom('sales_order')
    .select(['number', 'sequence'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
async function listed(q: string): Promise<readonly string[]> {
  const filter = encodeURIComponent(JSON.stringify({ q }));
  const reply = await host.inject({ url: `${manage}/orders?filter=${filter}`, headers });
  return reply.json().items.map(({ number }: { number: string }) => number);
}

it('are the marketplace’s until the shop has its own', async () => {
  const { id } = await buyer.place([[products.cup.uuid, 1]], '170');
  const { number, sequence } = await numberOf(id);
  expect(number).toBe(String(sequence));
  expect(await listed(`#${number}`)).toEqual([number]);
});

it('count on with prefix and zeros, and old ones of each prefix stay findable', async () => {
  const saved = await save({ prefix: 'INV-', digits: 4, next: 42 });
  expect(saved.json()).toMatchObject({ order_numbers: { prefix: 'INV-', digits: 4, next: 42 } });
  const { id } = await buyer.place([[products.cup.uuid, 1]], '170');
  expect((await numberOf(id)).number).toBe('INV-0042');
  await save({ prefix: 'B', digits: 1, next: 1 });
  expect(await place()).toBe('B1');
  await save({ prefix: 'INV-', digits: 6, next: 43 });
  expect(await place()).toBe('INV-000043');
  expect(await listed('inv-0042')).toEqual(['INV-0042']);
  const found = await host.inject({ url: `${manage}/find?q=%23b1`, headers });
  expect(JSON.stringify(found.json())).toContain('#B1');
  const file = await host.inject({ url: `${manage}/orders.csv`, headers });
  expect(file.body).toContain('INV-0042');
  const order = await host.inject({ url: `${manage}/orders/${id}`, headers });
  expect(order.json().number).toBe('INV-0042');
  const notices = await host.db
    .selectFrom('notification')
    .select('data')
    .where('kind', '=', 'new_order')
    .execute();
  expect(JSON.stringify(notices)).toContain('INV-0042');
});

it('of orders at the same moment are all different', async () => {
  await save({ prefix: 'C-', digits: 1, next: 1 });
  await Promise.all(Array.from({ length: 8 }, place));
  const rows = await host.db
    .selectFrom('sales_order')
    .select('number')
    .where('number', 'like', 'C-%')
    .execute();
  expect(rows.map(({ number }) => number).toSorted()).toEqual([
    'C-1',
    'C-2',
    'C-3',
    'C-4',
    'C-5',
    'C-6',
    'C-7',
    'C-8',
  ]);
});

it('are refused where they could be given twice', async () => {
  const back = await save({ prefix: 'C-', digits: 1, next: 8 });
  expect(back.statusCode).toBe(400);
  expect(JSON.stringify(back.json())).toContain('"order_numbers/next"');
  for (const prefix of ['', 'A1', 'ก-', 'inv-', 'TOOLONGER-X']) {
    expect((await save({ prefix, digits: 4, next: 1 })).statusCode).toBe(400);
  }
});

it('of another shop are its own', async () => {
  const rows = await host.db
    .selectFrom('sales_order')
    .select(['number', 'sequence'])
    .where('shop_id', '=', beta.id)
    .execute();
  expect(rows.every(({ number, sequence }) => number === String(sequence))).toBe(true);
});
