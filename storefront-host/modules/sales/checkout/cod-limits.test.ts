import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import {
  buyerAddress,
  countOrders,
  createBuyer,
  type Buyer,
} from '../../../../test/support/buyer.ts';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { manualOrder } from '../../../../test/support/manual-order.ts';
import { placeOrderRows } from '../../../../test/support/placed-order.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { manageShop } from '../../../../test/support/manage-shop.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

const CHIANG_MAI = 50;
const COD = 'value="cod"';
const bangkok = {
  ...buyerAddress,
  sub_district: 'คลองตัน',
  district: 'คลองเตย',
  province: 'กรุงเทพมหานคร',
  postcode: '10110',
};

const NO_TEXTS = { th: '', en: '' };
const everywhere = [{ provinces: [], districts: [], bands: [{ up_to: null, fee: 50 }] }];
const collect = {
  id: 'collect',
  kind: 'pickup',
  is_on: true,
  names: NO_TEXTS,
  courier: '',
  by: 'order',
  rates: [],
  free_from: null,
  island_fee: null,
  remote_fee: null,
  max_sides: null,
  days: null,
  remote_days: 0,
  pickup: { address: { th: '12 ถนนนิมมาน', en: '' }, hours: NO_TEXTS },
};

let host: TestHost;
let buyer: Buyer;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  buyer = createBuyer(host);
});
afterAll(() => host.close());
beforeEach(async () => {
  await buyer.setStock(products.cup.id, 10);
  await host.db.updateTable('sales_order').set({ refused_at: null }).execute();
});

const manage = manageShop(() => host);

async function limit(limits: object, transfer = true) {
  const { body } = await manage('GET', 'settings');
  const payments = {
    cod: true,
    transfer,
    promptpay: '081-234-5678',
    promptpay_name: 'Alpha Pottery',
    accounts: [],
    cod_limits: { max: null, provinces: [], refusals: 0, ...limits },
  };
  return manage('PUT', 'settings', { revision: body.revision, payments });
}

/** Begins a checkout of one cup, which costs ฿170 with its delivery. */
async function checkout() {
  const browser = openBrowser(host, { lang: 'en' });
  const path = `/checkout/${await buyer.begin([[products.cup.uuid, 1]])}`;
  return {
    first: () => browser.get(path),
    /** Fetches the page as its script does while the address is typed. */
    typed: (address: object) => browser.post(`${path}/delivery`, { ...address, seen_net: '170' }),
    order: (address: object) =>
      browser.post(path, { ...address, seen_net: '170', payment: 'cod', marketing: '1' }),
  };
}

async function refused(contact: object, shopId: number = shops.alpha.id, accountId?: string) {
  const { order_id: id } = await placeOrderRows(host.db, {
    shop_id: shopId,
    contact,
    ...(accountId !== undefined && { account_id: accountId }),
    topic: 'order.shipped',
  });
  await host.db
    .updateTable('sales_order')
    .set({ status: 'cancelled', refused_at: new Date() })
    .where('id', '=', id)
    .execute();
}

describe('cash on delivery', () => {
  it('is offered up to the shop’s amount, and refused by the server above it', async () => {
    await limit({ max: 170 });
    expect((await (await checkout()).first()).html).toContain(COD);

    await limit({ max: 169.99 });
    const { first, order } = await checkout();
    const page = await first();
    expect(page.html).not.toContain(COD);
    expect(page.html).toContain('This shop takes cash on delivery for orders up to ฿169.99.');
    const before = await countOrders(host);
    const forged = await order(buyerAddress);
    expect(forged.html.match(/Cash on delivery is not possible for this order/g)).toHaveLength(1);
    expect(forged.html).toContain('Choose another way to pay, then place your order.');
    expect(await countOrders(host)).toBe(before);
  });

  it('follows the province of the address', async () => {
    await limit({ provinces: [CHIANG_MAI] });
    const { first, typed, order } = await checkout();
    expect((await first()).html).toContain(COD);
    const north = await typed(buyerAddress);
    expect(north.html).not.toContain(COD);
    expect(north.html).toContain('This shop does not take cash on delivery in เชียงใหม่.');
    expect((await typed(bangkok)).html).toContain(COD);
    expect((await order(buyerAddress)).html).toContain('Cash on delivery is not possible');
    expect((await order(bangkok)).url.pathname).toMatch(/^\/orders\//);
  });

  it('is not offered to a buyer who refused parcels of this shop', async () => {
    await limit({ refusals: 2 });
    await refused({ phone: '0812345678' });
    await refused({ phone: '0812345678' }, shops.beta.id);
    await refused({ phone: '0899999999' });
    expect((await (await checkout()).typed(buyerAddress)).html).toContain(COD);

    await refused({ phone: '0812345678' });
    const { typed, order } = await checkout();
    const page = await typed(buyerAddress);
    expect(page.html).not.toContain(COD);
    expect(page.html).toContain('This shop does not take cash on delivery for this order.');
    expect((await order(buyerAddress)).html).toContain('Cash on delivery is not possible');
    expect((await order({ ...buyerAddress, phone: '0855555555' })).url.pathname).toMatch(
      /^\/orders\//,
    );
    await limit({ refusals: 0 });
    expect((await (await checkout()).typed(buyerAddress)).html).toContain(COD);
  });

  it('knows a buyer’s account as well as the telephone number', async () => {
    await limit({ refusals: 1 });
    await refused({ phone: '0899999999' }, shops.alpha.id, accounts.shopper.id);
    const path = `/checkout/${await buyer.begin([[products.cup.uuid, 1]])}`;
    const headers = { cookie: await signIn(host, accounts.shopper.email) };
    expect((await host.inject({ url: path, headers })).body).not.toContain(COD);
    expect((await host.inject({ url: path })).body).toContain(COD);
  });

  it('says that there is no other way to pay where there is none', async () => {
    await limit({ max: 100 }, false);
    const { first, order } = await checkout();
    expect((await first()).html).toContain('The shop has no other way to pay.');
    expect((await order(buyerAddress)).html).toContain('Cash on delivery is not possible');
  });

  it('is paid at the shop by who collects there, whatever the limits', async () => {
    await limit({ max: 100, refusals: 1 });
    await refused({ phone: '0812345678' });
    const methods = [collect, { ...collect, id: 'post', kind: 'ship', rates: everywhere }];
    const { revision } = (await manage('GET', 'delivery/rules')).body;
    await manage('PUT', 'delivery/rules', { revision, methods });
    const { typed } = await checkout();
    expect((await typed({ ...buyerAddress, delivery: 'collect' })).html).toContain(
      'Pay at the shop',
    );
    expect((await typed({ ...buyerAddress, delivery: 'post' })).html).not.toContain(COD);
    const { revision: next } = (await manage('GET', 'delivery/rules')).body;
    await manage('PUT', 'delivery/rules', { revision: next, methods: [] });
  });

  it('is the shop’s own choice where its people enter the order', async () => {
    await limit({ max: 100, provinces: [CHIANG_MAI] });
    const lines = [{ product_id: products.plateOnSale.id, quantity: 2 }];
    const order = manualOrder(lines, 200, { fee: 40, payment_method: 'cod' });
    expect((await manage('POST', 'orders', order)).status).toBe(201);
  });

  it('has its limits saved in baht, with provinces that there are', async () => {
    await limit({ max: 1500.5, provinces: [CHIANG_MAI], refusals: 3 });
    const { body } = await manage('GET', 'settings');
    expect(body.payments.cod_limits).toEqual({
      max: 1500.5,
      provinces: [CHIANG_MAI],
      refusals: 3,
    });
    const wrong = await limit({ provinces: [99] });
    expect(wrong.status).toBe(400);
    expect(JSON.stringify(wrong.body)).toContain('payments/cod_limits/provinces');
    expect((await limit({ max: 0 })).status).toBe(400);
    expect((await limit({ refusals: -1 })).status).toBe(400);
  });
});
