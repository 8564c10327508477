import { checkDesign } from '@talad/elements/page/check-design';
import { contrast } from '@talad/elements/theme/oklch';
import { describe, expect, it } from 'vitest';
import type { DemoProduct, Text } from './demo-content.ts';
import { demoFrames } from './frames.ts';
import { demoMarket } from './index.ts';
import { demoOrders } from './orders.ts';
import { demoPosts } from './posts/index.ts';
import { demoCoupons } from './coupons.ts';
import { demoReviews } from './reviews/index.ts';
import { demoPeopleEnglish } from './people-english.ts';
import { demoSellers } from './sellers.ts';
import { demoTagsEnglish } from './tags-english.ts';

const sites = [demoMarket.mall, ...demoMarket.shops];
const products = demoMarket.shops.flatMap((shop) =>
  shop.products.map((product) => ({ shop, product })),
);
const thai = /[\u0E00-\u0E7F]/;

/** Returns every text of the market with its place. */
function textsOf(value: unknown, path = ''): readonly (readonly [string, Text])[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('th' in value && 'en' in value) return [[path, value as Text]];
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, `${path}/${name}`));
}

/** Returns all combinations of a product's options, in the format of its stock. */
function combinations({ options = [] }: DemoProduct): readonly string[] {
  return options.reduce<readonly string[]>(
    (all, option) =>
      all.flatMap((one) => option.items.map((item) => (one ? `${one}/${item.key}` : item.key))),
    [''],
  );
}

describe('the demo market', () => {
  it('has shops of different kinds, none of them small', () => {
    for (const shop of demoMarket.shops) {
      expect(shop.products.length, shop.shopname).toBeGreaterThanOrEqual(20);
    }
  });

  it('has headers, menus and footers that an owner could have saved', () => {
    for (const [shopname, frame] of Object.entries(demoFrames)) {
      expect(
        sites.some((site) => site.shopname === shopname),
        shopname,
      ).toBe(true);
      expect(checkDesign(frame), shopname).toEqual([]);
    }
  });

  it('says everything in Thai and in English, and nothing as a filler', () => {
    const texts = sites.flatMap((site) => textsOf(site, site.shopname));
    expect(texts.length).toBeGreaterThan(300);
    for (const [path, { th, en }] of texts) {
      expect(th.trim(), path).not.toBe('');
      expect(en.trim(), path).not.toBe('');
      expect(thai.test(en), `${path} en is Thai`).toBe(false);
      expect(`${th} ${en}`.toLowerCase(), path).not.toMatch(/lorem|ipsum|todo|xxx|ตัวอย่างข้อความ/);
    }
  });

  it('calls no two products the same', () => {
    for (const lang of ['th', 'en'] as const) {
      const titles = products.map(({ product }) => product.title[lang]);
      expect(new Set(titles).size).toBe(products.length);
      const descriptions = products.map(({ product }) => product.description[lang]);
      expect(new Set(descriptions).size).toBe(products.length);
    }
    expect(new Set(products.map(({ product }) => product.key)).size).toBe(products.length);
    expect(new Set(products.map(({ product }) => product.code)).size).toBe(products.length);
  });

  it.each(products.map(({ shop, product }) => [product.key, shop, product] as const))(
    '%s can be found, described and priced',
    (_, shop, product) => {
      expect(shop.categories.map((one) => one.key)).toContain(product.category);
      expect(demoMarket.mall.categories.map((one) => one.key)).toContain(product.mall);
      expect(product.description.th.length).toBeGreaterThan(60);
      expect(product.description.en.length).toBeGreaterThan(60);
      expect(product.tags.length).toBeGreaterThan(0);
      for (const { price, full } of [product, ...Object.values(product.prices ?? {})]) {
        expect(price).toBeGreaterThan(0);
        expect(full ?? Infinity).toBeGreaterThan(price);
      }
      expect(product.showrooms?.includes('new') ? product.daysOld : 0).toBeLessThan(30);
    },
  );

  it('counts stock for every combination and no other', () => {
    for (const { product } of products) {
      const counted = typeof product.stock === 'object' ? Object.keys(product.stock) : [''];
      expect(counted.toSorted(), product.key).toEqual(combinations(product).toSorted());
    }
  });

  it('shows every state a product can be in', () => {
    const stocks = products.flatMap(({ product }) =>
      typeof product.stock === 'object' ? Object.values(product.stock) : [product.stock],
    );
    expect(stocks).toContain('unlimited');
    expect(stocks).toContain(0);
    expect(stocks.some((pieces) => typeof pieces === 'number' && pieces > 0 && pieces <= 3)).toBe(
      true,
    );
    expect(products.some(({ product }) => product.stock === 0)).toBe(true);
    expect(products.some(({ product }) => product.preorder)).toBe(true);
    expect(products.some(({ product }) => product.full)).toBe(true);
    expect(products.some(({ product }) => product.price % 1 !== 0)).toBe(true);
  });

  it('fills the rows of its front pages: four cards or eight, none alone', () => {
    for (const shop of demoMarket.shops) {
      const hot = shop.products.filter((product) => product.showrooms?.includes('hot'));
      expect(hot.length, shop.shopname).toBeGreaterThanOrEqual(8);
      for (const { key } of shop.categories.slice(0, 3)) {
        const inIt = shop.products.filter((product) => product.category === key);
        expect(inIt.length, `${shop.shopname}/${key}`).toBeGreaterThanOrEqual(4);
      }
    }
  });

  it('has orders in every status, of things that are sold', () => {
    const last = demoOrders.map((order) => order.steps.at(-1)?.action ?? 'placed');
    expect(new Set(last)).toEqual(new Set(['placed', 'ship', 'deliver', 'cancel']));
    for (const order of demoOrders) {
      const steps = [order.hoursAgo, ...order.steps.map((step) => step.hoursAgo)];
      expect(steps).toEqual(steps.toSorted((a, b) => b - a));
    }
  });

  it.each(sites.flatMap(({ shopname, colors }) => (colors ? [[shopname, colors] as const] : [])))(
    '%s can be read in its own colours',
    (_, colors) => {
      const pairs = [
        [colors.dark, colors.light],
        [colors.light, colors.A],
        [colors.A, colors.light],
        [colors['A-dark'], colors['A-light']],
        [colors.light, colors['A-dark']],
        [colors.dark, colors['A-light']],
      ] as const;
      for (const [text, ground] of pairs) {
        expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it('has reviews of the products, mostly good and not always', () => {
    const keys = new Set(products.map(({ product }) => product.key));
    const all = Object.entries(demoReviews).flatMap(([key, written]) => {
      expect(keys, key).toContain(key);
      expect(written.length, key).toBeGreaterThanOrEqual(2);
      return written;
    });
    expect(new Set(all).size).toBe(all.length);
    for (const one of all) expect(one).toMatch(/^[1-5]\|[^|]+\|[^|]{8,}$/);
    const good = all.filter((one) => /^[45]/.test(one)).length / all.length;
    expect(good).toBeGreaterThan(0.8);
    expect(good).toBeLessThan(0.99);
  });

  it('names every tag in English too', () => {
    for (const { tags } of [...products.map(({ product }) => product), ...demoPosts]) {
      for (const tag of tags) {
        const english = demoTagsEnglish[tag] ?? tag;
        expect(thai.test(english), tag).toBe(false);
        // Tags are stored as one text with commas between them.
        expect(english, tag).not.toContain(',');
      }
    }
  });

  it('names authors, publishers and brands in letters that English readers read', () => {
    const names = [
      ...products.flatMap(({ product: { book } }) => (book ? [book.author, book.publisher] : [])),
      ...Object.values(demoSellers).flatMap(({ brand }) => brand ?? []),
    ];
    expect(names.filter((name) => thai.test(demoPeopleEnglish[name] ?? name))).toEqual([]);
    expect(Object.keys(demoPeopleEnglish).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('has posts with something to read and coupons that can be used', () => {
    for (const shop of demoMarket.shops) {
      expect(demoPosts.filter((post) => post.shopname === shop.shopname).length).toBeGreaterThan(1);
      expect(demoCoupons.filter((one) => one.shopname === shop.shopname).length).toBeGreaterThan(1);
    }
    for (const { slug, body, product } of demoPosts) {
      expect(body.th.join('').length, slug).toBeGreaterThan(500);
      expect(body.en.length, slug).toBe(body.th.length);
      expect(products.map((one) => one.product.key)).toContain(product);
    }
    for (const { code, from, until } of demoCoupons) {
      expect(from, code).toBeLessThan(0);
      expect(until, code).toBeGreaterThan(0);
    }
  });
});
