import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser, type Page } from '../../../../test/support/browser/browser.ts';
import { products } from '../../../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
});
afterAll(() => host.close());

const address = {
  name: 'วิชัย มั่นคง',
  phone: '081-234-5678',
  email: '',
  address: '99/1 ถนนสุขุมวิท',
  sub_district: 'คลองตัน',
  district: 'คลองเตย',
  province: 'กรุงเทพมหานคร',
  postcode: '10110',
  note: 'ฝากไว้ที่ป้อมยาม',
};

type Browser = ReturnType<typeof openBrowser>;
let browser: Browser;
beforeEach(() => {
  browser = openBrowser(host, { lang: 'th' });
});

/** Goes from a product page to the checkout, as a browser without JavaScript does. */
async function toCheckout(uuid: string, quantity: number, base = ''): Promise<Page> {
  await browser.get(base || '/');
  const cart = await browser.post(`${base}/cart/items`, {
    product_uuid: uuid,
    quantity: String(quantity),
  });
  expect(cart.url.pathname).toBe(`${base}/cart`);
  const shopId = /name="shop_id" value="(\d+)"/.exec(cart.html)?.[1] ?? '';
  return browser.post(`${base}/cart/checkout`, { shop_id: shopId });
}

const seenNet = (page: Page) => /name="seen_net" value="([^"]+)"/.exec(page.html)?.[1] ?? '';
const orders = () =>
  host.db.selectFrom('sales_order').selectAll().orderBy('sequence', 'desc').execute();

it('the cart page has lines, sums, VAT and the button, without a script', async () => {
  await browser.post('/cart/items', { product_uuid: products.cup.uuid, quantity: '2' });
  const { html } = await browser.get('/cart');
  const cart = html.slice(html.indexOf('class="no-js"'));
  for (const words of [products.cup.title, '฿240', 'ค่าจัดส่ง', '฿290', 'รวมภาษีมูลค่าเพิ่ม']) {
    expect(cart).toContain(words);
  }
  expect(cart).toMatch(/<form method="post" action="\/cart\/checkout">[^]*สั่งซื้อ</);
});

describe('the checkout page', () => {
  it('shows the lines and has fields that browsers fill in by themselves', async () => {
    const page = await toCheckout(products.cup.uuid, 2);
    expect(page.status).toBe(200);
    expect(page.url.pathname).toMatch(/^\/checkout\//);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.html).toContain(products.cup.title);
    expect(page.html).toContain('฿240');
    for (const token of [
      'shipping name',
      'shipping tel',
      'shipping street-address',
      'shipping address-level3',
      'shipping address-level2',
      'shipping address-level1',
      'shipping postal-code',
    ]) {
      expect(page.html).toContain(`autocomplete="${token}"`);
    }
    // The page loads only our own script for the address fields.
    const scripts = page.html.match(/<script\b[^>]*>/g) ?? [];
    for (const script of scripts) {
      expect(script).toMatch(/^<script type="module" src="\/assets\/[\w.-]+\.js"/);
    }
    expect(page.html.match(/<h1[ >]/g)).toHaveLength(1);
    // On a phone the order is below the form: its sum is shown above, and links to it.
    expect(page.html).toMatch(/href="#summary">\s*<span>รายการสั่งซื้อ \(2\)<\/span>\s*<strong>฿290</);
    expect(page.html).toMatch(/ถือว่าคุณยอมรับ\s*<a href="[^"]*\/web\/alpha\/terms" target="_blank"/);
    const english = await browser.get(`${page.url.pathname}?lang=en`);
    expect(english.html).toContain('Cash on delivery');
  });

  it('places the order once, however often the button is pressed', async () => {
    const page = await toCheckout(products.cup.uuid, 1, '/web/alpha');
    const before = (await orders()).length;
    const form = { ...address, seen_net: seenNet(page) };
    const done = await browser.post(page.url.pathname, form);
    expect(done.url.pathname).toMatch(/^\/orders\//);
    const [order] = await orders();
    expect(done.html).toContain(String(order?.number));
    expect(done.html).toContain('ขอบคุณค่ะ');
    expect(done.html).toContain('คลองตัน คลองเตย');
    expect(done.html).toContain('081-234-5678');
    expect(done.headers['cache-control']).toBe('no-store');
    const again = await browser.post(page.url.pathname, form);
    expect(again.html).toContain(String(order?.number));
    const back = await browser.get(page.url.pathname);
    expect(back.url.pathname).toMatch(/^\/orders\//);
    expect((await orders()).length).toBe(before + 1);
    expect(order?.contact).toMatchObject({ name: address.name, phone: '0812345678' });
  });

  it('shows each error next to its field, and keeps typed values', async () => {
    const page = await toCheckout(products.cup.uuid, 1);
    const wrong = await browser.post(page.url.pathname, {
      ...address,
      name: '',
      phone: '12',
      postcode: '1011',
      sub_district: '',
      province: '',
      address: '"><script>alert(1)</script>',
      seen_net: seenNet(page),
    });
    expect(wrong.status).toBe(200);
    expect(wrong.url.search).toBe('');
    expect(wrong.visited).toHaveLength(2);
    expect(wrong.html).toContain('role="alert"');
    expect(wrong.html).toContain('href="#f-phone"');
    expect(wrong.html).toMatch(
      /id="f-phone"[^>]*aria-invalid="true"[^>]*aria-describedby="e-phone h-phone"/s,
    );
    expect(wrong.html).toContain('รหัสไปรษณีย์ต้องเป็นตัวเลข 5 หลัก');
    expect(wrong.html).toContain('value="12"');
    expect(wrong.html).toContain('value="คลองเตย"');
    expect(wrong.html).toContain('ฝากไว้ที่ป้อมยาม');
    expect(wrong.html).not.toContain('<script>alert');
    // They have the order of the form, where the province comes before the postcode.
    const named = [...wrong.html.matchAll(/href="#f-([a-z_]+)"/g)].map(([, name]) => name);
    expect(named).toEqual(['name', 'phone', 'province', 'sub_district', 'postcode']);
    const english = await browser.get(`${page.url.pathname}?lang=en`);
    expect(english.html).toContain('value="12"');
    expect(english.html).toContain('href="#f-phone"');
    expect(english.html).toContain('<a href="#f-name">Enter your name</a>');
    expect(english.html).toContain('id="e-province">Enter the province</p>');
  });

  it('asks again when the price has changed, with the new total in the form', async () => {
    const page = await toCheckout(products.banana.uuid, 2);
    const { price } = products.banana;
    await host.db
      .updateTable('product')
      .set({ price: price + 1_000 })
      .where('id', '=', products.banana.id)
      .execute();
    const before = (await orders()).length;
    const changed = await browser.post(page.url.pathname, { ...address, seen_net: seenNet(page) });
    expect(changed.html).toContain('ราคามีการเปลี่ยนแปลง');
    expect(changed.html).toContain('value="วิชัย มั่นคง"');
    expect((await orders()).length).toBe(before);
    const done = await browser.post(page.url.pathname, { ...address, seen_net: seenNet(changed) });
    expect(done.url.pathname).toMatch(/^\/orders\//);
    expect((await orders()).length).toBe(before + 1);
  });

  it('offers what is left when some of it is sold', async () => {
    const page = await toCheckout(products.plateOnSale.uuid, 4);
    await host.db
      .updateTable('stock')
      .set({ remain: 1 })
      .where('product_id', '=', products.plateOnSale.id)
      .execute();
    const short = await browser.post(page.url.pathname, { ...address, seen_net: seenNet(page) });
    expect(short.html).toContain('สินค้าบางรายการมีไม่พอแล้ว');
    expect(short.html).toContain(`formaction="${page.url.pathname}/adjust"`);
    const adjusted = await browser.post(`${page.url.pathname}/adjust`, { ...address });
    expect(adjusted.html).toContain('ปรับรายการเป็นสินค้าที่เหลือแล้ว');
    expect(adjusted.html).toContain('value="วิชัย มั่นคง"');
    const done = await browser.post(page.url.pathname, { ...address, seen_net: seenNet(adjusted) });
    expect(done.url.pathname).toMatch(/^\/orders\//);
    expect(done.html).toContain('จำนวน 1');
  });

  it('says where to go on when everything is gone, or the link is', async () => {
    const page = await toCheckout(products.mango.uuid, 1);
    await host.db
      .updateTable('stock')
      .set({ remain: 0 })
      .where('product_id', '=', products.mango.id)
      .execute();
    const gone = await browser.get(page.url.pathname);
    expect(gone.html).toContain('สินค้าในรายการนี้หมดแล้ว');
    expect(gone.html).toContain('/web/beta');
    const forged = await browser.get('/checkout/forged');
    expect(forged.status).toBe(410);
    expect(forged.html).toContain('href="/cart"');
    const order = await browser.get('/orders/forged');
    expect(order.status).toBe(404);
  });
});
