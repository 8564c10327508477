import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products, shops } from '../../../../test/support/fixture-market.ts';
import { addPictures } from '../../../../test/support/records/add-pictures.ts';
import { readHead } from '../../../../test/support/pages/read-head.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { addReview } from '../../content/reviews/add-review.ts';

const HOSTILE = `</script><script>alert(1)</script>"'><img src=x> &amp; <!--`;
let host: TestHost;
let origin: string;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  origin = host.host.config.publicUrl;
  // All products fill more than one page of the list.
  await sql`INSERT INTO product (shop_id, uuid, slug, title, price, search_text, mall_category_id)
    SELECT 3, gen_random_uuid(), 'rice-' || n, 'ข้าวสาร ' || n, 100, 'ข้าวสาร ' || n, 3
    FROM generate_series(1, 30) n`.execute(host.db);
  await addPictures(host.db);
  await host.db
    .updateTable('product')
    .set({
      brand: 'อัลฟาเซรามิก',
      barcode: '8850123456780',
      description: 'ถ้วยปั้นมือเคลือบเขียว '.repeat(20),
    })
    .where('id', '=', products.cup.id)
    .execute();
  await host.db
    .updateTable('product')
    .set({ title: HOSTILE, description: HOSTILE, brand: HOSTILE })
    .where('id', '=', products.vaseSoldOut.id)
    .execute();
  await host.db
    .updateTable('product')
    .set({ price: 30_000 })
    .where('id', '=', products.shirtBlueM.id)
    .execute();
  await host.db
    .insertInto('blog')
    .values({
      shop_id: shops.alpha.id,
      id: 7,
      slug: 'kiln',
      title: `เปิดเตา ${HOSTILE}`,
      html: '<p>ทุกเดือนเราเผาเตาใหญ่หนึ่งครั้ง</p>',
      author: 'สมชาย',
      tags: ['งานปั้น'],
      published_at: new Date(),
    })
    .execute();
  for (const [stars, text] of [
    [5, 'สวยมาก'],
    [4, ''],
    [2, HOSTILE],
  ] as const) {
    await host.db.transaction().execute((trx) =>
      addReview(trx, {
        shopId: shops.alpha.id,
        productId: products.cup.id,
        name: 'มาลี',
        stars,
        text,
        lang: 'th',
        at: new Date(),
      }),
    );
  }
});
afterAll(() => host.close());

const get = (url: string, lang = 'th') =>
  host.inject({ url, headers: { accept: 'text/html', 'accept-language': lang } });
const head = async (url: string, lang = 'th') => readHead((await get(url, lang)).body);

/** Fields that search engines ask for, by type. */
const required: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'image', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  AggregateOffer: ['lowPrice', 'highPrice', 'offerCount', 'priceCurrency', 'url'],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating'],
  Review: ['author', 'reviewRating', 'datePublished'],
  Rating: ['ratingValue'],
  Brand: ['name'],
  Person: ['name'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position', 'name'],
  Organization: ['name'],
  OnlineStore: ['name', 'url'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  BlogPosting: ['headline', 'datePublished', 'dateModified', 'author', 'publisher', 'url'],
  ImageObject: ['url', 'width', 'height'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  ContactPage: ['name', 'url'],
  ProfilePage: ['url', 'mainEntity'],
};
const addresses = new Set(['url', 'item', '@id', 'urlTemplate', 'mainEntityOfPage']);

/**
 * Checks that every node of a known type has its required fields, every address is absolute, and
 * nothing is empty.
 */
function problemsOf(value: unknown, path: string): readonly string[] {
  if (value === null || value === undefined || value === '') return [`${path} is empty`];
  if (typeof value !== 'object') return [];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => problemsOf(item, `${path}[${index}]`));
  }
  const type = '@type' in value ? String(value['@type']) : null;
  const fields = type === null ? [] : required[type];
  return [
    ...(fields === undefined ? [`${path}: unknown type ${type}`] : []),
    ...(fields ?? []).filter((name) => !(name in value)).map((name) => `${path} lacks ${name}`),
    ...Object.entries(value).flatMap(([name, inner]) => [
      ...(addresses.has(name) && !/^https?:\/\//.test(String(inner))
        ? [`${path}.${name} is not absolute: ${inner}`]
        : []),
      ...problemsOf(inner, `${path}.${name}`),
    ]),
  ];
}

/** A shared picture has an absolute address, its size and a text alternative. */
function imageProblems(metas: Readonly<Record<string, string>>): readonly string[] {
  if (!metas['og:image']) return [];
  const isBig = (name: string) => Number(metas[name]) > 200;
  return [
    /^https?:\/\/.*\.webp$/.test(metas['og:image']) ? '' : 'address',
    isBig('og:image:width') && isBig('og:image:height') ? '' : 'size',
    metas['og:image:alt'] ? '' : 'alt',
  ].filter((problem) => problem !== '');
}

const pages = [
  '/',
  '/web/alpha',
  '/search',
  '/search?page=2',
  '/showroom/new',
  '/search/tag/gift',
  '/category/home/1',
  '/web/alpha/category/home/4',
  '/seller/2/alpha',
  '/seller',
  '/all-brands',
  '/product/cup/101',
  '/web/alpha/product/cup/101',
  '/product/shirt/102/104',
  '/product/vase/107',
  '/web/alpha/blog',
  '/web/alpha/blog/kiln/7',
  `/web/alpha/blog/search/tag/${encodeURIComponent('งานปั้น')}`,
  '/web/alpha/help',
  '/contactus',
  '/web/alpha/privacy',
  '/web/alpha/link-in-bio',
];

describe.each(pages)('%s', (url) => {
  it.each(['th', 'en'] as const)(
    '%s describes itself to search engines and previews, in %s',
    async (lang) => {
      const { title, metas, links, data } = await head(url, lang);
      expect(title).not.toBe('');
      expect(metas['description']?.length).toBeGreaterThan(5);
      expect(metas['description']?.length).toBeLessThanOrEqual(155);
      expect(metas['robots']).toBeUndefined();
      const canonical = links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href);
      expect(canonical).toEqual([metas['og:url']]);
      const alternates = links.filter(({ hreflang }) => hreflang);
      expect(alternates.map(({ hreflang }) => hreflang)).toEqual(['th', 'en', 'x-default']);
      // Each language's page refers to itself, and the other languages refer to it.
      expect(alternates.find(({ hreflang }) => hreflang === lang)?.href).toBe(canonical[0]);
      expect(metas['og:title']).toBeTruthy();
      expect(metas['og:locale']).toBe(lang === 'th' ? 'th_TH' : 'en_US');
      expect(metas['og:locale:alternate']).toBe(lang === 'th' ? 'en_US' : 'th_TH');
      expect(metas['twitter:card']).toMatch(/^summary/);
      expect(imageProblems(metas)).toEqual([]);
      expect(data.flatMap((block, index) => problemsOf(block, `data${index}`))).toEqual([]);
      for (const block of data) expect(block).toHaveProperty('@context', 'https://schema.org');
    },
  );
});

it('no text of a shop gets out of its place', async () => {
  for (const url of [
    '/product/vase/107',
    '/web/alpha/blog/kiln/7',
    '/product/cup/101',
    '/search',
  ]) {
    const { body } = await get(url);
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('<img src=x>');
    expect(body).not.toContain('<!-- ');
  }
  const { data, title } = await head('/product/vase/107');
  expect(title).toContain(HOSTILE);
  expect(data[0]).toMatchObject({ name: HOSTILE, brand: { name: HOSTILE } });
});

it('pages with a picture share it', async () => {
  for (const url of ['/web/alpha', '/product/cup/101']) {
    expect((await head(url)).metas['og:image']).toContain(`${origin}/media/`);
  }
});

it('a product has price, description and reviews', async () => {
  const { data, metas } = await head('/product/cup/101');
  expect(data[0]).toMatchObject({
    '@type': 'Product',
    name: products.cup.title,
    sku: 'A-CUP',
    brand: { name: 'อัลฟาเซรามิก' },
    offers: {
      '@type': 'Offer',
      price: 120,
      priceCurrency: 'THB',
      availability: 'https://schema.org/InStock',
      url: `${origin}/web/alpha/product/cup/101`,
    },
    aggregateRating: { ratingValue: 3.7, reviewCount: 3 },
  });
  // A barcode whose check digit is wrong is no GTIN.
  expect(data[0]).not.toHaveProperty('gtin');
  expect(metas['product:price:amount']).toBe('120');
  const shirt = (await head('/product/shirt/102')).data[0];
  expect(shirt).toMatchObject({
    offers: { '@type': 'AggregateOffer', lowPrice: 250, highPrice: 300, offerCount: 4 },
  });
  expect(shirt).not.toHaveProperty('aggregateRating');
  const vase = (await head('/product/vase/107')).data[0];
  expect(vase).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
});

it('one address a product, whichever site shows it', async () => {
  const canonical = async (url: string, headers = {}) => {
    const { body } = await host.inject({ url, headers: { accept: 'text/html', ...headers } });
    return readHead(body).links.find(({ rel }) => rel === 'canonical')?.href;
  };
  const address = `${origin}/web/alpha/product/cup/101`;
  expect(await canonical('/product/cup/101')).toBe(address);
  expect(await canonical('/web/alpha/product/cup/101')).toBe(address);
  const sub = { host: 'alpha.talad.localhost:4000' };
  expect(await canonical('/product/cup/101', sub)).toBe(address);
  await host.db
    .updateTable('shop')
    .set({ domain: 'beta.example' })
    .where('id', '=', shops.beta.id)
    .execute();
  const own = 'http://beta.example/product/mango/201';
  expect(await canonical('/product/mango/201')).toBe(own);
  expect(await canonical('/web/beta/product/mango/201')).toBe(own);
  expect(await canonical('/product/mango/201', { host: 'beta.example' })).toBe(own);
});

it('hides filtered lists, keeps their pages apart', async () => {
  for (const url of ['/search?keyword=ถ้วย', '/search?sort=new', '/category/home/1?price_max=90']) {
    expect((await head(encodeURI(url))).metas['robots']).toBe('noindex');
  }
  const second = await head('/search?page=2', 'en');
  expect(second.links.find(({ rel }) => rel === 'canonical')?.href).toBe(`${origin}/search?page=2`);
  expect(second.title).toContain('Page 2');
});

it('corrects addresses in the language that they were asked in', async () => {
  const { headers, statusCode } = await get('/web/alpha/product/old-name/101?lang=en');
  expect([statusCode, headers['location']]).toEqual([301, '/web/alpha/product/cup/101?lang=en']);
});

it('a removed product is gone; one that never was is missing', async () => {
  await host.db
    .updateTable('product')
    .set({ status: 'removed' })
    .where('id', '=', products.banana.id)
    .execute();
  const gone = await get('/product/banana/202');
  expect(gone.statusCode).toBe(410);
  expect(gone.body).toContain('สินค้านี้ไม่มีจำหน่ายแล้ว');
  expect((await get('/web/alpha/product/banana/202')).statusCode).toBe(404);
  expect((await get('/product/99999')).statusCode).toBe(404);
});

it('a slug that reads as a number is left out of addresses', async () => {
  await host.db
    .updateTable('product')
    .set({ slug: '102' })
    .where('id', '=', products.plateOnSale.id)
    .execute();
  const moved = await get('/web/alpha/product/plate/109');
  expect(moved.headers['location']).toBe('/web/alpha/product/109');
  expect((await get('/web/alpha/product/102/104')).headers['location']).toBe(
    '/web/alpha/product/shirt/102/104',
  );
});

it('a visitor without a language gets the site’s own, in path form too', async () => {
  const gamma = { id: 40, kind: 'shop', shopname: 'gamma', title: 'แกมมา' } as const;
  await host.db
    .insertInto('shop')
    .values({ ...gamma, default_language: 'th' })
    .execute();
  const plain = async (url: string) =>
    (await host.inject({ url, headers: { accept: 'text/html' } })).body;
  const body = await plain('/web/gamma/search');
  expect(body).toContain('<html lang="th">');
  expect(await plain('/web/gamma')).toContain(
    `<link rel="canonical" href="${origin}/web/gamma"><link rel="alternate" hreflang="th" href="${origin}/web/gamma">`,
  );
  expect(await plain('/web/gamma/search?lang=en')).toContain('<html lang="en">');
  expect(await plain('/search')).toContain('<html lang="en">');
});
