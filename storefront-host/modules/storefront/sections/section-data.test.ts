import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageOf, type PageBlock, type PlainSection } from '@talad/elements/page/page';
import type { TabView } from '@talad/elements/sections/product-tab/tab-view';
import { products } from '../../../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { startDeadline } from '../../../rendering/deadline.ts';
import { readSectionData } from './section-data.ts';
import { readSite, type Site } from '../../content/frame/site.read.ts';

const NOW = new Date('2026-11-20T05:00:00Z');

let host: TestHost;
let site: Site;
let category = 0;

beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  const found = await readSite({
    db: host.db,
    config: host.host.config,
    ref: { kind: 'shop', shopname: 'alpha', form: 'path' },
    lang: 'en',
    now: NOW,
  });
  if (!found) throw new Error('no shop');
  site = found;
  category = site.categories[0]?.category_id ?? 0;
  const at = { shop_id: site.shopId, published_at: new Date('2026-11-01'), updated_at: NOW };
  await host.db
    .insertInto('blog')
    .values([
      { ...at, slug: 'clay', title: 'ดินด่านเกวียน', tags: ['งานปั้น'] },
      { ...at, slug: 'kiln', title: 'เตาเผา', hilight: true, updated_at: new Date('2026-11-02') },
      { ...at, slug: 'draft', title: 'ยังไม่เสร็จ', published_at: null },
    ])
    .execute();
  const coupon = { shop_id: site.shopId, begins_at: new Date('2026-11-01'), minimum: 50_000 };
  await host.db
    .insertInto('coupon')
    .values([
      {
        ...coupon,
        code: 'KILN50',
        title: 'ลด 50',
        kind: 'amount',
        value: 5_000,
        ends_at: new Date('2026-11-20T05:05:00Z'),
      },
      {
        ...coupon,
        code: 'TEN',
        title: 'ลด 10%',
        kind: 'percent',
        value: 10,
        max_discount: 10_000,
        ends_at: new Date('2026-12-31'),
      },
      {
        ...coupon,
        code: 'OVER',
        title: 'หมดเขต',
        kind: 'amount',
        value: 1,
        ends_at: new Date('2026-11-02'),
      },
    ])
    .execute();
});
afterAll(() => host.close());

const section = (id: string, name: string, props: PlainSection['props']): PlainSection => ({
  id,
  name,
  props,
});
const blocksOf = (...sections: readonly PlainSection[]): readonly PageBlock[] =>
  pageOf('', sections).blocks;

async function read(...sections: readonly PlainSection[]) {
  const deadline = startDeadline((error) => {
    throw error;
  });
  const { result, count } = await host.countQueries(() =>
    readSectionData({ db: host.db, site, deadline }, blocksOf(...sections)),
  );
  return { ...result, count };
}

const every = (n: number): readonly PlainSection[] => [
  section(`p${n}`, 'ProductSection', { apiOptions: { sort: 'new' }, productNumber: 4 + n }),
  section(`t${n}`, 'ProductTab', { tabs: [{ category_id: category }, { showroom: 'new' }] }),
  section(`b${n}`, 'BlogSection', { blogType: n % 2 === 0 ? 'simple' : 'hilight' }),
  section(`c${n}`, 'CouponSlick', {}),
  section(`s${n}`, 'SlideShowSection', {
    slides: [{ image: '/presets/x_default/images/counter.webp' }],
  }),
];

describe('the data of sections', () => {
  it('takes as many queries for forty sections as for five', async () => {
    const one = await read(...every(1));
    const many = await read(...Array.from({ length: 8 }, (_, n) => every(n)).flat());
    expect(many.count).toBe(one.count);
    expect(one.count).toBeLessThanOrEqual(9);
    expect(many.data.size).toBe(40);
  });

  it('reads nothing that the page does not show', async () => {
    const { count } = await read(section('h', 'Headline', { title: 'สวัสดี' }));
    expect(count).toBe(0);
  });

  it('posts: newest first, the shop’s own choice first where it hilights; drafts never', async () => {
    const { data, keys } = await read(
      section('a', 'BlogSection', { blogType: 'simple' }),
      section('b', 'BlogSection', { blogType: 'hilight' }),
    );
    const titles = (id: string) =>
      (data.get(id)!['blogs'] as readonly { title: string }[]).map((blog) => blog.title);
    expect(titles('a')).toEqual(['ดินด่านเกวียน', 'เตาเผา']);
    expect(titles('b')).toEqual(['เตาเผา', 'ดินด่านเกวียน']);
    expect(data.get('a')?.['blogs']).toMatchObject([
      {
        date: '20 November 2026',
        tags: [
          { title: 'งานปั้น', url: expect.stringMatching(/^\/web\/alpha\/blog\/search\/tag\/%/) },
        ],
      },
      {},
    ]);
    expect(keys).toContain(`blog:${site.shopId}`);
  });

  it('coupons: what is open now, in words; the page is kept no longer than they are', async () => {
    const { data, validUntil } = await read(section('c', 'CouponSlick', {}));
    expect(data.get('c')?.['coupons']).toMatchObject([
      { code: 'KILN50', off: '฿50 off', condition: 'Minimum spend ฿500' },
      { code: 'TEN', off: '10% off', condition: 'Minimum spend ฿500 · up to ฿100' },
    ]);
    expect(validUntil).toEqual(new Date('2026-11-20T05:05:00Z'));
  });

  it('tabs: names, pages and filters; the first with its products', async () => {
    const { data } = await read(
      section('t', 'ProductTab', {
        productLimit: 4,
        tabs: [
          { category_id: category, category_with_child: false, showroom: '', sort: '' },
          { showroom: 'new', sort: 'new', ready_to_sell: 1 },
          { category_name: 'เลือกเอง', category_id: 'x' },
          'nonsense',
        ],
      }),
    );
    const tabs = data.get('t')!['tabs'] as readonly TabView[];
    expect(tabs.map(({ title }) => title)).toEqual([
      site.categories[0]?.category_name,
      expect.any(String),
      'เลือกเอง',
      'All products',
    ]);
    expect(tabs[0]).toMatchObject({
      url: site.categories[0]?.url,
      filter: { category_id: category, category_with_child: false },
    });
    expect(tabs[1]).toMatchObject({
      url: '/web/alpha/showroom/new',
      filter: { showroom: 'new', sort: 'new', ready_to_sell: 1 },
    });
    expect((data.get('t')!['products'] as readonly unknown[]).length).toBeGreaterThan(0);
  });

  it('products: a list shows what no list before it on the page shows, while there are others', async () => {
    const list = (id: string, productNumber: number) =>
      section(id, 'ProductSection', { apiOptions: { sort: 'new' }, productNumber });
    const { data } = await read(list('a', 2), list('b', 2), list('c', 60));
    const of = (id: string) =>
      (data.get(id)!['products'] as readonly { id: number }[]).map((product) => product.id);
    const all = of('c');
    expect(of('a')).toEqual(all.slice(0, 2));
    expect(of('b')).toEqual(all.slice(2, 4));
    expect(all.length).toBeGreaterThan(4);
  });

  it('the product that a block names, and none of another shop', async () => {
    const block = (id: string, product: number) =>
      section(id, 'BlockSection', { kind: 'product', product });
    const { data } = await read(
      block('own', products.cup.id),
      block('other', products.mango.id),
      section('form', 'BlockSection', { kind: 'form', product: products.cup.id }),
    );
    expect(data.get('own')?.['products']).toMatchObject([{ id: products.cup.id }]);
    expect(data.get('other')).toBeUndefined();
    // The form is words only.
    expect(Object.keys(data.get('form') ?? {})).toEqual(['words']);
  });

  it('pictures of a preset by their path, with their size and an address for ever', async () => {
    const path = '/presets/x_default/images/counter.webp';
    const { data } = await read(section('s', 'TopicSection', { image: path }));
    const picture = (data.get('s')!['pictures'] as Record<string, { src: string; width: number }>)[
      path
    ];
    expect(picture?.width).toBeGreaterThan(800);
    const answer = await host.inject(picture?.src ?? '');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await host.inject(path)).headers['cache-control']).toBe('public, max-age=600');
  });

  it.each(['preset.ts', '..%2Fpreset.ts', 'nothing.webp', '%2e%2e%2f%2e%2e%2fpackage.json'])(
    'serves no other file: %s',
    async (file) => {
      const answer = await host.inject(`/presets/x_default/images/${file}`);
      expect(answer.statusCode).toBe(404);
    },
  );

  it('renders of ten thousand slides only the first sixty', async () => {
    const slides = Array.from({ length: 10_000 }, (_, n) => ({
      image: `/x/${n}.webp`,
      title: 'x',
    }));
    const { data } = await read(section('s', 'SlideShowSection', { slides }));
    expect(data.get('s')).toBeUndefined();
  });
});
