import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products } from '../../../../test/support/fixture-market.ts';
import { seenNets } from '../../../../test/support/group-buyer.ts';
import {
  startTwoServers,
  type SellingServers,
} from '../../../../test/support/processes/selling-server.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.ts';
import { newId } from '../../../db/ids.ts';
import { reconcile } from '../reconcile/reconcile.ts';

let database: TestDatabase;
let servers: SellingServers;
beforeAll(async () => {
  database = await createTestDatabase('small');
  servers = await startTwoServers(database.connection);
});
afterAll(async () => {
  await servers?.stop();
  await database.drop();
});
/** The fixture's products have no opening entry in the ledger. */
let known: readonly unknown[];
beforeAll(async () => {
  known = await differences();
});
const { cup, mango } = products;
beforeEach(async () => {
  await open(2, cup.id, 1_000);
  await open(3, mango.id, 1_000);
});

type Lines = readonly (readonly [string, number])[];

interface Begun {
  readonly path: string;
  readonly nets: Readonly<Record<string, string>>;
}

/** Takes a buyer to the pay button, for all shops or for alpha alone. */
async function begin(buyer: number, lines: Lines, shop_id?: number): Promise<Begun> {
  const reply = await fetch(
    `${servers.serverOf(buyer)}/api/v1/cart/checkout${shop_id ? '' : '/all'}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...(shop_id && { shop_id }),
        products: lines.map(([product_uuid, quantity]) => ({ product_uuid, quantity })),
      }),
    },
  );
  const body = (await reply.json()) as { data: { url: string }; net_price: number };
  const path = new URL(body.data.url).pathname;
  if (shop_id) return { path, nets: { seen_net: String(body.net_price) } };
  return { path, nets: seenNets(await (await fetch(`${servers.serverOf(buyer)}${path}`)).text()) };
}

async function press(buyer: number, { path, nets }: Begun) {
  const reply = await fetch(`${servers.serverOf(buyer)}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      name: `ผู้ซื้อคนที่ ${buyer}`,
      phone: '0812345678',
      address: '1',
      sub_district: 'ช้างเผือก',
      district: 'เมือง',
      province: 'เชียงใหม่',
      postcode: '50300',
      ...nets,
    }),
  });
  return { status: reply.status, location: reply.headers.get('location') ?? '' };
}

/** Books an opening entry for the stock, so that the ledger accounts for every piece. */
async function open(shopId: number, productId: number, remain: number): Promise<void> {
  await sql`DELETE FROM stock_ledger WHERE product_id = ${productId}`.execute(database.db);
  await sql`UPDATE stock SET remain = ${remain} WHERE product_id = ${productId}`.execute(
    database.db,
  );
  await sql`INSERT INTO stock_ledger (shop_id, id, product_id, delta, remain_after, reason)
    VALUES (${shopId}, ${newId()}, ${productId}, ${remain}, ${remain}, 'opening')`.execute(
    database.db,
  );
}

async function books() {
  const { rows } = await sql<Record<'cups' | 'mangoes' | 'orders' | 'groups' | 'journal', number>>`
    SELECT (SELECT remain FROM stock WHERE product_id = ${cup.id}) AS cups,
      (SELECT remain FROM stock WHERE product_id = ${mango.id}) AS mangoes,
      (SELECT count(*)::int FROM sales_order) AS orders,
      (SELECT count(*)::int FROM payment_group) AS groups,
      (SELECT coalesce(sum(amount), 0)::int FROM journal_line) AS journal`.execute(database.db);
  const [found] = rows;
  if (!found) throw new Error('no books');
  return found;
}

const isPlaced = ({ location }: { readonly location: string }) => location.includes('/orders/');
const differences = async () =>
  (await reconcile(database.db))
    .flatMap((check) => check.differences)
    .filter(({ id }) => id !== String(cup.id) && id !== String(mango.id));

describe('two servers on one database', () => {
  it('place 50 groups at once on 20 pieces: 20 groups whole, 30 refused, none in part', async () => {
    await open(3, mango.id, 20);
    const before = await books();
    const forth: Lines = [
      [cup.uuid, 1],
      [mango.uuid, 1],
    ];
    const begun = await Promise.all(
      Array.from({ length: 50 }, (_, n) => begin(n, n % 2 === 0 ? forth : forth.toReversed())),
    );
    const answers = await Promise.all(begun.map((group, buyer) => press(buyer, group)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303));
    expect(answers.filter(isPlaced)).toHaveLength(20);
    const after = await books();
    expect(after).toEqual({
      cups: 980,
      mangoes: 0,
      orders: before.orders + 40,
      groups: before.groups + 20,
      journal: 0,
    });
    expect(await differences()).toEqual(known);
  });

  it('never wait in a circle with orders of one shop on the same pieces', async () => {
    const carts = Array.from({ length: 40 }, (_, n): [Lines, number?] =>
      n % 2 === 0
        ? [
            [
              [mango.uuid, 1],
              [cup.uuid, 1],
            ],
          ]
        : [[[cup.uuid, 1]], 2],
    );
    const begun = await Promise.all(
      carts.map(([lines, shopId], buyer) => begin(buyer, lines, shopId)),
    );
    const answers = await Promise.all(begun.map((one, buyer) => press(buyer, one)));
    expect(answers.filter(isPlaced)).toHaveLength(40);
    expect(await books()).toMatchObject({ cups: 960, mangoes: 980, journal: 0 });
  });

  it('place a group once, however often its button is pressed', async () => {
    const before = await books();
    const group = await begin(0, [
      [cup.uuid, 1],
      [mango.uuid, 1],
    ]);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, tap) => press(tap, group)));
    expect(answers.filter(isPlaced)).toHaveLength(10);
    const { orders, groups } = await books();
    expect([orders, groups]).toEqual([before.orders + 2, before.groups + 1]);
  });

  it('leave nothing of a group whose server was cut off in the middle', async () => {
    const group = await begin(0, [
      [cup.uuid, 1],
      [mango.uuid, 1],
    ]);
    const before = await books();
    // The first shop's order is written and the second one waits for its stock when its connection
    // ends.
    const cut = await database.db.transaction().execute(async (trx) => {
      await sql`SELECT 1 FROM stock WHERE product_id = ${mango.id} FOR UPDATE`.execute(trx);
      const answer = press(0, group);
      for (;;) {
        const { rows } = await sql`
          SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE wait_event_type = 'Lock' AND datname = current_database()`.execute(trx);
        if (rows.length > 0) return answer;
      }
    });
    expect(cut.status).toBe(503);
    expect(await books()).toEqual(before);
    expect(isPlaced(await press(0, group))).toBe(true);
    expect(await books()).toMatchObject({ cups: 999, mangoes: 999, orders: before.orders + 2 });
    expect(await differences()).toEqual(known);
  });
});
