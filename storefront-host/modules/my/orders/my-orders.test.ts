import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderStatus } from '../../../db/schema.ts';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { placeOrderRows, type PlacedOrder } from '../../../../test/support/placed-order.ts';
import { insertParcelRow } from '../../../../test/support/records/order-rows.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const origin = 'http://localhost:4000';

let host: TestHost;
let mine: Readonly<Record<string, string>>;
let other: Readonly<Record<string, string>>;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  mine = { origin, cookie: await signIn(host, accounts.shopper.email) };
  other = { origin, cookie: await signIn(host, accounts.ownerBeta.email) };
});
afterAll(() => host.close());

const get = (url: string, headers = mine) => host.inject({ url, headers });
const post = (url: string, payload = '', headers = mine) =>
  host.inject({ method: 'POST', url, payload, headers: { ...headers, ...FORM } });

async function order(of: PlacedOrder & { readonly status?: OrderStatus } = {}) {
  const { status = 'placed', ...rows } = of;
  const { order_id: id } = await placeOrderRows(host.db, {
    account_id: accounts.shopper.id,
    ...rows,
  });
  return host.db
    .updateTable('sales_order')
    .set({ status })
    .where('id', '=', id)
    .returning(['id', 'number', 'revision'])
    .executeTakeFirstOrThrow();
}
const statusOf = async (id: string) =>
  (
    await host.db
      .selectFrom('sales_order')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status;

describe('the list of my orders', () => {
  it('says what to do where there are none', async () => {
    const { body } = await get('/my/orders?lang=th');
    expect(body).toContain('คุณยังไม่มีคำสั่งซื้อ');
  });

  it('shows each state apart, and never another account’s', async () => {
    const shipped = await order({ status: 'shipped', title: 'แจกันดอกไม้' });
    const placed = await order({ title: 'ถ้วยลายคราม' });
    const theirs = await order({ account_id: accounts.ownerBeta.id });
    const all = (await get('/my/orders')).body;
    for (const { number } of [shipped, placed]) expect(all).toContain(`Order ${number}`);
    expect(all).not.toContain(`Order ${theirs.number}`);
    const toReceive = (await get('/my/orders?state=shipped')).body;
    expect(toReceive).toContain(`Order ${shipped.number}`);
    expect(toReceive).not.toContain(`Order ${placed.number}`);
    expect((await get('/my/orders?state=nonsense')).statusCode).toBe(400);
  });

  it('finds by number and by a part of a product’s name', async () => {
    const wanted = await order({ title: 'กาน้ำชาเคลือบเขียว 100%' });
    await order({ title: 'ถ้วยลายคราม' });
    const found = async (q: string) => {
      const { body } = await get(`/my/orders?q=${encodeURIComponent(q)}`);
      return [...body.matchAll(/>Order (\d+)</g)].map(([, number = '']) => number);
    };
    expect(await found(wanted.number)).toEqual([wanted.number]);
    expect(await found('น้ำชา')).toEqual([wanted.number]);
    // LIKE wildcards in a search are ordinary characters.
    expect(await found('100%')).toEqual([wanted.number]);
    expect(await found('%')).toEqual([wanted.number]);
    expect(await found('ไม่มีสินค้านี้')).toEqual([]);
  });

  it('goes on to older ones without showing one twice', async () => {
    const cookie = await signIn(host, accounts.ownerAlpha.email);
    const numbers: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      numbers.push((await order({ account_id: accounts.ownerAlpha.id })).number);
    }
    const headers = { origin, cookie };
    const seen: string[] = [];
    let url: string | undefined = '/my/orders';
    while (url) {
      const { body }: { body: string } = await get(url, headers);
      seen.push(...[...body.matchAll(/>Order (\d+)</g)].map(([, number = '']) => number));
      url = /href="(\/my\/orders\?before=\d+)"/.exec(body)?.[1];
    }
    expect(seen).toEqual(numbers.toReversed());
  });
});

describe('one order', () => {
  it('shows its status, lines and price', async () => {
    const { id, number } = await order({ status: 'shipped' });
    const parcel = { shop_id: shops.alpha.id, order_id: id, sent_at: new Date() };
    await insertParcelRow(host.db, parcel, 'EX123456789TH');
    const { body } = await get(`/my/orders/${id}?lang=th`);
    for (const text of [
      `คำสั่งซื้อ ${number}`,
      'EX123456789TH',
      'ถ้วยกาแฟ',
      'สีคราม / M',
      '฿309',
      '10110',
    ]) {
      expect(body).toContain(text);
    }
    const paper = await get(`/my/orders/${id}/receipt?lang=th`);
    expect(paper.body).toContain('ใบสรุปการสั่งซื้อ');
    // The whole document first, its actions after.
    const back = paper.body.indexOf(`href="/my/orders/${id}"`);
    expect(back).toBeGreaterThan(paper.body.indexOf('ยอดรวม'));
    expect(paper.headers['cache-control']).toBe('no-store');
  });

  it('names the seller on the receipt as registered', async () => {
    const { id } = await order();
    const tax = {
      registered: true,
      number: '0105536001239',
      name: 'บริษัท อัลฟา จำกัด',
      address: '9 ถนนสีลม',
    };
    await host.db
      .updateTable('shop')
      .set({ settings: sql`settings || ${JSON.stringify({ tax })}::jsonb` })
      .where('id', '=', shops.alpha.id)
      .execute();
    const { body } = await get(`/my/orders/${id}/receipt?lang=th`);
    for (const words of [tax.name, tax.address, `${tax.number} (สำนักงานใหญ่)`]) {
      expect(body).toContain(words);
    }
  });

  it('is private to its account: no other can see, cancel or buy it again', async () => {
    const { id, revision } = await order();
    const replies = [
      await get(`/my/orders/${id}`, other),
      await get(`/my/orders/${id}/receipt`, other),
      await post(`/my/orders/${id}/cancel`, `revision=${revision}`, other),
      await post(`/my/orders/${id}/again`, '', other),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(await statusOf(id)).toBe('placed');
  });

  it('is cancelled by its buyer before it is sent, and not after', async () => {
    const first = await order();
    const done = await post(`/my/orders/${first.id}/cancel`, `revision=${first.revision}`);
    expect([done.statusCode, done.headers.location]).toEqual([
      303,
      `/my/orders/${first.id}?said=cancelled`,
    ]);
    expect(await statusOf(first.id)).toBe('cancelled');
    // No payment is due any more, and no document asks for it.
    for (const path of ['', '/receipt']) {
      const { body } = await get(`/my/orders/${first.id}${path}?lang=th`);
      expect([path, body.includes('ชำระเงินปลายทาง')]).toEqual([path, false]);
    }
    const notices = await host.db
      .selectFrom('notification')
      .select(['account_id', 'kind'])
      .where('path', 'like', `%${first.id}%`)
      .execute();
    expect(notices).toEqual([{ account_id: accounts.ownerAlpha.id, kind: 'order_withdrawn' }]);
    const sent = await order({ status: 'shipped' });
    const late = await post(`/my/orders/${sent.id}/cancel`, `revision=${sent.revision}`);
    expect(late.headers.location).toBe(`/my/orders/${sent.id}?said=tooLate`);
    expect(await statusOf(sent.id)).toBe('shipped');
    expect((await get(`/my/orders/${sent.id}`)).body).not.toContain('/cancel"');
  });

  it('is bought again as far as it is still sold, and says what is not', async () => {
    const { id } = await order();
    const all = await post(`/my/orders/${id}/again`);
    expect(all.headers.location).toBe('/cart');
    const cart =
      [all.headers['set-cookie']]
        .flat()
        .join()
        .match(/\bcart=[^;]+/)?.[0] ?? '';
    const page = await get('/cart', { ...mine, cookie: `${mine['cookie']}; ${cart}` });
    expect(page.body).toContain(products.cup.title);

    await host.db
      .updateTable('product')
      .set({ status: 'discontinued' })
      .where('shop_id', '=', shops.alpha.id)
      .where('id', '=', products.cup.id)
      .execute();
    const none = await post(`/my/orders/${id}/again`);
    expect(none.headers.location).toBe(`/my/orders/${id}?short=0`);
    const answer = await get(`/my/orders/${id}?short=0`);
    expect(answer.body).toContain('None of the items in this order are available right now.');
  });
});

it('reads a page of orders with the same queries however many there are', async () => {
  await order({ account_id: accounts.ownerBeta.id });
  const many = { origin, cookie: await signIn(host, accounts.ownerAlpha.email) };
  const one = await host.countQueries(() => get('/my/orders', other));
  const ten = await host.countQueries(() => get('/my/orders', many));
  expect(ten.count).toBe(one.count);
});
