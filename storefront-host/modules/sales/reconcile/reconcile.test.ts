import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { openLedger } from '../../../../test/support/open-ledger.ts';
import { placeDirectly } from '../../../../test/support/place-directly.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { runReconcile } from '../../../cli/commands/reconcile.ts';
import { newId } from '../../../db/ids.ts';
import { changeOrder } from '../orders/life/change-order.ts';
import type { ChangeAction } from '../orders/life/order-states.ts';
import { refundOrder } from '../returns/refund-order.ts';
import { reconcile } from './reconcile.ts';

const SHOP = shops.alpha.id;
const accountId = accounts.ownerAlpha.id;
let host: TestHost;
/** Order that was delivered, used a coupon, and was partly refunded. */
let sold: string;
let cancelled: string;
/** Order that was paid through a provider. */
let online: string;

beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  await openLedger(host.db);
  const coupon = {
    shop_id: SHOP,
    code: 'TEN',
    title: 'Ten',
    kind: 'amount',
    value: 1_000,
  } as const;
  const times = { begins_at: new Date('2020-01-01'), ends_at: new Date('2100-01-01') };
  await host.db
    .insertInto('coupon')
    .values({ ...coupon, ...times, per_buyer: 9 })
    .execute();
  [sold, cancelled, online] = [await place('cod'), await place('cod'), await place('online')];
  await act(sold, 'ship');
  await act(sold, 'deliver');
  const lines = [{ rank: 0, quantity: 1, restock: true }];
  const money = { lines, shipping: 0, way: 'cash', note: '' } as const;
  const refund = { ...(await nameOf(sold)), accountId, at: new Date() };
  const { revision } = refund;
  const refunded = await refundOrder(host.db, refund, { ...money, revision });
  if (!refunded.ok) throw new Error(refunded.code);
  await act(cancelled, 'cancel');
  await act(online, 'receive', null);
  await insertPayment(online);
});
afterAll(() => host.close());

async function place(payment: 'cod' | 'online'): Promise<string> {
  const placed = await placeDirectly(host, {
    lines: [[products.cup.uuid, 2]],
    accountId: accounts.shopper.id,
    payment,
    coupon: 'TEN',
  });
  if (placed.kind !== 'placed') throw new Error(placed.kind);
  return placed.orderId;
}

async function nameOf(orderId: string) {
  const { revision } = await host.db
    .selectFrom('sales_order')
    .select('revision')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { shopId: SHOP, orderId, revision };
}

async function act(orderId: string, action: ChangeAction, by: string | null = accountId) {
  const change = { ...(await nameOf(orderId)), action, tracking: null, at: new Date() };
  const changed = await changeOrder(host.db, { ...change, accountId: by });
  if (!changed.ok) throw new Error(changed.code);
}

async function insertPayment(orderId: string): Promise<void> {
  await sql`INSERT INTO online_payment
      (shop_id, id, order_id, provider, amount, state, created_at, expires_at, checked_at)
    SELECT shop_id, ${newId()}, ${orderId}, 'omise', 28000, 'paid', now(), now(), now()
    FROM sales_order WHERE id = ${online}`.execute(host.db);
}

async function find(): Promise<Record<string, readonly string[]>> {
  const wrong = (await reconcile(host.db)).filter(({ differences }) => differences.length > 0);
  return Object.fromEntries(
    wrong.map(({ name, differences }) => [
      name,
      differences.map(({ part, found, wanted }) => `${part}: ${found}, not ${wanted}`),
    ]),
  );
}

async function report(mends = false) {
  const lines: string[] = [];
  const left = await runReconcile(host.db, mends, (line) => lines.push(line));
  return { left, text: lines.join('\n') };
}

it('finds nothing in a market whose orders went by the rules, with one statement a check', async () => {
  expect(await find()).toEqual({});
  const { left, text } = await report();
  expect(left).toBe(0);
  expect(text.split('\n')).toHaveLength(13);
  expect(text).toMatch(/^(ok {2,}.+\n?)+$/);
  const { statements } = await host.countQueries(() => reconcile(host.db));
  const checks = statements.filter((text) => !/^(begin|commit|start|set)/i.test(text.trim()));
  expect(checks).toHaveLength(13);
});

/** Lists each fault with the statement that undoes it, and the difference to find. */
const faults: readonly {
  readonly name: string;
  readonly plant: () => ReturnType<typeof sql>;
  readonly undo: () => ReturnType<typeof sql>;
  readonly found: Readonly<Record<string, readonly string[]>>;
}[] = [
  {
    name: 'an entry out of balance',
    plant: () => sql`UPDATE journal_line l SET amount = amount + 7 FROM journal_entry e
      WHERE e.id = l.entry_id AND e.order_id = ${cancelled} AND e.kind = 'order.placed' AND l.account = 'sales'`,
    undo: () => sql`UPDATE journal_line l SET amount = amount - 7 FROM journal_entry e
      WHERE e.id = l.entry_id AND e.order_id = ${cancelled} AND e.kind = 'order.placed' AND l.account = 'sales'`,
    found: { balance: ['order.placed: 7, not 0'], orders: ['sold: 7, not 0'] },
  },
  {
    name: 'an order that is paid without a booking',
    plant: () => sql`UPDATE journal_entry SET order_id = NULL
      WHERE order_id = ${online} AND kind = 'order.paid'`,
    undo: () => sql`UPDATE journal_entry SET order_id = ${online}
      WHERE order_id IS NULL AND kind = 'order.paid'`,
    found: { orders: ['owed: 28000, not 0', 'money: 0, not 28000'] },
  },
  {
    name: 'money that no courier has',
    plant: () => sql`UPDATE sales_order SET cod_due = 5 WHERE id = ${sold}`,
    undo: () => sql`UPDATE sales_order SET cod_due = 0 WHERE id = ${sold}`,
    found: { orders: ['with courier: 0, not 5'] },
  },
  {
    name: 'a refund without its record',
    plant: () => sql`UPDATE sales_order SET refunded = 20000 WHERE id = ${sold}`,
    undo: () => sql`UPDATE sales_order SET refunded = 11500 WHERE id = ${sold}`,
    found: {
      orders: ['money: 16500, not 8000'],
      refunds: ['refunded: 20000, not 11500'],
      customers: ['spend in satang: 44500, not 36000'],
    },
  },
  {
    name: 'a total that is not the sum of its lines',
    plant: () => sql`UPDATE order_line SET line_total = 1 WHERE order_id = ${online}`,
    undo: () => sql`UPDATE order_line SET line_total = 24000 WHERE order_id = ${online}`,
    found: { sums: ['goods: 24000, not 1'] },
  },
  {
    name: 'an order whose payment has another amount',
    plant: () => sql`UPDATE online_payment SET amount = 28001`,
    undo: () => sql`UPDATE online_payment SET amount = 28000`,
    found: { payments: ['paid another amount: 28001, not 28000'] },
  },
  {
    name: 'a payment that was sent back twice',
    plant: () => sql`INSERT INTO online_refund
        (shop_id, id, payment_id, amount, state, created_at, updated_at)
      SELECT shop_id, gen_random_uuid(), id, 20000, 'done', now(), now()
      FROM online_payment, generate_series(1, 2)`,
    undo: () => sql`DELETE FROM online_refund`,
    found: { 'sent back': ['sent back more than was paid: 40000, not 28000'] },
  },
  {
    name: 'an order that is missing among those that were placed together',
    plant: () => sql`WITH visit AS (
        INSERT INTO payment_group (id, payment_method, orders, net, placed_at)
        VALUES (gen_random_uuid(), 'cod', 2, 50000, now()) RETURNING id)
      UPDATE sales_order SET group_id = visit.id FROM visit WHERE sales_order.id = ${online}`,
    undo: () => sql`WITH visit AS (DELETE FROM payment_group)
      UPDATE sales_order SET group_id = NULL`,
    found: { visits: ['orders of the visit are missing: 28000, not 50000'] },
  },
  {
    name: 'a payment to the marketplace that no order has',
    plant: () => sql`WITH visit AS (
        INSERT INTO payment_group (id, payment_method, orders, net, placed_at, state, received)
        VALUES (gen_random_uuid(), 'platform', 1, 28000, now(), 'paid', 28001) RETURNING id)
      UPDATE sales_order SET group_id = visit.id FROM visit WHERE sales_order.id = ${online}`,
    undo: () => sql`WITH visit AS (DELETE FROM payment_group)
      UPDATE sales_order SET group_id = NULL`,
    found: { visits: ['money of the visit: 28000, not 28001'] },
  },
  {
    name: 'a card payment to the marketplace that its provider does not have',
    plant: () => sql`WITH visit AS (
        INSERT INTO payment_group
          (id, payment_method, is_online, orders, net, placed_at, state, received)
        VALUES (gen_random_uuid(), 'platform', true, 1, 28000, now(), 'paid', 28000) RETURNING id)
      UPDATE sales_order SET group_id = visit.id FROM visit WHERE sales_order.id = ${online}`,
    undo: () => sql`WITH visit AS (DELETE FROM payment_group)
      UPDATE sales_order SET group_id = NULL`,
    found: { 'marketplace payments': ['visit paid, no payment: 0, not 28000'] },
  },
  {
    name: 'points that an order spent without saying so',
    plant: () => sql`INSERT INTO point_entry (account_id, id, shop_id, order_id, reason, points)
      VALUES (${accounts.shopper.id}, gen_random_uuid(), ${SHOP}, ${online}, 'redeemed', -9)`,
    undo: () => sql`DELETE FROM point_entry WHERE points = -9`,
    found: { points: ['points spent: 9, not 0'] },
  },
  {
    name: 'a wallet below zero',
    plant: () => sql`WITH entry AS (
        INSERT INTO journal_entry (shop_id, id, kind, created_at)
        VALUES (${SHOP}, ${newId()}, 'order.paid', now()) RETURNING shop_id, id)
      INSERT INTO journal_line (shop_id, entry_id, rank, account, holder_id, amount)
      SELECT entry.shop_id, entry.id, line.* FROM entry, (VALUES
        (0, 'wallet', ${accounts.shopper.id}::uuid, 501), (1, 'cash:cod', NULL, -501)) AS line`,
    undo: () => sql`DELETE FROM journal_line WHERE amount IN (501, -501)`,
    found: { wallets: ['wallet: -501, not 0'] },
  },
];

it.each(faults)('finds $name, and mends nothing of it', async ({ plant, undo, found }) => {
  await plant().execute(host.db);
  expect(await find()).toEqual(found);
  const money = Object.fromEntries(Object.entries(found).filter(([name]) => name !== 'customers'));
  await report(true);
  expect(await find()).toEqual(money);
  await undo().execute(host.db);
  await report(true);
  expect(await find()).toEqual({});
});

it('names shop, order and amount, and notifies the shop once', async () => {
  const { number } = await host.db
    .updateTable('sales_order')
    .set({ vat: 1_932 })
    .where('id', '=', online)
    .returning('number')
    .executeTakeFirstOrThrow();
  const first = await report(true);
  expect(first.left).toBe(2);
  expect(first.text).toContain('NOT  orders are booked as they are: 2 differ');
  expect(first.text).toContain(`alpha  ${number}  vat: -18.32 instead of -19.32  (reported)`);
  const second = await report(true);
  expect(second.left).toBe(2);
  const notices = await host.db
    .selectFrom('notification')
    .select(['shop_id', 'data', 'path'])
    .where('kind', '=', 'books_differ')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`data->>'number' = ${number}`)
    .execute();
  expect(notices).toHaveLength(1);
  await host.db.updateTable('sales_order').set({ vat: 1_832 }).where('id', '=', online).execute();
});

it('recounts stock, coupons and customers, and writes it down', async () => {
  await sql`UPDATE stock SET remain = remain + 3 WHERE product_id = ${products.cup.id}`.execute(
    host.db,
  );
  await sql`UPDATE coupon SET used = 40`.execute(host.db);
  await sql`UPDATE customer SET orders = orders + 1`.execute(host.db);
  expect(await find()).toEqual({
    stock: ['stock: 10, not 7'],
    coupons: ['used: 40, not 2'],
    customers: ['orders: 3, not 2'],
  });
  expect(await report(true)).toMatchObject({ left: 0 });
  expect(await find()).toEqual({});
  const log = await host.db
    .selectFrom('audit_log')
    .select(['entity', 'before', 'after'])
    .where('action', '=', 'reconciled')
    .orderBy('entity')
    .execute();
  expect(log).toEqual([
    { entity: 'coupon', before: { used: 40 }, after: { used: 2 } },
    { entity: 'stock', before: { remain: 10 }, after: { remain: 7 } },
  ]);
});

it('leaves stock alone whose ledger has lost a movement', async () => {
  await sql`DELETE FROM stock_ledger WHERE product_id = ${products.plateOnSale.id}`.execute(
    host.db,
  );
  expect(await report(true)).toMatchObject({ left: 1, text: expect.stringContaining('(left)') });
  expect(await find()).toEqual({ stock: ['stock: 5, not 0'] });
});

it('fails as a weekly job, so that operators see it', async () => {
  await host.host.jobs.send('books.check', {});
  await host.host.jobs.drain();
  const cookie = await signIn(host, accounts.operator.email);
  const overview = await host.inject({ url: '/admin', headers: { cookie } });
  expect(overview.body).toContain('books.check');
  expect(overview.body).toContain('stock is the sum of its movements: 1');
});
