import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBuyer, type Buyer } from '../../../../../test/support/buyer.ts';
import { accounts, products, shops } from '../../../../../test/support/fixture-market.ts';
import { manageShop } from '../../../../../test/support/manage-shop.ts';
import { openLedger } from '../../../../../test/support/open-ledger.ts';
import { orderBalances } from '../../../../../test/support/order-balances.ts';
import {
  providerKeys,
  startCardServers,
  type CardServers,
} from '../../../../../test/support/payment-providers/card-servers.ts';
import type {
  ProviderPage,
  ProviderServer,
} from '../../../../../test/support/payment-providers/provider-server.ts';
import { createTestHost, type TestHost } from '../../../../../test/support/test-host.ts';
import { reconcile } from '../../reconcile/reconcile.ts';

const alpha = shops.alpha.id;
let servers: CardServers;
let host: TestHost;
let buyer: Buyer;
beforeAll(async () => {
  servers = await startCardServers();
  host = await createTestHost({
    seed: 'small',
    env: { RATE_LIMIT_FACTOR: '100', ...servers.env },
  });
  buyer = createBuyer(host);
  await buyer.setStock(products.cup.id, 100);
  await openLedger(host.db);
});
afterAll(async () => {
  await host.close();
  await servers.close();
});

const manage = manageShop(() => host);
interface SentNotice {
  readonly headers: Record<string, string>;
  readonly body: string;
}

describe.each(['omise', 'stripe'] as const)('a notice of %s', (name) => {
  let server: ProviderServer;
  beforeAll(async () => {
    server = servers[name];
    await endOpenPayments();
    await manage('PUT', 'payment-account', providerKeys[name]);
  });
  beforeEach(endOpenPayments);

  /** Expires the payment as the sweep does a day later; the page stays open at its provider. */
  async function endOpenPayments(): Promise<void> {
    await host.db
      .updateTable('online_payment')
      .set({ state: 'over' })
      .where('state', '=', 'open')
      .execute();
  }

  async function post({ headers, body }: SentNotice, shopId: number = alpha): Promise<number> {
    const reply = await host.inject({
      method: 'POST',
      url: `/api/v1/payments/${shopId}/${name}`,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: body,
    });
    return reply.statusCode;
  }

  /** Opens the provider's page of an order. */
  async function pay(path: string): Promise<ProviderPage> {
    const reply = await host.inject({ method: 'GET', url: `${path}/pay` });
    const url = String(reply.headers.location);
    const page = [...server.pages.values()].find(({ id }) => url.includes(id));
    if (!page) throw new Error(`no page of the provider: ${url}`);
    return page;
  }

  async function begin() {
    const order = await buyer.orderCup({ payment: 'online' });
    return { ...order, page: await pay(order.path) };
  }

  /** Signs a webhook of the same payment at an earlier or later moment. */
  const of = (page: ProviderPage, state: ProviderPage['state']) =>
    server.notice({ ...page, state });

  async function paymentsOf(orderId: string): Promise<readonly string[]> {
    const rows = await host.db
      .selectFrom('online_payment')
      .select('state')
      .where('shop_id', '=', alpha)
      .where('order_id', '=', orderId)
      .orderBy('created_at')
      .execute();
    return rows.map(({ state }) => state);
  }

  /** Each entry sums to zero, and orders, money and stock agree with their records. */
  async function expectBooksRight(): Promise<void> {
    await host.host.jobs.drain();
    const wrong = (await reconcile(host.db)).filter(({ differences }) => differences.length > 0);
    expect(wrong.map(({ name: check, differences }) => ({ check, differences }))).toEqual([]);
  }

  async function expectPaidOnce(orderId: string): Promise<void> {
    const { body } = await manage('GET', `orders/${orderId}`);
    expect(body).toMatchObject({ payment_status: 'paid', revision: 2 });
    const paid = body.events.filter(({ action }: { action: string }) => action === 'paid');
    expect(paid).toHaveLength(1);
    const entries = await host.db
      .selectFrom('journal_entry')
      .select('id')
      .where('order_id', '=', orderId)
      .where('kind', '=', 'order.paid')
      .execute();
    expect(entries).toHaveLength(1);
    expect(await orderBalances(host.db, orderId)).toMatchObject({ 'cash:online': 17_000 });
    expect((await paymentsOf(orderId)).filter((state) => state === 'paid')).toHaveLength(1);
    await expectBooksRight();
  }

  it('that comes twice, at once and again later, pays once', async () => {
    const { id, page } = await begin();
    page.state = 'paid';
    const notice = server.notice(page);
    expect(await Promise.all([post(notice), post(notice)])).toEqual([200, 200]);
    expect(await post(notice)).toBe(200);
    await expectPaidOnce(id);
    expect(page.refunds).toEqual([]);
  });

  it.each(['open', 'over'] as const)(
    'that says “%s” and comes after the one that says “paid” changes nothing',
    async (state) => {
      const { id, page } = await begin();
      page.state = 'paid';
      expect(await post(server.notice(page))).toBe(200);
      expect(await post(of(page, state))).toBe(200);
      await expectPaidOnce(id);
    },
  );

  it('that comes before its time leads to the truth: the provider is asked', async () => {
    const { id, page } = await begin();
    expect(await post(of(page, 'paid'))).toBe(200);
    expect(await paymentsOf(id)).toEqual(['open']);
    page.state = 'paid';
    expect(await post(of(page, 'open'))).toBe(200);
    await expectPaidOnce(id);
  });

  it('that comes after the order has ended sends the money back, once, with a record', async () => {
    const { id, page } = await begin();
    await host.db
      .updateTable('sales_order')
      .set({ pay_by: new Date(Date.now() - 60_000) })
      .where('id', '=', id)
      .execute();
    await endOpenPayments();
    await host.host.jobs.send('order.expire', {});
    await host.host.jobs.drain();
    page.state = 'paid';
    const notice = server.notice(page);
    expect(await Promise.all([post(notice), post(notice)])).toEqual([200, 200]);
    await expectBooksRight();
    expect(page.refunds.map(({ amount }) => amount)).toEqual([170_00]);
    expect(await paymentsOf(id)).toEqual(['returned']);
    expect(await orderBalances(host.db, id)).toEqual({});
    const { body } = await manage('GET', `orders/${id}`);
    expect(body).toMatchObject({ status: 'cancelled', payment_status: 'pending' });
    expect(recordsIn(body)).toHaveLength(1);
  });

  it('of a second payment of one order sends that one back, once, with a record', async () => {
    const { id, path, page: first } = await begin();
    // The payment's page had expired here, but the buyer paid on it.
    await endOpenPayments();
    const second = await pay(path);
    expect(second.id).not.toBe(first.id);
    second.state = 'paid';
    expect(await post(server.notice(second))).toBe(200);
    first.state = 'paid';
    const late = server.notice(first);
    expect(await Promise.all([post(late), post(late)])).toEqual([200, 200]);
    await expectPaidOnce(id);
    expect(first.refunds.map(({ amount }) => amount)).toEqual([170_00]);
    expect(second.refunds).toEqual([]);
    expect(recordsIn((await manage('GET', `orders/${id}`)).body)).toHaveLength(1);
    const notifications = await host.db
      .selectFrom('notification')
      .select('id')
      .where('account_id', '=', accounts.ownerAlpha.id)
      .where('kind', '=', 'payment_returned')
      .where('path', 'like', `%/orders/${id}/show`)
      .execute();
    expect(notifications).toHaveLength(1);
  });

  it('about a page that was never begun here is taken and changes nothing', async () => {
    const { id, page } = await begin();
    expect(await post(server.notice({ ...page, id: `${page.id}_other`, state: 'paid' }))).toBe(200);
    expect(await paymentsOf(id)).toEqual(['open']);
    await expectBooksRight();
  });

  it('that is forged is refused, and the provider is not asked', async () => {
    const { id, page } = await begin();
    page.state = 'paid';
    const { headers, body } = server.notice(page);
    const requestCount = server.requests.length;
    const zeros = Object.fromEntries(
      Object.entries(headers).map(([key, value]) => [
        key,
        value.replaceAll(/[\da-f]{64}/g, '0'.repeat(64)),
      ]),
    );
    expect(await post({ headers: {}, body })).toBe(403);
    expect(await post({ headers: zeros, body })).toBe(403);
    expect(await post({ headers, body: body.replace('17000', '17001') })).toBe(403);
    expect(await post({ headers, body: `${body} ` })).toBe(403);
    expect(await post({ headers, body }, shops.beta.id)).toBe(404);
    expect(server.requests).toHaveLength(requestCount);
    expect(await paymentsOf(id)).toEqual(['open']);
    expect((await manage('GET', `orders/${id}`)).body.payment_status).toBe('pending');
    await expectBooksRight();
  });
});

function recordsIn({ events }: { readonly events: readonly { readonly action: string }[] }) {
  return events.filter(({ action }) => action === 'payment_returned');
}
