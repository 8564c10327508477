import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { manageShop } from '../../../../test/support/manage-shop.ts';
import { openLedger } from '../../../../test/support/open-ledger.ts';
import { orderBalances } from '../../../../test/support/order-balances.ts';
import { providerKeys } from '../../../../test/support/payment-providers/card-servers.ts';
import { startOmise } from '../../../../test/support/payment-providers/omise-server.ts';
import type { ProviderServer } from '../../../../test/support/payment-providers/provider-server.ts';
import { placeDirectly } from '../../../../test/support/place-directly.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { runReconcile } from '../../../cli/commands/reconcile.ts';
import { newId } from '../../../db/ids.ts';
import { beginPayment } from '../payments/online/begin-payment.ts';
import { settlePayment } from '../payments/online/settle-payment.ts';
import { reconcile } from './reconcile.ts';

const ALPHA = shops.alpha.id;
const BETA = shops.beta.id;
let omise: ProviderServer;
let host: TestHost;
const manage = manageShop(() => host);

// Alpha is connected to its provider. Beta no longer is, and has the same faults.
beforeAll(async () => {
  omise = await startOmise();
  host = await createTestHost({
    seed: 'small',
    env: { RATE_LIMIT_FACTOR: '100', OMISE_API: omise.api.href },
  });
  await sql`UPDATE stock SET remain = 100`.execute(host.db);
  await openLedger(host.db);
  await manage('PUT', 'payment-account', providerKeys.omise);
});
afterAll(async () => {
  await host.close();
  await omise.close();
});
beforeEach(() => host.db.deleteFrom('notification').execute());

async function place(shopId: number, payment: 'cod' | 'online' = 'online'): Promise<string> {
  const { uuid } = shopId === ALPHA ? products.cup : products.mango;
  const order = { lines: [[uuid, 2]], accountId: null, payment, shopId } as const;
  const placed = await placeDirectly(host, order);
  if (placed.kind !== 'placed') throw new Error(placed.kind);
  return placed.orderId;
}

/**
 * Stores a payment of the order's price that its provider confirmed and that changed nothing here.
 */
async function confirm(shopId: number, orderId: string): Promise<string> {
  const id = newId();
  await sql`INSERT INTO online_payment (shop_id, id, order_id, provider, amount, state, page_id,
      charge_id, created_at, expires_at, checked_at, settled_at)
    SELECT shop_id, ${id}, id, 'omise', net, 'paid', ${`page-${id}`}, ${`chrg_${id}`}, now(), now(), now(), now()
    FROM sales_order WHERE shop_id = ${shopId} AND id = ${orderId}`.execute(host.db);
  return id;
}

async function expire(...ids: readonly string[]): Promise<void> {
  await sql`UPDATE sales_order SET pay_by = now() - interval '1 minute' WHERE id = ANY(${ids})`.execute(
    host.db,
  );
  await host.host.jobs.send('order.expire', {});
  await host.host.jobs.drain();
}

async function report(mends = true) {
  const lines: string[] = [];
  const left = await runReconcile(host.db, mends, (line) => lines.push(line));
  return { left, text: lines.join('\n') };
}

async function find(): Promise<readonly string[]> {
  const checks = await reconcile(host.db);
  return checks.flatMap(({ differences }) => differences.map(({ part }) => part));
}

async function stateOf(orderId: string): Promise<string> {
  const { status, payment_status: paid } = await host.db
    .selectFrom('sales_order')
    .select(['status', 'payment_status'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return `${status} ${paid}`;
}

async function paymentsOf(orderId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ line: string }>`
    SELECT concat_ws(' ', p.state, r.state, r.amount) AS line FROM online_payment p
    LEFT JOIN online_refund r ON r.shop_id = p.shop_id AND r.payment_id = p.id
    WHERE p.order_id = ${orderId} ORDER BY p.id`.execute(host.db);
  return rows.map(({ line }) => line);
}

async function recordsOf(orderId: string): Promise<readonly string[]> {
  const rows = await host.db
    .selectFrom('audit_log')
    .select('action')
    .where('entity_id', '=', orderId)
    .where('action', '<>', 'placed')
    .execute();
  // Sort the records, because those of the same moment have no order.
  return rows.map(({ action }) => action).toSorted();
}

async function noticesOf(accountId: string): Promise<readonly string[]> {
  const rows = await host.db
    .selectFrom('notification')
    .select('kind')
    .where('account_id', '=', accountId)
    .where('kind', 'in', ['payment_returned', 'refund_failed', 'books_differ'])
    .execute();
  return rows.map(({ kind }) => kind);
}

it('pays an order with the confirmed payment that it waits for', async () => {
  const [mine, other] = [await place(ALPHA), await place(BETA)];
  await confirm(ALPHA, mine);
  await confirm(BETA, other);
  expect(await find()).toEqual(['paid, and the order is not', 'paid, and the order is not']);
  const { left, text } = await report();
  expect(left).toBe(0);
  expect(text).toMatch(
    /alpha .+  paid, and the order is not: 290\.00 instead of 0\.00 {2}\(paid\)/,
  );
  expect(text).toMatch(/beta .+ \(paid\)/);
  expect([await stateOf(mine), await stateOf(other)]).toEqual(['placed paid', 'placed paid']);
  expect(await orderBalances(host.db, mine)).toMatchObject({ 'cash:online': 29_000 });
  expect(await recordsOf(mine)).toEqual(['paid']);
  expect(await find()).toEqual([]);
});

it('takes an order again that ran out of time, as long as its pieces are there', async () => {
  const [taken, sold, other] = [await place(ALPHA), await place(ALPHA), await place(BETA)];
  await expire(taken, sold, other);
  await confirm(ALPHA, taken);
  await confirm(ALPHA, sold);
  await confirm(BETA, other);
  // The stock is enough for one of the two orders, and empty at beta.
  await sql`WITH row AS (
      UPDATE stock SET remain = CASE product_id WHEN ${products.cup.id} THEN 3 ELSE 0 END
      WHERE product_id IN (${products.cup.id}, ${products.mango.id}) RETURNING *)
    INSERT INTO stock_ledger (shop_id, id, product_id, delta, remain_after, reason)
    SELECT row.shop_id, gen_random_uuid(), row.product_id, row.remain - sum(l.delta), row.remain, 'count'
    FROM row JOIN stock_ledger l ON l.shop_id = row.shop_id AND l.product_id = row.product_id
    GROUP BY row.shop_id, row.product_id, row.remain`.execute(host.db);
  const { left, text } = await report();
  expect(left).toBe(0);
  expect(text.match(/\((paid|sent back|owed)\)/g)).toEqual(['(paid)', '(sent back)', '(owed)']);
  expect(await stateOf(taken)).toBe('placed paid');
  expect(await recordsOf(taken)).toEqual(['expired', 'reopened']);
  expect(await orderBalances(host.db, taken)).toMatchObject({ 'cash:online': 29_000 });
  expect(await stateOf(sold)).toBe('cancelled pending');
  expect(await paymentsOf(sold)).toEqual(['returned sending 29000']);
  expect(await recordsOf(sold)).toEqual(['expired', 'payment_returned']);
  expect(await orderBalances(host.db, sold)).toEqual({});
  expect(await stateOf(other)).toBe('cancelled pending');
  expect((await paymentsOf(other))[0]).toMatch(/^returned failed \d+$/);
  expect(await recordsOf(other)).toEqual(['expired', 'payment_owed']);
  expect(await noticesOf(accounts.ownerAlpha.id)).toEqual(['payment_returned']);
  expect(await noticesOf(accounts.ownerBeta.id)).toEqual(['refund_failed']);
  expect(await find()).toEqual([]);
  await sql`WITH row AS (UPDATE stock SET remain = remain + 50 WHERE product_id IN
      (${products.cup.id}, ${products.mango.id}) RETURNING *)
    INSERT INTO stock_ledger (shop_id, id, product_id, delta, remain_after, reason)
    SELECT shop_id, gen_random_uuid(), product_id, 50, remain, 'count' FROM row`.execute(host.db);
});

it('sends back what a buyer paid for an order that was cancelled on purpose, or is paid otherwise', async () => {
  const [cancelled, atDoor] = [await place(ALPHA), await place(ALPHA, 'cod')];
  const unwanted = await manage('POST', `orders/${cancelled}/cancel`, { revision: 1 });
  expect(unwanted.status).toBe(200);
  await confirm(ALPHA, cancelled);
  await confirm(ALPHA, atDoor);
  expect(await find()).toEqual(['paid, and the order is not', 'paid, no order']);
  expect((await report()).text.match(/\(sent back\)/g)).toHaveLength(2);
  expect(await stateOf(cancelled)).toBe('cancelled pending');
  expect(await stateOf(atDoor)).toBe('placed pending');
  expect(await find()).toEqual([]);
});

it('sends the second payment of an order back once, beside a running server and another run', async () => {
  const [mine, other] = [await place(ALPHA), await place(BETA)];
  const begun = await beginPayment(host.host, { shop_id: ALPHA, order_id: mine });
  expect(begun.kind).toBe('begun');
  const page = [...omise.pages.values()].at(-1);
  if (!page) throw new Error('no page');
  page.state = 'paid';
  const { id } = await host.db
    .selectFrom('online_payment')
    .select('id')
    .where('page_id', '=', page.id)
    .executeTakeFirstOrThrow();
  await confirm(ALPHA, mine);
  await confirm(BETA, other);
  await confirm(BETA, other);
  const runs = await Promise.all([
    report(),
    settlePayment(host.host, { shopId: ALPHA, id }),
    report(),
  ]);
  expect(runs.flatMap((run) => (run ? [run.left] : []))).toEqual([0, 0]);
  await report();
  expect(await stateOf(mine)).toBe('placed paid');
  const states = await paymentsOf(mine);
  expect(states.filter((line) => line === 'paid')).toHaveLength(1);
  expect(states.filter((line) => line.startsWith('returned '))).toEqual(['returned sending 29000']);
  expect(await recordsOf(mine)).toEqual(['paid', 'payment_returned']);
  expect(await stateOf(other)).toBe('placed paid');
  expect(await recordsOf(other)).toEqual(['paid', 'payment_owed']);
  expect(await noticesOf(accounts.ownerBeta.id)).toEqual(['refund_failed']);
  expect(await find()).toEqual([]);
});

it('keeps the payment that was refunded, and leaves amounts that fit no order to people', async () => {
  const [refunded, strange] = [await place(ALPHA), await place(ALPHA)];
  await confirm(ALPHA, refunded);
  await report();
  const second = await confirm(ALPHA, refunded);
  await sql`INSERT INTO online_refund (shop_id, id, payment_id, amount, state, created_at, updated_at)
    VALUES (${ALPHA}, gen_random_uuid(), ${second}, 100, 'done', now(), now())`.execute(host.db);
  const odd = await confirm(ALPHA, strange);
  await sql`UPDATE online_payment SET amount = 5 WHERE id = ${odd}`.execute(host.db);
  const { left, text } = await report();
  expect(left).toBe(1);
  expect(text).toMatch(/paid, and the order is not: 0\.05 instead of 0\.00 {2}\(reported\)/);
  expect(await paymentsOf(refunded)).toEqual(['returned sending 29000', 'paid done 100']);
  expect(await stateOf(strange)).toBe('placed pending');
  await sql`UPDATE online_payment SET state = 'over' WHERE id = ${odd}`.execute(host.db);
  expect(await find()).toEqual([]);
});

it('sends back a payment that was set aside without a refund', async () => {
  const order = await place(ALPHA);
  const payment = await confirm(ALPHA, order);
  await sql`UPDATE online_payment SET state = 'returned' WHERE id = ${payment}`.execute(host.db);
  expect(await find()).toEqual(['not needed, and not sent back']);
  expect((await report()).text).toContain('(sent back)');
  expect(await paymentsOf(order)).toEqual(['returned sending 29000']);
  expect(await find()).toEqual([]);
});
