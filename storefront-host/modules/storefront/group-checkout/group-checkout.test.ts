import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { countOrders, createBuyer, type Buyer } from '../../../../test/support/buyer.ts';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { groupBuyer, seenNets } from '../../../../test/support/group-buyer.ts';
import { manageShop } from '../../../../test/support/manage-shop.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { offerTransfers } from '../../../../test/support/transfer-settings.ts';

let host: TestHost;
let buyer: Buyer;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  buyer = createBuyer(host);
});
afterAll(() => host.close());
const alpha = manageShop(() => host);
const beta = manageShop(() => host, { email: accounts.ownerBeta.email, shopId: shops.beta.id });
beforeEach(async () => {
  await buyer.setStock(products.cup.id, 10);
  await buyer.setStock(products.mango.id, 5);
});

const both = [
  [products.cup.uuid, 1],
  [products.mango.uuid, 2],
] as const;
const newest = (count: number) =>
  host.db.selectFrom('sales_order').selectAll().orderBy('sequence', 'desc').limit(count).execute();

const sum = (html: string) =>
  Object.values(seenNets(html)).reduce((total, net) => total + Number(net), 0);
const stocks = async () => [
  await buyer.stockOf(products.cup.id),
  await buyer.stockOf(products.mango.id),
];
const setProduct = (id: number, status: 'availability' | 'comingsoon') =>
  host.db.updateTable('product').set({ status }).where('id', '=', id).execute();

describe('one checkout of several shops', () => {
  it('goes from the cart to placed orders, without JavaScript', async () => {
    const browser = openBrowser(host, { lang: 'th' });
    for (const [uuid, quantity] of both) {
      await browser.post('/cart/items', { product_uuid: uuid, quantity: String(quantity) });
    }
    const cart = await browser.get('/cart');
    expect(cart.html).toContain('สั่งซื้อทั้ง 2 ร้านพร้อมกัน');
    const page = await browser.post('/cart/checkout/all', {});
    expect(page.url.pathname).toMatch(/^\/checkout\/all\//);
    expect(page.headers['cache-control']).toBe('no-store');
    for (const shown of [
      shops.alpha.title,
      shops.beta.title,
      products.cup.title,
      `฿${sum(page.html)}`,
    ]) {
      expect(page.html).toContain(shown);
    }
    expect(seenNets(page.html)).toMatchObject({ seen_net_2: '170' });

    const buyerOf = groupBuyer(host, 'th');
    const done = await buyerOf.press(page, {
      payment: 'cod',
      note_2: 'ห่อกันกระแทก',
      [`comment_${products.mango.uuid}`]: 'ขอลูกสุก',
    });
    expect(done.url.pathname).toMatch(/^\/orders\/all\//);
    expect(done.html).toContain('สั่งซื้อครบ 2 ร้านแล้ว');
    const [second, first] = await newest(2);
    expect(first).toMatchObject({ shop_id: 2, net: 17_000, payment_method: 'cod' });
    expect(second).toMatchObject({ shop_id: 3, group_id: first?.group_id });
    expect(first?.address).toMatchObject({ note: 'ห่อกันกระแทก' });
    expect(second?.address).not.toHaveProperty('note');
    const links = done.html.match(/href="(\/orders\/(?!all)[^"]+)"/g) ?? [];
    expect(new Set(links).size).toBe(2);
  });

  it('places the orders once, from two tabs and by a script', async () => {
    const before = await countOrders(host);
    const one = groupBuyer(host);
    const page = await one.begin(both);
    const tabs = await Promise.all([one.press(page), groupBuyer(host).press(page)]);
    expect(tabs.map(({ url }) => url.pathname.slice(0, 12))).toEqual([
      '/orders/all/',
      '/orders/all/',
    ]);
    const script = await host.inject({
      method: 'POST',
      url: page.url.pathname,
      headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(seenNets(page.html)).toString(),
    });
    expect(script.json().url).toContain(page.url.pathname);
    expect(await countOrders(host)).toBe(before + 2);
    expect(await stocks()).toEqual([9, 3]);
    expect((await one.browser.get(page.url.pathname)).url.pathname).toMatch(/^\/orders\/all\//);
  });

  it('names the shop and the line that can no longer be bought, and places nothing', async () => {
    const before = await countOrders(host);
    const one = groupBuyer(host);
    const page = await one.begin(both);
    await buyer.setStock(products.mango.id, 1);
    const refused = await one.press(page, { note_2: 'Wrap it well', payment: 'cod' });
    expect(refused.url.pathname).toBe(page.url.pathname);
    expect(refused.html).toContain(`${shops.beta.title} no longer has everything`);
    expect(refused.html).toContain(`<li>${products.mango.title}: `);
    expect(refused.html).toContain('Nothing has been ordered at any shop');
    expect(refused.html).toContain('Wrap it well</textarea>');
    expect(refused.html).toContain('value="0812345678"');
    expect([await countOrders(host), await stocks()]).toEqual([before, [10, 1]]);

    const adjusted = await one.press(refused, {}, `${page.url.pathname}/adjust`);
    const done = await one.press(adjusted);
    expect(done.url.pathname).toMatch(/^\/orders\/all\//);
    expect(await stocks()).toEqual([9, 0]);
  });

  it('orders from the others when a shop has nothing left', async () => {
    const one = groupBuyer(host);
    const page = await one.begin(both);
    await buyer.setStock(products.mango.id, 0);
    const refused = await one.press(page);
    const adjusted = await one.press(refused, {}, `${page.url.pathname}/adjust`);
    expect(seenNets(adjusted.html)).toEqual({ seen_net_2: '170' });
    const before = await countOrders(host);
    expect((await one.press(adjusted)).url.pathname).toMatch(/^\/orders\/all\//);
    expect(await countOrders(host)).toBe(before + 1);
  });

  it('places nothing when one shop went on holiday, hid a product or changed a price', async () => {
    const before = await countOrders(host);
    const one = groupBuyer(host);
    const page = await one.begin(both);
    const settings = await host.db
      .selectFrom('shop')
      .select('settings')
      .where('id', '=', 3)
      .executeTakeFirstOrThrow();
    const store = (change: object) =>
      host.db
        .updateTable('shop')
        .set({ settings: JSON.stringify({ ...settings.settings, ...change }) })
        .where('id', '=', 3)
        .execute();
    const day = 86_400_000;
    await store({
      holiday: {
        from: new Date(Date.now() - day).toISOString(),
        until: new Date(Date.now() + day).toISOString(),
        stops_orders: true,
        message: { th: '', en: '' },
      },
    });
    const closed = await one.press(page);
    expect(closed.html).toContain(`${shops.beta.title} takes no orders right now`);
    expect(closed.html).not.toContain('Place 2 orders');
    await store({});

    await setProduct(products.mango.id, 'comingsoon');
    const hidden = await one.press(page);
    expect(hidden.html).toContain(`${shops.beta.title} no longer has everything`);
    await setProduct(products.mango.id, 'availability');

    await host.db.updateTable('product').set({ price: 10_000 }).where('id', '=', 201).execute();
    const dearer = await one.press(page);
    expect(dearer.html).toContain(`A price at ${shops.beta.title} has changed`);
    await host.db.updateTable('product').set({ price: 9_900 }).where('id', '=', 201).execute();
    expect([await countOrders(host), await stocks()]).toEqual([before, [10, 5]]);
  });

  it('uses the coupon of one shop, and places nothing when it is gone', async () => {
    await host.db
      .insertInto('coupon')
      .values({
        shop_id: 3,
        id: 1,
        code: 'FRUIT',
        title: 'Fruit',
        kind: 'amount',
        value: 2_000,
        quota: 1,
        begins_at: new Date(0),
        ends_at: new Date(Date.now() + 86_400_000),
      })
      .execute();
    const one = groupBuyer(host);
    const page = await one.begin(both);
    const applied = await one.press(page, { coupon_3: 'fruit' });
    expect(applied.html).toContain(`The coupon counts at ${shops.beta.title}`);
    expect(sum(applied.html)).toBe(sum(page.html) - 20);
    const wrong = await one.press(applied, { coupon_2: 'fruit' });
    expect(wrong.html).toContain(`The coupon at ${shops.alpha.title} was not used`);

    await host.db.updateTable('coupon').set({ claimed: 1 }).where('id', '=', 1).execute();
    const before = await countOrders(host);
    const gone = await one.press(applied);
    expect(gone.html).toContain(`The coupon at ${shops.beta.title} was not used`);
    expect([await countOrders(host), await stocks()]).toEqual([before, [10, 5]]);
    expect((await one.press(gone)).url.pathname).toMatch(/^\/orders\/all\//);
  });

  it('shows the payment of each shop one after another, and the state of each', async () => {
    expect((await offerTransfers(alpha)).status).toBe(200);
    const only = await groupBuyer(host).begin(both);
    expect(only.html).not.toContain('value="transfer"');
    const betas = { promptpay: '0899999999', promptpay_name: 'Beta Garden' };
    expect((await offerTransfers(beta, betas)).status).toBe(200);
    const one = groupBuyer(host);
    const page = await one.begin(both);
    expect(page.html).toContain('2 payments, ');
    const done = await one.press(page, { payment: 'transfer' });
    expect(done.html).toContain('still to pay, to 2 shops, one by one');
    expect(done.html).toContain('Payment 1 of 2');
    for (const name of ['Alpha Pottery', 'Beta Garden']) expect(done.html).toContain(name);
    expect(done.html.match(/class="qr"/g)).toHaveLength(2);

    const [betaOrder, alphaOrder] = await newest(2);
    const paid = await alpha('POST', `orders/${alphaOrder?.id}/receive`, { revision: 1 });
    expect(paid.status).toBe(200);
    const after = await one.browser.get(done.url.pathname);
    expect(after.html).toContain('still to pay, to 1 shop, one by one');
    expect(after.html).not.toContain('Alpha Pottery');
    expect(after.html).toContain('Paid');
    // The other shop's order is separate: cancelling it does not change the paid one.
    await beta('POST', `orders/${betaOrder?.id}/cancel`, { revision: 1 });
    const last = await one.browser.get(done.url.pathname);
    expect(last.html).toContain('Nothing is left to pay in advance');
  });

  it('shows an owner the order of the own shop alone', async () => {
    const one = groupBuyer(host);
    await one.press(await one.begin(both), { payment: 'cod' });
    const [betaOrder, alphaOrder] = await newest(2);
    expect((await beta('GET', `orders/${alphaOrder?.id}`)).status).toBe(404);
    const { body } = await beta('GET', `orders/${betaOrder?.id}`);
    expect(JSON.stringify(body)).not.toContain(shops.alpha.title);
    expect(JSON.stringify(body)).not.toContain(alphaOrder?.group_id);
  });

  it('says so when the shops have no way to pay in common', async () => {
    await offerTransfers(beta, { promptpay: '0899999999', promptpay_name: 'B', cod: false });
    await offerTransfers(alpha, { transfer: false });
    const one = groupBuyer(host);
    const page = await one.begin(both);
    expect(page.html).toContain('have no way to pay in common');
    expect(page.html).not.toContain('Place 2 orders');
    const before = await countOrders(host);
    await one.press(page, { payment: 'cod' });
    expect(await countOrders(host)).toBe(before);
    await offerTransfers(alpha);
    await offerTransfers(beta, { promptpay: '0899999999', promptpay_name: 'B' });
  });

  it('opens for its own links alone, and begins with what can be bought', async () => {
    expect((await openBrowser(host).get('/checkout/all/x')).status).toBe(410);
    expect((await openBrowser(host).get('/orders/all/x')).status).toBe(404);
    const single = await buyer.begin([[products.cup.uuid, 1]]);
    expect((await openBrowser(host).get(`/checkout/all/${single}`)).status).toBe(410);
    const refused = await host.inject({
      method: 'POST',
      url: '/api/v1/cart/checkout/all',
      payload: {
        products: [
          { product_uuid: products.cup.uuid, quantity: 1 },
          { product_uuid: products.vaseSoldOut.uuid, quantity: 1 },
        ],
      },
    });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'NOSTOCK',
      error_full_msg: expect.stringContaining(products.vaseSoldOut.title),
    });
    const of = await host.inject({
      method: 'POST',
      url: '/api/v1/cart/checkout/all',
      payload: { products: [{ product_uuid: products.cup.uuid, quantity: 1 }] },
    });
    expect(new URL(of.json().data.url).pathname).toMatch(/^\/checkout\/(?!all)/);
  });
});
