import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageOf } from '@talad/elements/page/page';
import { accounts, products } from '../../../test/support/fixture-market.ts';
import { signIn } from '../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';
import {
  customPages,
  dealerCategories,
  dealerProducts,
  legacyRedirects,
  variantSites,
} from '../../../test/support/records/variant-sites.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  await variantSites(host.db);
});
afterAll(() => host.close());

/** Address of each variant's site (spec §2 "Variants"). */
const sites = {
  mall: { base: '', host: undefined },
  shop: { base: '/web/alpha', host: undefined },
  solo: { base: '', host: 'solo.example.test' },
  dealer: { base: '/web/dealer', host: undefined },
  fair: { base: '/web/fair', host: undefined },
  cup: { base: '/web/cup', host: undefined },
} as const;
type SiteName = keyof typeof sites;
const names = Object.keys(sites) as readonly SiteName[];

async function ask(site: SiteName, path: string) {
  const { base, host: name } = sites[site];
  const url = `${base}${path === '/' ? base || '/' : path}`.replace(`${base}${base}`, base);
  const response = await host.inject({
    url: encodeURI(url),
    headers: { accept: 'text/html', 'accept-language': 'th', ...(name && { host: name }) },
  });
  const { location } = response.headers;
  return {
    status: response.statusCode,
    ...(location === undefined ? {} : { to: withoutBase(decodeURI(location), base) }),
    body: response.body,
  };
}

function withoutBase(location: string, base: string): string {
  if (!location.startsWith(base)) return location;
  return location.slice(base.length) || '/';
}

/** The expected status, or the target of a 301 within the site. */
type Answer = number | string;
type Row = readonly [path: string, answer: Answer | Readonly<Partial<Record<SiteName, Answer>>>];

const all = (answer: Answer, others: Partial<Record<SiteName, Answer>> = {}) =>
  ({ ...Object.fromEntries(names.map((name) => [name, answer])), ...others }) as Record<
    SiteName,
    Answer
  >;
/** Expects the same answer on two sites, which stand for all. */
const few = (answer: Answer) => ({ mall: answer, dealer: answer });
/** Expects the path on these sites only: a shop without the page answers 404. */
const only = (wanted: Partial<Record<SiteName, Answer>>) => ({ shop: 404, ...wanted });
const { tiger } = dealerProducts;
const { pickup, suv } = dealerCategories;

/** Tests every row of spec §2 "Routes" on every variant (other addresses: addresses.test.ts). */
const rows: readonly Row[] = [
  ['/', 200],
  ['/search', 200],
  ['/search/tag/best-seller', few(200)],
  ['/search/tag/recommendation', few(200)],
  ['/search/tag/men', few(200)],
  ['/search/tag/women', few(200)],
  ['/search/x', few(404)],
  ['/category', '/search'],
  [`/category/${pickup}`, only({ dealer: `/category/pickup/${pickup}` })],
  [`/category/pickup/${pickup}`, only({ dealer: 200 })],
  [`/category/old-name/${pickup}`, only({ dealer: `/category/pickup/${pickup}` })],
  [`/category/${pickup}+${suv}`, only({ dealer: 200 })],
  [`/category/x/${pickup}+${suv}`, only({ dealer: `/category/${pickup}+${suv}` })],
  [`/category/${pickup}+${pickup}`, only({ dealer: `/category/pickup/${pickup}` })],
  ['/category/0', few(404)],
  [
    `/product/${tiger}`,
    only({ mall: `/product/tiger/${tiger}`, dealer: `/product/tiger/${tiger}` }),
  ],
  [`/product/tiger/${tiger}`, only({ mall: 200, dealer: 200 })],
  [`/product/tiger/${tiger}?flashsale=true`, only({ mall: 200, dealer: 200 })],
  [
    `/product/lion/${tiger}`,
    only({ mall: `/product/tiger/${tiger}`, dealer: `/product/tiger/${tiger}` }),
  ],
  [`/product/shirt/102/${products.shirtRedM.id}`, only({ mall: 200, shop: 200 })],
  [
    `/product/${products.shirtRedM.id}`,
    only({
      mall: `/product/shirt/102/${products.shirtRedM.id}`,
      shop: `/product/shirt/102/${products.shirtRedM.id}`,
    }),
  ],
  [`/p/${tiger}`, only({ mall: `/product/tiger/${tiger}`, dealer: `/product/tiger/${tiger}` })],
  ['/p/0', few(404)],
  ['/p/x', few(404)],
  ['/showroom/new', few(200)],
  ['/showroom/hot', few(200)],
  ['/showroom/sale', few(200)],
  ['/showroom/recommend', few(200)],
  ['/showroom/other', few(404)],
  ['/cart', 200],
  // The marketplace has no blog; a book fair has exhibitions instead.
  ['/blog', all(200, { mall: 404, fair: '/exhibition' })],
  ['/blog/1221', only({ dealer: '/blog/care/1221', fair: '/exhibition/1221' })],
  ['/blog/care/1221', only({ dealer: 200, fair: '/exhibition/care/1221' })],
  ['/blog/search/tag/news', all(200, { mall: 404, fair: '/exhibition/search/tag/news' })],
  ['/blog/search/ฝน', all(200, { mall: 404, fair: '/exhibition/search/ฝน' })],
  ['/exhibition/1021', only({ fair: '/exhibition/talk/1021' })],
  ['/exhibition/talk/1021', only({ fair: 200 })],
  ['/exhibition', all(404, { fair: 200 })],
  ['/exhibition/search/tag/news', only({ fair: 200 })],
  ['/contestants', all(404, { cup: 200 })],
  ['/contestants/x', few(404)],
  // Pages that every site has.
  ['/help', 200],
  ['/contactus', 200],
  ['/terms', few(200)],
  ['/shipping', few(200)],
  ['/returns', few(200)],
  ['/data-protection', few(200)],
  ['/privacy', few(200)],
  ['/link-in-bio', few(200)],
  ['/promotion', few(200)],
  ['/promotion/none/9', few(404)],
  ['/collection', few(200)],
  ['/collection/none/9', few(404)],
  ['/all-brands', all(200, { dealer: 404 })],
  ['/favorites', few(200)],
  ['/recently-viewed', few(200)],
  ['/compare', few(200)],
  ['/browsing-history', few(200)],
  ['/dropship-history', few(200)],
  ['/contact', '/contactus'],
  ['/contact-us', '/contactus'],
  ['/about', '/aboutus'],
  ['/bio', '/link-in-bio'],
  // Pages that owners create.
  ...customPages
    .filter((name) => name !== 'about-2568' && name !== 'aboutus')
    .map((name): Row => [`/${name}`, { dealer: 200 }]),
  ['/faqs', { shop: 404, mall: 404 }],
  ['/shop.html', { shop: 404, mall: 404 }],
  ['/aboutus', few(200)],
  ['/about/2568', only({ dealer: 200 })],
  ['/about-2568', all('/about/2568')],
  ['/about/2569', only({ dealer: 200 })],
  ['/about/2570', few(404)],
  ['/about/us', few(404)],
  ['/tagged/new', all('/search/tag/new', { dealer: 200 })],
  ['/tagged/a/b', few(404)],
  ['/club', only({ dealer: 200 })],
  ['/layout-club', few(404)],
  // On a single shop, that shop is the only seller.
  ['/seller', all('/', { mall: 200 })],
  ['/seller/alpha', all('/', { mall: '/seller/2/alpha' })],
  ['/seller/2', all('/', { mall: '/seller/2/alpha' })],
  ['/seller/2/alpha', all('/', { mall: 200 })],
  ...Object.entries(legacyRedirects).map(([path, target]): Row => [path, { dealer: target }]),
  ['/nothing', 404],
  ['/nothing/at/all', few(404)],
  ['/%E0%A4%A', few(404)],
];

describe.each(rows)('%s', (path, expected) => {
  it('on every variant', async () => {
    const wanted = typeof expected === 'object' ? expected : all(expected);
    const wantedNames = names.filter((name) => wanted[name] !== undefined);
    const found = await Promise.all(
      wantedNames.map(async (name) => {
        const { status, to } = await ask(name, path);
        return [name, to ?? status] as const;
      }),
    );
    expect(Object.fromEntries(found)).toEqual(wanted);
  });
});

const parts = (body: string) => ({
  title: /<title>([^<]*)/.exec(body)?.[1] ?? '',
  canonical: /rel="canonical" href="([^"]*)"/.exec(body)?.[1] ?? '',
  robots: /<meta name="robots" content="([^"]*)"/.exec(body)?.[1] ?? '',
});

describe('a route of the owner’s own', () => {
  it('has its title, its text and its layouts, in the reader’s language', async () => {
    const thai = await ask('dealer', '/club');
    expect(parts(thai.body).title).toContain('ชมรมคนรักรถ');
    expect(thai.body).toContain('content="ทริปและส่วนลดของสมาชิก"');
    expect(thai.body).toContain('ทริปเดือนหน้า');
    expect(thai.body).toContain('รับประกันห้าปี');
    const english = await ask('dealer', '/club?lang=en');
    expect(parts(english.body).title).toContain('The drivers’ club');
    expect(english.body).toContain('Next month’s trip');
  });

  it('shows the value of its address, as text', async () => {
    const tagged = await ask('dealer', '/tagged/"><b>ฝน');
    expect(tagged.status).toBe(200);
    expect(parts(tagged.body).title).toContain('เรื่อง &quot;&gt;&lt;b&gt;ฝน');
    expect(tagged.body).not.toContain('"><b>');
    expect(parts(tagged.body).robots).toBe('noindex');
  });

  it('shows the products of its tag', async () => {
    await host.db
      .updateTable('product')
      .set({ tags: ['family'] })
      .where('id', '=', dealerProducts.lion)
      .execute();
    const { body } = await ask('dealer', '/tagged/family');
    expect(body).toContain('ไลออน 1.8');
    expect(body).not.toContain('ไทเกอร์ 2.4');
    expect(body).toContain('/web/dealer/search/tag/family');
    expect(parts(body).robots).toBe('');
    expect(decodeURI(parts(body).canonical)).toMatch(/\/web\/dealer\/tagged\/family\?lang=th$/);
  });

  it('is never in place of the site’s own pages', async () => {
    const design = {
      customRoutes: [
        { path: '/cart', title: 'x' },
        { path: '/search', title: 'x' },
      ],
    };
    await host.db
      .updateTable('shop')
      .set({ design: JSON.stringify(design) })
      .where('shopname', '=', 'beta')
      .execute();
    for (const path of ['/web/beta/cart', '/web/beta/search']) {
      const { body } = await host.inject(path);
      expect(parts(body).title).not.toMatch(/^x/);
    }
  });
});

describe('variants', () => {
  it('a flash sale’s link is the product’s own page', async () => {
    const { body } = await ask('dealer', `/product/tiger/${tiger}?flashsale=true`);
    expect(parts(body).canonical).toMatch(/\/web\/dealer\/product\/tiger\/1213\?lang=th$/);
  });

  it('a contest lists its contestants', async () => {
    const { body } = await ask('cup', '/contestants');
    expect(parts(body).title).toContain('ผู้เข้าประกวด');
    for (const words of ['หมายเลข 1', 'ดอยช้าง', 'กาแฟจากขุนวาง']) expect(body).toContain(words);
    expect(body).toContain('href="/web/cup/search"');
  });

  it('a book fair’s posts link to exhibitions', async () => {
    const { body } = await ask('fair', '/exhibition');
    expect(body).toContain('คุยกับนักเขียน');
  });

  it('a year’s page has one address', async () => {
    const { body } = await ask('dealer', '/about/2568');
    expect(parts(body).canonical).toMatch(/\/web\/dealer\/about\/2568\?lang=th$/);
  });

  it('a page that the owner has turned off is not there', async () => {
    expect((await ask('dealer', '/all-brands')).status).toBe(404);
  });

  it('from one kind of site to another is a new document (spec §2 "app type")', async () => {
    const { body } = await ask('shop', '/');
    // A plain link leaves the shop, because no client-side router may mix two sites' scripts.
    expect(body).toContain(`href="${host.host.config.publicUrl}/"`);
    const app = async (path: string) =>
      (await host.inject(`/api/v1/app/constants?fullUrl=http://localhost:4000${path}`)).json().kind;
    expect([await app('/web/fair'), await app('/')]).toEqual(['bookfair', 'mall']);
  });
});

it('costs a constant number of queries', async () => {
  const count = async (site: SiteName, path: string) => {
    host.host.pageCache.clear();
    return (await host.countQueries(() => ask(site, path))).count;
  };
  expect({
    route: await count('dealer', '/club'),
    tagged: await count('dealer', '/tagged/family'),
    contestants: await count('cup', '/contestants'),
    moved: await count('dealer', '/shop.html'),
    off: await count('dealer', '/all-brands'),
  }).toEqual({ route: 3, tagged: 5, contestants: 4, moved: 2, off: 5 });
});

describe('sitemaps', () => {
  const paths = async (shopname: string) => {
    const { body } = await host.inject(`/web/${shopname}/sitemap/pages-0-0.xml`);
    const urls = Array.from(body.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => new URL(url));
    const plain = urls.filter((url) => url.search === '');
    return plain.map((url) => url.pathname.replace(`/web/${shopname}`, '') || '/');
  };

  it('have what is there, and neither layouts nor what is off or moved', async () => {
    const dealer = await paths('dealer');
    expect(new Set(dealer).size).toBe(dealer.length);
    for (const path of ['/', '/search', '/blog', '/help', '/contactus', '/terms', '/club']) {
      expect(dealer).toContain(path);
    }
    expect(dealer).toContain('/about/2568');
    expect(dealer).toContain('/about/2569');
    expect(dealer.filter((path) => /layout|about-|all-brands|tagged|html/.test(path))).toEqual([]);
    expect(await paths('cup')).toContain('/contestants');
    const fair = await paths('fair');
    expect(fair).toContain('/exhibition');
    expect(fair).not.toContain('/blog');
    for (const path of dealer) {
      const { status, body } = await ask('dealer', path);
      expect([path, status, parts(body).robots]).toEqual([path, 200, '']);
    }
  });

  it('list shop apps without layouts', async () => {
    const { pages } = (await host.inject('/api/v1/sitemap?site=dealer')).json();
    const urls = pages.map(({ url }: { url: string }) => url);
    expect(urls).toContain('/web/dealer/about/2568');
    expect(urls.join()).not.toContain('layout-');
  });
});

describe('home anchors', () => {
  it('are ids of sections, and never one of the page’s own', async () => {
    const anchors = [
      'style',
      '#freeshipping',
      'material',
      'member',
      'main',
      'talad-products',
      'A b',
    ];
    const page = pageOf(
      'หน้าแรก',
      anchors.map((anchor, index) => ({
        id: `h${index}`,
        name: 'Headline',
        props: { title: `ส่วน ${index}`, anchor, button: 'ไป', buttonLink: '/showroom/hot' },
      })),
    );
    await host.db
      .insertInto('page')
      .values({
        shop_id: 13,
        name: 'frontpage',
        draft: JSON.stringify(page),
        published: JSON.stringify(page),
        published_at: new Date(),
      })
      .execute();
    host.host.pageCache.clear();
    const { body } = await ask('solo', '/');
    for (const id of ['style', 'freeshipping', 'material', 'member']) {
      expect(body).toMatch(new RegExp(`<talad-headline\\s+id="${id}"`));
    }
    expect(body.match(/ id="main"/g)).toHaveLength(1);
    expect(body).not.toMatch(/<talad-headline\s+id="(talad|main|A)/);
  });

  it('are added to section buttons that lead within the site', async () => {
    const dealer = await host.inject('/web/dealer/our-story');
    expect(dealer.statusCode).toBe(200);
    const { body } = await ask('solo', '/');
    expect(body).toContain('href="/showroom/hot"');
  });
});

describe('a page that is not there', () => {
  it('has suggestions for all visitors, and for the shop’s staff a link to create it', async () => {
    const visitor = await ask('shop', '/club');
    expect(visitor.status).toBe(404);
    expect(visitor.body).toMatch(/<form\s+class="find"[^>]* action="\/web\/alpha\/search"/);
    expect(visitor.body).not.toContain('/mybusiness/alpha/pages');
    const people = async (email: string, url: string) => {
      const cookie = await signIn(host, email);
      const headers = { accept: 'text/html', 'accept-language': 'th', cookie };
      return (await host.inject({ url, headers })).body;
    };
    const own = await people(accounts.ownerAlpha.email, '/web/alpha/club');
    expect(own).toContain('/mybusiness/alpha/pages/club');
    expect(own).toContain('สร้างหน้านี้');
    expect(await people(accounts.ownerAlpha.email, '/web/alpha/a/b')).not.toContain('/pages/');
    expect(await people(accounts.ownerBeta.email, '/web/alpha/club')).not.toContain('/pages/club');
    // Product staff cannot edit pages.
    expect(await people(accounts.staffAlpha.email, '/web/alpha/club')).not.toContain('/pages/club');
  });
});
