import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../test/support/browser/browser.ts';
import { accounts, products, shops, smallPassword } from '../../../test/support/fixture-market.ts';
import { addPictures } from '../../../test/support/records/add-pictures.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';
import { frontPageDocument } from '../../../test/hydration/front-page-document.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  await addPictures(host.db);
});
afterAll(() => host.close());

const html = { accept: 'text/html', 'accept-language': 'th' };
const get = (url: string, headers: Record<string, string> = {}) =>
  host.inject({ url, headers: { ...html, ...headers } });

describe('page types', () => {
  it.each([
    ['/', 'ตลาดเล็ก'],
    ['/web/alpha', 'ร้านอัลฟา'],
    ['/search', 'สินค้าทั้งหมด'],
    ['/showroom/new', 'สินค้ามาใหม่'],
    ['/search/tag/gift', 'gift'],
    ['/category/home/1', 'ของใช้ในบ้าน'],
    ['/web/alpha/category/home/4', 'ถ้วยและแจกัน'],
    ['/category/1+2', 'ของใช้ในบ้าน + เสื้อผ้า'],
    ['/product/cup/101', products.cup.title],
    ['/web/alpha/product/shirt/102/104', products.shirt.title],
    ['/cart', 'ตะกร้าสินค้า'],
  ])('%s has one heading, landmarks and a title: %s', async (url, title) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain(`<html lang="th">`);
    expect(response.body).toMatch(new RegExp(`<title>[^<]*${title.replace('+', '\\+')}`));
    expect(response.body.match(/<h1[ >]/g)).toHaveLength(1);
    expect(response.body).toContain('<a class="skip" href="#main">');
    expect(response.body.match(/<main\s/g)).toHaveLength(1);
  });

  it('speaks the language that is asked for', async () => {
    const english = await get('/search?lang=en');
    expect(english.body).toContain('<html lang="en">');
    expect(english.body).toContain('All products');
    expect(english.body).toContain('hreflang="th"');
  });

  it('leads wrong slugs to the one address of a thing', async () => {
    const cases = {
      '/product/mug/101': '/product/cup/101',
      '/product/101': '/product/cup/101',
      '/product/104': '/product/shirt/102/104',
      '/web/alpha/product/x/101': '/web/alpha/product/cup/101',
      '/category/9nine/1': '/category/home/1',
      '/category/1?sort=new': '/category/home/1?filter=%7B%22sort%22%3A%22new%22%7D',
      '/category': '/search',
    };
    for (const [url, location] of Object.entries(cases)) {
      const response = await get(url);
      expect([url, response.statusCode, response.headers['location']]).toEqual([
        url,
        301,
        location,
      ]);
    }
  });

  it.each([
    '/nothing',
    '/product/99999',
    '/category/99999',
    '/web/beta/product/cup/101',
    '/web/nobody',
    '/web/alpha/category/home/1',
  ])('%s is missing, with a way on', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('<meta name="robots" content="noindex">');
    expect(response.body).toContain('ดูสินค้าทั้งหมด');
    expect(response.body).toContain('<talad-product-box');
  });

  it('an unknown address of the API is no page', async () => {
    const response = await get('/api/v1/nothing');
    expect(response.statusCode).toBe(404);
    expect(response.json().code).toBe('NOT_FOUND');
  });
});

describe('without JavaScript', () => {
  it('filters and sorts by plain forms and links', async () => {
    const response = await get('/search?keyword=&price_max=60&ready_to_sell=1&sort=price_asc');
    expect(response.body).toContain(products.banana.title);
    expect(response.body).not.toContain(products.cup.title);
    expect(response.body).toContain('ไม่เกิน ฿60');
    const removed = /href="([^"]+)"[^>]*aria-label="ลบตัวกรอง: ไม่เกิน ฿60"/.exec(response.body)?.[1];
    const all = await get((removed ?? '').replaceAll('&amp;', '&'));
    expect(all.body).toContain(products.cup.title);
  });

  it('says what is missing where nothing is found, and shows something to buy', async () => {
    const response = await get(`/search?keyword=${encodeURIComponent('เครื่องบิน')}`);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('ไม่พบสินค้าที่ค้นหา');
    expect(response.body).toContain(products.cup.title);
  });

  it('says on the page what a form came back with', async () => {
    const product = await get('/product/shirt/102?notice=CHOOSE_OPTIONS');
    expect(product.body).toContain('role="alert"');
    const plain = await get('/product/shirt/102?notice=%3Cb%3E');
    expect(plain.body).not.toContain('role="alert"');
  });

  it('shows the server’s cart to its owner only', async () => {
    const added = await host.inject({
      method: 'POST',
      url: '/cart/items',
      headers: {
        ...html,
        origin: host.host.config.publicUrl,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: `product_uuid=${products.cup.uuid}&quantity=2`,
    });
    expect(added.statusCode).toBe(303);
    const cookie = added.cookies
      .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
    const own = await get('/cart', { cookie });
    expect(own.body).toContain(products.cup.title);
    expect(own.body).toContain('฿240');
    expect(own.headers['cache-control']).toBe('private, no-cache');
    const others = await get('/cart');
    expect(others.body).not.toContain('฿240');
  });
});

describe('the head and body of a page', () => {
  it('has one canonical address, both languages, and data for search engines', async () => {
    const { body } = await get('/product/cup/101');
    const { publicUrl } = host.host.config;
    // The mall shows it; its one address is its shop's, in the language that is read.
    const address = `${publicUrl}/web/alpha/product/cup/101`;
    expect(body).toContain(`<link rel="canonical" href="${address}?lang=th">`);
    expect(body).toContain(`hreflang="th" href="${address}?lang=th"`);
    expect(body).toContain(`hreflang="en" href="${address}"`);
    expect(body).toContain(`hreflang="x-default" href="${address}"`);
    expect(body).toContain('<meta property="og:type" content="product">');
    const blocks = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      (match) => JSON.parse(match[1] ?? ''),
    );
    expect(blocks[0]).toMatchObject({
      '@type': 'Product',
      name: products.cup.title,
      offers: { price: 120, priceCurrency: 'THB', availability: 'https://schema.org/InStock' },
    });
    expect(blocks[1]).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(blocks[1].itemListElement.at(-1).name).toBe(products.cup.title);
  });

  it('lets no text out of its place', async () => {
    await host.db
      .updateTable('product')
      .set({ title: `</script><script>alert(1)</script>"'><img src=x>` })
      .where('id', '=', products.mango.id)
      .execute();
    const { body } = await get(`/product/mango/${products.mango.id}`);
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('<img src=x>');
    await host.db
      .updateTable('product')
      .set({ title: products.mango.title })
      .where('id', '=', products.mango.id)
      .execute();
    host.host.pageCache.clear();
  });

  it('renders the sections that the owner published, in the visitor’s language', async () => {
    const published = JSON.stringify(frontPageDocument);
    await host.db
      .insertInto('page')
      .values({
        shop_id: shops.beta.id,
        name: 'frontpage',
        draft: published,
        published,
        published_at: new Date(),
      })
      .execute();
    const thai = await get('/web/beta');
    expect(thai.body).toContain('ของดีจากมือคนทำ');
    expect(thai.body).toContain('ถ้วยใบใหม่');
    expect(thai.body).toContain(products.mango.title);
    expect(thai.body).not.toContain(products.cup.title);
    expect(thai.body).toContain('OldSection');
    const english = await get('/web/beta', { 'accept-language': 'en' });
    expect(english.body).toContain('New cups');
  });
});

describe('replies', () => {
  it('are compressed as the browser asks, and the same in each way', async () => {
    const plain = await get('/search');
    const br = await get('/search', { 'accept-encoding': 'gzip, br' });
    const gzip = await get('/search', { 'accept-encoding': 'gzip' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  });

  it('answer 304 to a client that has the page already', async () => {
    const first = await get('/search');
    const etag = String(first.headers['etag']);
    const second = await get('/search', { 'if-none-match': `"other", W/${etag}` });
    expect(second.statusCode).toBe(304);
    expect(second.body).toBe('');
    expect(second.headers['etag']).toBe(etag);
  });

  it('are the same for all visitors, and list the headers that they vary by', async () => {
    const one = await get('/product/cup/101', { cookie: 'lang=th; a=1' });
    const two = await get('/product/cup/101', { cookie: 'lang=th; b=2' });
    expect(one.rawPayload.equals(two.rawPayload)).toBe(true);
    expect(one.headers['set-cookie']).toBeUndefined();
    expect(one.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(one.headers['vary']).toBe('Accept-Encoding, Accept-Language, Cookie');
  });

  it('are for this visitor alone when they set a cookie', async () => {
    const chosen = await get('/search?lang=en');
    expect(chosen.cookies.map((cookie) => cookie.name)).toEqual(['lang']);
    expect(chosen.headers['cache-control']).toBe('private, no-cache');
  });

  it('allow only the styles that they have, in a header that proxies take', async () => {
    for (const url of ['/', '/web/beta', '/search', '/product/shirt/102', '/cart']) {
      const { headers, body } = await get(url);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain(`script-src 'self';`);
      expect(policy).not.toContain('unsafe');
      expect(policy.length).toBeLessThan(2_500);
      for (const [, sheet = ''] of body.matchAll(/<style>(.*?)<\/style>/gs)) {
        expect(policy).toContain(createHash('sha256').update(sheet).digest('base64'));
      }
      expect(body).not.toMatch(/<[^>]+ style="/);
      expect(body).not.toMatch(/<script(?! type="(module|application\/(ld\+)?json)")/);
      expect(body).not.toMatch(/ on[a-z]+="/);
    }
  });
});

describe('a shop’s own people', () => {
  it('see what they have just done, others the page that is kept', async () => {
    const owner = openBrowser(host, { lang: 'th' });
    await owner.signIn(accounts.ownerAlpha.email, smallPassword);
    const own = await owner.get('/web/alpha');
    expect(own.headers['cache-control']).toBe('private, no-cache');
    await host.db
      .updateTable('shop')
      .set({ slogan: 'เพิ่งเปลี่ยน' })
      .where('id', '=', shops.alpha.id)
      .execute();
    expect((await owner.get('/web/alpha')).html).toContain('เพิ่งเปลี่ยน');
    const elsewhere = await owner.get('/web/beta');
    expect(elsewhere.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });
});

describe('queries', () => {
  const count = async (url: string) => {
    host.host.pageCache.clear();
    const { result, count } = await host.countQueries(() => get(url));
    expect(result.statusCode).toBe(200);
    return count;
  };

  it('are a constant for each page type, and none for a page that is kept', async () => {
    expect({
      front: await count('/'),
      shopFront: await count('/web/beta'),
      category: await count('/category/home/1'),
      search: await count('/search'),
      product: await count('/product/cup/101'),
      cart: await count('/cart'),
    }).toEqual({ front: 9, shopFront: 7, category: 7, search: 6, product: 9, cart: 6 });
    const counted = await host.countQueries(() => get('/cart'));
    expect(counted.count).toBe(0);
  });

  it('stay the same with more products', async () => {
    const before = [
      await count('/search'),
      await count('/web/alpha'),
      await count('/category/home/1'),
    ];
    await host.db
      .insertInto('product')
      .values(
        Array.from({ length: 40 }, (_, index) => ({
          shop_id: shops.alpha.id,
          id: 5_000 + index,
          uuid: `01930000-0000-7000-9100-0000000${String(50_000 + index)}`,
          title: `ถ้วย ${index}`,
          price: 10_000 + index,
          category_id: 4,
          mall_category_id: 1,
          search_text: `ถ้วย ${index}`,
        })),
      )
      .execute();
    const after = [
      await count('/search'),
      await count('/web/alpha'),
      await count('/category/home/1'),
    ];
    expect(after).toEqual(before);
    const page = await get('/search?page=2');
    expect(page.body).toContain('aria-current="page"');
  });
});
