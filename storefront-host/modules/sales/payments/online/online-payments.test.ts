import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../../test/support/browser/browser.ts';
import { buyerAddress, createBuyer, type Buyer } from '../../../../../test/support/buyer.ts';
import { accounts, products, shops } from '../../../../../test/support/fixture-market.ts';
import {
  providerKeys,
  startCardServers,
  type CardServers,
} from '../../../../../test/support/payment-providers/card-servers.ts';
import type {
  ProviderPage,
  ProviderServer,
} from '../../../../../test/support/payment-providers/provider-server.ts';
import { manageShop } from '../../../../../test/support/manage-shop.ts';
import { orderBalances } from '../../../../../test/support/order-balances.ts';
import { createTestHost, type TestHost } from '../../../../../test/support/test-host.ts';

const alpha = shops.alpha.id;
const DAY_MS = 86_400_000;

let servers: CardServers;
let host: TestHost;
/** Offset of the host's clock from the real time, in ms. */
let ahead = 0;
let buyer: Buyer;
beforeAll(async () => {
  servers = await startCardServers();
  host = await createTestHost({
    seed: 'small',
    now: () => new Date(Date.now() + ahead),
    env: { RATE_LIMIT_FACTOR: '100', ...servers.env },
  });
  buyer = createBuyer(host);
});
afterAll(async () => {
  await host.close();
  await servers.close();
});
beforeEach(() => buyer.setStock(products.cup.id, 50));
afterEach(() => {
  servers.omise.isDown = false;
  servers.stripe.isDown = false;
  ahead = 0;
});

const manage = manageShop(() => host);

const order = () => buyer.orderCup({ payment: 'online' });

/** Follows the link of the order's page to the provider, without loading the provider's page. */
async function goToPay(path: string): Promise<string> {
  const reply = await host.inject({ method: 'GET', url: `${path}/pay` });
  expect(reply.statusCode).toBe(303);
  return String(reply.headers.location);
}

function post(provider: 'omise' | 'stripe', notice: { headers: object; body: string }) {
  return host.inject({
    method: 'POST',
    url: `/api/v1/payments/${alpha}/${provider}`,
    headers: { ...notice.headers, 'content-type': 'application/json' },
    payload: notice.body,
  });
}

/** Expires the payment as the sweep does a day later. */
async function endOpenPayments(): Promise<void> {
  await host.db
    .updateTable('online_payment')
    .set({ state: 'over' })
    .where('state', '=', 'open')
    .execute();
}

async function stateOf(id: string) {
  const row = await host.db
    .selectFrom('sales_order')
    .select(['status', 'payment_status', 'revision'])
    .where('shop_id', '=', alpha)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return `${row.status} ${row.payment_status}`;
}

describe.each(['omise', 'stripe'] as const)('an order paid at %s', (name) => {
  let server: ProviderServer;
  beforeAll(async () => {
    server = servers[name];
    await endOpenPayments();
    await manage('PUT', 'payment-account', providerKeys[name]);
  });

  it('is offered once its keys are connected, which are those of a test here', async () => {
    const { body } = await manage('GET', 'payment-account');
    expect(body.account).toMatchObject({ provider: name, is_live: false });
  });

  /** Returns the newest page at the provider. */
  function lastPage(): ProviderPage {
    const page = [...server.pages.values()].at(-1);
    if (!page) throw new Error('no page was begun');
    return page;
  }

  it('is paid at the provider’s page and ships once its signed notice has come, however often', async () => {
    const { id, page, path } = await order();
    expect(page.html).toContain('Pay by card or wallet');
    expect(await manage('POST', `orders/${id}/ship`, { revision: 1 })).toMatchObject({
      status: 409,
    });
    const url = await goToPay(path);
    expect(url).toContain(lastPage().id);
    expect(lastPage()).toMatchObject({ amount: 170_00, currency: 'thb' });
    lastPage().state = 'paid';
    const notice = server.notice(lastPage());
    const replies = await Promise.all([post(name, notice), post(name, notice), post(name, notice)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await stateOf(id)).toBe('placed paid');
    const booked = await orderBalances(host.db, id);
    expect(booked).toMatchObject({ 'cash:online': 17_000 });
    expect(booked).not.toHaveProperty('receivable:online');
    const { body } = await manage('GET', `orders/${id}`);
    expect(body.actions).toEqual(['prepare', 'ship', 'cancel', 'refund']);
    expect(body.events.filter(({ action }: { action: string }) => action === 'paid')).toHaveLength(
      1,
    );
  });

  it('keeps its page for the second tab, and knows of the payment when the buyer comes back', async () => {
    const { id, path } = await order();
    const [first, second] = await Promise.all([goToPay(path), goToPay(path)]);
    expect(second).toBe(first);
    const shown = [...server.pages.values()].find(({ id: pageId }) => first.includes(pageId));
    if (!shown) throw new Error('the buyer was sent to no page of the provider');
    shown.state = 'paid';
    ahead = 60_000;
    const browser = openBrowser(host, { lang: 'en' });
    const back = await browser.get(path);
    expect(back.html).toContain('The shop has received ฿170');
    expect(await stateOf(id)).toBe('placed paid');
    expect(await goToPay(path)).toContain('/orders/');
  });

  it('believes no forged notice, nor one of another shop or provider', async () => {
    const { id, path } = await order();
    await goToPay(path);
    const { body } = server.notice(lastPage());
    const forged = await post(name, { headers: {}, body });
    expect(forged.statusCode).toBe(403);
    const other = await host.inject({
      method: 'POST',
      url: `/api/v1/payments/${shops.beta.id}/${name}`,
      headers: { ...server.notice(lastPage()).headers, 'content-type': 'application/json' },
      payload: body,
    });
    expect(other.statusCode).toBe(404);
    // The webhook is signed, but the provider itself says that the page is not paid.
    expect((await post(name, server.notice(lastPage()))).statusCode).toBe(200);
    expect(await stateOf(id)).toBe('placed pending');
  });

  it('is found by the sweep when the notice was lost, and ends when it is not paid in a day', async () => {
    const [paid, left] = [await order(), await order()];
    await goToPay(paid.path);
    lastPage().state = 'paid';
    await goToPay(left.path);
    const leftPage = lastPage();
    ahead = 10 * 60_000;
    await host.host.jobs.send('payment.sweep', {});
    await host.host.jobs.drain();
    expect(await stateOf(paid.id)).toBe('placed paid');
    expect(await stateOf(left.id)).toBe('placed pending');
    ahead = DAY_MS + 60_000;
    await host.host.jobs.send('payment.sweep', {});
    await host.host.jobs.drain();
    expect(leftPage.state).toBe('over');
    expect(await goToPay(left.path)).not.toContain(leftPage.id);
  });

  it('that is paid at the last minute is taken, and expires only when its page is closed', async () => {
    const [paid, left] = [await order(), await order()];
    await goToPay(paid.path);
    lastPage().state = 'paid';
    await goToPay(left.path);
    const leftPage = lastPage();
    ahead = DAY_MS + 60_000;
    await host.host.jobs.send('order.expire', {});
    await host.host.jobs.drain();
    expect([await stateOf(paid.id), await stateOf(left.id)]).toEqual([
      'placed pending',
      'placed pending',
    ]);
    await host.host.jobs.send('payment.sweep', {});
    await host.host.jobs.drain();
    await host.host.jobs.send('order.expire', {});
    await host.host.jobs.drain();
    expect([await stateOf(paid.id), await stateOf(left.id)]).toEqual([
      'placed paid',
      'cancelled pending',
    ]);
    expect(leftPage.state).toBe('over');
    expect(await goToPay(left.path)).not.toContain(leftPage.id);
  });

  it('that was cancelled before the payment arrived sends the money back, once', async () => {
    const { id, path } = await order();
    await goToPay(path);
    const page = lastPage();
    await manage('POST', `orders/${id}/cancel`, { revision: 1 });
    page.state = 'paid';
    const notice = server.notice(page);
    await Promise.all([post(name, notice), post(name, notice)]);
    await host.host.jobs.drain();
    expect(page.refunds.map(({ amount }) => amount)).toEqual([170_00]);
    expect(await stateOf(id)).toBe('cancelled pending');
    const notifications = await host.db
      .selectFrom('notification')
      .select('kind')
      .where('account_id', '=', accounts.ownerAlpha.id)
      .where('kind', '=', 'payment_returned')
      .execute();
    expect(notifications.length).toBeGreaterThan(0);
  });

  it('sends back what is of another amount, and the order waits on', async () => {
    const { id, path } = await order();
    await goToPay(path);
    const page = lastPage();
    Object.assign(page, { amount: 1_00, state: 'paid' });
    await post(name, server.notice(page));
    await host.host.jobs.drain();
    expect(page.refunds.map(({ amount }) => amount)).toEqual([1_00]);
    expect(await stateOf(id)).toBe('placed pending');
  });

  it('that is cancelled after it was paid refunds the card', async () => {
    const { id, path } = await order();
    await goToPay(path);
    const page = lastPage();
    page.state = 'paid';
    await post(name, server.notice(page));
    const { body } = await manage('POST', `orders/${id}/cancel`, { revision: 2 });
    expect(body).toMatchObject({ status: 'cancelled', payment_status: 'refunded' });
    await host.host.jobs.drain();
    expect(page.refunds.map(({ amount }) => amount)).toEqual([170_00]);
    expect(await orderBalances(host.db, id)).toEqual({});
  });

  it('whose refund no try could send tells the shop after a day, and no job sends it then', async () => {
    const { id, path } = await order();
    await goToPay(path);
    const page = lastPage();
    page.state = 'paid';
    await post(name, server.notice(page));
    server.isDown = true;
    await manage('POST', `orders/${id}/cancel`, { revision: 2 });
    const failed = () =>
      host.db
        .selectFrom('notification')
        .select('id')
        .where('shop_id', '=', alpha)
        .where('kind', '=', 'refund_failed')
        .where('path', 'like', `%/orders/${id}/show`)
        .execute();
    for (const [later, count] of [
      [DAY_MS - 60_000, 0],
      [DAY_MS + 60_000, 1],
      [DAY_MS + 120_000, 1],
    ] as const) {
      ahead = later;
      await host.host.jobs.send('payment.sweep', {});
      await host.host.jobs.drain();
      expect(await failed()).toHaveLength(count);
    }
    server.isDown = false;
    await host.host.jobs.drain();
    expect(page.refunds).toEqual([]);
  });

  it('waits while the provider is down: the order stays, and its page says so', async () => {
    const { id, path } = await order();
    server.isDown = true;
    expect(await goToPay(path)).toContain('?pay=down');
    const browser = openBrowser(host, { lang: 'en' });
    expect((await browser.get(`${path}?pay=down`)).html).toContain('cannot be opened right now');
    server.isDown = false;
    expect(await goToPay(path)).toContain(lastPage().id);
    lastPage().state = 'paid';
    server.isDown = true;
    // The provider repeats webhooks that were not answered with 200.
    expect((await post(name, server.notice(lastPage()))).statusCode).toBe(503);
    expect(await stateOf(id)).toBe('placed pending');
    server.isDown = false;
    expect((await post(name, server.notice(lastPage()))).statusCode).toBe(200);
    expect(await stateOf(id)).toBe('placed paid');
  });
});

describe('the provider of a shop', () => {
  it('is connected with keys that it accepts, which are never shown again', async () => {
    await endOpenPayments();
    const wrong = { ...providerKeys.stripe, secret_key: 'sk_test_somebody_elses' };
    expect((await manage('PUT', 'payment-account', wrong)).body.fields).toMatchObject([
      { path: 'secret_key', message: expect.stringContaining('accept') },
    ]);
    const mixed = { ...providerKeys.stripe, secret_key: providerKeys.omise.secret_key };
    expect((await manage('PUT', 'payment-account', mixed)).status).toBe(400);
    const { status, body } = await manage('PUT', 'payment-account', providerKeys.stripe);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain(providerKeys.stripe.secret_key);
    expect(body.account).toMatchObject({
      provider: 'stripe',
      key_end: providerKeys.stripe.secret_key.slice(-4),
    });
    const stored = await host.db.selectFrom('payment_account').selectAll().execute();
    expect(stored.map(({ secret_key }) => secret_key.toString('latin1')).join()).not.toContain(
      providerKeys.stripe.secret_key,
    );
    const log = await host.db
      .selectFrom('audit_log')
      .select('after')
      .where('action', '=', 'payment_connected')
      .execute();
    expect(JSON.stringify(log)).not.toContain(providerKeys.stripe.secret_key);
  });

  it('is neither changed nor removed while buyers are at its page', async () => {
    await manage('PUT', 'payment-account', providerKeys.stripe);
    const { path } = await order();
    await goToPay(path);
    expect(await manage('PUT', 'payment-account', providerKeys.omise)).toMatchObject({
      status: 409,
      body: { code: 'PAYMENTS_OPEN' },
    });
    expect((await manage('DELETE', 'payment-account')).status).toBe(409);
    await endOpenPayments();
    expect((await manage('DELETE', 'payment-account')).body.account).toBeNull();
    const { body } = await manage('GET', 'settings');
    expect(body.payments.online).toBe(false);
    const sent = { revision: body.revision, payments: { ...body.payments, online: true } };
    expect((await manage('PUT', 'settings', sent)).body.fields).toMatchObject([
      { path: 'payments/online' },
    ]);
  });

  it('that a shop has switched off is no way to pay', async () => {
    const browser = openBrowser(host, { lang: 'en' });
    const path = `/checkout/${await buyer.begin([[products.cup.uuid, 1]])}`;
    const page = await browser.get(path);
    expect(page.html).not.toContain('Card or wallet');
    const refused = await browser.post(path, {
      ...buyerAddress,
      seen_net: '170',
      payment: 'online',
    });
    expect(refused.url.pathname).toBe(path);
  });
});
