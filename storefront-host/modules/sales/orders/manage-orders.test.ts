import { describe, expect, it } from 'vitest';
import { parse } from 'csv-parse/sync';
import { buyerAddress, countOrders } from '../../../../test/support/buyer.ts';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { placeOrderRows } from '../../../../test/support/placed-order.ts';
import { tagOrder } from '../../../../test/support/records/order-rows.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { orderBalances } from '../../../../test/support/order-balances.ts';
import { buyerStage } from '../../../../test/support/buyer-stage.ts';

const stage = buyerStage();

describe('the back office', () => {
  const as = async (email: string) => ({
    cookie: await signIn(stage.host, email),
    origin: 'http://localhost:4000',
  });
  const api = '/api/v1/manage/2/orders';
  async function act(
    id: string,
    action: string,
    payload: object,
    email: string = accounts.ownerAlpha.email,
  ) {
    const reply = await stage.host.inject({
      method: 'POST',
      url: `${api}/${id}/${action}`,
      payload,
      headers: await as(email),
    });
    return { status: reply.statusCode, body: reply.json() };
  }

  it('lists orders by page, status and words, with their number', async () => {
    const headers = await as(accounts.ownerAlpha.email);
    const list = async (filter: object) => {
      const query = new URLSearchParams({
        filter: JSON.stringify(filter),
        limit: '2',
        sort: JSON.stringify(['number', 'DESC']),
      });
      const reply = await stage.host.inject({ url: `${api}?${query}`, headers });
      return { status: reply.statusCode, ...reply.json() };
    };
    await stage.buyer.place([[products.cup.uuid, 1]], '170');
    await stage.buyer.place([[products.cup.uuid, 2]], '290');
    const total = await countOrders(stage.host);
    const page = await list({ status: 'placed' });
    expect(page.total).toBe(total);
    expect(page.items).toHaveLength(2);
    const [newest] = page.items;
    expect(newest).toMatchObject({
      customer: buyerAddress.name,
      phone: '0812345678',
      status: 'placed',
    });
    expect((await list({ q: String(newest.number) })).items).toHaveLength(1);
    expect((await list({ q: '081-234' })).total).toBe(total);
    expect((await list({ q: 'สมหญิง' })).items).toHaveLength(2);
    expect((await list({ q: '%' })).items).toEqual([]);
    expect(await list({ status: 'shipped' })).toMatchObject({ items: [], total: 0, next: null });
    expect((await list({ id: [newest.id] })).items).toHaveLength(1);
    expect((await list({ colour: 1 })).status).toBe(400);
  });

  it('ships, delivers and is paid, each step once', async () => {
    const { id } = await stage.buyer.place([[products.cup.uuid, 1]], '170');
    const early = await act(id, 'deliver', { revision: 1 });
    expect([early.status, early.body.code]).toEqual([409, 'BAD_STATE']);
    const tracking = { courier: 'ไปรษณีย์ไทย', code: 'EX123456789TH' };
    const shipped = await act(id, 'ship', { revision: 1, tracking });
    expect(shipped.body).toMatchObject({
      status: 'shipped',
      tracking,
      revision: 2,
      actions: ['deliver', 'refuse'],
      events: [
        { action: 'shipped', by: accounts.ownerAlpha.name },
        { action: 'placed', by: null },
      ],
    });
    const outbox = await stage.host.db.selectFrom('outbox').select('topic').execute();
    expect(outbox.at(-1)?.topic).toBe('order.shipped');
    const late = await act(id, 'cancel', { revision: 2 });
    expect([late.status, late.body.code]).toEqual([409, 'BAD_STATE']);
    const done = await act(id, 'deliver', { revision: 2 });
    expect(done.body).toMatchObject({
      status: 'delivered',
      payment_status: 'paid',
      actions: ['refund', 'remit'],
    });
    const booked = await orderBalances(stage.host.db, id);
    expect(booked).toMatchObject({ 'receivable:courier': 17_000 });
    expect(booked).not.toHaveProperty('receivable:cod');
  });

  it('tells the second of two that another person was faster', async () => {
    const { id } = await stage.buyer.place([[products.cup.uuid, 1]], '170');
    const answers = await Promise.all([
      act(id, 'ship', { revision: 1 }),
      act(id, 'ship', { revision: 1 }),
    ]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find((answer) => answer.status === 409)?.body.code).toBe('CONFLICT');
  });

  it('cancels: stock back, journal reversed', async () => {
    const { id } = await stage.buyer.place(
      [
        [products.cup.uuid, 4],
        [products.patternUnlimited.uuid, 2],
      ],
      '648',
    );
    expect(await stage.buyer.stockOf(products.cup.id)).toBe(6);
    const cancelled = await act(id, 'cancel', { revision: 1 });
    expect(cancelled.body).toMatchObject({ status: 'cancelled', actions: [] });
    expect(await stage.buyer.stockOf(products.cup.id)).toBe(10);
    expect(await orderBalances(stage.host.db, id)).toEqual({});
    const ledger = await stage.host.db
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

  it('exports what the list finds: a row for each product, amounts once, in the log', async () => {
    const { id } = await stage.buyer.place(
      [
        [products.cup.uuid, 2],
        [products.patternUnlimited.uuid, 1],
      ],
      '349',
    );
    await stage.host.db
      .updateTable('sales_order')
      .set({
        contact: JSON.stringify({ name: '=HYPERLINK("https://evil.test")', phone: '0812345678' }),
        placed_at: new Date('2026-11-20T20:30:00Z'),
      })
      .where('id', '=', id)
      .execute();
    await tagOrder(stage.host.db, 2, id, 'ของขวัญ');
    const { order_id: foreign } = await placeOrderRows(stage.host.db, {
      shop_id: shops.beta.id,
      contact: { name: 'ของเบต้า' },
    });
    await tagOrder(stage.host.db, shops.beta.id, foreign, 'ของขวัญ');
    const url = `/api/v1/manage/2/orders.csv?filter=${encodeURIComponent('{"tag":"ของขวัญ"}')}`;
    const { cookie } = await as(accounts.ownerAlpha.email);
    const inLanguage = (lang: string) =>
      stage.host.inject({ url, headers: { cookie: `lang=${lang}; ${cookie}` } });
    const { headers, body } = await inLanguage('en');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(body.startsWith('\uFEFFOrder number,Placed at (Thailand time),Status')).toBe(true);
    const rows: readonly Record<string, string>[] = parse(body, { bom: true, columns: true });
    expect(rows).toMatchObject([
      {
        'Placed at (Thailand time)': '2026-11-21 03:30',
        Status: 'To ship',
        Recipient: `'=HYPERLINK("https://evil.test")`,
        Phone: '0812345678',
        Product: products.cup.title,
        'Unit price': '120',
        Quantity: '2',
        'Line total': '240',
        'Order total': '349',
        Tags: 'ของขวัญ',
      },
      {
        Product: products.patternUnlimited.title,
        Quantity: '1',
        'Shipping fee': '',
        'Order total': '',
      },
    ]);
    const thai = (await inLanguage('th')).body;
    expect(thai).toMatch(/^\uFEFFเลขที่คำสั่งซื้อ,.*\r\n\d+,2026-11-21 03:30,รอจัดส่ง,เก็บเงินปลายทาง/);
    const log = await stage.host.db
      .selectFrom('audit_log')
      .select(['account_id', 'after'])
      .where('shop_id', '=', 2)
      .where('action', '=', 'exported')
      .execute();
    const entry = { account_id: accounts.ownerAlpha.id, after: { orders: 1 } };
    expect(log).toEqual([entry, entry]);
    const all = (
      await stage.host.inject({ url: '/api/v1/manage/2/orders.csv', headers: { cookie } })
    ).body;
    expect(all).not.toContain('ของเบต้า');
    expect(parse(all, { bom: true }).length).toBeGreaterThan(3);
  });

  it("is closed to others: another shop's owner, product staff, shoppers, guests", async () => {
    const { id } = await stage.buyer.place([[products.cup.uuid, 1]], '170');
    for (const who of [accounts.ownerBeta, accounts.staffAlpha, accounts.shopper]) {
      const reply = await stage.host.inject({ url: `${api}/${id}`, headers: await as(who.email) });
      expect(reply.statusCode).toBe(403);
      expect((await act(id, 'cancel', { revision: 1 }, who.email)).status).toBe(403);
    }
    expect((await stage.host.inject(`${api}/${id}`)).statusCode).toBe(401);
    const own = await as(accounts.ownerBeta.email);
    const beta = `/api/v1/manage/${shops.beta.id}/orders/${id}`;
    expect((await stage.host.inject({ url: beta, headers: own })).statusCode).toBe(404);
    const cancel = await stage.host.inject({
      method: 'POST',
      url: `${beta}/cancel`,
      payload: { revision: 1 },
      headers: own,
    });
    expect(cancel.statusCode).toBe(404);
  });
});
