import type { CartStatusResponse } from '@talad/elements/api/cart.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { addPictures } from '../../../../test/support/records/add-pictures.ts';
import { buyerAddress, createBuyer } from '../../../../test/support/buyer.ts';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

const ORIGIN = 'http://localhost:4000';
const { alpha, beta } = shops;
const url = `/api/v1/manage/${alpha.id}/settings?lang=en`;
const DAY = 86_400_000;
let host: TestHost;
/** Days after today. */
let later = 0;
beforeAll(async () => {
  const now = () => new Date(Date.now() + later * DAY);
  host = await createTestHost({ seed: 'small', now });
});
afterAll(() => host.close());

async function save(change: object) {
  const cookie = await signIn(host, accounts.ownerAlpha.email);
  const headers = { origin: ORIGIN, cookie };
  const { revision } = (await host.inject({ url, headers })).json();
  return host.inject({ method: 'PUT', url, headers, payload: { revision, ...change } });
}
const page = async (path: string, lang = 'en') =>
  (await host.inject({ url: `/web/${path}?lang=${lang}` })).body.replaceAll(/<!--.*?-->/gs, '');
const begin = async (uuid: string) => `/checkout/${await createBuyer(host).begin([[uuid, 1]])}`;
const visit = () => openBrowser(host, { lang: 'en' });
async function vatOf(uuid: string, shop: string): Promise<number | null> {
  const reply = await host.inject({
    method: 'POST',
    url: `/api/v1/cart/status?site=${shop}`,
    payload: { products: [{ product_uuid: uuid, quantity: 1 }] },
  });
  return reply.json().shops[0].vat;
}
const lastOrder = () =>
  host.db
    .selectFrom('sales_order')
    .select(['id', 'vat'])
    .where('shop_id', '=', alpha.id)
    .orderBy('sequence', 'desc')
    .executeTakeFirst();

describe('tax', () => {
  it('of a shop that is not registered: no line about VAT in cart, checkout, order and pages', async () => {
    expect(await page('alpha/contactus')).toContain('Prices include VAT');
    const saved = await save({ tax: { registered: false, number: '', branch: '' } });
    expect(saved.statusCode).toBe(200);
    expect(await vatOf(products.cup.uuid, 'alpha')).toBeNull();
    const browser = visit();
    const at = await begin(products.cup.uuid);
    expect((await browser.get(at)).html).not.toContain('VAT');
    const done = await browser.post(at, { ...buyerAddress, seen_net: '170' });
    expect(done.url.pathname).toMatch(/^\/orders\//);
    expect(done.html).not.toContain('VAT');
    const order = await lastOrder();
    expect(order?.vat).toBeNull();
    const owed = await host.db
      .selectFrom('journal_line')
      .innerJoin('journal_entry', 'journal_entry.id', 'journal_line.entry_id')
      .select('amount')
      .where('order_id', '=', order?.id ?? '')
      .where('account', '=', 'vat:output')
      .execute();
    expect(owed.every(({ amount }) => amount === 0)).toBe(true);
    for (const path of ['alpha/contactus', 'alpha/help', 'alpha/terms']) {
      expect(await page(path)).not.toContain('VAT');
    }
    // The other shop keeps its rate.
    expect(await vatOf(products.mango.uuid, 'beta')).toBeGreaterThan(0);
  });

  it('of a registered shop: 7/107 in the charge, and its number in the footer', async () => {
    await save({ tax: { registered: true, number: '0-1055-36001-23-9', branch: '00001' } });
    // Goods for 120 and delivery for 50: 170 × 7 / 107.
    expect(await vatOf(products.cup.uuid, 'alpha')).toBe(11.12);
    expect((await visit().get(await begin(products.cup.uuid))).html).toContain(
      'Includes ฿11.12 VAT',
    );
    expect(await page('alpha/contactus')).toContain('Prices include VAT · Tax ID 0105536001239');
  });

  it('keeps the legal name and the registered address for papers', async () => {
    const tax = {
      registered: true,
      number: '0105536001239',
      branch: '',
      name: 'บริษัท อัลฟา จำกัด',
      address: '9 ถนนสีลม',
    };
    expect((await save({ tax })).json().tax).toEqual(tax);
    expect((await save({ tax: { ...tax, name: ' ' } })).json().tax.name).toBe('');
  });

  it.each([
    [{ registered: true, number: ' ', branch: '' }, 'tax/number'],
    [{ registered: false, number: '0105536001238', branch: '' }, 'tax/number'],
    [{ registered: true, number: '0105536001239', branch: '12' }, 'tax/branch'],
  ])('refuses %j next to the field', async (tax, field) => {
    const refused = await save({ tax });
    expect(refused.statusCode).toBe(400);
    expect(JSON.stringify(refused.json())).toContain(`"${field}`);
  });
});

describe('opening hours', () => {
  const nine = { open: '09:00', close: '18:00' };
  it('are on the contact page, in both languages, until they are taken off', async () => {
    expect(await page('alpha/contactus')).not.toContain('Opening hours');
    await save({ hours: [nine, nine, nine, nine, nine, { open: '10:00', close: '16:00' }, null] });
    const [en, th] = [await page('alpha/contactus'), await page('alpha/contactus', 'th')];
    expect(en).toMatch(/<dt>Monday – Friday<\/dt>\s*<dd>09:00–18:00<\/dd>/);
    expect(th).toMatch(/<dt>อาทิตย์<\/dt>\s*<dd>ปิด<\/dd>/);
    expect(await page('beta/contactus')).not.toContain('Monday');
    await save({ hours: null });
    expect(await page('alpha/contactus')).not.toContain('Opening hours');
  });

  it('refuse a day that closes before it opens', async () => {
    const late = { open: '18:00', close: '09:00' };
    const refused = await save({ hours: [nine, late, null, null, null, null, null] });
    expect(JSON.stringify(refused.json())).toContain('"hours/1/close"');
  });
});

describe('a holiday', () => {
  const holiday = (stops: boolean, from = -1, until = 3) => ({
    from: new Date(Date.now() + from * DAY).toISOString(),
    until: new Date(Date.now() + until * DAY).toISOString(),
    stops_orders: stops,
    message: { th: 'ไปทำบุญ', en: '' },
  });

  it('that stops orders is said on every page, and the checkout places none', async () => {
    const at = await begin(products.cup.uuid);
    const before = await lastOrder();
    await save({ holiday: holiday(true) });
    const front = await page('alpha/contactus');
    expect(front).toContain('This shop is not taking orders at the moment');
    expect(front).toContain('ไปทำบุญ');
    expect(await page('beta/contactus')).not.toContain('not taking orders');
    const browser = visit();
    const { html } = await browser.get(at);
    expect(html.match(/not taking orders/g)).toHaveLength(1);
    expect(html).not.toContain('Place order');
    // A page that was opened before the holiday began.
    const posted = await browser.post(at, { ...buyerAddress, seen_net: '170' });
    expect(posted.url.pathname).toBe(at);
    expect(posted.html).toContain('not taking orders');
    expect(posted.html).toContain(`value="${buyerAddress.name}"`);
    expect(await lastOrder()).toEqual(before);
  });

  it('is said on the marketplace too, with the product and in the cart', async () => {
    const product = async () => (await host.inject({ url: '/product/cup/101?lang=en' })).body;
    const cart = async () => {
      const reply = await host.inject({
        method: 'POST',
        url: '/api/v1/cart/status?lang=en',
        payload: {
          products: [products.cup, products.banana].map(({ uuid }) => ({
            product_uuid: uuid,
            quantity: 1,
          })),
        },
      });
      const { shops: groups }: CartStatusResponse = reply.json();
      return groups.map(({ notice }) => notice);
    };
    const box = async () => {
      const { body } = await host.inject({ url: '/search?q=cup&lang=en' });
      const [found = ''] = /<talad-product-box[^]*?<\/article>/.exec(body) ?? [];
      return found;
    };
    await save({ holiday: null });
    expect(await product()).not.toContain('not taking orders');
    expect(await product()).toContain('Add to cart');
    expect(await box()).toContain('Add to cart');
    const [before, other] = await cart();
    expect(before).not.toContain('not taking orders');
    await save({ holiday: holiday(true, -1, 2) });
    expect(await product()).toContain('This shop is not taking orders at the moment');
    expect(await product()).toContain('ไปทำบุญ');
    expect(await product()).not.toContain('Add to cart');
    expect(await box()).not.toContain('Add to cart');
    expect(await box()).toContain('On holiday');
    expect(await cart()).toEqual([expect.stringMatching(/^This shop is not taking/), other]);
    const browser = visit();
    await browser.post('/cart/items', { product_uuid: products.cup.uuid, quantity: '1' });
    expect((await browser.get('/cart')).html).toContain('This shop is not taking orders');
    later = 2.5;
    expect(await product()).not.toContain('not taking orders');
    expect(await product()).toContain('Add to cart');
    expect(await box()).toContain('Add to cart');
    expect(await box()).not.toContain('On holiday');
    later = 0;
  });

  it('that only delays delivery takes orders and says so', async () => {
    await save({ holiday: holiday(false) });
    expect(await page('alpha/contactus')).toContain('You can order now, and it ships afterwards');
    const browser = visit();
    const at = await begin(products.cup.uuid);
    expect((await browser.get(at)).html).toContain('You can order now');
    const done = await browser.post(at, { ...buyerAddress, seen_net: '170' });
    expect(done.url.pathname).toMatch(/^\/orders\//);
  });

  it('begins and ends by itself', async () => {
    await save({ holiday: holiday(true, 1, 2) });
    expect(await page('alpha/contactus')).not.toContain('not taking orders');
    later = 1.5;
    expect(await page('alpha/contactus')).toContain('not taking orders');
    later = 2.5;
    expect(await page('alpha/contactus')).not.toContain('not taking orders');
    later = 0;
    await save({ holiday: null });
  });

  it('refuses an end before its beginning', async () => {
    const refused = await save({ holiday: holiday(true, 3, 1) });
    expect(JSON.stringify(refused.json())).toContain('"holiday/until"');
  });
});

describe('the checkout', () => {
  it('asks for the fields that the shop wants, and no others', async () => {
    await save({ checkout: { guests: true, email: 'required', note: 'hidden' } });
    const browser = visit();
    const at = await begin(products.cup.uuid);
    const { html } = await browser.get(at);
    expect(html).toMatch(/id="f-email"[^>]*required/);
    expect(html).not.toContain('id="f-note"');
    const form = { ...buyerAddress, note: 'sneaked in', seen_net: '170' };
    const refused = await browser.post(at, { ...form, email: '' });
    expect(refused.html).toContain('href="#f-email"');
    const done = await browser.post(at, { ...form, email: 'w@example.test' });
    expect(done.url.pathname).toMatch(/^\/orders\//);
    expect(done.html).not.toContain('sneaked in');
  });

  it('of a shop without guest orders leads guests to sign in, and keeps what they typed', async () => {
    await save({ checkout: { guests: false, email: 'optional', note: 'optional' } });
    const before = await lastOrder();
    const browser = visit();
    const at = await begin(products.cup.uuid);
    const { html } = await browser.get(at);
    expect(html).toContain('Sign in to order');
    expect(html).toContain(`/login?continue=${encodeURIComponent(at)}`);
    const posted = await browser.post(at, { ...buyerAddress, seen_net: '170' });
    expect(posted.url.pathname).toBe(at);
    expect(posted.html).toContain(`value="${buyerAddress.name}"`);
    expect(await lastOrder()).toEqual(before);
    const member = await signIn(host, accounts.shopper.email);
    const theirs = await host.inject({ url: at, headers: { cookie: `lang=en; ${member}` } });
    expect(theirs.body).not.toContain('Sign in to order');
    expect(theirs.body).toContain('Place order');
  });
});

describe('the place of the address', () => {
  const place = {
    postcode: '50300',
    sub_district: 'Chang Phueak',
    district: 'Mueang Chiang Mai',
    province: 'Chiang Mai',
  };

  it('is below the street, in both languages', async () => {
    const saved = await save({ place });
    expect(saved.json()).toMatchObject({ place });
    expect(await page('alpha/contactus')).toContain(
      'Chang Phueak, Mueang Chiang Mai, Chiang Mai 50300',
    );
    expect(await page('alpha/contactus', 'th')).toContain(
      'ตำบลช้างเผือก อำเภอเมืองเชียงใหม่ จังหวัดเชียงใหม่ 50300',
    );
    expect(await page('beta/contactus')).not.toContain('Chang Phueak');
    await save({ place: null });
    expect(await page('alpha/contactus')).not.toContain('Chang Phueak');
  });

  it.each([{ postcode: '10110' }, { sub_district: 'Nowhere' }, { sub_district: '' }])(
    'refuses one with %j',
    async (wrong) => {
      const refused = await save({ place: { ...place, ...wrong } });
      expect(refused.statusCode).toBe(400);
      expect(JSON.stringify(refused.json())).toContain('"place/postcode"');
    },
  );
});

describe('search engines and sharing', () => {
  const texts = { th: '', en: '' };
  const maps = async () => (await host.inject({ url: '/sitemap/products-0-0.xml' })).body;

  it('leave an unlisted shop out, and only that', async () => {
    const front = { th: '', en: 'Handmade cups from Chiang Mai' };
    await save({ search: { listed: true, title: front, description: texts } });
    expect(await page('alpha')).toContain('<title>Handmade cups from Chiang Mai');
    expect(await page('alpha', 'th')).not.toContain('Handmade cups');
    expect(await page('alpha')).not.toContain('noindex');
    expect(await maps()).toContain('/web/alpha/');
    await save({ search: { listed: false, title: texts, description: texts } });
    expect(await page('alpha')).toContain('<meta name="robots" content="noindex">');
    expect(await page('alpha/contactus')).toContain('<meta name="robots" content="noindex">');
    expect(await maps()).not.toContain('/web/alpha/');
    expect(await maps()).toContain('/web/beta/');
    expect(await page('beta')).not.toContain('noindex');
    await save({ search: { listed: true, title: texts, description: texts } });
  });

  it('show the share picture, then the logo, where a page has none of its own', async () => {
    await addPictures(host.db);
    const media = await host.db.selectFrom('media').select('id').executeTakeFirstOrThrow();
    expect((await save({ avatar: null })).statusCode).toBe(200);
    expect(await page('alpha/contactus')).not.toContain('og:image');
    expect((await save({ share_picture: media.id })).statusCode).toBe(200);
    expect(await page('alpha/contactus')).toMatch(/property="og:image" content="http[^"]+media/);
    expect((await save({ share_picture: crypto.randomUUID() })).statusCode).toBe(400);
    await save({ share_picture: null });
    expect(await page('alpha/contactus')).not.toContain('og:image');
  });
});

it('stays in the shop: the other one’s settings are as they were', async () => {
  const { settings } = await host.db
    .selectFrom('shop')
    .select('settings')
    .where('id', '=', beta.id)
    .executeTakeFirstOrThrow();
  expect(settings).toEqual({
    shipping: { flat: 5000, freeFrom: 100_000 },
    tax: { registered: true },
  });
});
