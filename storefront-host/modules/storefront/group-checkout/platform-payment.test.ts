import { formatPrice } from '@talad/elements/locales/format';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { createBuyer, type Buyer } from '../../../../test/support/buyer.ts';
import {
  accounts,
  products,
  shops,
  smallPassword,
} from '../../../../test/support/fixture-market.ts';
import { groupBuyer, seenNets } from '../../../../test/support/group-buyer.ts';
import { manageShop } from '../../../../test/support/manage-shop.ts';
import { openLedger } from '../../../../test/support/open-ledger.ts';
import { orderBalances } from '../../../../test/support/order-balances.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { changeStockWithin } from '../../sales/index.ts';
import { reconcile } from '../../sales/reconcile/reconcile.ts';

const HOUR = 3_600_000;
let host: TestHost;
let buyer: Buyer;
/** Offset of the host's clock from the real time, in ms. */
let ahead = 0;
let operator: ReturnType<typeof openBrowser>;
beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    now: () => new Date(Date.now() + ahead),
    env: { RATE_LIMIT_FACTOR: '1000' },
  });
  await openLedger(host.db);
  buyer = createBuyer(host);
  operator = openBrowser(host, { lang: 'en' });
  await operator.signIn(accounts.operator.email, smallPassword, '/admin/payments');
  await operator.post('/admin/payments', payee);
});
afterAll(() => host.close());
beforeEach(() => {
  ahead = 0;
});

const payee = {
  scope: 'visits',
  promptpay: '081-234-5678',
  promptpay_name: 'Talad Market',
  pay_hours: '6',
};
const alpha = manageShop(() => host);
const beta = manageShop(() => host, { email: accounts.ownerBeta.email, shopId: shops.beta.id });

/** Orders one cup and one hand of bananas, to be paid to the marketplace. */
async function visit() {
  const one = groupBuyer(host);
  const page = await one.begin([
    [products.cup.uuid, 1],
    [products.banana.uuid, 1],
  ]);
  const done = await one.press(page, { payment: 'platform' });
  const again = () => one.browser.get(done.url.pathname);
  const rows = await host.db
    .selectFrom('sales_order')
    .select(['id', 'group_id', 'net', 'shop_id'])
    .orderBy('sequence', 'desc')
    .limit(2)
    .execute();
  const [second, first] = rows;
  if (!first || !second || first.group_id === null) throw new Error('no orders');
  return { done, again, first, second, id: first.group_id, net: first.net + second.net };
}
type Visit = Awaited<ReturnType<typeof visit>>;

const baht = (satang: number) => String(satang / 100);
const price = (satang: number) => formatPrice(satang / 100);
const received = ({ id }: Visit, amount: number) =>
  operator.post(`/admin/payments/${id}/received`, { amount: baht(amount) });
const differences = async () => (await reconcile(host.db)).flatMap((check) => check.differences);
const states = async ({ id }: Visit) =>
  host.db
    .selectFrom('sales_order')
    .select(['status', 'payment_status'])
    .where('group_id', '=', id)
    .orderBy('shop_id')
    .execute()
    .then((rows) => rows.map((row) => `${row.status} ${row.payment_status}`));
async function expire() {
  ahead = 7 * HOUR;
  await host.host.jobs.send('order.expire', {});
  await host.host.jobs.drain();
}

describe('one payment to the marketplace', () => {
  it('is switched on by an operator with a payee, after the notice about the licence', async () => {
    const page = await operator.get('/admin/payments');
    expect(page.html).toContain('may need a licence');
    expect(page.html).toContain('value="0812345678"');
    const without = await operator.post('/admin/payments', { ...payee, promptpay: '' });
    expect(without.url.pathname).toBe('/forms/failed');
    const log = await host.db
      .selectFrom('audit_log')
      .select(['account_id', 'after'])
      .where('action', '=', 'payee_changed')
      .execute();
    expect(log).toEqual([
      {
        account_id: accounts.operator.id,
        after: expect.objectContaining({
          platform_payee: 'orders_visits',
          promptpay: '0812345678',
        }),
      },
    ]);
    const ofOperators = await operator.get('/admin/log?kind=payments');
    expect(ofOperators.html).toContain('Changed how the marketplace is paid');
  });

  it('takes the place of payments to each shop, and pays all orders in one go, once', async () => {
    const page = await groupBuyer(host).begin([
      [products.cup.uuid, 1],
      [products.banana.uuid, 1],
    ]);
    expect(page.html).toContain('value="platform"');
    expect(page.html).not.toContain('value="transfer"');
    const one = await visit();
    expect(one.done.html).toContain(`Pay ${price(one.net)} for all orders of this visit`);
    expect(one.done.html).toContain('It is not confirmed by the bank');
    expect(one.done.html.match(/class="qr"/g)).toHaveLength(1);
    expect(one.done.html).toContain('Talad Market');
    expect(one.done.html).toContain('The marketplace checks its account');
    expect(one.done.html).not.toContain('The shop confirms');

    // The shop sees that the marketplace receives the payment.
    const seen = await alpha('GET', `orders/${one.first.id}`);
    expect(seen.body).toMatchObject({ payment_method: 'platform', stage: 'pending_payment' });
    expect(seen.body.actions).not.toContain('receive');
    const own = await alpha('POST', `orders/${one.first.id}/receive`, { revision: 1 });
    expect(own.status).toBe(409);

    expect((await received(one, one.net - 1)).url.pathname).toBe('/forms/failed');
    expect(await states(one)).toEqual(['placed pending', 'placed pending']);
    await Promise.all([received(one, one.net), received(one, one.net)]);
    expect(await states(one)).toEqual(['placed paid', 'placed paid']);
    for (const order of [one.first, one.second]) {
      const balances = await orderBalances(host.db, order.id);
      expect(balances).toMatchObject({ 'cash:platform': order.net });
      expect(balances).not.toHaveProperty('receivable:platform');
    }
    expect((await one.again()).html).toContain(`The payment of ${price(one.net)} has arrived`);
    expect(await differences()).toEqual([]);
  });

  it('is due for the orders that are left when one is cancelled', async () => {
    const one = await visit();
    await beta('POST', `orders/${one.second.id}/cancel`, { revision: 1 });
    const page = await one.again();
    expect(page.html).toContain(`Pay ${price(one.first.net)} for all orders of this visit`);
    await received(one, one.first.net);
    expect(await states(one)).toEqual(['placed paid', 'cancelled pending']);
    expect(await differences()).toEqual([]);
  });

  it('of the old sum owes back the share of an order that was cancelled meanwhile', async () => {
    const one = await visit();
    await beta('POST', `orders/${one.second.id}/cancel`, { revision: 1 });
    const list = await received(one, one.net);
    expect(await states(one)).toEqual(['placed paid', 'cancelled paid']);
    expect(list.html).toContain(`${price(one.second.net)} is owed back to the buyer`);
    expect(await differences()).toEqual([]);

    const back = await operator.post(`/admin/payments/${one.id}/returned`, {});
    expect(back.html).not.toContain(`${price(one.second.net)} is owed back`);
    expect(await states(one)).toEqual(['placed paid', 'cancelled refunded']);
    expect(await orderBalances(host.db, one.second.id)).toEqual({});
    expect(await differences()).toEqual([]);
  });

  it('is owed back when a shop cancels its paid order', async () => {
    const one = await visit();
    await received(one, one.net);
    await alpha('POST', `orders/${one.first.id}/cancel`, { revision: 2 });
    expect(await states(one)).toEqual(['cancelled refunded', 'placed paid']);
    const list = await operator.get('/admin/payments');
    expect(list.html).toContain(`${price(one.first.net)} is owed back to the buyer`);
    await operator.post(`/admin/payments/${one.id}/returned`, {});
    expect(await differences()).toEqual([]);
  });

  it('that does not come in time ends all orders at once, and takes them again when it is late', async () => {
    const stock = await buyer.stockOf(products.cup.id);
    const one = await visit();
    await expire();
    expect(await states(one)).toEqual(['cancelled pending', 'cancelled pending']);
    expect(await buyer.stockOf(products.cup.id)).toBe(stock);
    expect((await one.again()).html).toContain('The time to pay is over');
    await received(one, one.net);
    expect(await states(one)).toEqual(['placed paid', 'placed paid']);
    expect(await buyer.stockOf(products.cup.id)).toBe(stock - 1);
    expect(await differences()).toEqual([]);
  });

  it('that is late takes what is left, and owes back what was sold meanwhile', async () => {
    const one = await visit();
    await expire();
    const left = await buyer.stockOf(products.banana.id);
    await host.db.transaction().execute((trx) =>
      changeStockWithin(trx, {
        shopId: shops.beta.id,
        productId: products.banana.id,
        change: { delta: -left, reason: 'damaged' },
        accountId: accounts.ownerBeta.id,
        at: new Date(),
      }),
    );
    await received(one, one.net);
    expect(await states(one)).toEqual(['placed paid', 'cancelled paid']);
    expect(await orderBalances(host.db, one.second.id)).toMatchObject({
      'cash:platform': one.second.net,
    });
    expect(await differences()).toEqual([]);
  });

  it('comes before or after the end of its time, never with it', async () => {
    await host.db
      .updateTable('stock')
      .set({ remain: 30 })
      .where('product_id', '=', products.banana.id)
      .execute();
    const one = await visit();
    ahead = 7 * HOUR;
    await host.host.jobs.send('order.expire', {});
    await Promise.all([host.host.jobs.drain(), received(one, one.net)]);
    expect(await states(one)).toEqual(['placed paid', 'placed paid']);
  });

  it('is not offered once it is switched off', async () => {
    await operator.post('/admin/payments', { ...payee, scope: 'none' });
    const page = await groupBuyer(host).begin([
      [products.cup.uuid, 1],
      [products.mango.uuid, 1],
    ]);
    expect(page.html).not.toContain('value="platform"');
    expect(Object.keys(seenNets(page.html))).toHaveLength(2);
    const refused = await groupBuyer(host).press(page, { payment: 'platform' });
    expect(refused.url.pathname).toBe(page.url.pathname);
  });
});
