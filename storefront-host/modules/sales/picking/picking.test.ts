import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { placeOrderRows } from '../../../../test/support/placed-order.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { newId } from '../../../db/ids.ts';

let host: TestHost;
let cookie: string;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  cookie = await signIn(host, accounts.ownerAlpha.email);
});
afterAll(() => host.close());

async function print(filter: object | string, lang = 'en', paper = 'list') {
  const query = new URLSearchParams({
    paper,
    filter: typeof filter === 'string' ? filter : JSON.stringify(filter),
  });
  const url = `/api/v1/manage/2/orders/picking?${query}`;
  return host.inject({ url, headers: { cookie: `lang=${lang}; ${cookie}` } });
}

/** Returns the text of each sheet. */
function sheetsOf(body: string): string[] {
  const [, ...sheets] = body.split('<section class="sheet">');
  return sheets.map((sheet) =>
    sheet
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

async function order(title?: string): Promise<string> {
  return (await placeOrderRows(host.db, title ? { title } : {})).order_id;
}

describe('picking lists', () => {
  it('are a list of everything and a page for each chosen order, the oldest first', async () => {
    const [first, second] = [await order(), await order()];
    await order('อยู่นอกใบนี้');
    await host.db
      .insertInto('order_line')
      .values({
        shop_id: shops.alpha.id,
        order_id: second,
        rank: 1,
        product_id: products.plateOnSale.id,
        product_uuid: products.plateOnSale.uuid,
        title: 'จาน <ลายคราม>',
        unit_price: 100,
        quantity: 7,
        line_total: 700,
      })
      .execute();
    await host.db
      .insertInto('order_note')
      .values({
        shop_id: shops.alpha.id,
        id: newId(),
        order_id: first,
        text: 'ห่อของขวัญ',
        created_at: new Date(),
      })
      .execute();
    const reply = await print({ id: [second, first] });
    expect(reply.headers['content-type']).toContain('text/html');
    expect(reply.headers['cache-control']).toBe('no-store');
    const [sum = '', one = '', two = '', ...more] = sheetsOf(reply.body);
    expect(more).toEqual([]);
    expect(sum).toMatch(new RegExp(`ถ้วยกาแฟ สีคราม / M ${products.cup.code} 4`));
    expect(sum).toMatch(/จาน &lt;ลายคราม&gt; .* 7/);
    expect(sum).toContain('Items in all 11');
    expect(one).toContain('วิชัย มั่นคง 081-234-5678 99/1 ถนนสุขุมวิท');
    expect(one).toContain('Note: ห่อของขวัญ');
    expect(one).toContain('Collect ฿309 on delivery');
    expect(two).toContain('Items in all 9');
    expect(reply.body).not.toContain('อยู่นอกใบนี้');
    // Packing slips have the same pages without the shop's internal notes and without the list of
    // everything.
    const slips = sheetsOf((await print({ id: [second, first] }, 'en', 'slips')).body);
    expect(slips).toEqual([one.replace('Note: ห่อของขวัญ ', ''), two]);
  });

  it('sum a product over orders in both languages, under its name in the reader’s', async () => {
    const thai = (await placeOrderRows(host.db, { lang: 'th', title: 'ถ้วยชาทรงสูง' })).order_id;
    const english = (await placeOrderRows(host.db, { lang: 'en', title: 'Tall tea cup' })).order_id;
    for (const [lang, title, other] of [
      ['th', 'ถ้วยชาทรงสูง', 'Tall tea cup'],
      ['en', 'Tall tea cup', 'ถ้วยชาทรงสูง'],
    ] as const) {
      const [sum = ''] = sheetsOf((await print({ id: [thai, english] }, lang)).body);
      expect(sum).toMatch(new RegExp(`${title} สีคราม / M ${products.cup.code} 4`));
      expect(sum).not.toContain(other);
    }
  });

  it('are cut at 200 orders, and say so, in Thai too', async () => {
    for (let n = 0; n < 201; n += 1) await order();
    const { body } = await print({ status: 'placed' }, 'th');
    expect(sheetsOf(body)).toHaveLength(201);
    expect(body).toContain('พิมพ์ได้ครั้งละ 200 คำสั่งซื้อ');
    expect(body).toMatch(/@media print\{[^]*break-after:page/);
  });

  it('show no order of another shop, and refuse a filter that is none', async () => {
    const { order_id: foreign } = await placeOrderRows(host.db, { shop_id: shops.beta.id });
    for (const paper of ['list', 'slips']) {
      const { body } = await print({ id: [foreign] }, 'en', paper);
      expect(body).toContain('No orders to print');
      expect(sheetsOf(body)).toEqual([]);
    }
    expect((await print('{')).statusCode).toBe(400);
    expect((await print({ shop_id: 3 })).statusCode).toBe(400);
  });
});
