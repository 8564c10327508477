import { formatPrice } from '@talad/elements/locales/format';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { balancesOf, setBalances } from '../../../../test/support/account-balances.ts';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { createBuyer } from '../../../../test/support/buyer.ts';
import {
  accounts,
  products,
  shops,
  smallPassword,
} from '../../../../test/support/fixture-market.ts';
import { formOf } from '../../../../test/support/form-of.ts';
import { groupBuyer } from '../../../../test/support/group-buyer.ts';
import { manageShop } from '../../../../test/support/manage-shop.ts';
import { openLedger } from '../../../../test/support/open-ledger.ts';
import { placeDirectly } from '../../../../test/support/place-directly.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { orderLink } from '../orders/order-link.ts';
import { reconcile } from '../reconcile/reconcile.ts';

const own = accounts.shopper.id;
let host: TestHost;
let operator: ReturnType<typeof openBrowser>;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  await openLedger(host.db);
  operator = openBrowser(host, { lang: 'en' });
  await operator.signIn(accounts.operator.email, smallPassword, '/admin/wallet');
  await operator.post('/admin/payments', {
    scope: 'visits',
    promptpay: '081-234-5678',
    promptpay_name: 'Talad Market',
    pay_hours: '6',
  });
});
afterAll(() => host.close());
beforeEach(async () => {
  await createBuyer(host).setStock(products.cup.id, 100);
  await setBalances(host, own, { points: 0, wallet: 0 });
});

const manage = manageShop(() => host, { under: 'orders/', lang: 'en' });
const allow = (is_on: 'on' | 'off', limit: string) =>
  operator.post('/admin/wallet/refunds', { is_on, limit });
const wallet = async () => (await balancesOf(host, own)).wallet;

/** Orders two cups with delivery, ฿290, whose money the shop reports as received. */
async function paid(payment: 'transfer' | 'cod' = 'transfer') {
  const placed = await placeDirectly(host, {
    lines: [[products.cup.uuid, 2]],
    accountId: own,
    payment,
  });
  if (placed.kind !== 'placed') throw new Error(`not placed: ${placed.kind}`);
  const id = placed.orderId;
  for (const step of payment === 'cod' ? ['ship', 'deliver'] : ['receive']) {
    expect((await act(id, step)).status).toBe(200);
  }
  return id;
}

async function act(id: string, action: string, more: object = {}) {
  const { body } = await manage('GET', id);
  return manage('POST', `${id}/${action}`, { revision: body.revision, ...more });
}

const refund = (id: string, goods: number) =>
  act(id, 'refunds', { lines: [], shipping: 0, way: 'wallet', note: '', goods });
const outcome = ({ status, body }: Awaited<ReturnType<typeof act>>) => [status, body.code];
const pathOf = (id: string) =>
  new URL(orderLink(host.host, { shop_id: shops.alpha.id, order_id: id })).pathname;

/**
 * Finds differences of orders and wallets only, because the tests set the stock without its
 * movements.
 */
async function differences() {
  const found = (await reconcile(host.db)).flatMap(({ differences: all }) => all);
  return found.filter(({ part }) => part !== 'stock');
}

describe('a shop that says it was paid', () => {
  it.each(['transfer', 'cod'] as const)(
    'cannot turn a payment by %s into money of the wallet',
    async (payment) => {
      const id = await paid(payment);
      expect((await manage('GET', id)).body.refund_ways).toEqual(['transfer', 'cash']);
      expect(outcome(await refund(id, 100))).toEqual([409, 'REFUND_WAY']);
      expect((await manage('GET', id)).body.refunds).toEqual([]);
      expect(await wallet()).toBe(0);
    },
  );

  it('cannot do so by a cancellation', async () => {
    const id = await paid();
    expect(outcome(await act(id, 'cancel', { refund: 'wallet' }))).toEqual([409, 'REFUND_WAY']);
    expect((await manage('GET', id)).body.status).toBe('placed');
    expect((await act(id, 'cancel')).status).toBe(200);
    expect(await wallet()).toBe(0);
  });

  it('offers the wallet neither to the buyer nor to the operator who decides', async () => {
    const id = await paid('cod');
    const path = pathOf(id);
    const form = await openBrowser(host, { lang: 'en' }).get(`${path}/return`);
    expect(form.html).toContain('name="number"');
    expect(form.html).not.toContain('To my wallet here');
    await openBrowser(host).post(
      `${path}/return`,
      formOf({
        'quantity-0': '1',
        reason: 'damaged',
        details: 'แตก',
        way: 'wallet',
        bank: '004',
        number: '1234567890',
        holder: 'วิชัย มั่นคง',
      }),
    );
    expect((await manage('GET', id)).body.return.way).toBe('transfer');
    await act(id, 'return/refuse', { answer: '' });
    await openBrowser(host).post(`${path}/return/dispute`, formOf({ objection: 'แตกจริง' }));
    const page = `/admin/disputes/${shops.alpha.id}/${id}`;
    const shown = await operator.get(page);
    expect(shown.html).toContain('value="transfer"');
    expect(shown.html).not.toContain('value="wallet"');
    const [revision = ''] = /(?<=name="revision" value=")\d+/.exec(shown.html) ?? [];
    const decision = { revision, for: 'buyer', reason: 'แตกจริง', amount: '100' };
    const refused = await operator.post(page, { ...decision, way: 'wallet' });
    expect(refused.html).not.toContain('Decided for the buyer on');
    expect(await wallet()).toBe(0);
  });
});

describe('where an operator allows refunds to wallets', () => {
  it('is off with its risks named, and is on and off at once', async () => {
    const page = await operator.get('/admin/wallet');
    expect(page.html).toContain('Shops may refund to wallets');
    expect(page.html).toContain('vouches');
    expect(page.html).toContain('value="5000"');
    const on = await allow('on', '5,000.50');
    expect(on.html).toContain('value="5000.5"');
    const id = await paid();
    expect((await manage('GET', id)).body.refund_ways).toEqual(['transfer', 'wallet', 'cash']);
    expect((await refund(id, 100)).status).toBe(200);
    expect(await wallet()).toBe(10_000);
    await allow('off', '5000');
    expect(outcome(await refund(id, 1))).toEqual([409, 'REFUND_WAY']);
    const wrong = await allow('on', 'lots');
    expect(wrong.url.pathname).toBe('/forms/failed');
    expect((await manage('GET', id)).body.refund_ways).toEqual(['transfer', 'cash']);
    const log = await operator.get('/admin/log?kind=wallet');
    expect(log.html).toContain('Changed refunds to wallets');
    expect(log.html).toContain('Most that a shop may owe: ฿5,000.50 → ฿5,000');
  });

  it('takes no more than the limit of a shop from eight refunds at once', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, () => paid()));
    const owed = await owedByAlpha();
    await allow('on', String(owed / 100 + 700));
    const answers = await Promise.all(orders.map((id) => refund(id, 200)));
    expect(answers.map(outcome).filter(([status]) => status === 200)).toHaveLength(3);
    const over = answers.filter(({ status }) => status !== 200);
    expect(over.map(({ body }) => body.code)).toEqual(
      Array.from({ length: 5 }, () => 'REFUND_WALLET_LIMIT'),
    );
    expect(over[0]?.body.message).toContain('owes the marketplace');
    expect(await wallet()).toBe(60_000);
    const unpaid = orders.filter((_, at) => answers[at]?.status !== 200);
    const [first = '', second = ''] = unpaid;
    expect(outcome(await act(first, 'cancel', { refund: 'wallet' }))).toEqual([
      409,
      'REFUND_WALLET_LIMIT',
    ]);
    expect((await refund(first, 100)).status).toBe(200);
    expect(outcome(await refund(second, 0.01))).toEqual([409, 'REFUND_WALLET_LIMIT']);
    expect((await act(second, 'cancel')).status).toBe(200);
    expect(await differences()).toEqual([]);
  });

  it('takes no more after wallet money was spent with the shop, which can give it back', async () => {
    const id = await paid();
    await allow('on', String((await owedByAlpha()) / 100 + 200));
    expect((await refund(id, 200)).status).toBe(200);
    const spent = await placeDirectly(host, {
      lines: [[products.cup.uuid, 2]],
      accountId: own,
      payment: 'transfer',
      wallet: true,
    });
    if (spent.kind !== 'placed') throw new Error(`not placed: ${spent.kind}`);
    expect(await wallet()).toBe(0);
    expect(outcome(await refund(id, 40))).toEqual([409, 'REFUND_WALLET_LIMIT']);
    expect((await act(spent.orderId, 'cancel')).status).toBe(200);
    expect(await wallet()).toBe(20_000);
    await allow('on', String((await owedByAlpha()) / 100 + 40));
    expect((await refund(id, 40)).status).toBe(200);
  });
});

describe('an order that the marketplace was paid for', () => {
  /** Orders from two shops in one visit; returns alpha's order, one cup with delivery. */
  async function visited() {
    const one = groupBuyer(host);
    await one.browser.signIn(accounts.shopper.email, smallPassword);
    const page = await one.begin([
      [products.cup.uuid, 1],
      [products.banana.uuid, 1],
    ]);
    await one.press(page, { payment: 'platform' });
    const orders = await host.db
      .selectFrom('sales_order')
      .select(['id', 'shop_id', 'group_id', 'net'])
      .orderBy('sequence', 'desc')
      .limit(2)
      .execute();
    const order = orders.find(({ shop_id: shop }) => shop === shops.alpha.id);
    if (!order) throw new Error('no order of alpha');
    const sum = orders.reduce((all, { net }) => all + net, 0);
    const payment = `/admin/payments/${order.group_id}`;
    await operator.post(`${payment}/received`, { amount: String(sum / 100) });
    return order;
  }

  it('goes to the wallet without the switch, and without the limit', async () => {
    await allow('off', '0');
    const { id } = await visited();
    expect((await manage('GET', id)).body.refund_ways).toEqual(['transfer', 'wallet', 'cash']);
    await act(id, 'ship');
    const owed = await owedByAlpha();
    expect((await refund(id, 100)).status).toBe(200);
    expect(await wallet()).toBe(10_000);
    expect(await owedByAlpha()).toBe(owed);
    expect(await differences()).toEqual([]);
  });

  it('that is cancelled is in the wallet, and not owed back by the marketplace too', async () => {
    const { id, net } = await visited();
    const back = `${formatPrice(net / 100)} is owed back to the buyer`;
    expect((await act(id, 'cancel', { refund: 'wallet' })).status).toBe(200);
    expect(await wallet()).toBe(net);
    expect((await operator.get('/admin/payments')).html).not.toContain(back);
    expect(await differences()).toEqual([]);
  });

  it('owes back what is left after the shop has refunded a part of it', async () => {
    const { id, group_id: group, net } = await visited();
    await act(id, 'refunds', { lines: [], shipping: 0, way: 'transfer', note: '', goods: 20 });
    await act(id, 'refunds', { lines: [], shipping: 0, way: 'wallet', note: '', goods: 5 });
    await act(id, 'cancel');
    const left = `${formatPrice(net / 100 - 25)} is owed back to the buyer`;
    expect((await operator.get('/admin/payments')).html).toContain(left);
    const sent = await operator.post(`/admin/payments/${group}/returned`, {});
    expect(sent.html).not.toContain(left);
    const log = await operator.get('/admin/log?kind=payments');
    expect(log.html).toContain('Sent money back to a buyer');
    expect(log.html).toContain(`Amount: – → ${formatPrice(net / 100 - 25)}`);
  });
});

/** Sums the wallet money from refunds of alpha that the marketplace was not paid for, in satang. */
async function owedByAlpha(): Promise<number> {
  const rows = await host.db
    .selectFrom('sales_order')
    .select(['refunded_to_wallet', 'payment_method'])
    .where('shop_id', '=', shops.alpha.id)
    .execute();
  return rows
    .filter(({ payment_method: method }) => method !== 'platform')
    .reduce((sum, { refunded_to_wallet: given }) => sum + given, 0);
}
