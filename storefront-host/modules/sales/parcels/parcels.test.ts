import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { placeOrderRows } from '../../../../test/support/placed-order.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { manageShop } from '../../../../test/support/manage-shop.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { courierNamed, courierOfCode, readCouriers } from './couriers.read.ts';

let host: TestHost;
let cookie = '';
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  cookie = await signIn(host, accounts.ownerAlpha.email);
});
afterAll(() => host.close());

const manage = manageShop(() => host, { lang: 'en' });

/** Reads the labels of an order, as its shop prints them. */
async function labelsOf(id: string): Promise<string> {
  const query = new URLSearchParams({ filter: JSON.stringify({ id: [id] }), size: 'a6' });
  const reply = await host.inject({
    url: `/api/v1/manage/${shops.alpha.id}/orders/labels?${query}`,
    headers: { cookie: `lang=en; ${cookie}` },
  });
  return reply.body;
}

/** Requests the page that finds an order by its number and telephone number. */
async function follow(number: string, phone: string): Promise<string> {
  const page = await openBrowser(host, { lang: 'en' }).post('/track', { number, phone });
  return page.html;
}

/** Places an order of two cups. */
async function order(): Promise<string> {
  const { order_id: id } = await placeOrderRows(host.db, { lang: 'en' });
  return id;
}

/** Returns the buyer's mails about sent parcels, partial ones first. */
const mails = async (id: string) => {
  await host.host.jobs.drain();
  const { rows } = await sql<{ subject: string; body: string }>`
    SELECT m.subject, m.body FROM mail m JOIN sales_order o ON o.shop_id = m.shop_id AND o.id = ${id}
    WHERE m.shop_id = ${shops.alpha.id} AND m.kind IN ('order.parcel', 'order.shipped')
      AND m.subject LIKE '%#' || o.number || ' %' ORDER BY m.kind`.execute(host.db);
  return rows;
};

it('sends an order in two parcels, each with its courier, and the buyer follows both', async () => {
  const id = await order();
  const part = { courier: 'J&T Express', code: ' jtth 123456789 ', grams: 450, cost: 32.5 };
  const first = await manage('POST', `orders/${id}/parcels`, {
    ...part,
    revision: 1,
    lines: [{ rank: 0, quantity: 1 }],
  });
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({
    status: 'placed',
    revision: 2,
    parcels: [
      {
        rank: 1,
        courier: 'J&T Express',
        code: 'JTTH123456789',
        track_url: 'https://www.jtexpress.co.th/service/track?waybillNo=JTTH123456789',
        lines: [{ rank: 0, quantity: 1 }],
        grams: 450,
        cost: 32.5,
      },
    ],
  });
  // A part was sent, so the order can no longer be cancelled.
  expect((await manage('POST', `orders/${id}/cancel`, { revision: 2 })).status).toBe(409);
  const tooMany = { courier: '', code: '', revision: 2, lines: [{ rank: 0, quantity: 2 }] };
  expect((await manage('POST', `orders/${id}/parcels`, tooMany)).body.code).toBe('PARCEL_LINES');
  const again = { ...part, revision: 2 };
  expect((await manage('POST', `orders/${id}/parcels`, again)).body.code).toBe('PARCEL_CODE_TAKEN');
  const old = { courier: '', code: '', revision: 1 };
  expect((await manage('POST', `orders/${id}/parcels`, old)).body.code).toBe('CONFLICT');

  const rest = { courier: 'thailand-post', code: 'EY123456789TH', revision: 2 };
  const last = await manage('POST', `orders/${id}/parcels`, rest);
  expect(last.body).toMatchObject({ status: 'shipped', parcels: [{ rank: 1 }, { rank: 2 }] });
  const page = await openBrowser(host, { lang: 'en' }).get(new URL(last.body.link).pathname);
  expect(page.html).toContain('JTTH123456789');
  expect(page.html).toContain('https://track.thailandpost.co.th/?trackNumber=EY123456789TH');
  expect(page.html).toContain('1 piece sent on');

  const labels = await labelsOf(id);
  for (const shown of ['EY123456789TH', 'วิชัย มั่นคง', '฿309', '(2/2)']) {
    expect(labels).toContain(shown);
  }

  // A guest gets the same answer for another telephone number as for an unknown order.
  const { number } = last.body;
  const followed = await follow(number, '081-234-5678');
  expect(followed).toContain('JTTH123456789');
  expect(followed).not.toContain('สุขุมวิท');
  for (const answer of [await follow(number, '0899999999'), await follow('77', '0812345678')]) {
    expect(answer).toContain('No order has this number');
  }

  const { rows } = await sql<{ account: string; amount: number }>`
    SELECT line.account, line.amount FROM journal_line line JOIN journal_entry entry
      ON entry.shop_id = line.shop_id AND entry.id = line.entry_id
    WHERE entry.shop_id = ${shops.alpha.id} AND entry.order_id = ${id}
      AND entry.kind = 'parcel.cost' ORDER BY line.account`.execute(host.db);
  expect(rows.map(({ account, amount }) => [account, amount])).toEqual([
    ['delivery:cost', 3250],
    ['payable:courier', -3250],
  ]);
});

it('ships all of it at once as before, in one parcel', async () => {
  const id = await order();
  const tracking = { courier: 'ไปรษณีย์ไทย', code: 'EX123456789TH' };
  const { body } = await manage('POST', `orders/${id}/ship`, { revision: 1, tracking });
  expect(body).toMatchObject({
    status: 'shipped',
    parcels: [
      { courier: 'Thailand Post', code: 'EX123456789TH', lines: [{ rank: 0, quantity: 2 }] },
    ],
  });
});

it('mails the buyer once a parcel', async () => {
  const id = await order();
  const lines = [{ rank: 0, quantity: 1 }];
  await manage('POST', `orders/${id}/parcels`, {
    revision: 1,
    courier: 'flash',
    code: 'THXA00000001',
    lines,
  });
  await manage('POST', `orders/${id}/parcels`, {
    revision: 2,
    courier: 'flash',
    code: 'THXA00000002',
  });
  const sent = await mails(id);
  expect(sent.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('A part of order'),
    expect.stringContaining('is on its way'),
  ]);
  expect(sent[0]?.body).toContain('Courier: Flash Express, tracking number: THXA00000001');
  expect(sent[1]?.body).toContain('THXA00000002');
});

it('sends nothing of another shop’s order, and knows couriers by name and by number', async () => {
  const { order_id: id } = await placeOrderRows(host.db, { shop_id: shops.beta.id });
  const sent = await manage('POST', `orders/${id}/parcels`, { revision: 1, courier: '', code: '' });
  expect(sent.status).toBe(404);
  expect(await labelsOf(id)).not.toContain('วิชัย มั่นคง');
  const book = await readCouriers(host.db);
  expect(courierNamed(book, 'Flash')).toBe('flash');
  expect(courierNamed(book, 'รถไฟ')).toBe('รถไฟ');
  expect(courierOfCode(book, 'SPXTH04123456789')).toBe('spx');
  expect(courierOfCode(book, 'EX123456789TH')).toBe('thailand-post');
  expect(courierOfCode(book, 'hello')).toBe('');
  const { couriers } = (await manage('GET', 'couriers')).body;
  expect(couriers).toHaveLength(12);
  expect(couriers.find((one: { code: string }) => one.code === 'best').state).toBe('unknown');
});

it('offers the couriers that the shop uses, its first choice first', async () => {
  const codes = async (query = '') => {
    const { body } = await manage('GET', `couriers${query}`);
    return body.couriers.map((one: { code: string; is_default: boolean }) =>
      one.is_default ? `${one.code}*` : one.code,
    );
  };
  const { revision } = (await manage('GET', 'delivery/rules')).body;
  const saved = await manage('PUT', 'delivery/rules', { revision, couriers: ['kex', 'flash'] });
  expect(saved.status).toBe(200);
  expect(await codes()).toEqual(['kex*', 'flash']);
  expect(await codes('?all=true')).toHaveLength(12);
  await host.db.updateTable('courier').set({ is_on: false }).where('code', '=', 'kex').execute();
  expect(await codes()).toEqual(['flash*']);
  expect(await codes('?all=true')).not.toContain('kex');
});
