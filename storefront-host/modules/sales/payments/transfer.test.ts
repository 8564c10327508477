import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'promptparse';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { buyerAddress, createBuyer, type Buyer } from '../../../../test/support/buyer.ts';
import { products, shops } from '../../../../test/support/fixture-market.ts';
import { manualOrder } from '../../../../test/support/manual-order.ts';
import { placeOrderRows } from '../../../../test/support/placed-order.ts';
import { readQr } from '../../../../test/support/browser/read-qr.ts';
import { mailPlacedOrder } from '../order-mail/order-mails.ts';
import { manageShop } from '../../../../test/support/manage-shop.ts';
import { orderBalances } from '../../../../test/support/order-balances.ts';
import { offerTransfers, transferSettings } from '../../../../test/support/transfer-settings.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

let host: TestHost;
let buyer: Buyer;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  buyer = createBuyer(host);
  await placeOrderRows(host.db, { shop_id: shops.beta.id });
});
afterAll(() => host.close());

const payments = {
  ...transferSettings,
  promptpay: '081-234-5678',
  accounts: [{ bank: '004', number: '123-4-56789-0', name: 'Alpha Pottery Co.' }],
};

const manage = manageShop(() => host);

const offer = (change: Partial<typeof payments>) =>
  offerTransfers(manage, { ...payments, ...change });

const order = (payment: string) => buyer.orderCup({ payment });

beforeEach(async () => {
  await buyer.setStock(products.cup.id, 10);
  await offer({});
});

describe('a transfer', () => {
  it('is shown with its amount until the shop has received it, and only then the order ships', async () => {
    const { id, page, again } = await order('transfer');
    expect(page.html).toContain('Pay ฿170');
    expect(page.html).toContain('alt="PromptPay QR code"');
    const [, picture = ''] = /src="data:image\/png;base64,([^"]+)"/.exec(page.html) ?? [];
    const [code = ''] = await readQr(Buffer.from(picture, 'base64'));
    const scanned = parse(code, true);
    expect(scanned?.getTagValue('54')).toBe('170.00');
    expect(scanned?.getTagValue('29', '01')).toBe('0066812345678');
    expect(page.html).toContain('0812345678');
    expect(page.html).toContain('KASIKORNBANK');
    expect(page.html).toContain('1234567890');
    expect(page.html).not.toContain('in cash');
    const early = await manage('POST', `orders/${id}/ship`, { revision: 1 });
    expect([early.status, early.body.code]).toEqual([409, 'BAD_STATE']);
    const twice = await Promise.all([
      manage('POST', `orders/${id}/receive`, { revision: 1 }),
      manage('POST', `orders/${id}/receive`, { revision: 1 }),
    ]);
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const booked = await orderBalances(host.db, id);
    expect(booked).toMatchObject({ 'cash:transfer': 17_000 });
    expect(booked).not.toHaveProperty('receivable:transfer');
    const paid = await again();
    expect(paid.html).toContain('The shop has received ฿170');
    expect(paid.html).not.toContain('PromptPay QR code');
    await manage('POST', `orders/${id}/ship`, { revision: 2 });
    const done = await manage('POST', `orders/${id}/deliver`, { revision: 3 });
    expect(done.body).toMatchObject({ status: 'delivered', payment_status: 'paid' });
    expect(await orderBalances(host.db, id)).toMatchObject({ 'cash:transfer': 17_000 });
  });

  it('that is cancelled after it was paid is recorded as refunded, with its stock back', async () => {
    const { id } = await order('transfer');
    await manage('POST', `orders/${id}/receive`, { revision: 1 });
    expect(await buyer.stockOf(products.cup.id)).toBe(9);
    const { body } = await manage('POST', `orders/${id}/cancel`, { revision: 2 });
    expect(body).toMatchObject({ status: 'cancelled', payment_status: 'refunded', actions: [] });
    expect(await buyer.stockOf(products.cup.id)).toBe(10);
    expect(await orderBalances(host.db, id)).toEqual({});
  });

  it('is listed while it is awaited, without orders of another kind or shop', async () => {
    const { id } = await order('transfer');
    await order('cod');
    const filter = encodeURIComponent(JSON.stringify({ stage: 'pending_payment' }));
    const { body } = await manage('GET', `orders?filter=${filter}`);
    expect(body.items[0]).toMatchObject({ id, payment_method: 'transfer' });
    const all = body.items.map((item: { payment_method: string }) => item.payment_method);
    expect(new Set(all)).toEqual(new Set(['transfer']));
  });

  it('of nothing is not awaited: an order that costs nothing ships at once', async () => {
    const lines = [{ product_id: products.cup.id, quantity: 1 }];
    const free = manualOrder(lines, 0, { discount: 120, fee: 0, payment_method: 'transfer' });
    const { body } = await manage('POST', 'orders', free);
    expect(body).toMatchObject({ payment_status: 'paid', actions: ['prepare', 'ship', 'cancel'] });
  });

  it('is not taken when the shop has stopped offering it meanwhile: nothing typed is lost', async () => {
    const browser = openBrowser(host, { lang: 'en' });
    const path = `/checkout/${await buyer.begin([[products.cup.uuid, 1]])}`;
    expect((await browser.get(path)).html).toContain('PromptPay or bank transfer');
    await offer({ transfer: false });
    const form = { ...buyerAddress, seen_net: '170', payment: 'transfer' };
    const refused = await browser.post(path, form);
    expect(refused.html).toContain('The ways to pay have changed');
    expect(refused.html).toContain(buyerAddress.name);
    const placed = await browser.post(path, { ...form, payment: 'cod' });
    expect(placed.url.pathname).toMatch(/^\/orders\//);
    expect(placed.html).toContain('in cash');
  });
});

describe('a shop without cash on delivery', () => {
  it('promises it nowhere: product, about, help, checkout, its own mail', async () => {
    await offer({ cod: false });
    const read = async (path: string) => (await host.inject(`/web/alpha/${path}?lang=en`)).body;
    const pages = await Promise.all([
      read(`product/cup/${products.cup.id}`),
      read('aboutus'),
      read('help'),
      host
        .inject(`/checkout/${await buyer.begin([[products.cup.uuid, 1]])}?lang=en`)
        .then(({ body }) => body),
    ]);
    for (const page of pages) {
      expect(page).toContain('PromptPay');
      expect(page).not.toMatch(/cash on delivery: pay|<li>cash on delivery|pay the courier/i);
      expect(page).not.toContain('when your parcel arrives');
    }
    const { id } = await order('transfer');
    await mailPlacedOrder(host.host, { shop_id: shops.alpha.id, order_id: id });
    const { subject, body } = await host.db
      .selectFrom('mail')
      .select(['subject', 'body'])
      .where('kind', '=', 'order.sold')
      .executeTakeFirstOrThrow();
    expect(`${subject} ${body}`).not.toMatch(/เก็บเงินปลายทาง|cash on delivery/);
  });
});

describe('the settings of payment', () => {
  it.each<[string, Partial<typeof payments>, string]>([
    ['no way to pay', { cod: false, transfer: false }, 'payments/cod'],
    ['a transfer to nowhere', { promptpay: '', accounts: [] }, 'payments/promptpay'],
    ['a citizen number with a wrong digit', { promptpay: '1101700207367' }, 'payments/promptpay'],
    ['a payee without a name', { promptpay_name: ' ' }, 'payments/promptpay_name'],
    [
      'a bank that does not exist',
      { accounts: [{ bank: '999', number: '1234567890', name: 'A' }] },
      'payments/accounts/0/bank',
    ],
    [
      'an account number that is too short',
      { accounts: [{ bank: '004', number: '12345', name: 'A' }] },
      'payments/accounts/0/number',
    ],
  ])('refuse %s', async (_, change, path) => {
    const { status, body } = await offer(change);
    expect([status, body.fields[0].path]).toEqual([400, path]);
  });

  it('record who changed the payee', async () => {
    await offer({ promptpay: '0998765432' });
    const { after } = await host.db
      .selectFrom('audit_log')
      .select('after')
      .where('shop_id', '=', shops.alpha.id)
      .where('entity', '=', 'settings')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(after).toMatchObject({ promptpay: '0998765432', bank_accounts: '004 1234567890' });
  });
});
