import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'promptparse';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { readQr } from '../../../../test/support/browser/read-qr.ts';
import {
  buyerAddress,
  createBuyer,
  type Buyer,
  type FormOrder,
} from '../../../../test/support/buyer.ts';
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
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { offerTransfers } from '../../../../test/support/transfer-settings.ts';
import { reconcile } from '../../sales/reconcile/reconcile.ts';

const HOUR = 3_600_000;
let host: TestHost;
let buyer: Buyer;
/** Offset of the host's clock from the real time, in ms. */
let ahead = 0;
let operators: ReturnType<typeof openBrowser>[];
beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    now: () => new Date(Date.now() + ahead),
    env: { RATE_LIMIT_FACTOR: '1000' },
  });
  buyer = createBuyer(host);
  await buyer.setStock(products.cup.id, 50);
  await openLedger(host.db);
  operators = [openBrowser(host, { lang: 'en' }), openBrowser(host, { lang: 'en' })];
  for (const one of operators) {
    await one.signIn(accounts.operator.email, smallPassword, '/admin/payments');
  }
  await receiveFor('all');
});
afterAll(() => host.close());
beforeEach(() => {
  ahead = 0;
});

const alpha = manageShop(() => host);
const operator = () => operators[0] ?? openBrowser(host);
const receiveFor = (scope: 'none' | 'visits' | 'all') =>
  operator().post('/admin/payments', {
    scope,
    promptpay: '081-234-5678',
    promptpay_name: 'Talad Market',
    pay_hours: '1',
  });
const toMarketplace = () => buyer.orderCup({ payment: 'platform' });
const groupOf = async ({ id }: FormOrder) => {
  const { group_id: group } = await orderRow(id);
  if (group === null) throw new Error('no payment');
  return group;
};
const orderRow = (id: string) =>
  host.db
    .selectFrom('sales_order')
    .select(['group_id', 'status', 'payment_status', 'net', 'revision'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const stateOf = async ({ id }: FormOrder) => {
  const { status, payment_status: paid } = await orderRow(id);
  return `${status} ${paid}`;
};
const received = async (order: FormOrder, baht: string, by = operator()) =>
  by.post(`/admin/payments/${await groupOf(order)}/received`, { amount: baht });
async function expireAfter(hours: number) {
  ahead += hours * HOUR;
  await host.host.jobs.send('order.expire', {});
  await host.host.jobs.drain();
}
const differences = async () => (await reconcile(host.db)).flatMap((check) => check.differences);

describe('the order of one shop', () => {
  it('is paid to its shop unless the marketplace receives every order', async () => {
    await receiveFor('visits');
    const token = await buyer.begin([[products.cup.uuid, 1]]);
    const own = await openBrowser(host, { lang: 'en' }).get(`/checkout/${token}`);
    expect(own.html).not.toContain('value="platform"');
    const form = { ...buyerAddress, seen_net: '170' };
    expect(await buyer.submit(token, { ...form, payment: 'platform' })).toMatchObject({
      kind: 'payment',
    });
    await receiveFor('all');
    const page = await openBrowser(host, { lang: 'en' }).get(`/checkout/${token}`);
    expect(page.html).toContain('value="platform"');
    expect(page.html).toContain('The marketplace receives the payment for the shop');
    // The courier collects for the shop.
    expect(page.html).toContain('value="cod"');
    expect(page.html).not.toContain('value="transfer"');
    for (const payment of ['transfer', 'online']) {
      expect(await buyer.submit(token, { ...form, payment })).toMatchObject({ kind: 'payment' });
    }
    expect((await buyer.orderCup({ payment: 'cod' })).path).toMatch(/^\/orders\//);
  });

  it('shows the code of the marketplace with its name and the exact amount', async () => {
    const { page } = await toMarketplace();
    expect(page.html).toContain('Talad Market');
    expect(page.html).toContain('You pay the marketplace');
    expect(page.html).toContain('The marketplace checks its account');
    expect(page.html).not.toContain('The shop confirms');
    // The visit has no order of another shop.
    expect(page.html).not.toContain('/orders/all/');
    const [, picture = ''] = /src="data:image\/png;base64,([^"]+)"/.exec(page.html) ?? [];
    const [code = ''] = await readQr(Buffer.from(picture, 'base64'));
    expect(parse(code, true)?.getTagValue('54')).toBe('170.00');
    expect(parse(code, true)?.getTag('29')?.value).toContain('0066812345678');
  });

  it('is confirmed by an operator with its sum, and by no shop', async () => {
    const order = await toMarketplace();
    const seen = await alpha('GET', `orders/${order.id}`);
    expect(seen.body).toMatchObject({ payment_method: 'platform', stage: 'pending_payment' });
    expect(seen.body.actions).not.toContain('receive');
    const own = await alpha('POST', `orders/${order.id}/receive`, { revision: 1 });
    expect(own.status).toBe(409);
    expect(await orderBalances(host.db, order.id)).toMatchObject({ 'receivable:platform': 17_000 });
    expect((await received(order, '169')).url.pathname).toBe('/forms/failed');
    const list = await operator().get('/admin/payments');
    expect(list.html).toContain('value="170"');
    await received(order, '170');
    expect(await stateOf(order)).toBe('placed paid');
    const balances = await orderBalances(host.db, order.id);
    expect(balances).toMatchObject({ 'cash:platform': 17_000 });
    expect(balances).not.toHaveProperty('receivable:platform');
    expect((await order.again()).html).not.toContain('You pay the marketplace');
    expect(await differences()).toEqual([]);
  });

  it('is paid once when two operators confirm it at one time', async () => {
    const order = await toMarketplace();
    await Promise.all(operators.map((one) => received(order, '170', one)));
    expect(await orderBalances(host.db, order.id)).toMatchObject({ 'cash:platform': 17_000 });
    const log = await host.db
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'payment_received')
      .where('entity_id', '=', await groupOf(order))
      .execute();
    expect(log).toHaveLength(1);
    expect(await differences()).toEqual([]);
  });

  it('ends when its time is over, and is taken again when the money is late', async () => {
    // Expire the orders of the earlier tests first.
    await expireAfter(2);
    const stock = await buyer.stockOf(products.cup.id);
    const order = await toMarketplace();
    await expireAfter(2);
    expect(await stateOf(order)).toBe('cancelled pending');
    expect(await buyer.stockOf(products.cup.id)).toBe(stock);
    await received(order, '170');
    expect(await stateOf(order)).toBe('placed paid');
    expect(await differences()).toEqual([]);
  });

  it('that its shop cancels after the payment is owed to the buyer by the marketplace', async () => {
    const order = await toMarketplace();
    await received(order, '170');
    const { revision } = await orderRow(order.id);
    await alpha('POST', `orders/${order.id}/cancel`, { revision });
    expect((await operator().get('/admin/payments')).html).toContain('฿170 is owed back');
    const group = await groupOf(order);
    const back = await operator().post(`/admin/payments/${group}/returned`, {});
    expect(back.html).not.toContain('฿170 is owed back');
    expect(await orderBalances(host.db, order.id)).toEqual({});
    expect(await differences()).toEqual([]);
  });

  it('is placed once however often its button is pressed', async () => {
    const token = await buyer.begin([[products.cup.uuid, 1]]);
    const form = { ...buyerAddress, seen_net: '170', payment: 'platform' };
    const press = () => buyer.submit(token, form);
    const kinds = (await Promise.all([press(), press()])).map(({ kind }) => kind);
    expect(kinds).toEqual(['placed', 'placed']);
    expect(await differences()).toEqual([]);
  });

  it('that staff enter is paid to their shop', async () => {
    const quote = await alpha('POST', 'orders/quote', {
      lines: [{ product_id: products.cup.id, quantity: 1 }],
    });
    expect(quote.body.payment_methods).not.toContain('platform');
  });
});

it('visits to several shops are still paid at once', async () => {
  const visit = groupBuyer(host);
  const page = await visit.begin([
    [products.cup.uuid, 1],
    [products.mango.uuid, 1],
  ]);
  expect(page.html).toContain('PromptPay, one payment for all shops');
  const done = await visit.press(page, { payment: 'platform' });
  expect(done.html.match(/class="qr"/g)).toHaveLength(1);
  const rows = await host.db
    .selectFrom('sales_order')
    .select(['group_id', 'shop_id'])
    .orderBy('sequence', 'desc')
    .limit(2)
    .execute();
  expect(new Set(rows.map((row) => row.group_id)).size).toBe(1);
  expect(rows.map((row) => row.shop_id)).toContain(shops.beta.id);
});

it('pages that name ways to pay name those of the checkout, as soon as they change', async () => {
  expect((await offerTransfers(alpha, { cod: false })).status).toBe(200);
  const reader = openBrowser(host, { lang: 'en' });
  const read = async (path: string) => (await reader.get(`${path}?lang=en`)).html;
  const ofShop = [
    ['/product/cup/101', 'PromptPay or bank transfer'],
    ['/web/alpha/product/cup/101', 'PromptPay or bank transfer'],
    ['/web/alpha/aboutus', 'PromptPay or bank transfer'],
    ['/web/alpha/help', 'PromptPay or bank transfer: your order page'],
    ['/web/alpha/help', 'By PromptPay or bank transfer.'],
  ] as const;
  const ofMarket = [
    ['/product/cup/101', 'PromptPay, paid to the marketplace'],
    ['/web/alpha/product/cup/101', 'PromptPay, paid to the marketplace'],
    ['/web/alpha/aboutus', 'PromptPay, paid to the marketplace'],
    ['/web/alpha/help', 'PromptPay: your order page shows the QR code. The marketplace receives'],
    ['/web/alpha/help', 'the QR code of the marketplace, which receives the money'],
  ] as const;
  for (const [scope, message, others] of [
    ['visits', ofShop, 'aid to the marketplace'],
    ['all', ofMarket, 'bank transfer'],
    ['none', ofShop, 'aid to the marketplace'],
  ] as const) {
    await receiveFor(scope);
    for (const [path, words] of message) {
      const html = await read(path);
      expect(html, `${scope} ${path}`).toContain(words);
      expect(html, `${scope} ${path}`).not.toContain(others);
    }
  }
});
