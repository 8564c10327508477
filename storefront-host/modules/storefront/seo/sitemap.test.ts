import { afterAll, beforeAll, expect, it } from 'vitest';
import { products, shops } from '../../../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { sitemapSiteOf, parsePart } from './sitemap-site.ts';
import { indexXml, partXml } from './sitemap-stream.ts';
import { readPartStarts } from './sitemap.read.ts';

let host: TestHost;
let origin: string;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  origin = host.host.config.publicUrl;
  await host.db
    .updateTable('shop')
    .set({ domain: 'beta.example', default_language: 'th' })
    .where('id', '=', shops.beta.id)
    .execute();
  await host.db
    .insertInto('blog')
    .values({ shop_id: shops.alpha.id, id: 7, slug: 'เตา', title: 'เตา', published_at: new Date() })
    .execute();
  const now = Date.now();
  const promotion = { shop_id: shops.alpha.id, kind: 'news', title: 'x' } as const;
  const begins_at = new Date(now - 60_000);
  await host.db
    .insertInto('promotion')
    .values([
      {
        ...promotion,
        id: 1,
        slug: 'now',
        begins_at,
        ends_at: new Date(now + 3.6e6),
        published_at: begins_at,
      },
      {
        ...promotion,
        id: 2,
        slug: 'over',
        begins_at: new Date(0),
        ends_at: begins_at,
        published_at: begins_at,
      },
      {
        ...promotion,
        id: 3,
        slug: 'draft',
        begins_at,
        ends_at: new Date(now + 3.6e6),
        published_at: null,
      },
    ])
    .execute();
  await host.db
    .insertInto('collection')
    .values({ shop_id: shops.alpha.id, id: 1, slug: 'rain', title: 'ฝน', published_at: begins_at })
    .execute();
  await host.db
    .insertInto('collection_product')
    .values({
      shop_id: shops.alpha.id,
      collection_id: 1,
      product_shop_id: shops.alpha.id,
      product_id: products.cup.id,
    })
    .execute();
});
afterAll(() => host.close());

const BETA = { host: 'beta.example' };
const read = async (url: string, headers = {}) => {
  const response = await host.inject({ url, headers });
  expect([url, response.statusCode, response.headers['content-type']]).toEqual([
    url,
    200,
    'application/xml; charset=utf-8',
  ]);
  return response.body;
};
const locs = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
const pathOf = (url: string) => new URL(url).pathname;

/** Returns every page that the index leads to. */
async function allPages(indexUrl: string, headers = {}) {
  const parts = locs(await read(indexUrl, headers));
  const pages = await Promise.all(parts.map((part) => read(pathOf(part), headers)));
  return pages.flatMap(locs);
}

it('the platform lists each of its pages once a language, under its one address', async () => {
  const urls = await allPages('/sitemap.xml');
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls).toContain(`${origin}/`);
  expect(urls).toContain(`${origin}/?lang=th`);
  expect(urls).toContain(`${origin}/category/home/1`);
  expect(urls).toContain(`${origin}/web/alpha`);
  expect(urls).toContain(`${origin}/web/alpha/product/cup/101`);
  expect(urls).toContain(`${origin}/web/alpha/product/cup/101?lang=th`);
  expect(urls).toContain(`${origin}/web/alpha/blog/${encodeURIComponent('เตา')}/7`);
  for (const path of ['promotion', 'promotion/now/1', 'collection', 'collection/rain/1', 'help']) {
    expect(urls).toContain(`${origin}/web/alpha/${path}`);
  }
  expect(urls.join()).not.toMatch(/promotion\/(over|draft)/);
  expect(urls.filter((url) => url.includes('/product/'))).toHaveLength(2 * 5);
  // Variants, and pages on a shop's own domain, are not listed.
  expect(urls.join()).not.toContain('/104');
  expect(urls.join()).not.toContain('mango');
});

it('every listed page is there, and names itself as its address', async () => {
  const urls = await allPages('/sitemap.xml');
  for (const url of urls) {
    const { statusCode, body } = await host.inject(url.slice(origin.length));
    expect([url, statusCode]).toEqual([url, 200]);
    expect(body).toContain(`<link rel="canonical" href="${url}">`);
  }
});

it('a shop with a domain of its own lists its own pages there', async () => {
  const urls = await allPages('/sitemap.xml', BETA);
  expect(urls).toContain('http://beta.example/');
  expect(urls).toContain('http://beta.example/product/mango/201');
  expect(urls).toContain('http://beta.example/product/mango/201?lang=en');
  expect(urls.every((url) => url.startsWith('http://beta.example/'))).toBe(true);
});

it('a shop in path form has a sitemap to hand in by itself', async () => {
  const urls = await allPages('/web/alpha/sitemap.xml');
  expect(urls).toContain(`${origin}/web/alpha/product/cup/101`);
  expect(urls.every((url) => url.startsWith(`${origin}/web/alpha`))).toBe(true);
  for (const url of ['/web/nobody/sitemap.xml', '/web/beta/sitemap.xml', '/sitemap/x.xml']) {
    expect((await host.inject(url)).statusCode).toBe(404);
  }
});

it('names the other languages and when a page changed', async () => {
  const xml = await read('/sitemap/products-0-0.xml');
  const url = `${origin}/web/alpha/product/cup/101`;
  expect(xml).toContain(
    `<xhtml:link rel="alternate" hreflang="th" href="${url}?lang=th"/>` +
      `<xhtml:link rel="alternate" hreflang="en" href="${url}"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${url}"/>`,
  );
  expect(xml).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
});

it('is split where a file is full, and its parts hold everything once', async () => {
  const request = { requestOrigin: { kind: 'platform' } } as Parameters<typeof sitemapSiteOf>[1];
  const site = await sitemapSiteOf(host.host, request, 'alpha');
  if (!site) throw new Error('alpha has a sitemap');
  for (const [pages, bytes, count] of [
    [1, 1_000_000, 5],
    [2, 1_000_000, 3],
    [5, 1_000_000, 1],
    [100, 1_000_000, 1],
    // Two of them fit into this number of bytes, but not three.
    [100, 3_500, 3],
  ] as const) {
    const size = { pages, bytes };
    const parts = locs(await indexXml(host.host, site, size)).filter((url) =>
      url.includes('products'),
    );
    expect([size, parts.length]).toEqual([size, count]);
    const found: string[] = [];
    for (const url of parts) {
      const part = parsePart(url.split('/').at(-1) ?? '');
      if (!part) throw new Error(url);
      let xml = '';
      for await (const chunk of partXml(host.host, site.scope, part, size)) xml += chunk;
      expect(Buffer.byteLength(xml)).toBeLessThanOrEqual(bytes);
      const here = locs(xml).filter((loc) => !loc.includes('lang='));
      expect(here.length).toBeLessThanOrEqual(pages);
      found.push(...here);
    }
    expect(found.map((url) => Number(url.split('/').at(-1)))).toEqual([
      products.cup.id,
      products.shirt.id,
      products.vaseSoldOut.id,
      products.patternUnlimited.id,
      products.plateOnSale.id,
    ]);
  }
});

it('a part after one of few long addresses holds as many short ones as fit', async () => {
  const post = { shop_id: shops.beta.id, title: 'x', published_at: new Date() };
  const slugs = ['ก'.repeat(120), ...'abcdefgh'.split('')];
  await host.db
    .insertInto('blog')
    .values(slugs.map((slug, index) => ({ ...post, id: 500 + index, slug })))
    .execute();
  const from = { kind: 'blog', scope: { shopId: shops.beta.id } } as const;
  const size = { pages: 25_000, bytes: 12_600 };
  const starts = await readPartStarts(host.db, host.host.config, from, size);
  await host.db.deleteFrom('blog').where('shop_id', '=', shops.beta.id).execute();
  expect(starts.map(({ id }) => id)).toEqual([0, 500]);
});

it('robots.txt leads to the sitemap of its host and keeps out private pages', async () => {
  const platform = await host.inject('/robots.txt');
  expect(platform.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(platform.body).toContain(`Sitemap: ${origin}/sitemap.xml`);
  for (const path of ['/cart', '/checkout/', '/account/', '/api/', '/*?*filter=']) {
    expect(platform.body).toContain(`Disallow: ${path}\n`);
  }
  const own = await host.inject({ url: '/robots.txt', headers: BETA });
  expect(own.body).toContain('Sitemap: http://beta.example/sitemap.xml');
  const sub = await host.inject({
    url: '/robots.txt',
    headers: { host: 'alpha.talad.localhost:4000' },
  });
  expect(sub.body).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

it('answers a site’s pages and categories to the shop app', async () => {
  const alpha = (await host.inject('/api/v1/sitemap?site=alpha&lang=th')).json();
  expect(alpha.sitemaps).toEqual([`${origin}/web/alpha/sitemap.xml`]);
  expect(alpha.pages).toContainEqual({ title: 'บทความ', url: '/web/alpha/blog' });
  expect(alpha.categories[0]).toMatchObject({ category_id: 4, url: '/web/alpha/category/home/4' });
  const mall = (await host.inject('/api/v1/sitemap')).json();
  expect(mall.sitemaps).toEqual([`${origin}/sitemap.xml`]);
  expect(mall.pages.map(({ url }: { url: string }) => url)).toEqual(['/', '/search']);
});

it('a shop that search engines should not show has no sitemap and no page to index', async () => {
  const place = {
    postcode: '10200',
    th: { sub_district: 'ชนะสงคราม', district: 'พระนคร', province: 'กรุงเทพมหานคร' },
    en: { sub_district: 'Chana Songkhram', district: 'Phra Nakhon', province: 'Bangkok' },
  };
  const added = [
    { id: 71, shopname: 'loud', domain: null, listed: true },
    { id: 72, shopname: 'quiet', domain: 'quiet.example', listed: false },
  ];
  for (const { listed, ...shop } of added) {
    const settings = JSON.stringify({ place, search: { listed } });
    const written = { title: shop.shopname, address: '9 ถนนพระอาทิตย์', settings };
    await host.db
      .insertInto('shop')
      .values({ ...shop, ...written, kind: 'shop' })
      .execute();
    const { body } = await host.inject(`/seller/${shop.id}/${shop.shopname}?lang=en`);
    expect(body.includes('name="robots" content="noindex'), shop.shopname).toBe(!listed);
    const [, json = ''] = /"@type":"PostalAddress",([^}]*)/.exec(body) ?? [];
    expect(JSON.parse(`{${json}}`)).toEqual({
      streetAddress: '9 ถนนพระอาทิตย์, Chana Songkhram',
      addressLocality: 'Phra Nakhon',
      addressRegion: 'Bangkok',
      postalCode: '10200',
      addressCountry: 'TH',
    });
  }
  const robots = await host.inject({ url: '/robots.txt', headers: { host: 'quiet.example' } });
  expect(robots.body).not.toContain('Sitemap:');
  expect(robots.body).toContain('Disallow: /cart');
});
