import { describe, expect, it } from 'vitest';
import { satangToBaht } from '@talad/elements/commerce/money';
import { buyerAddress, countOrders } from '../../../../../test/support/buyer.ts';
import { products } from '../../../../../test/support/fixture-market.ts';
import { buyerStage } from '../../../../../test/support/buyer-stage.ts';
import { readCheckout } from '../../checkout/checkout.read.ts';
import { readOrderByToken } from '../orders.read.ts';

const stage = buyerStage();

describe('placing an order', () => {
  it('writes order, stock, ledger, journal, audit and outbox, all or nothing', async () => {
    const { url, id } = await stage.buyer.place(
      [
        [products.cup.uuid, 2],
        [products.patternUnlimited.uuid, 1],
      ],
      '349',
    );
    expect(url).toMatch(/\/orders\/[\w-]+\.[\w-]+$/);
    expect(await stage.buyer.stockOf(products.cup.id)).toBe(8);
    const ledger = await stage.host.db
      .selectFrom('stock_ledger')
      .selectAll()
      .where('order_id', '=', id)
      .execute();
    expect(ledger).toMatchObject([
      { product_id: products.cup.id, delta: -2, remain_after: 8, reason: 'order' },
    ]);
    const lines = await stage.host.db
      .selectFrom('journal_line')
      .innerJoin('journal_entry', 'journal_entry.id', 'journal_line.entry_id')
      .select(['account', 'amount'])
      .where('order_id', '=', id)
      .orderBy('rank')
      .execute();
    expect(lines).toEqual([
      { account: 'receivable:cod', amount: 34_900 },
      { account: 'sales', amount: -27_944 },
      { account: 'shipping', amount: -4_673 },
      { account: 'vat:output', amount: -2_283 },
    ]);
    expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(0);
    const outbox = await stage.host.db.selectFrom('outbox').selectAll().execute();
    expect(outbox.at(-1)).toMatchObject({
      topic: 'order.placed',
      payload: { shop_id: 2, order_id: id },
    });
    const audit = await stage.host.db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity_id', '=', id)
      .execute();
    expect(audit).toMatchObject([{ entity: 'order', action: 'placed', before: null }]);
  });

  it('holds the stock of its products for few statements, one more for each product', async () => {
    const one = await stage.buyer.begin([[products.cup.uuid, 1]]);
    const two = await stage.buyer.begin([
      [products.cup.uuid, 1],
      [products.plateOnSale.uuid, 1],
    ]);
    const place = async (token: string) => {
      const answer = await stage.buyer.submit(token, { ...buyerAddress, seen_net: '1' });
      if (answer.kind !== 'price-changed') throw new Error(answer.kind);
      const seen_net = String(satangToBaht(answer.net));
      return stage.host.countQueries(() =>
        stage.buyer.submit(token, { ...buyerAddress, seen_net }),
      );
    };
    const [small, large] = [await place(one), await place(two)];
    expect([small.result.kind, large.result.kind]).toEqual(['placed', 'placed']);
    const from = small.statements.findIndex((text) => text.includes('UPDATE stock'));
    expect(small.statements.slice(from).map((text) => text.slice(0, 40))).toHaveLength(14);
    expect(large.count).toBe(small.count + 1);
  });

  it('shows the placed order by its link, as it was placed', async () => {
    const { url } = await stage.buyer.place([[products.cup.uuid, 1]], '170');
    await stage.host.db
      .updateTable('product')
      .set({ price: 99_900, title: 'อื่น' })
      .where('id', '=', products.cup.id)
      .execute();
    const token = url.split('/').at(-1) ?? '';
    expect(await readOrderByToken(stage.host.host, token, stage.buyer.ctx)).toMatchObject({
      status: 'placed',
      payment_status: 'pending',
      contact: { name: buyerAddress.name, phone: '0812345678', email: buyerAddress.email },
      address: { postcode: '50300' },
      lines: [{ title: products.cup.title, price: 120, quantity: 1, line_total: 120 }],
      price: { product: 120, shipping: 50, net: 170 },
    });
    expect(await readOrderByToken(stage.host.host, `${token}x`, stage.buyer.ctx)).toBeNull();
    await stage.host.db
      .updateTable('product')
      .set({ price: 12_000, title: products.cup.title })
      .where('id', '=', products.cup.id)
      .execute();
  });

  it('gives a retry the same order', async () => {
    const before = await countOrders(stage.host);
    const token = await stage.buyer.begin([[products.cup.uuid, 1]]);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        stage.buyer.submit(token, { ...buyerAddress, seen_net: '170' }),
      ),
    );
    const urls = answers.map((answer) => (answer.kind === 'placed' ? answer.again : answer.kind));
    expect(urls.filter((again) => again === false)).toHaveLength(1);
    expect(urls.filter((again) => again === true)).toHaveLength(9);
    expect(await countOrders(stage.host)).toBe(before + 1);
    expect(await stage.buyer.stockOf(products.cup.id)).toBe(9);
    expect((await readCheckout(stage.host.host, token, stage.buyer.ctx))?.order_url).toContain(
      '/orders/',
    );
  });

  it('removes ordered lines from the server cart', async () => {
    const added = await stage.host.inject({
      method: 'POST',
      url: '/cart/items',
      payload: `product_uuid=${products.cup.uuid}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const cookie = `cart=${encodeURIComponent(added.cookies[0]?.value ?? '')}`;
    const out = await stage.host.inject({
      method: 'POST',
      url: '/cart/checkout',
      payload: 'shop_id=2',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    });
    const token = String(out.headers.location).split('/').at(-1) ?? '';
    const contents = async () =>
      (await stage.host.inject({ url: '/api/v1/cart/get', headers: { cookie } })).json().contents;
    expect(await contents()).toHaveLength(1);
    expect((await stage.buyer.submit(token, { ...buyerAddress, seen_net: '170' })).kind).toBe(
      'placed',
    );
    expect(await contents()).toEqual([]);
  });
});
