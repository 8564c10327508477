import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../../../../test/support/fixture-market.ts';
import {
  startTwoServers,
  type SellingServers,
} from '../../../../../test/support/processes/selling-server.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../../test/support/test-database.ts';
import { newId } from '../../../../db/ids.ts';

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

interface Begun {
  readonly token: string;
  readonly net: number;
}

/** Takes a buyer to the pay button. */
async function begin(buyer: number, lines: readonly (readonly [string, number])[]): Promise<Begun> {
  const reply = await fetch(`${servers.serverOf(buyer)}/api/v1/cart/checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      shop_id: 2,
      products: lines.map(([product_uuid, quantity]) => ({ product_uuid, quantity })),
    }),
  });
  const body = (await reply.json()) as { data: { url: string }; net_price: number };
  return { token: new URL(body.data.url).pathname.split('/').at(-1) ?? '', net: body.net_price };
}

/** Presses the pay button. */
async function press(buyer: number, { token, net }: Begun) {
  const reply = await fetch(`${servers.serverOf(buyer)}/checkout/${token}`, {
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
      seen_net: String(net),
    }),
  });
  return {
    status: reply.status,
    location: reply.headers.get('location'),
    html: await reply.text(),
  };
}

/** Books an opening entry for the stock, so that the ledger accounts for every piece. */
async function open(productId: number, remain: number): Promise<void> {
  await sql`DELETE FROM stock_ledger WHERE product_id = ${productId}`.execute(database.db);
  await sql`UPDATE stock SET remain = ${remain} WHERE product_id = ${productId}`.execute(
    database.db,
  );
  await sql`INSERT INTO stock_ledger (shop_id, id, product_id, delta, remain_after, reason)
    VALUES (2, ${newId()}, ${productId}, ${remain}, ${remain}, 'opening')`.execute(database.db);
}

async function books(productId: number) {
  const { rows } = await sql<{ remain: number; ledger: number; orders: number; journal: number }>`
    SELECT (SELECT remain FROM stock WHERE product_id = ${productId}) AS remain,
      (SELECT sum(delta)::int FROM stock_ledger WHERE product_id = ${productId}) AS ledger,
      (SELECT count(*)::int FROM order_line WHERE product_id = ${productId}) AS orders,
      (SELECT coalesce(sum(amount), 0)::int FROM journal_line) AS journal`.execute(database.db);
  return rows[0];
}

describe('two servers on one database', () => {
  it('sell 5 pieces to 64 buyers who press at once: 5 orders, 59 answers "sold out"', async () => {
    const { id, uuid } = products.cup;
    await open(id, 5);
    const buyers = Array.from({ length: 64 }, (_, buyer) => buyer);
    const begun = await Promise.all(buyers.map((buyer) => begin(buyer, [[uuid, 1]])));
    const answers = await Promise.all(begun.map((checkout, buyer) => press(buyer, checkout)));
    expect(answers.every((answer) => answer.status === 303)).toBe(true);
    const locations = answers.map((answer) => answer.location ?? '');
    const placed = locations.filter((location) => location.includes('/orders/'));
    const refused = locations.filter((location) => !location.includes('/orders/'));
    expect([placed.length, refused.length]).toEqual([5, 59]);
    expect(new Set(placed).size).toBe(5);
    const pages = await Promise.all(
      refused.map(async (location) => (await fetch(new URL(location, servers.serverOf(0)))).text()),
    );
    expect(pages.filter((html) => !/sold out|หมด/i.test(html))).toEqual([]);
    expect(await books(id)).toEqual({ remain: 0, ledger: 0, orders: 5, journal: 0 });
  });

  it('place a checkout once, however often its button is pressed', async () => {
    const { id, uuid } = products.plateOnSale;
    await open(id, 5);
    const checkout = await begin(0, [[uuid, 2]]);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, tap) => press(tap, checkout)));
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 303));
    expect(await books(id)).toEqual({ remain: 3, ledger: 3, orders: 1, journal: 0 });
  });

  it('never wait for each other in a circle: carts with the same products the other way round', async () => {
    const [one, two, three] = [products.shirtRedS, products.shirtRedM, products.shirtBlueM];
    for (const product of [one, two, three]) await open(product.id, 100);
    const forth = [one, two, three].map((product) => [product.uuid, 1] as const);
    const carts = Array.from({ length: 40 }, (_, n) => (n % 4 < 2 ? forth : forth.toReversed()));
    const begun = await Promise.all(carts.map((lines, buyer) => begin(buyer, lines)));
    const answers = await Promise.all(begun.map((checkout, buyer) => press(buyer, checkout)));
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 303));
    for (const product of [one, two, three]) {
      expect(await books(product.id)).toMatchObject({ remain: 60, ledger: 60, orders: 40 });
    }
  });
});
