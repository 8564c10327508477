import { afterAll, beforeAll, expect, it } from 'vitest';
import { toSatang } from '@talad/elements/commerce/money';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import {
  accounts,
  products,
  shops,
  smallPassword,
} from '../../../../test/support/fixture-market.ts';
import { manageShop } from '../../../../test/support/manage-shop.ts';
import { openLedger } from '../../../../test/support/open-ledger.ts';
import { placeDirectly } from '../../../../test/support/place-directly.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { changeOrder } from '../orders/life/change-order.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { refundOrder } from '../returns/refund-order.ts';
import { settleWalletDebt } from './wallet-debts.ts';

const [ALPHA, BETA] = [shops.alpha.id, shops.beta.id];
const DEBTS = '/admin/wallet/debts';
let host: TestHost;
let operator: ReturnType<typeof openBrowser>;
const manage = manageShop(() => host, { lang: 'en' });
const atBeta = manageShop(() => host, { email: accounts.ownerBeta.email, shopId: BETA });

// Alpha owes ฿100 twice, beta ฿50 once.
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  await openLedger(host.db);
  operator = openBrowser(host, { lang: 'en' });
  await operator.signIn(accounts.operator.email, smallPassword, '/admin/wallet');
  await operator.post('/admin/wallet/refunds', { is_on: 'on', limit: '200' });
  await refund(await paid(ALPHA), ALPHA, 100);
  await refund(await paid(ALPHA), ALPHA, 100);
  await refund(await paid(BETA), BETA, 50);
});
afterAll(() => host.close());

async function paid(shopId: number): Promise<string> {
  const { uuid } = shopId === ALPHA ? products.cup : products.mango;
  const placed = await placeDirectly(host, {
    lines: [[uuid, 2]],
    accountId: accounts.shopper.id,
    payment: 'transfer',
    shopId,
  });
  if (placed.kind !== 'placed') throw new Error(placed.kind);
  const change = {
    ...(await nameOf(placed.orderId, shopId)),
    action: 'receive',
    tracking: null,
  } as const;
  const done = await changeOrder(host.db, change);
  if (!done.ok) throw new Error(done.code);
  return placed.orderId;
}

async function nameOf(orderId: string, shopId: number) {
  const { revision } = await host.db
    .selectFrom('sales_order')
    .select('revision')
    .where('shop_id', '=', shopId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { shopId, orderId, revision, accountId: accounts.ownerAlpha.id, at: new Date() };
}

async function refund(orderId: string, shopId: number, goods: number) {
  const act = await nameOf(orderId, shopId);
  const { revision } = act;
  const done = await refundOrder(host.db, act, {
    revision,
    lines: [],
    shipping: 0,
    way: 'wallet',
    note: '',
    goods,
  });
  return done.ok ? 'done' : done.code;
}

const settle = (amount: string, more: object = {}) =>
  operator.post(`${DEBTS}/${ALPHA}`, { amount, on: '2026-11-20', reason: 'SCB 0931', ...more });
const owedBy = async (send: typeof manage) => (await send('GET', 'wallet-debt')).body.owed;

it('is listed for operators, the largest first, and shown to each shop alone', async () => {
  const page = (await operator.get('/admin/wallet')).html;
  const [, table = ''] = page.split('id="debts"');
  expect(table.match(/<td>฿[\d,.]+<\/td>/g)).toEqual(['<td>฿200</td>', '<td>฿50</td>']);
  expect([await owedBy(manage), await owedBy(atBeta)]).toEqual([200, 50]);
  expect((await manage('GET', 'wallet-debt')).body.limit).toBe(200);
});

it('keeps refunds to wallets back at the limit until the shop has settled', async () => {
  const order = await paid(ALPHA);
  expect(await refund(order, ALPHA, 60)).toBe('REFUND_WALLET_LIMIT');
  expect((await settle('80.50')).html).toContain('฿119.50');
  expect([await owedBy(manage), await owedBy(atBeta)]).toEqual([119.5, 50]);
  expect(await refund(order, ALPHA, 60)).toBe('done');
  expect(await owedBy(manage)).toBe(179.5);
});

it('refuses more than is owed, nothing, a day to come and no reason, and records none of it', async () => {
  const owed = await owedBy(manage);
  const failed = await Promise.all([
    settle('179.51'),
    settle('0'),
    settle('1', { on: '2999-01-01' }),
    settle('1', { reason: ' ' }),
    settle('-5'),
  ]);
  expect(failed.map(({ url }) => url.pathname)).toEqual(failed.map(() => '/forms/failed'));
  expect(await owedBy(manage)).toBe(owed);
});

it('is settled no further than it goes by two operators at once', async () => {
  const settled = {
    shopId: ALPHA,
    amount: toSatang(100_00),
    on: '2026-11-21',
    reason: 'SCB',
    accountId: accounts.operator.id,
    at: new Date(),
  };
  const done = await Promise.all([
    settleWalletDebt(host.db, settled),
    settleWalletDebt(host.db, settled),
  ]);
  expect(done.toSorted()).toEqual([false, true]);
  expect(await owedBy(manage)).toBe(79.5);
});

it('is in both ledgers, in the log of operators and in the log of the shop', async () => {
  const sums = await host.db
    .selectFrom('journal_line')
    .innerJoin('journal_entry as e', (join) =>
      join
        .onRef('e.shop_id', '=', 'journal_line.shop_id')
        .onRef('e.id', '=', 'journal_line.entry_id'),
    )
    .select(['e.shop_id', 'account'])
    .select((is) => is.fn.sum<number>('amount').as('sum'))
    .where('e.kind', '=', 'debt.settled')
    .groupBy(['e.shop_id', 'account'])
    .execute();
  const sumOf = (shopId: number, account: string) =>
    Number(sums.find((one) => one.shop_id === shopId && one.account === account)?.sum);
  expect(sums).toHaveLength(4);
  expect(sumOf(ALPHA, 'payable:marketplace')).toBe(180_50);
  expect(sumOf(ALPHA, 'cash:transfer')).toBe(-180_50);
  const mall = sums.find((one) => one.account === 'receivable:shops');
  expect(Number(mall?.sum)).toBe(-180_50);
  const log = (await operator.get('/admin/log?kind=wallet')).html;
  expect(log).toContain('Recorded that the shop paid its debt to the marketplace');
  expect(log).toContain('Owed to the marketplace: ฿200 → ฿119.50');
  expect(log).toContain('SCB 0931');
  const { body } = await manage('GET', 'activity');
  expect(JSON.stringify(body)).toContain('Recorded that the shop paid its debt to the marketplace');
  expect(JSON.stringify((await atBeta('GET', 'activity')).body)).not.toContain('wallet_debt');
  const wrong = (await reconcile(host.db)).flatMap(({ differences }) => differences);
  expect(wrong).toEqual([]);
});
