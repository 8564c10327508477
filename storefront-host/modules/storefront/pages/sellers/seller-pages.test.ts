import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products, shops } from '../../../../../test/support/fixture-market.ts';
import { insertCatalogue } from '../../../../../test/support/records/insert-catalogue.ts';
import { addPictures } from '../../../../../test/support/records/add-pictures.ts';
import { readHead } from '../../../../../test/support/pages/read-head.ts';
import { mainOf as main, readPage, setShop } from '../../../../../test/support/pages/read-page.ts';
import { createTestHost, type TestHost } from '../../../../../test/support/test-host.ts';
import { addReview, type NewReview } from '../../../content/reviews/add-review.ts';

const now = new Date('2026-11-20T05:00:00Z');
const MEDIA = '01930000-0000-7000-8f00-000000000001';
let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', now: () => now });
  await addPictures(host.db);
});
afterAll(() => host.close());

const page = (url: string, lang?: string) => readPage(host, url, lang);
const withShop = (id: number, columns: Readonly<Record<string, unknown>>) =>
  setShop(host, id, columns);
const reviewsOf = (html: string) =>
  [...html.matchAll(/<article class="review".*?<\/article>/gs)].map(([one]) => one).join('');
const alpha = '/seller/2/alpha';
const order = '01930000-0000-7000-a000-00000000000';
const bought = (nth: number, review: Partial<NewReview>) =>
  host.db.transaction().execute((trx) =>
    addReview(trx, {
      shopId: shops.alpha.id,
      productId: products.cup.id,
      name: 'สมหญิง',
      stars: 5,
      text: 'ถ้วยสวย',
      lang: 'th',
      at: now,
      orderId: `${order}${nth}`,
      ...review,
    }),
  );

describe('addresses', () => {
  it.each([
    ['/seller/alpha', alpha],
    ['/seller/Alpha', alpha],
    ['/seller/2', alpha],
    ['/seller/2/old-name', alpha],
    [
      '/seller/2/x?filter=%7B%22keyword%22%3A%22a%22%7D',
      `${alpha}?filter=%7B%22keyword%22%3A%22a%22%7D`,
    ],
  ])('%s leads to %s', async (from, to) => {
    expect(await page(from)).toMatchObject({ status: 301, location: to });
  });

  it.each(['/web/alpha/seller', '/web/alpha/seller/alpha', '/web/alpha/seller/2/alpha'])(
    '%s: a shop by itself leads to its front page',
    async (url) => {
      expect(await page(url)).toMatchObject({ status: 301, location: '/web/alpha' });
    },
  );

  it('a shop’s own host leads to its /', async () => {
    const headers = { host: 'alpha.talad.localhost:4000', accept: 'text/html' };
    const reply = await host.inject({ url: '/seller/3/beta', headers });
    expect([reply.statusCode, reply.headers['location']]).toEqual([301, '/']);
  });

  it.each(['/seller/99', '/seller/nobody', '/seller/1/market', '/seller/market', '/seller/2/a/b'])(
    '%s is not found',
    async (url) => {
      expect((await page(url)).status).toBe(404);
    },
  );

  it('a shop that is called by digits is found by its name', async () => {
    await withShop(shops.beta.id, { shopname: '777' });
    expect((await page('/seller/777')).location).toBe('/seller/3/777');
    expect((await page('/seller/3/777')).status).toBe(200);
    await withShop(shops.beta.id, { shopname: 'beta' });
  });
});

describe('a seller’s page', () => {
  it('names the shop, its products by showroom, its categories and its description', async () => {
    const set = { showrooms: ['hot', 'o2o'] };
    await host.db.updateTable('product').set(set).where('id', '=', products.cup.id).execute();
    await withShop(shops.alpha.id, { description: 'ปั้นเองทุกใบ', slogan: 'ดินดีมือดี' });
    const { html, status } = await page(alpha);
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>ร้านอัลฟา<\/h1>/);
    for (const text of ['ดินดีมือดี', 'ปั้นเองทุกใบ', 'สินค้าเด่นของร้าน']) {
      expect(html).toContain(text);
    }
    expect(html).toContain('สั่งออนไลน์ รับที่ร้าน');
    expect(html).toContain('ถ้วยและแจกัน');
    // The only bestseller is shown above already, and no product is recommended.
    expect(html).not.toContain('สินค้าขายดี');
    expect(html).not.toContain('สินค้าแนะนำจากร้าน');
    expect(main(html)).not.toContain(products.mango.title);
    expect(readHead(html).title).toContain('ร้านอัลฟา');
  });

  it('shows each product once, in whole rows, however many showrooms it is in', async () => {
    const firstId = 9_000;
    const market = { shopIds: [shops.beta.id], categoryIds: [1], firstId };
    await insertCatalogue(host.db, { products: 40, ...market });
    await sql`UPDATE product SET showrooms = CASE WHEN id % 2 = 0 THEN '{hot}' ELSE '{recommend}' END
      ::text[] WHERE id >= ${firstId}`.execute(host.db);
    host.host.pageCache.clear();
    const shown = main((await page('/seller/3/beta')).html);
    const strips = shown.split('<section class="strip').slice(1, 4);
    expect(strips.map((strip) => /<h2>(.*?)<\/h2>/.exec(strip)?.[1])).toEqual([
      'สินค้าเด่นของร้าน',
      'สินค้าขายดี',
      'สินค้าแนะนำจากร้าน',
    ]);
    const uuids = strips.map((strip) =>
      [...strip.matchAll(/<talad-product-box[^>]* data-product="([^"]+)"/g)].map(
        (match) => match[1],
      ),
    );
    expect(uuids.map((list) => list.length)).toEqual([12, 8, 8]);
    expect(new Set(uuids.flat()).size).toBe(28);
    await host.db.deleteFrom('stock').where('product_id', '>=', firstId).execute();
    await host.db.deleteFrom('product').where('id', '>=', firstId).execute();
    host.host.pageCache.clear();
  });

  it('is tinted by its picture, B9B9B9 where that says no colour', async () => {
    expect((await page(alpha)).html).toContain('--seller:#B9B9B9;--seller-ground:#');
    await host.db
      .updateTable('media')
      .set({ dominant: '#102030' })
      .where('shop_id', '=', shops.alpha.id)
      .execute();
    host.host.pageCache.clear();
    expect((await page(alpha)).html).toContain('--seller:#102030;--seller-ground:#');
  });

  it('shows its cover, else that of its look, and asks for it first', async () => {
    expect((await page(alpha)).html).not.toContain('seller-cover"');
    await withShop(shops.alpha.id, { design: JSON.stringify({ coverImage: MEDIA }) });
    expect((await page(alpha)).html).toContain('seller-cover"');
    const cover = JSON.stringify({ media_id: MEDIA, alt: { th: 'หน้าร้าน' } });
    await withShop(shops.alpha.id, { design: '{}', cover });
    expect((await page(alpha)).html).toMatch(/<link rel="preload" as="image"[^>]+213\.avif 213w/);
  });

  it('links to the website only where that is allowed', async () => {
    const direct = `href="${host.host.config.publicUrl}/web/alpha"`;
    expect(main((await page(alpha)).html)).not.toContain(direct);
    await withShop(shops.alpha.id, { allow_direct_url: true, tel: null, mobile: '0891112222' });
    const { html } = await page(alpha);
    expect(main(html)).toContain(direct);
    expect(html).toContain('href="tel:0891112222"');
    expect(html).toContain('href="mailto:alpha@example.test"');
  });

  it('counts real buyers of the last six months, by each heart, payment by tier', async () => {
    await bought(1, { scores: { product: 5, delivery: 4, payment: 3 } });
    await bought(2, { productId: products.plateOnSale.id, stars: 2, scores: { product: 4 } });
    await bought(3, { stars: 1, at: new Date('2026-05-01T05:00:00Z'), text: 'นานมากแล้ว' });
    await host.db.transaction().execute((trx) =>
      addReview(trx, {
        shopId: shops.alpha.id,
        productId: products.vaseSoldOut.id,
        name: 'ใครไม่รู้',
        stars: 1,
        lang: 'th',
        at: now,
        text: 'ไม่ได้ซื้อ',
      }),
    );
    await withShop(shops.alpha.id, { paymall_state: 'lnwpay' });
    const { html } = await page(alpha);
    expect(html).toContain('รีวิวดี 50% (2 รีวิว)');
    expect(html).toMatch(/สินค้า<\/dt>.*?4\.5 จาก 5.*?การจัดส่ง<\/dt>.*?4\.0 จาก 5/s);
    expect(html).toMatch(/การชำระเงิน<\/dt>.*?3\.0 จาก 5/s);
    // Boxes show the newest review of any buyer.
    expect(reviewsOf(html)).not.toContain('ไม่ได้ซื้อ');
    expect(reviewsOf(html)).not.toContain('นานมากแล้ว');
    expect(reviewsOf(html)).toContain('href="/product/cup/101"');
    await withShop(shops.alpha.id, { paymall_state: 'lnwpay_lite' });
    expect((await page(alpha)).html).not.toContain('การชำระเงิน</dt>');
  });

  it('shows twelve reviews at a time', async () => {
    for (let nth = 0; nth < 12; nth += 1) {
      await bought(0, {
        orderId: `01930000-0000-7000-b000-0000000000${10 + nth}`,
        text: `รีวิวที่ ${nth + 100}`,
        at: new Date(now.getTime() - nth * 3_600_000),
      });
    }
    const count = (html: string) => html.match(/<article class="review"/g)?.length;
    host.host.pageCache.clear();
    const first = await page(alpha);
    expect(count(first.html)).toBe(12);
    expect(first.html).toContain(`href="${alpha}?reviews=2#reviews"`);
    expect(count((await page(`${alpha}?reviews=2`)).html)).toBe(2);
    const past = await host.inject({ url: `${alpha}?reviews=9`, headers: { accept: 'text/html' } });
    expect([past.statusCode, past.headers['location']]).toEqual([301, `${alpha}?reviews=2`]);
  });

  it('searches within the shop by its form, and says so where nothing is found', async () => {
    const found = await page(`${alpha}?keyword=${encodeURIComponent(products.cup.title)}`);
    expect(main(found.html)).toContain(products.cup.title);
    expect(main(found.html)).not.toContain(products.vaseSoldOut.title);
    expect(found.html).toContain('content="noindex"');
    expect(found.html).toMatch(
      new RegExp(`<input[^>]+name="keyword"[^>]+value="${products.cup.title}"`),
    );
    const none = await page(`${alpha}?keyword=${encodeURIComponent('มะม่วง')}`);
    expect(none.html).toContain('ไม่พบสินค้าในร้านนี้');
    expect(main(none.html)).toContain(products.cup.title);
    expect(main(none.html)).not.toContain(products.mango.title);
  });

  it('lists a category, all products, and orders them, each by a link', async () => {
    const { html } = await page(alpha);
    const category = /href="([^"]+)"[^>]*>\s*เสื้อ\s*</.exec(html)?.[1] ?? '';
    const wear = main((await page(category)).html);
    expect(wear).toContain(products.shirt.title);
    expect(wear).not.toContain(products.cup.title);
    const all = await page(`${alpha}?all=1`);
    expect(main(all.html)).toContain(products.patternUnlimited.title);
    const cheapest = /href="([^"]+price_asc[^"]+)"/.exec(all.html)?.[1] ?? '';
    const sorted = (await page(cheapest)).html;
    expect(sorted).toContain(`href="${alpha}?all=1"`);
    const at = (title: string) => main(sorted).indexOf(title);
    expect(at(products.patternUnlimited.title)).toBeLessThan(at(products.shirt.title));
  });

  it('describes itself to search engines', async () => {
    const { data, links, metas } = readHead((await page(alpha)).html);
    expect(data[0]).toMatchObject({
      '@type': 'OnlineStore',
      name: shops.alpha.title,
      aggregateRating: { reviewCount: 14 },
    });
    expect(data[1]).toMatchObject({ '@type': 'BreadcrumbList' });
    const canonical = links.find(({ rel }) => rel === 'canonical')?.href;
    expect(canonical).toBe(`${host.host.config.publicUrl}${alpha}?lang=th`);
    expect(metas['og:image']).toContain('/media/');
  });

  it('goes when its shop sells something new', async () => {
    await page(alpha);
    await host.db.updateTable('review').set({ body: 'เปลี่ยนแล้ว' }).execute();
    expect((await page(alpha)).html).not.toContain('เปลี่ยนแล้ว');
    await bought(9, { productId: products.shirt.id });
    await expect.poll(async () => (await page(alpha)).html.includes('เปลี่ยนแล้ว')).toBe(true);
  });

  it('leads on to its shops from products, searches and the front page of the market', async () => {
    expect(main((await page('/')).html)).toContain(`href="${alpha}"`);
    const product = await page('/product/cup/101');
    expect(product.status).toBe(200);
    expect(main(product.html)).toContain(`href="${alpha}"`);
    const search = await page(`/search?keyword=${encodeURIComponent('อัลฟา')}`);
    expect(main(search.html)).toContain(`href="${alpha}"`);
    const own = main((await page('/web/alpha/product/cup/101')).html);
    expect(own).not.toContain('/seller/');
  });
});

describe('the API', () => {
  it('answers a shop with all that it is', async () => {
    const { shop } = (await host.inject(`/api/v1/shops/${shops.alpha.id}/detail`)).json();
    expect(shop).toMatchObject({
      seller_url: alpha,
      dominant_color: '#102030',
      allow_direct_url: true,
      is_lnwpay: false,
      is_lnwpay_lite: true,
      is_lnwpay_e: true,
      x_ads_level: 0,
      dropship_config: null,
      avg_order_delivery_score: 4,
    });
    expect(shop.total_order_review).toBeGreaterThan(12);
    const [category] = shop.product_categories;
    expect(category.url).toContain(`${alpha}?filter=`);
  });
});

describe('queries', () => {
  const count = async (url: string) => {
    host.host.pageCache.clear();
    return (await host.countQueries(() => page(url))).count;
  };

  it('are a constant for each page', async () => {
    const urls = [alpha, `${alpha}?all=1`, '/seller', '/all-brands'];
    const named = host.db.updateTable('product').set({ brand: 'เตาเผา' });
    await named.where('id', '=', products.cup.id).execute();
    const before = [];
    for (const url of urls) before.push(await count(url));
    expect(before).toEqual([11, 10, 10, 8]);
    await host.db
      .insertInto('product')
      .values(
        Array.from({ length: 30 }, (_, index) => ({
          shop_id: shops.alpha.id,
          id: 6_000 + index,
          uuid: `01930000-0000-7000-9200-0000000${String(50_000 + index)}`,
          title: `จาน ${index}`,
          price: 10_000 + index,
          brand: `แบรนด์ ${index}`,
          showrooms: ['hot'],
          category_id: 4,
          mall_category_id: 1,
          search_text: `จาน ${index}`,
        })),
      )
      .execute();
    const after = [];
    for (const url of urls) after.push(await count(url));
    expect(after).toEqual(before);
  });
});
