import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, products, shops } from '../../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../../test/support/test-host.ts';

const api = '/api/v1/manage/2';
const NOW = new Date('2026-11-24T05:00:00Z');
let host: TestHost;
let owner: Record<string, string>;
let now = NOW;
beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    env: { RATE_LIMIT_FACTOR: '100' },
    now: () => now,
  });
  owner = {
    cookie: await signIn(host, accounts.ownerAlpha.email),
    origin: 'http://localhost:4000',
  };
});
afterAll(() => host.close());

async function call(method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) {
  const reply = await host.inject({ method, url, headers: owner, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.json() };
}
async function change(id: number, update: object) {
  const { revision } = (await call('GET', `${api}/products/${id}`)).body;
  return call('PUT', `${api}/products/${id}`, { revision, ...update });
}
const page = (path: string) => host.inject({ url: path, headers: { host: 'localhost:4000' } });

describe('a description with markup', () => {
  const { id } = products.cup;
  const path = `/web/alpha/product/cup/${id}`;
  const hostile = [
    '<h2>ขนาด</h2><table><tr><td>สูง</td><td>8 ซม.</td></tr></table>',
    '<p onclick="steal()">ดู <a href="/our-story">เรื่องของเรา</a> <a href="javascript:alert(1)">x</a></p>',
    '<script>alert(1)</script><img src="https://a.test/x.png" onerror="alert(1)"><style>*{}</style>',
  ].join('');

  it('is shown with headings, tables and links, and without what runs', async () => {
    expect((await change(id, { description: hostile })).status).toBe(200);
    const { body } = await page(path);
    expect(body).toContain('<h3>ขนาด</h3><table>');
    expect(body).toContain('<a href="/web/alpha/our-story">เรื่องของเรา</a>');
    for (const bad of ['steal()', 'alert(1)', 'javascript:', '*{}'])
      expect(body).not.toContain(bad);
    const head = /<meta name="description" content="([^"]*)"/.exec(body)?.[1];
    expect(head).toMatch(/^ขนาด สูง 8 ซม\. ดู เรื่องของเรา/);
    const { product } = (await call('GET', `/api/v1/products/${id}/detail?site=alpha`)).body;
    expect(product.description).not.toContain('<');
    expect(product.description_html).toContain('<td>8 ซม.</td>');
  });

  it('leads to the shop’s own pages from the marketplace too', async () => {
    const { product } = (await call('GET', `/api/v1/products/${id}/detail`)).body;
    expect(product.description_html).toContain('href="/web/alpha/our-story"');
  });

  it('stays plain text where it has no markup', async () => {
    await change(id, { description: 'หนา < 3 มม. & <b>ไม่</b> ใช่ HTML' });
    const { body } = await page(path);
    expect(body).toContain(
      'หนา &lt; 3 มม. &amp; &lt;b>ไม่&lt;/b> ใช่ HTML'.replaceAll('b>', 'b&gt;'),
    );
  });
});

describe('texts in both languages', () => {
  it('are read, written and shown, each in its language', async () => {
    const { id } = products.plateOnSale;
    const sent = {
      descriptions: { th: '<p>จานเขียนมือ</p>', en: '<p>Painted by hand</p>' },
      unit_names: { th: 'ใบ', en: 'plate' },
      seo_titles: { th: 'จานเบญจรงค์', en: 'Benjarong plate' },
      seo_descriptions: { th: 'ส่งฟรี', en: '' },
    };
    expect((await change(id, sent)).body).toMatchObject(sent);
    expect((await call('GET', `${api}/products/${id}`)).body).toMatchObject({
      ...sent,
      description: sent.descriptions.th,
      seo_title: 'จานเบญจรงค์',
    });
    const inEnglish = (await page(`/web/alpha/product/plate/${id}?lang=en`)).body;
    expect(inEnglish).toContain('<title>Benjarong plate');
    expect(inEnglish).toContain('<p>Painted by hand</p>');
    // A field without a translation is shown in the shop's language.
    expect(inEnglish).toContain('content="ส่งฟรี"');
    const back = await change(id, { descriptions: { en: '' } });
    expect(back.body.descriptions).toEqual({ th: '<p>จานเขียนมือ</p>', en: '' });
  });

  it('takes Thai texts of the greatest length, and refuses longer ones by name', async () => {
    const { id } = products.plateOnSale;
    const long = 'ก่'.repeat(25_000);
    const taken = await change(id, { descriptions: { th: long, en: long } });
    expect([taken.status, taken.body.descriptions.en.length]).toEqual([200, 50_000]);
    const refused = await change(id, { descriptions: { th: `${long}ก` } });
    expect([refused.status, refused.body.fields[0].path]).toEqual([400, 'descriptions/th']);
    const two = await change(id, { descriptions: { th: 'ก' }, description: 'ข' });
    expect([two.status, two.body.fields[0].path]).toEqual([400, 'description']);
  });
});

describe('a publish date', () => {
  const { id } = products.vaseSoldOut;
  it('hides the product until then, from pages and lists, and publishes it by itself', async () => {
    const link = (await call('GET', `${api}/products/${id}`)).body.full_url;
    expect((await page(link)).statusCode).toBe(200);
    const publish_at = '2026-11-25T02:00:00.000Z';
    const set = await change(id, { publish_at, status: 'preorder' });
    expect(set.body).toMatchObject({ publish_at, status: 'preorder' });
    expect((await page(link)).statusCode).toBe(404);
    const found = async () => {
      const { body } = await call('GET', '/api/v1/products/search?site=alpha');
      return body.products.some((one: { id: number }) => one.id === id);
    };
    expect(await found()).toBe(false);
    now = new Date('2026-11-25T02:00:30Z');
    await host.host.jobs.send('publish.due', {});
    await host.host.jobs.drain();
    await host.host.pageCache.caughtUp();
    expect((await page(link)).statusCode).toBe(200);
    expect(await found()).toBe(true);
    expect((await call('GET', `${api}/products/${id}`)).body.status).toBe('preorder');
    now = NOW;
  });

  it('publishes at once when it is removed', async () => {
    await change(id, { publish_at: '2027-01-01T00:00:00Z' });
    const back = await change(id, { publish_at: null });
    expect(back.body).toMatchObject({ publish_at: null, status: 'preorder' });
    const row = await host.db
      .selectFrom('product')
      .select(['status', 'publish_as'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ status: 'preorder', publish_as: null });
  });
});

const status = async (lines: { product_uuid: string; quantity: number }[]) =>
  (await call('POST', '/api/v1/cart/status?site=alpha', { products: lines })).body.products;

describe('a product that is switched off for the cart', () => {
  it('is refused by the cart and by a checkout, keeps its page, and is sold again later', async () => {
    const { id, uuid } = products.plateOnSale;
    const checkout = () =>
      call('POST', '/api/v1/cart/checkout?site=alpha', {
        shop_id: shops.alpha.id,
        products: [{ product_uuid: uuid, quantity: 1 }],
      });
    await change(id, { add_disabled: true });
    const [line] = await status([{ product_uuid: uuid, quantity: 1 }]);
    expect(line.refusal).toEqual({ code: 'CANNOT_ADD' });
    const refused = await checkout();
    expect([refused.status, refused.body.code]).toEqual([409, 'CANNOT_ADD']);
    const shown = async (path: string) => (await page(`/web/alpha/${path}lang=en`)).body;
    expect(await shown(`product/plate/${id}?`)).toContain('>Ask the shop<');
    expect(await shown('search?q=plate&')).toContain('>Ask the shop<');
    await change(id, { add_disabled: false });
    expect(await shown('search?q=plate&')).not.toContain('Ask the shop');
    const [again] = await status([{ product_uuid: uuid, quantity: 1 }]);
    expect(again.refusal).toBeUndefined();
    expect((await checkout()).status).toBe(200);
  });
});

describe('a product that is archived', () => {
  it.each(['discontinued', 'product_sync_disable'])(
    '(%s) leaves lists and search, is found in the back office by its status, and comes back',
    async (archived) => {
      const { id, title } = products.cup;
      const listed = async () => {
        const filter = encodeURIComponent(JSON.stringify({ keyword: title }));
        const url = `/api/v1/products/search?site=alpha&filter=${filter}`;
        const { products: found } = (await call('GET', url)).body;
        return found.some((one: { id: number }) => one.id === id);
      };
      const managed = async (status: string) => {
        const { items } = (
          await call(
            'GET',
            `${api}/products?filter=${encodeURIComponent(JSON.stringify({ status }))}`,
          )
        ).body;
        return items.some((one: { id: number }) => one.id === id);
      };
      expect(await listed()).toBe(true);
      await change(id, { status: archived });
      expect([await listed(), await managed(archived)]).toEqual([false, true]);
      await change(id, { status: 'availability' });
      expect([await listed(), await managed(archived)]).toEqual([true, false]);
    },
  );
});

describe('a limit per order', () => {
  it('limits the cart, and a checkout refuses more', async () => {
    const { id, uuid } = products.patternUnlimited;
    await change(id, { order_limit: 3 });
    const [line] = await status([{ product_uuid: uuid, quantity: 5 }]);
    expect(line).toMatchObject({ quantity: 3, refusal: { code: 'ORDER_LIMIT', left: 3 } });
    const begun = await call('POST', '/api/v1/cart/checkout?site=alpha', {
      shop_id: 2,
      products: [{ product_uuid: uuid, quantity: 4 }],
    });
    expect([begun.status, begun.body.code, begun.body.error_key]).toEqual([
      409,
      'ORDER_LIMIT',
      'pqty-ERROR',
    ]);
    const fits = await status([{ product_uuid: uuid, quantity: 3 }]);
    expect(fits[0].refusal).toBeUndefined();
    expect((await change(id, { order_limit: 0 })).body.fields[0].path).toBe('order_limit');
  });

  it('counts the variants of a product together', async () => {
    const parent = (await call('GET', `${api}/products/102`)).body;
    await change(102, { order_limit: 2 });
    const uuids = parent.subproducts
      .filter((sub: { remain: number | null }) => sub.remain === null || sub.remain > 1)
      .map((sub: { product_uuid: string }) => sub.product_uuid);
    const lines = await status([
      { product_uuid: uuids[0], quantity: 1 },
      { product_uuid: uuids[1], quantity: 2 },
    ]);
    expect(lines[0].refusal).toBeUndefined();
    expect(lines[1]).toMatchObject({ quantity: 1, refusal: { code: 'ORDER_LIMIT', left: 1 } });
  });
});

describe('fields of the parcel and of selling', () => {
  it('are stored and shown', async () => {
    const sent = { width: 10.5, length: 20, height: 3, one_per_cart: true, add_disabled: true };
    const { id } = products.cup;
    expect((await change(id, sent)).body).toMatchObject(sent);
    const { product } = (await call('GET', `/api/v1/products/${id}/detail?site=alpha`)).body;
    expect(product).toMatchObject({ width: 10.5, one_per_cart: true, add_disabled: true });
    expect((await page(`/web/alpha/product/cup/${id}`)).body).toContain('10.5 × 20 × 3');
  });
});
