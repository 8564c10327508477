import { formatPrice } from '@talad/elements/locales/format';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
import { orderBalances } from '../../../../test/support/order-balances.ts';
import { providerKeys } from '../../../../test/support/payment-providers/card-servers.ts';
import {
  linesOfTwoShops,
  openMarketStage,
  type MarketStage,
} from '../../../../test/support/payment-providers/market-stage.ts';
import type {
  ProviderPage,
  ProviderServer,
} from '../../../../test/support/payment-providers/provider-server.ts';
import type { TestHost } from '../../../../test/support/test-host.ts';
import { orderLink } from '../../sales/index.ts';
import { reconcile } from '../../sales/reconcile/reconcile.ts';
import { MALL_ID } from '../../shops/index.ts';

const HOUR = 3_600_000;
const CUP = 170_00;
let stage: MarketStage;
let host: TestHost;
let buyer: Buyer;
let operator: MarketStage['operator'];
beforeAll(async () => {
  stage = await openMarketStage();
  ({ host, operator } = stage);
  buyer = createBuyer(host);
  await buyer.setStock(products.cup.id, 500);
  await buyer.setStock(products.banana.id, 500);
  await openLedger(host.db);
});
afterAll(() => stage.close());
afterEach(() => {
  stage.clock.ahead = 0;
  stage.servers.omise.isDown = false;
  stage.servers.stripe.isDown = false;
});

const alpha = manageShop(() => host);
const beta = manageShop(() => host, { email: accounts.ownerBeta.email, shopId: shops.beta.id });
const endOpenPayments = () => stage.endOpenPayments();
const price = (satang: number) => formatPrice(satang / 100);
async function expectBooksRight(): Promise<void> {
  await host.host.jobs.drain();
  expect((await reconcile(host.db)).flatMap((check) => check.differences)).toEqual([]);
}

/** Orders one cup and one hand of bananas, to be paid to the marketplace by card. */
async function visit() {
  const ordered = await stage.orderVisit();
  const rows = await host.db
    .selectFrom('sales_order')
    .select(['id', 'number', 'group_id', 'net', 'shop_id'])
    .where('group_id', '=', (is) =>
      is
        .selectFrom('payment_group')
        .select('id')
        .where('orders', '=', 2)
        .orderBy('placed_at', 'desc')
        .limit(1),
    )
    .orderBy('shop_id')
    .execute();
  const [first, second] = rows;
  if (!first || !second || first.group_id === null) throw new Error('no orders');
  return { ...ordered, first, second, id: first.group_id, net: first.net + second.net };
}

async function statesOf({ id }: { readonly id: string }): Promise<readonly string[]> {
  const rows = await host.db
    .selectFrom('sales_order')
    .select(['status', 'payment_status'])
    .where('group_id', '=', id)
    .orderBy('shop_id')
    .execute();
  return rows.map((row) => `${row.status} ${row.payment_status}`);
}

describe.each(['omise', 'stripe'] as const)('the marketplace’s account at %s', (name) => {
  let server: ProviderServer;
  beforeAll(async () => {
    server = stage.servers[name];
    await endOpenPayments();
    await stage.connect(name);
    // A shop has an account of its own at the same provider.
    await beta('PUT', 'payment-account', providerKeys[name]);
  });
  beforeEach(endOpenPayments);

  /** Follows the link to the provider and returns its page. */
  async function pay(path: string): Promise<ProviderPage> {
    const reply = await host.inject({ method: 'GET', url: `${path}/pay` });
    const url = String(reply.headers.location);
    const page = [...server.pages.values()].findLast(({ id }) => url.includes(id));
    if (!page) throw new Error(`no page of the provider: ${url}`);
    return page;
  }

  async function post(
    { headers, body }: ReturnType<ProviderServer['notice']>,
    payee: number = MALL_ID,
  ): Promise<number> {
    const reply = await host.inject({
      method: 'POST',
      url: `/api/v1/payments/${payee}/${name}`,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: body,
    });
    return reply.statusCode;
  }

  async function settle(page: ProviderPage): Promise<void> {
    page.state = 'paid';
    expect(await post(server.notice(page))).toBe(200);
  }

  async function paidVisit() {
    const one = await visit();
    const page = await pay(one.path);
    await settle(page);
    return { ...one, page };
  }

  it('takes one charge for all orders of a visit, whose notice pays them once', async () => {
    const checkout = await groupBuyer(host).begin(linesOfTwoShops);
    expect(checkout.html).toContain('Card or wallet, one payment for all shops');
    const one = await visit();
    expect(one.done.html).toContain('Pay by card or wallet');
    expect(one.done.html).toContain('You pay the marketplace');
    expect(one.done.html).not.toContain('class="qr"');
    expect(one.done.html).not.toContain('type="file"');
    const page = await pay(one.path);
    expect(page).toMatchObject({ amount: one.net, currency: 'thb' });
    expect((await pay(one.path)).id).toBe(page.id);
    page.state = 'paid';
    const notice = server.notice(page);
    expect(await Promise.all([post(notice), post(notice)])).toEqual([200, 200]);
    expect(await post(notice)).toBe(200);
    expect(await post(server.notice({ ...page, state: 'open' }))).toBe(200);
    expect(await statesOf(one)).toEqual(['placed paid', 'placed paid']);
    for (const { id, net } of [one.first, one.second]) {
      const balances = await orderBalances(host.db, id);
      expect(balances).toMatchObject({ 'cash:platform': net });
      expect(balances).not.toHaveProperty('receivable:platform');
    }
    expect((await one.again()).html).toContain(`The payment of ${price(one.net)} has arrived`);
    expect(page.refunds).toEqual([]);
    await expectBooksRight();
  });

  it('takes the order of one shop, and its page knows when the buyer comes back', async () => {
    const order = await buyer.orderCup({ payment: 'platform_online' });
    expect(order.page.html).toContain('Pay by card or wallet');
    const page = await pay(order.path);
    expect(page.amount).toBe(CUP);
    page.state = 'paid';
    stage.clock.ahead = 60_000;
    await order.again();
    const { body } = await alpha('GET', `orders/${order.id}`);
    expect(body).toMatchObject({ payment_method: 'platform', payment_status: 'paid' });
    await expectBooksRight();
  });

  it('believes no forged notice, nor the account of a shop', async () => {
    const one = await visit();
    const page = await pay(one.path);
    const { headers, body } = server.notice({ ...page, state: 'paid' });
    const requestCount = server.requests.length;
    expect(await post({ headers: {}, body })).toBe(403);
    expect(await post({ headers, body: `${body} ` })).toBe(403);
    expect(await post({ headers, body }, shops.alpha.id)).toBe(404);
    expect(server.requests).toHaveLength(requestCount);
    page.state = 'paid';
    // The shop's keys sign as well, but the payment is not the shop's.
    expect(await post(server.notice(page), shops.beta.id)).toBe(200);
    expect(await statesOf(one)).toEqual(['placed pending', 'placed pending']);
    await settle(page);
    expect(await statesOf(one)).toEqual(['placed paid', 'placed paid']);
  });

  it('is not replaced by an operator who marks the payment as received', async () => {
    const one = await visit();
    const list = await operator.get('/admin/payments');
    expect(list.html).toContain('At the payment provider');
    expect(list.html).not.toContain(`/admin/payments/${one.id}/received`);
    await operator.post(`/admin/payments/${one.id}/received`, { amount: String(one.net / 100) });
    expect(await statesOf(one)).toEqual(['placed pending', 'placed pending']);
  });

  it('is paid what is due: a page of an older sum is closed', async () => {
    const one = await visit();
    const old = await pay(one.path);
    await beta('POST', `orders/${one.second.id}/cancel`, { revision: 1 });
    const page = await pay(one.path);
    expect(page.amount).toBe(one.first.net);
    expect(old.state).toBe('over');
    await settle(page);
    expect(await statesOf(one)).toEqual(['placed paid', 'cancelled pending']);
    await expectBooksRight();
  });

  it('sends back the share of an order that was cancelled while its buyer paid', async () => {
    const one = await visit();
    const page = await pay(one.path);
    await beta('POST', `orders/${one.second.id}/cancel`, { revision: 1 });
    await settle(page);
    await expectBooksRight();
    expect(await statesOf(one)).toEqual(['placed paid', 'cancelled refunded']);
    expect(page.refunds.map(({ amount }) => amount)).toEqual([one.second.net]);
    expect(await orderBalances(host.db, one.second.id)).toEqual({});
    expect((await operator.get('/admin/payments')).html).not.toContain('is owed back');
  });

  it('sends back a payment that comes after the orders have ended, once, with a record', async () => {
    const one = await visit();
    const page = await pay(one.path);
    stage.clock.ahead = 7 * HOUR;
    await host.host.jobs.send('order.expire', {});
    await host.host.jobs.drain();
    // The provider has not said yet whether it was paid.
    expect(await statesOf(one)).toEqual(['placed pending', 'placed pending']);
    await endOpenPayments();
    await host.host.jobs.send('order.expire', {});
    await host.host.jobs.drain();
    expect(await statesOf(one)).toEqual(['cancelled pending', 'cancelled pending']);
    stage.clock.ahead = 0;
    page.state = 'paid';
    const notice = server.notice(page);
    expect(await Promise.all([post(notice), post(notice)])).toEqual([200, 200]);
    await expectBooksRight();
    expect(page.refunds.map(({ amount }) => amount)).toEqual([one.net]);
    expect(await orderBalances(host.db, one.first.id)).toEqual({});
    const log = await host.db
      .selectFrom('audit_log')
      .select(['shop_id', 'after'])
      .where('action', '=', 'payment_returned')
      .where('entity_id', '=', one.id)
      .execute();
    expect(log).toEqual([{ shop_id: MALL_ID, after: { returned_price: one.net / 100 } }]);
  });

  it('sends the second of two payments back', async () => {
    const one = await visit();
    const first = await pay(one.path);
    await endOpenPayments();
    const second = await pay(one.path);
    await settle(second);
    await settle(first);
    await expectBooksRight();
    expect(first.refunds.map(({ amount }) => amount)).toEqual([one.net]);
    expect(second.refunds).toEqual([]);
  });

  it('refunds each order from the one charge, and never more than its share', async () => {
    const { first, second, page } = await paidVisit();
    const { body } = await alpha('GET', `orders/${first.id}`);
    expect(body.refund_ways[0]).toBe('provider');
    const refund = (revision: number, goods: number) =>
      alpha('POST', `orders/${first.id}/refunds`, {
        revision,
        lines: [{ rank: 0, quantity: 1, restock: false }],
        goods,
        shipping: 0,
        way: 'provider',
        note: '',
      });
    await alpha('POST', `orders/${first.id}/ship`, { revision: 2 });
    expect(await refund(3, 50)).toMatchObject({ status: 200 });
    expect(await refund(4, first.net / 100)).toMatchObject({ status: 409 });
    await beta('POST', `orders/${second.id}/cancel`, { revision: 2 });
    await expectBooksRight();
    expect(page.refunds.map(({ amount }) => amount)).toEqual([50_00, second.net]);
    expect(await orderBalances(host.db, first.id)).toMatchObject({
      'cash:platform': first.net - 50_00,
    });
    expect(await orderBalances(host.db, second.id)).toEqual({});
    expect((await operator.get('/admin/payments')).html).not.toContain('is owed back');
    const back = `${price(second.net)} goes back to the card`;
    const link = orderLink(host.host, { shop_id: shops.beta.id, order_id: second.id });
    const shown = await openBrowser(host, { lang: 'en' }).get(new URL(link).pathname);
    expect(shown.html).toContain(back);
    const mail = await host.db
      .selectFrom('mail')
      .select('body')
      .where('shop_id', '=', shops.beta.id)
      .where('kind', '=', 'order.cancelled')
      .where('subject', 'like', `%#${second.number} %`)
      .executeTakeFirstOrThrow();
    expect(mail.body).toContain(back);
  });

  it('sends all of it back when both shops cancel at one time, and no satang more', async () => {
    const { id, first, second, net, page } = await paidVisit();
    await Promise.all([
      alpha('POST', `orders/${first.id}/cancel`, { revision: 2 }),
      beta('POST', `orders/${second.id}/cancel`, { revision: 2 }),
    ]);
    await expectBooksRight();
    expect(await statesOf({ id })).toEqual(['cancelled refunded', 'cancelled refunded']);
    expect(page.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(net);
    expect(page.refunds).toHaveLength(2);
  });

  it('pays before the end of the time or goes back after it, never in between', async () => {
    const one = await visit();
    const page = await pay(one.path);
    await endOpenPayments();
    page.state = 'paid';
    await host.db
      .updateTable('payment_group')
      .set({ pay_by: new Date(Date.now() - 60_000) })
      .where('id', '=', one.id)
      .execute();
    await host.host.jobs.send('order.expire', {});
    await Promise.all([host.host.jobs.drain(), settle(page)]);
    await expectBooksRight();
    const [state] = await statesOf(one);
    expect(['placed paid', 'cancelled pending']).toContain(state);
    const back = page.refunds.reduce((sum, { amount }) => sum + amount, 0);
    expect(back).toBe(state === 'placed paid' ? 0 : one.net);
  });

  it('leaves a refund that it cannot send to an operator', async () => {
    const { id, second, page } = await paidVisit();
    server.isDown = true;
    await beta('POST', `orders/${second.id}/cancel`, { revision: 2 });
    stage.clock.ahead = 25 * HOUR;
    await host.host.jobs.send('payment.sweep', {});
    await host.host.jobs.drain();
    const owed = `${price(second.net)} is owed back to the buyer`;
    // The session of yesterday has ended.
    const next = openBrowser(host, { lang: 'en' });
    await next.signIn(accounts.operator.email, smallPassword, '/admin/payments');
    expect((await next.get('/admin/payments')).html).toContain(owed);
    const done = await next.post(`/admin/payments/${id}/returned`, {});
    expect(done.html).not.toContain(owed);
    server.isDown = false;
    await expectBooksRight();
    expect(page.refunds).toEqual([]);
  });

  it('that does not answer lets the orders wait, and their page says so', async () => {
    const one = await visit();
    server.isDown = true;
    const reply = await host.inject({ method: 'GET', url: `${one.path}/pay` });
    expect(reply.headers.location).toContain('?pay=down');
    const shown = await openBrowser(host, { lang: 'en' }).get(`${one.path}?pay=down`);
    expect(shown.html).toContain('cannot be opened right now');
    expect(await statesOf(one)).toEqual(['placed pending', 'placed pending']);
  });
});
