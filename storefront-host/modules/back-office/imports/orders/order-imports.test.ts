import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, products, shops } from '../../../../../test/support/fixture-market.ts';
import { placeOrderRows } from '../../../../../test/support/placed-order.ts';
import { signIn } from '../../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../../test/support/test-host.ts';
import { addNote } from '../../../sales/orders/notes/order-notes.ts';
import { createShop } from '../../../shops/create-shop.ts';

const ORIGIN = 'http://localhost:4000';
const alpha: number = shops.alpha.id;
let host: TestHost;
let cookie: string;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  cookie = await signIn(host, accounts.ownerAlpha.email);
  // No import may meet an order of another shop.
  await placeOrderRows(host.db, { shop_id: shops.beta.id, contact: { name: 'ของเบต้า' } });
  await host.db
    .updateTable('sales_order')
    .set({ number: 'W-1' })
    .where('shop_id', '=', 3)
    .execute();
});
afterAll(() => host.close());

const base = (shopId: number) => `/api/v1/manage/${shopId}`;

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const headers = { origin: ORIGIN, cookie: `lang=en; ${cookie}` };
  const reply = await host.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() };
}

/** Uploads, checks and runs an import as the browser does, with the fields that the server proposes. */
async function importFile(
  text: string | Buffer,
  shopId: number,
  chosen: Readonly<Record<string, string>> = {},
) {
  const uploaded = await host.inject({
    method: 'POST',
    url: `${base(shopId)}/order-imports?file_name=orders.csv`,
    headers: { origin: ORIGIN, cookie, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(text),
  });
  const { id, columns } = uploaded.json();
  const url = `${base(shopId)}/order-imports/${id}`;
  const guessed = columns.map((one: { name: string; field: string }) => [
    one.name.toLowerCase(),
    one.field,
  ]);
  const matches = { ...Object.fromEntries(guessed), ...chosen };
  const asked = await call('PUT', url, { matches });
  expect([asked.status, asked.body.state]).toEqual([200, 'checking']);
  await host.host.jobs.drain();
  const { body: checked } = await call('GET', url);
  expect((await call('POST', `${url}/run`)).status).toBe(200);
  await host.host.jobs.drain();
  return { url, checked, done: (await call('GET', url)).body };
}

async function exported(shopId: number, lang = 'th'): Promise<string> {
  return (
    await host.inject({ url: `${base(shopId)}/orders.csv?lang=${lang}`, headers: { cookie } })
  ).body;
}

async function newShop(shopname: string): Promise<number> {
  const made = await host.db
    .transaction()
    .execute((trx) =>
      createShop(trx, { shopname, title: shopname, ownerId: accounts.ownerAlpha.id }),
    );
  if ('code' in made) throw new Error(made.code);
  return made.id;
}

async function listed(shopId: number, q = '') {
  const filter = encodeURIComponent(JSON.stringify(q === '' ? {} : { q }));
  const page = await call('GET', `${base(shopId)}/past-orders?filter=${filter}`);
  if (page.status !== 200) throw new Error(JSON.stringify(page.body));
  return page.body.items;
}

const problems = ({ problems: all }: { problems: { line: number; reason: string }[] }) =>
  all.map(({ line, reason }) => `${line} ${reason}`);

describe('an export', () => {
  it('imports without a change where its orders are, and as the same file elsewhere', async () => {
    const { order_id: id } = await placeOrderRows(host.db, {
      contact: { name: '=HYPERLINK("https://evil.test")', phone: '0811111111' },
      tracking: { courier: 'flash', code: 'TH0001' },
      topic: 'order.shipped',
    });
    const { order_id: second } = await placeOrderRows(host.db, {
      payment_method: 'transfer',
      payment_status: 'paid',
    });
    await host.db
      .updateTable('sales_order')
      .set({
        address: JSON.stringify({
          address: '1 "ก", ข\nชั้น 2 ',
          sub_district: 'คลองตัน',
          district: 'คลองเตย',
          province: 'กรุงเทพมหานคร',
          postcode: '10110',
          note: '-ฝากป้อมยาม',
        }),
        delivery: JSON.stringify({ names: { th: 'ส่งด่วน', en: 'Express' } }),
        placed_at: new Date('2026-11-20T20:30:40Z'),
        delivered_at: new Date('2026-11-22T20:30:40Z'),
        refunded: 1_050,
      })
      .where('id', '=', id)
      .execute();
    await sql`INSERT INTO order_line (shop_id, order_id, rank, product_id, product_uuid, title, unit_price,
        quantity, line_total, discount, comment)
      SELECT shop_id, order_id, 1, ${products.patternUnlimited.id}, product_uuid, '-20% ขวด', 100, 3, 300, 10, 'ห่อของขวัญ'
      FROM order_line WHERE order_id = ${id}`.execute(host.db);
    await host.db
      .updateTable('product')
      .set({ code: 'CUP-1' })
      .where('id', '=', products.cup.id)
      .execute();
    await host.db.deleteFrom('order_line').where('order_id', '=', second).execute();
    for (const tag of ['ก, ข', 'VIP']) {
      await sql`INSERT INTO order_tag (shop_id, order_id, tag, sequence, placed_at, net)
        SELECT shop_id, id, ${tag}, sequence, placed_at, net FROM sales_order WHERE id = ${id}`.execute(
        host.db,
      );
    }
    const act = { shopId: alpha, orderId: id, accountId: accounts.ownerAlpha.id };
    await addNote(host.db, { ...act, at: new Date('2026-11-21T01:02:03Z') }, 'โทรก่อน\n[x] y');
    // Sends the mails of the orders.
    await host.host.jobs.drain();
    const stock = await moneyAndStock();

    for (const lang of ['th', 'en']) {
      const csv = await exported(alpha, lang);
      const rows = parse(csv, { bom: true }).length - 1;
      expect(rows).toBe(3);
      const own = await importFile(csv, alpha);
      expect(own.done.problems).toEqual([]);
      expect(own.done.dropped).toEqual([]);
      expect(own.done.tally.unchanged.rows).toBe(rows);
      expect(await listed(alpha)).toEqual([]);

      const empty = await newShop(`orders-${lang}`);
      const moved = await importFile(csv, empty);
      expect(moved.checked.tally.created.rows).toBe(rows);
      expect(moved.done.problems).toEqual([]);
      expect(moved.done.dropped).toEqual([]);
      expect(await exported(empty, lang)).toBe(csv);
      const again = await importFile(csv, empty);
      expect(again.done.tally.unchanged.rows).toBe(rows);
      expect(await exported(empty, lang)).toBe(csv);
      const live = await host.db
        .selectFrom('sales_order')
        .select('id')
        .where('shop_id', '=', empty)
        .execute();
      expect(live).toEqual([]);
    }
    expect(await moneyAndStock()).toEqual(stock);
  });

  it('refuses an order that the shop has otherwise, and leaves it', async () => {
    const csv = (await exported(alpha, 'en')).replaceAll('TH0001', 'TH0002');
    const { done } = await importFile(csv, alpha);
    expect(problems(done)[0]).toContain('another value in “');
    expect(done.tally.created.rows).toBe(0);
    expect(await exported(alpha, 'en')).toContain('TH0001');
  });
});

/** Records that an import of orders may never change. */
async function moneyAndStock() {
  const { rows } = await sql`SELECT
    (SELECT count(*) FROM sales_order) AS orders, (SELECT count(*) FROM journal_line) AS lines,
    (SELECT sum(remain) FROM stock) AS stock, (SELECT count(*) FROM mail) AS mails,
    (SELECT count(*) FROM point_entry) AS points, (SELECT count(*) FROM customer) AS customers`.execute(
    host.db,
  );
  return rows;
}

const table = [
  'เลขออเดอร์,วันที่,ชื่อลูกค้า,เบอร์โทร,ชื่อสินค้า,รหัสสินค้า,จำนวน,ราคา,ยอดรวม,สี',
  'A-1,20/11/2569 13:05,สมหญิง,812345678,เสื้อ,S1,๒,"1,250.50",2501,แดง',
  'A-1,20/11/2569 13:05,สมหญิง,812345678,หมวก,,1,฿100,,',
  'A-2,2026-11-21,John,+44 20 7946 0958,Mug,,1,99,99,',
  'A-3,31/2/2569,ใคร,,เสื้อ,,1,1,1,',
  'A-4,2026-11-21,ใคร,,เสื้อ,,หนึ่ง,1,1,',
  'A-4,2026-11-21,ใคร,,หมวก,,1,1,1,',
  ',2026-11-21,ใคร,,เสื้อ,,1,1,1,',
  'A-5,2026-11-21,ใคร,,เสื้อ,,1,1,1,',
  'A-5,2026-11-22,ใคร,,หมวก,,1,1,1,',
  'A-6,2026-11-21,ใคร,,หมวก,,1,ฟรี,1,',
].join('\r\n');

describe('a table of an owner', () => {
  it('is read with Thai digits and Buddhist years; each bad order says why', async () => {
    const shop = await newShop('orders-table');
    const { url, checked, done } = await importFile(table, shop);
    expect(done.tally.created).toEqual({ rows: 3, products: 2 });
    expect(checked.tally).toEqual(done.tally);
    expect(done.dropped).toEqual(['สี']);
    expect(problems(done)).toEqual([
      "5 no date: '31/2/2569' (write 2026-12-31 or 2026-12-31 09:00)",
      "6 no number of pieces: 'หนึ่ง'",
      '7 belongs to the order of line 6, which is refused: orders are imported whole',
      '8 the order number is empty',
      '9 belongs to the order of line 10, which is refused: orders are imported whole',
      '10 the rows of this order do not agree: another value in “Placed at (Thailand time)” than before',
      "11 no amount in baht: 'ฟรี'",
    ]);
    const [newest, oldest] = await listed(shop);
    expect(newest).toMatchObject({ number: 'A-2', customer: 'John', net: 99 });
    expect(oldest).toMatchObject({
      number: 'A-1',
      customer: 'สมหญิง',
      phone: '0812345678',
      placed_at: '2026-11-20T06:05:00.000Z',
      net: 2501,
    });
    for (const q of ['a-1', '#A-1', 'สมหญิง', '081-234-5678']) {
      expect((await listed(shop, q)).map(({ id }: { id: string }) => id)).toEqual([oldest.id]);
    }
    const { body } = await call('GET', `${base(shop)}/past-orders/${oldest.id}`);
    expect(body.lines).toEqual([
      { product: 'เสื้อ', code: 'S1', quantity: '2', unitPrice: '1250.5' },
      { product: 'หมวก', quantity: '1', unitPrice: '100' },
    ]);
    expect(body.import.file_name).toBe('orders.csv');
    expect((await call('GET', `${base(alpha)}/past-orders/${oldest.id}`)).status).toBe(404);

    const account = await host.inject({ url: `${url}/rows.csv`, headers: { cookie } });
    expect(account.body).toContain('A-1');
    expect((await call('POST', `${url}/undo`)).status).toBe(200);
    await host.host.jobs.drain();
    expect(await listed(shop)).toEqual([]);
    expect((await call('GET', url)).body.state).toBe('undone');
  });

  it('is refused if the same number was imported with other values', async () => {
    const shop = await newShop('orders-twice');
    const file = (total: number) => `Order,Date,Total,Extra\r\nA-1,2026-11-21,${total},x`;
    await importFile(file(10), shop);
    const { done } = await importFile(file(11), shop);
    expect(problems(done)).toEqual([
      '2 an order with this number was imported before, with another value in “Order total”: take that import back first',
    ]);
  });

  it('of windows-874 is read, with a column that is matched by hand', async () => {
    const shop = await newShop('orders-874');
    const text = 'เลขออเดอร์,วันที่,คนซื้อ\r\nก-1,2026-11-21,สมหญิง';
    const bytes = Array.from(text, (letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return code < 128 ? code : code - 0x0e00 + 0xa0;
    });
    await importFile(Buffer.from(bytes), shop, { คนซื้อ: 'name' });
    expect(await listed(shop)).toMatchObject([{ number: 'ก-1', customer: 'สมหญิง', net: null }]);
  });

  it('needs the columns of number and time, and an owner', async () => {
    const payload = Buffer.from('number,total\r\n1,2');
    const url = `${base(alpha)}/order-imports?file_name=a.csv`;
    const type = { origin: ORIGIN, 'content-type': 'application/octet-stream' };
    const uploaded = await host.inject({
      method: 'POST',
      url,
      headers: { ...type, cookie },
      payload,
    });
    const { id } = uploaded.json();
    const refused = await call('PUT', `${base(alpha)}/order-imports/${id}`, {
      matches: { number: 'number' },
    });
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'Choose the column with the Placed at (Thailand time).',
    ]);
    const other = await signIn(host, accounts.staffAlpha.email);
    const staff = await host.inject({
      method: 'POST',
      url,
      headers: { ...type, cookie: other },
      payload,
    });
    expect(staff.statusCode).toBe(403);
  });
});

describe('an export of another system', () => {
  it('of Shopify is read with several rows per order', async () => {
    const shop = await newShop('orders-shopify');
    const csv = [
      'Name,Email,Financial Status,Fulfillment Status,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Billing Name,Shipping Name,Shipping Address1,Shipping Address2,Shipping City,Shipping Zip,Shipping Phone,Notes,Risk Level',
      "#1001,a@example.test,paid,fulfilled,THB,300.00,50.00,22.90,350.00,WELCOME,0.00,Standard,2026-11-20 12:00:00 +0700,2,Shirt - M,100.00,SH-M,Bill Payer,Som Ying,1 Road,Floor 2,Bangkok,'10110,+66812345678,call,Low",
      '#1001,a@example.test,,,,,,,,,,,2026-11-20 12:00:00 +0700,1,Hat,100.00,HAT,,,,,,,,,',
      '#1002,b@example.test,paid,,USD,1,0,0,1,,,,2026-11-20 12:00:00 +0700,1,Hat,1,HAT,,,,,,,,,',
    ].join('\n');
    const { done } = await importFile(csv, shop);
    expect(problems(done)).toEqual(["4 not in baht: 'usd'"]);
    expect(done.dropped).toEqual(['Billing Name', 'Risk Level']);
    const [order] = await listed(shop, '1001');
    expect(order).toMatchObject({
      number: '#1001',
      customer: 'Som Ying',
      placed_at: '2026-11-20T05:00:00.000Z',
      payment: 'Paid',
      status: 'fulfilled',
      net: 350,
    });
    const { body } = await call('GET', `${base(shop)}/past-orders/${order.id}`);
    expect(body.cells).toMatchObject({
      address: '1 Road, Floor 2',
      vat: '22.9',
      postcode: '10110',
    });
    expect(body.lines.map(({ product }: { product: string }) => product)).toEqual([
      'Shirt - M',
      'Hat',
    ]);
  });

  it('of WooCommerce is read with names in two columns', async () => {
    const shop = await newShop('orders-woo');
    const csv = [
      'Order Number,Order Status,Order Date,Customer Note,First Name (Billing),Last Name (Billing),Address 1&2 (Billing),City (Billing),Postcode (Billing),Email (Billing),Phone (Billing),Payment Method Title,Cart Discount Amount,Order Subtotal Amount,Shipping Method Title,Order Shipping Amount,Order Total Amount,Order Total Tax Amount,SKU,Item Name,Quantity (- Refund),Item Cost',
      'W-1,Completed,2026-11-20 12:00,,สมหญิง,ใจดี,1 ถนนสุขุมวิท,Bangkok,10110,w@example.test,081-234-5678,โอนเงิน,0,200,EMS,40,240,15.7009345794,S1,เสื้อ,2,100',
    ].join('\n');
    const { done } = await importFile(csv, shop);
    expect([problems(done), done.dropped]).toEqual([[], []]);
    const [order] = await listed(shop);
    const { body } = await call('GET', `${base(shop)}/past-orders/${order.id}`);
    expect(body).toMatchObject({ number: 'W-1', customer: 'สมหญิง ใจดี', status: 'Completed' });
    expect(body.cells).toMatchObject({ vat: '15.7', deliveryMethod: 'EMS', postcode: '10110' });
  });
});
