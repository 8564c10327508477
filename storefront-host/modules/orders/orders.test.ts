import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { accounts, products, shops } from '../../../test/support/fixture-market.ts';
import { signIn } from '../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';
import { pathPlace } from '../../ssr/links.ts';
import { adjustCheckout } from '../checkout/adjust-checkout.ts';
import { readCheckout } from '../checkout/checkout.read.ts';
import { submitCheckout } from '../checkout/submit-checkout.ts';
import type { ReadContext } from '../shops/read-context.ts';
import { readOrderByToken } from './orders.read.ts';

let host: TestHost;
let ctx: ReadContext;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  const { config } = host.host;
  ctx = { config, place: pathPlace(config, 'alpha'), lang: 'th', now: new Date() };
});
afterAll(() => host.close());

const address = {
  name: 'สมหญิง ใจดี',
  phone: '081-234-5678',
  email: 'somying@example.test',
  address: '99/1 หมู่ 2',
  sub_district: 'ช้างเผือก',
  district: 'เมือง',
  province: 'เชียงใหม่',
  postcode: '50300',
};

async function begin(lines: readonly (readonly [string, number])[], shopId: number = 2) {
  const reply = await host.inject({
    method: 'POST',
    url: '/api/v1/cart/checkout',
    payload: {
      shop_id: shopId,
      products: lines.map(([product_uuid, quantity]) => ({ product_uuid, quantity })),
    },
  });
  const { pathname } = new URL(reply.json().data.url);
  return pathname.slice('/checkout/'.length);
}
const submit = (token: string, form: object) =>
  submitCheckout(host.host, { token, form: { ...form }, accountId: null, lang: 'th' });

async function place(lines: readonly (readonly [string, number])[], net: string) {
  const token = await begin(lines);
  const placed = await submit(token, { ...address, seen_net: net });
  if (placed.kind !== 'placed') throw new Error(placed.kind);
  const { id } = await host.db
    .selectFrom('sales_order')
    .select('id')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { token, url: placed.url, id };
}

async function setStock(productId: number, remain: number) {
  await host.db.updateTable('stock').set({ remain }).where('product_id', '=', productId).execute();
}
async function stockOf(productId: number) {
  const { remain } = await host.db
    .selectFrom('stock')
    .select('remain')
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  return remain;
}
const count = async (table: 'sales_order' | 'stock_ledger' | 'journal_entry' | 'outbox') => {
  const { n } = await host.db
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
};

beforeEach(async () => {
  await setStock(products.cup.id, 10);
  await setStock(products.plateOnSale.id, 5);
});

describe('the hosted checkout', () => {
  it('shows lines, shipping and total, and the same again for the same link', async () => {
    const token = await begin([
      [products.cup.uuid, 2],
      [products.shirtRedM.uuid, 1],
    ]);
    const view = await readCheckout(host.host, token, ctx);
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
    expect(await readCheckout(host.host, token, ctx)).toEqual(view);
    expect(await readCheckout(host.host, `${token}x`, ctx)).toBeNull();
  });

  it('is bound to the same number of queries whatever the cart', async () => {
    const small = await begin([[products.cup.uuid, 1]]);
    const large = await begin([
      [products.cup.uuid, 1],
      [products.shirtRedM.uuid, 1],
      [products.plateOnSale.uuid, 1],
    ]);
    const one = await host.countQueries(() => readCheckout(host.host, small, ctx));
    const many = await host.countQueries(() => readCheckout(host.host, large, ctx));
    expect(many.count).toBe(one.count);
  });

  it('keeps what was typed and says what is wrong with it', async () => {
    const token = await begin([[products.cup.uuid, 1]]);
    const typed = { ...address, phone: '12', postcode: 'x', seen_net: '170' };
    expect(await submit(token, typed)).toMatchObject({
      kind: 'invalid',
      values: { phone: '12', postcode: 'x', name: address.name },
      errors: [
        { field: 'phone', code: 'BAD_PHONE' },
        { field: 'postcode', code: 'BAD_POSTCODE' },
      ],
    });
  });

  it('never charges another price than the one that was shown', async () => {
    const token = await begin([[products.cup.uuid, 1]]);
    await host.db
      .updateTable('product')
      .set({ price: 15_000 })
      .where('id', '=', products.cup.id)
      .execute();
    const before = await count('sales_order');
    const refused = await submit(token, { ...address, seen_net: '170' });
    expect(refused).toMatchObject({ kind: 'price-changed', net: 20_000 });
    expect(await submit(token, address)).toMatchObject({ kind: 'price-changed' });
    expect([await count('sales_order'), await stockOf(products.cup.id)]).toEqual([before, 10]);
    expect((await submit(token, { ...address, seen_net: '200' })).kind).toBe('placed');
    await host.db
      .updateTable('product')
      .set({ price: 12_000 })
      .where('id', '=', products.cup.id)
      .execute();
  });

  it('says which line sold out meanwhile and how many are left, and orders what is left', async () => {
    const token = await begin([
      [products.cup.uuid, 3],
      [products.plateOnSale.uuid, 1],
    ]);
    await setStock(products.cup.id, 2);
    await setStock(products.plateOnSale.id, 0);
    const refused = await submit(token, { ...address, seen_net: '490' });
    expect(refused).toMatchObject({
      kind: 'short',
      values: { name: address.name },
      lines: [
        { title: products.cup.title, refusal: { code: 'NOT_ENOUGH', left: 2 } },
        { title: products.plateOnSale.title, refusal: { code: 'NOSTOCK', left: 0 } },
      ],
    });
    expect((await readCheckout(host.host, token, ctx))?.blocked).toBe(true);
    expect(await adjustCheckout(host.host, token, ctx)).toBe('adjusted');
    const view = await readCheckout(host.host, token, ctx);
    expect(view).toMatchObject({ blocked: false, lines: [{ quantity: 2 }], price: { net: 290 } });
    expect((await submit(token, { ...address, seen_net: '290' })).kind).toBe('placed');
    expect(await stockOf(products.cup.id)).toBe(0);
  });

  it('ends a day later, and what was placed stays reachable by its own link', async () => {
    const token = await begin([[products.cup.uuid, 1]]);
    await sql`UPDATE checkout SET expires_at = now() - interval '1 minute'`.execute(host.db);
    expect((await submit(token, { ...address, seen_net: '170' })).kind).toBe('gone');
    expect((await submit('forged.token', address)).kind).toBe('gone');
  });
});

describe('placing an order', () => {
  it('writes order, stock, ledger, journal, audit and outbox, all or nothing', async () => {
    const { url, id } = await place(
      [
        [products.cup.uuid, 2],
        [products.patternUnlimited.uuid, 1],
      ],
      '349',
    );
    expect(url).toMatch(/\/orders\/[\w-]+\.[\w-]+$/);
    expect(await stockOf(products.cup.id)).toBe(8);
    const ledger = await host.db
      .selectFrom('stock_ledger')
      .selectAll()
      .where('order_id', '=', id)
      .execute();
    expect(ledger).toMatchObject([
      { product_id: products.cup.id, delta: -2, remain_after: 8, reason: 'order' },
    ]);
    const lines = await host.db
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
    const outbox = await host.db.selectFrom('outbox').selectAll().execute();
    expect(outbox.at(-1)).toMatchObject({
      topic: 'order.placed',
      payload: { shop_id: 2, order_id: id },
    });
    const audit = await host.db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity_id', '=', id)
      .execute();
    expect(audit).toMatchObject([{ entity: 'order', action: 'placed', before: null }]);
  });

  it('shows the placed order by its link, as it was placed', async () => {
    const { url } = await place([[products.cup.uuid, 1]], '170');
    await host.db
      .updateTable('product')
      .set({ price: 99_900, title: 'อื่น' })
      .where('id', '=', products.cup.id)
      .execute();
    const token = url.split('/').at(-1) ?? '';
    expect(await readOrderByToken(host.host, token, ctx)).toMatchObject({
      status: 'placed',
      payment_status: 'pending',
      contact: { name: address.name, phone: '0812345678', email: address.email },
      address: { postcode: '50300' },
      lines: [{ title: products.cup.title, price: 120, quantity: 1, line_total: 120 }],
      price: { product: 120, shipping: 50, net: 170 },
    });
    expect(await readOrderByToken(host.host, `${token}x`, ctx)).toBeNull();
    await host.db
      .updateTable('product')
      .set({ price: 12_000, title: products.cup.title })
      .where('id', '=', products.cup.id)
      .execute();
  });

  it('gives a retry the same order', async () => {
    const before = await count('sales_order');
    const token = await begin([[products.cup.uuid, 1]]);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => submit(token, { ...address, seen_net: '170' })),
    );
    const urls = answers.map((answer) => (answer.kind === 'placed' ? answer.again : answer.kind));
    expect(urls.filter((again) => again === false)).toHaveLength(1);
    expect(urls.filter((again) => again === true)).toHaveLength(9);
    expect(await count('sales_order')).toBe(before + 1);
    expect(await stockOf(products.cup.id)).toBe(9);
    expect((await readCheckout(host.host, token, ctx))?.order_url).toContain('/orders/');
  });

  it('empties the server cart of what was ordered', async () => {
    const added = await host.inject({
      method: 'POST',
      url: '/cart/items',
      payload: `product_uuid=${products.cup.uuid}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const cookie = `cart=${encodeURIComponent(added.cookies[0]?.value ?? '')}`;
    const out = await host.inject({
      method: 'POST',
      url: '/cart/checkout',
      payload: 'shop_id=2',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    });
    const token = String(out.headers.location).split('/').at(-1) ?? '';
    const contents = async () =>
      (await host.inject({ url: '/api/v1/cart/get', headers: { cookie } })).json().contents;
    expect(await contents()).toHaveLength(1);
    expect((await submit(token, { ...address, seen_net: '170' })).kind).toBe('placed');
    expect(await contents()).toEqual([]);
  });
});

describe('the back office', () => {
  const as = async (email: string) => ({
    cookie: await signIn(host, email),
    origin: 'http://localhost:4000',
  });
  const api = '/api/v1/manage/2/orders';
  async function act(
    id: string,
    action: string,
    payload: object,
    email: string = accounts.ownerAlpha.email,
  ) {
    const reply = await host.inject({
      method: 'POST',
      url: `${api}/${id}/${action}`,
      payload,
      headers: await as(email),
    });
    return { status: reply.statusCode, body: reply.json() };
  }

  it('lists orders by page, status and words, with Content-Range', async () => {
    const headers = await as(accounts.ownerAlpha.email);
    const list = async (filter: object, range = [0, 1]) => {
      const query = new URLSearchParams({
        filter: JSON.stringify(filter),
        range: JSON.stringify(range),
        sort: JSON.stringify(['number', 'DESC']),
      });
      return host.inject({ url: `${api}?${query}`, headers });
    };
    const total = await count('sales_order');
    const page = await list({ status: 'placed' });
    expect(page.headers['content-range']).toBe(`orders 0-1/${total}`);
    expect(page.json()).toHaveLength(2);
    const [newest] = page.json();
    expect(newest).toMatchObject({ customer: address.name, phone: '0812345678', status: 'placed' });
    expect((await list({ q: String(newest.number) })).json()).toHaveLength(1);
    expect((await list({ q: '081-234' })).headers['content-range']).toBe(`orders 0-1/${total}`);
    expect((await list({ q: 'สมหญิง' })).json()).toHaveLength(2);
    expect((await list({ q: '%' })).json()).toEqual([]);
    expect((await list({ status: 'shipped' })).headers['content-range']).toBe('orders 0-0/0');
    expect((await list({ id: [newest.id] })).json()).toHaveLength(1);
    expect((await list({ colour: 1 })).statusCode).toBe(400);
  });

  it('ships, delivers and is paid, each step once', async () => {
    const { id } = await place([[products.cup.uuid, 1]], '170');
    const early = await act(id, 'deliver', { revision: 1 });
    expect([early.status, early.body.code]).toEqual([409, 'BAD_STATE']);
    const tracking = { courier: 'ไปรษณีย์ไทย', code: 'EX123456789TH' };
    const shipped = await act(id, 'ship', { revision: 1, tracking });
    expect(shipped.body).toMatchObject({
      status: 'shipped',
      tracking,
      revision: 2,
      actions: ['deliver'],
      events: [
        { action: 'shipped', by: accounts.ownerAlpha.name },
        { action: 'placed', by: null },
      ],
    });
    const outbox = await host.db.selectFrom('outbox').select('topic').execute();
    expect(outbox.at(-1)?.topic).toBe('order.shipped');
    const late = await act(id, 'cancel', { revision: 2 });
    expect([late.status, late.body.code]).toEqual([409, 'BAD_STATE']);
    const done = await act(id, 'deliver', { revision: 2 });
    expect(done.body).toMatchObject({ status: 'delivered', payment_status: 'paid', actions: [] });
    expect(await balances(id)).toMatchObject({ 'receivable:cod': 0, 'cash:cod': 17_000 });
  });

  it('tells the second of two that somebody was faster', async () => {
    const { id } = await place([[products.cup.uuid, 1]], '170');
    const answers = await Promise.all([
      act(id, 'ship', { revision: 1 }),
      act(id, 'ship', { revision: 1 }),
    ]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find((answer) => answer.status === 409)?.body.code).toBe('CONFLICT');
  });

  it('cancels: stock back, journal reversed', async () => {
    const { id } = await place(
      [
        [products.cup.uuid, 4],
        [products.patternUnlimited.uuid, 2],
      ],
      '648',
    );
    expect(await stockOf(products.cup.id)).toBe(6);
    const cancelled = await act(id, 'cancel', { revision: 1 });
    expect(cancelled.body).toMatchObject({ status: 'cancelled', actions: [] });
    expect(await stockOf(products.cup.id)).toBe(10);
    expect(Object.values(await balances(id)).every((amount) => amount === 0)).toBe(true);
    const ledger = await host.db
      .selectFrom('stock_ledger')
      .select(['delta', 'reason'])
      .where('order_id', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    expect(ledger).toEqual([
      { delta: -4, reason: 'order' },
      { delta: 4, reason: 'cancel' },
    ]);
  });

  it("is closed to others: another shop's owner, product staff, shoppers, guests", async () => {
    const { id } = await place([[products.cup.uuid, 1]], '170');
    for (const who of [accounts.ownerBeta, accounts.staffAlpha, accounts.shopper]) {
      const reply = await host.inject({ url: `${api}/${id}`, headers: await as(who.email) });
      expect(reply.statusCode).toBe(403);
      expect((await act(id, 'cancel', { revision: 1 }, who.email)).status).toBe(403);
    }
    expect((await host.inject(`${api}/${id}`)).statusCode).toBe(401);
    const own = await as(accounts.ownerBeta.email);
    const beta = `/api/v1/manage/${shops.beta.id}/orders/${id}`;
    expect((await host.inject({ url: beta, headers: own })).statusCode).toBe(404);
    const cancel = await host.inject({
      method: 'POST',
      url: `${beta}/cancel`,
      payload: { revision: 1 },
      headers: own,
    });
    expect(cancel.statusCode).toBe(404);
  });

  async function balances(orderId: string) {
    const rows = await host.db
      .selectFrom('journal_line as line')
      .innerJoin('journal_entry as entry', 'entry.id', 'line.entry_id')
      .select(['line.account', sql<number>`sum(line.amount)::bigint`.as('amount')])
      .where('entry.order_id', '=', orderId)
      .groupBy('line.account')
      .execute();
    return Object.fromEntries(rows.map((row) => [row.account, row.amount]));
  }
});
