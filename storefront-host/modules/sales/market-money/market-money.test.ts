import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { createBuyer, type Buyer } from '../../../../test/support/buyer.ts';
import {
  accounts,
  products,
  shops,
  smallPassword,
} from '../../../../test/support/fixture-market.ts';
import { groupBuyer } from '../../../../test/support/group-buyer.ts';
import { manageShop } from '../../../../test/support/manage-shop.ts';
import { openLedger } from '../../../../test/support/open-ledger.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { reconcile } from '../reconcile/reconcile.ts';

let host: TestHost;
let buyer: Buyer;
let operator: ReturnType<typeof openBrowser>;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  buyer = createBuyer(host);
  for (const { id } of [products.cup, products.banana]) await buyer.setStock(id, 50);
  await openLedger(host.db);
  operator = openBrowser(host, { lang: 'en' });
  await operator.signIn(accounts.operator.email, smallPassword, '/admin/payments');
  await operator.post('/admin/payments', {
    scope: 'all',
    promptpay: '081-234-5678',
    promptpay_name: 'Talad Market',
    pay_hours: '1',
  });
  await operator.post('/admin/wallet/refunds', { is_on: 'on', limit: '5000' });
});
afterAll(() => host.close());

const alpha = manageShop(() => host);
const beta = manageShop(() => host, { email: accounts.ownerBeta.email, shopId: shops.beta.id });

/** Orders from both shops as a signed-in buyer, paid to the marketplace. */
async function paidVisit() {
  const visit = groupBuyer(host);
  await visit.browser.signIn(accounts.shopper.email, smallPassword, '/');
  const page = await visit.begin([
    [products.cup.uuid, 1],
    [products.banana.uuid, 1],
  ]);
  await visit.press(page, { payment: 'platform' });
  const orders = await host.db
    .selectFrom('sales_order')
    .select(['id', 'group_id', 'net', 'shop_id'])
    .where('group_id', 'is not', null)
    .orderBy('sequence', 'desc')
    .limit(2)
    .execute();
  await receive(orders[0]?.group_id ?? '', orders.reduce((sum, { net }) => sum + net, 0) / 100);
  const orderOf = (shopId: number) => orders.find((order) => order.shop_id === shopId);
  return { ofAlpha: orderOf(shops.alpha.id), ofBeta: orderOf(shops.beta.id) };
}

async function paidCup(): Promise<string> {
  const { id } = await buyer.orderCup({ payment: 'platform' });
  const { group_id: group } = await host.db
    .selectFrom('sales_order')
    .select('group_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await receive(group ?? '', 170);
  return id;
}

const receive = (group: string, baht: number) =>
  operator.post(`/admin/payments/${group}/received`, { amount: String(baht) });
async function act(id: string, action: string, more: object = {}) {
  const { body } = await alpha('GET', `orders/${id}`);
  const done = await alpha('POST', `orders/${id}/${action}`, { revision: body.revision, ...more });
  expect(done.status).toBe(200);
}

/** Returns the balance of the ledger's account for money at the marketplace, in baht. */
async function accountOf(shopId: number): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    SELECT coalesce(sum(amount), 0)::float8 / 100 AS sum FROM journal_line
    WHERE shop_id = ${shopId} AND account = 'cash:platform'`.execute(host.db);
  return rows[0]?.sum ?? 0;
}

/**
 * Reads sums and rows of a shop, and checks that they agree with each other and with the ledger.
 */
async function moneyOf(manage: typeof alpha, shopId: number) {
  const [{ body: sums }, { body: list }] = await Promise.all([
    manage('GET', 'market-money/sums'),
    manage('GET', 'market-money'),
  ]);
  const rows: { id: string; received: number; to_buyer: number; held: number }[] = list.items;
  const sumOf = (key: 'received' | 'to_buyer' | 'held') =>
    rows.reduce((sum, row) => sum + row[key], 0);
  expect(sums).toEqual({
    orders: rows.length,
    received: sumOf('received'),
    to_buyer: sumOf('to_buyer'),
    held: sumOf('held'),
  });
  expect(sums.received).toBe(await accountOf(shopId));
  expect((await manage('GET', 'summary')).body.market_money).toEqual({
    orders: sums.orders,
    held: sums.held,
  });
  return { sums, rowOf: (id = '') => rows.find((row) => row.id === id) };
}

describe('money that the marketplace holds for a shop', () => {
  it('is nothing before an order is paid to the marketplace', async () => {
    await buyer.orderCup({ payment: 'cod' });
    await buyer.orderCup({ payment: 'platform' });
    const { sums } = await moneyOf(alpha, shops.alpha.id);
    expect(sums).toEqual({ orders: 0, received: 0, to_buyer: 0, held: 0 });
  });

  it('is listed for each shop by its own orders, and equals the account of the ledger', async () => {
    const cup = await paidCup();
    const { ofAlpha, ofBeta } = await paidVisit();
    const mine = await moneyOf(alpha, shops.alpha.id);
    expect(mine.sums).toMatchObject({ orders: 2, held: 170 + (ofAlpha?.net ?? 0) / 100 });
    expect(mine.rowOf(cup)).toMatchObject({ received: 170, to_buyer: 0, held: 170 });
    expect(mine.rowOf(ofBeta?.id)).toBeUndefined();
    const theirs = await moneyOf(beta, shops.beta.id);
    expect(theirs.sums).toMatchObject({ orders: 1, held: (ofBeta?.net ?? 0) / 100 });
    expect((await beta('GET', `/api/v1/manage/${shops.alpha.id}/market-money/sums`)).status).toBe(
      403,
    );
    const file = await host.inject({
      method: 'GET',
      url: `/api/v1/manage/${shops.beta.id}/market-money.csv`,
    });
    expect(file.statusCode).toBe(401);
  });

  it('goes with a cancelled order, and is the buyer’s where it went into the wallet', async () => {
    const [cup, refunded] = [await paidCup(), (await paidVisit()).ofAlpha];
    const before = (await moneyOf(alpha, shops.alpha.id)).sums.held;
    await act(cup, 'cancel');
    const refund = { lines: [], shipping: 0, way: 'wallet', note: '', goods: 50 };
    await act(refunded?.id ?? '', 'refunds', refund);
    const after = await moneyOf(alpha, shops.alpha.id);
    const net = (refunded?.net ?? 0) / 100;
    expect(after.rowOf(cup)).toMatchObject({ received: 0, to_buyer: 0, held: 0 });
    expect(after.rowOf(refunded?.id)).toMatchObject({
      received: net,
      to_buyer: 50,
      held: net - 50,
    });
    expect(after.sums.held).toBe(before - 170 - 50);
    await act(refunded?.id ?? '', 'cancel', { refund: 'wallet' });
    const gone = await moneyOf(alpha, shops.alpha.id);
    expect(gone.rowOf(refunded?.id)).toMatchObject({ received: net, to_buyer: net, held: 0 });
    const found = (await reconcile(host.db)).flatMap(({ differences }) => differences);
    expect(found.filter(({ part }) => part !== 'stock')).toEqual([]);
  });

  it('holds nothing of a payment that came after its order was cancelled', async () => {
    const id = await paidTooLate();
    const row = (await moneyOf(alpha, shops.alpha.id)).rowOf(id);
    expect(row).toMatchObject({ received: 170, to_buyer: 170, held: 0 });
  });
});

/** Places an order that its shop cancels before the marketplace receives the payment. */
async function paidTooLate(): Promise<string> {
  const { id } = await buyer.orderCup({ payment: 'platform' });
  await act(id, 'cancel');
  const { group_id: group } = await host.db
    .selectFrom('sales_order')
    .select('group_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await receive(group ?? '', 170);
  return id;
}
