import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { buyerAddress, countOrders } from '../../../../test/support/buyer.ts';
import { products, shops } from '../../../../test/support/fixture-market.ts';
import { buyerStage } from '../../../../test/support/buyer-stage.ts';
import { shopHostPlace } from '../../../rendering/links.ts';
import { adjustCheckout } from './adjust-checkout.ts';
import { readCheckout } from './checkout.read.ts';

const stage = buyerStage();

describe('the hosted checkout', () => {
  it('shows lines, shipping and total, and the same again for the same link', async () => {
    const token = await stage.buyer.begin([
      [products.cup.uuid, 2],
      [products.shirtRedM.uuid, 1],
    ]);
    const view = await readCheckout(stage.host.host, token, stage.buyer.ctx);
    expect(view).toMatchObject({
      shop: { shopname: 'alpha' },
      lines: [
        { title: products.cup.title, quantity: 2, price: 120, line_total: 240 },
        { title: products.shirt.title, option_text: 'แดง / M', quantity: 1 },
      ],
      price: { product: 490, shipping: 50, net: 540 },
      vat: 35.33,
      blocked: false,
      order_url: null,
    });
    expect(await readCheckout(stage.host.host, token, stage.buyer.ctx)).toEqual(view);
    expect(await readCheckout(stage.host.host, `${token}x`, stage.buyer.ctx)).toBeNull();
  });

  it('is bound to the same number of queries whatever the cart', async () => {
    const small = await stage.buyer.begin([[products.cup.uuid, 1]]);
    const large = await stage.buyer.begin([
      [products.cup.uuid, 1],
      [products.shirtRedM.uuid, 1],
      [products.plateOnSale.uuid, 1],
    ]);
    const one = await stage.host.countQueries(() =>
      readCheckout(stage.host.host, small, stage.buyer.ctx),
    );
    const many = await stage.host.countQueries(() =>
      readCheckout(stage.host.host, large, stage.buyer.ctx),
    );
    expect(many.count).toBe(one.count);
  });

  it('keeps what was typed and says what is wrong with it', async () => {
    const token = await stage.buyer.begin([[products.cup.uuid, 1]]);
    const typed = { ...buyerAddress, phone: '12', postcode: 'x', seen_net: '170' };
    expect(await stage.buyer.submit(token, typed)).toMatchObject({
      kind: 'invalid',
      values: { phone: '12', postcode: 'x', name: buyerAddress.name },
      errors: [
        { field: 'phone', code: 'BAD_PHONE' },
        { field: 'postcode', code: 'BAD_POSTCODE' },
      ],
    });
  });

  it('never charges another price than the one that was shown', async () => {
    const token = await stage.buyer.begin([[products.cup.uuid, 1]]);
    await stage.host.db
      .updateTable('product')
      .set({ price: 15_000 })
      .where('id', '=', products.cup.id)
      .execute();
    const before = await countOrders(stage.host);
    const refused = await stage.buyer.submit(token, { ...buyerAddress, seen_net: '170' });
    expect(refused).toMatchObject({ kind: 'price-changed', net: 20_000 });
    expect(await stage.buyer.submit(token, buyerAddress)).toMatchObject({ kind: 'price-changed' });
    expect([await countOrders(stage.host), await stage.buyer.stockOf(products.cup.id)]).toEqual([
      before,
      10,
    ]);
    expect((await stage.buyer.submit(token, { ...buyerAddress, seen_net: '200' })).kind).toBe(
      'placed',
    );
    await stage.host.db
      .updateTable('product')
      .set({ price: 12_000 })
      .where('id', '=', products.cup.id)
      .execute();
  });

  it('charges no shipping for products whose page says so', async () => {
    const mark = (free_shipping: boolean) =>
      stage.host.db
        .updateTable('product')
        .set({ free_shipping })
        .where('id', '=', products.cup.id)
        .execute();
    await mark(true);
    const alone = await stage.buyer.begin([[products.cup.uuid, 1]]);
    const lines = [
      [products.cup.uuid, 1],
      [products.plateOnSale.uuid, 1],
    ] as const;
    const beside = await readCheckout(
      stage.host.host,
      await stage.buyer.begin(lines),
      stage.buyer.ctx,
    );
    expect(beside?.price.shipping).toBe(50);
    expect((await readCheckout(stage.host.host, alone, stage.buyer.ctx))?.price).toMatchObject({
      shipping: 0,
      net: 120,
    });
    expect((await stage.buyer.submit(alone, { ...buyerAddress, seen_net: '120' })).kind).toBe(
      'placed',
    );
    const cart = { products: [{ product_uuid: products.cup.uuid, quantity: 1 }] };
    const status = await stage.host.inject({
      method: 'POST',
      url: '/api/v1/cart/status',
      payload: cart,
    });
    const [shop] = status.json().shops;
    expect(shop.price.shipping).toBe(0);
    expect(shop).not.toHaveProperty('until_free_shipping');
    await mark(false);
  });

  it('says which line sold out meanwhile and how many are left, and orders what is left', async () => {
    const token = await stage.buyer.begin([
      [products.cup.uuid, 3],
      [products.plateOnSale.uuid, 1],
    ]);
    await stage.buyer.setStock(products.cup.id, 2);
    await stage.buyer.setStock(products.plateOnSale.id, 0);
    const refused = await stage.buyer.submit(token, { ...buyerAddress, seen_net: '490' });
    expect(refused).toMatchObject({
      kind: 'short',
      values: { name: buyerAddress.name },
      lines: [
        { title: products.cup.title, refusal: { code: 'NOT_ENOUGH', left: 2 } },
        { title: products.plateOnSale.title, refusal: { code: 'NOSTOCK', left: 0 } },
      ],
    });
    expect((await readCheckout(stage.host.host, token, stage.buyer.ctx))?.blocked).toBe(true);
    expect(await adjustCheckout(stage.host.host, token, stage.buyer.ctx)).toBe('adjusted');
    const view = await readCheckout(stage.host.host, token, stage.buyer.ctx);
    expect(view).toMatchObject({ blocked: false, lines: [{ quantity: 2 }], price: { net: 290 } });
    expect((await stage.buyer.submit(token, { ...buyerAddress, seen_net: '290' })).kind).toBe(
      'placed',
    );
    expect(await stage.buyer.stockOf(products.cup.id)).toBe(0);
  });

  it('ends a day later, and the placed order stays reachable by its own link', async () => {
    const token = await stage.buyer.begin([[products.cup.uuid, 1]]);
    await sql`UPDATE checkout SET expires_at = now() - interval '1 minute'`.execute(stage.host.db);
    expect((await stage.buyer.submit(token, { ...buyerAddress, seen_net: '170' })).kind).toBe(
      'gone',
    );
    expect((await stage.buyer.submit('forged.token', buyerAddress)).kind).toBe('gone');
  });

  it('leads back to the cart that it was begun from, and to none on another site’s page', async () => {
    const lines = [{ product_uuid: products.cup.uuid, quantity: 1 }];
    const backFrom = async (query: string, headers: Readonly<Record<string, string>> = {}) => {
      const reply = await stage.host.inject({
        method: 'POST',
        url: `/api/v1/cart/checkout${query}`,
        headers,
        payload: { products: lines, shop_id: shops.alpha.id },
      });
      const token = String(reply.json().data.url).split('/checkout/')[1] ?? '';
      const page = await stage.host.inject(`/checkout/${token}?lang=en`);
      return /href="([^"]*)"\s*>Edit cart/.exec(page.body)?.[1];
    };
    expect(await backFrom('')).toBe('/cart');
    expect(await backFrom('?site=alpha')).toBe('/web/alpha/cart');
    const { origin } = shopHostPlace(stage.host.host.config, 'alpha', null);
    expect(await backFrom('', { host: new URL(origin).host })).toBe(`${origin}/cart`);
    expect(await backFrom('?site=alpha', { origin: 'https://blog.example' })).toBeUndefined();
  });
});
