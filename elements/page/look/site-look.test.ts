import { describe, expect, it } from 'vitest';
import { findCustomRoute, readCustomRoutes, readLegacyRedirects } from './custom-routes.ts';
import { layoutsFor, readLayoutRules } from './layout-rules.ts';
import { logoHeight } from './page-settings.ts';
import { localised } from './read-record.ts';
import { readSiteLook } from './site-look.ts';

describe('a stored look', () => {
  it.each([undefined, null, 'x', 7, [], { pages: 5, customRoutes: 'x', layouts: {} }])(
    'of %o is the look of a site that has chosen nothing',
    (stored) => {
      const look = readSiteLook(stored);
      expect(look.pages.product).toEqual({
        className: '',
        disable: false,
        disableAddToCart: false,
        disableBuyNow: true,
        isShowCCBuyArea: true,
        own: {},
      });
      expect(look.customRoutes).toEqual([]);
      expect(look.layouts).toEqual([]);
      expect(look.baseLevel).toBe(2);
    },
  );

  it('keeps readable parts next to unreadable ones', () => {
    const look = readSiteLook({
      pages: { brand: { disable: true, className: 'wide "><script> a1' }, search: 'no' },
      header: [1],
      customCss: 'p{color:red}',
      baseLevel: 1,
    });
    expect(look.pages.brand).toMatchObject({ disable: true, className: 'wide a1' });
    expect(look.header).toEqual({});
    expect([look.customCss, look.baseLevel]).toEqual(['p{color:red}', 1]);
  });

  it('takes nothing from a prototype', () => {
    const look = readSiteLook(JSON.parse('{"__proto__":{"pages":{"brand":{"disable":true}}}}'));
    expect(look.pages.brand.disable).toBe(false);
    expect(localised({}, 'constructor', 'th')).toBe('');
  });

  it('has texts in the reader’s language, or in the other one', () => {
    const words = { title: 'ชมรม', title_en: 'Club', about: 'เรา' };
    expect(localised(words, 'title', 'th')).toBe('ชมรม');
    expect(localised(words, 'title', 'en')).toBe('Club');
    expect(localised(words, 'about', 'en')).toBe('เรา');
  });

  it('has a logo of 30 to 80 px', () => {
    const heights = [10, 55, 900, 'x'].map((height) => logoHeight({ logoStyle: { height } }));
    expect(heights).toEqual([30, 55, 80, 40]);
  });
});

describe('custom routes', () => {
  const routes = readCustomRoutes([
    { path: '/tagged/{tag}', title: 'เรื่อง', layouts: ['layout-tag', 'frontpage', 7] },
    { path: '/tagged/new', title: 'ใหม่' },
    { path: '/club', title: 'ชมรม' },
    { path: '//evil.example' },
    { path: '/x?y' },
    { path: 'club' },
    'junk',
  ]);

  it('are paths of the site only', () => {
    expect(routes.map((route) => route.path)).toEqual(['/tagged/{tag}', '/tagged/new', '/club']);
    expect(routes[0]?.layouts).toEqual(['layout-tag']);
  });

  it('are found by path, the exact one before the pattern', () => {
    expect(findCustomRoute(routes, '/club')?.route.path).toBe('/club');
    expect(findCustomRoute(routes, '/tagged/ดิน')).toMatchObject({ params: { tag: 'ดิน' } });
    expect(findCustomRoute(routes, '/tagged/new')?.route.path).toBe('/tagged/new');
    expect(findCustomRoute(routes, '/tagged')).toBeNull();
    expect(findCustomRoute(routes, '/tagged/a/b')).toBeNull();
  });
});

it('old addresses lead to paths of the same site, never in a circle', () => {
  const stored = {
    '/shop.html': '/',
    '/about.html': '/aboutus',
    '/out': 'https://evil.example/',
    '/slashes': '//evil.example',
    '/self': '/self',
    relative: '/',
  };
  expect(readLegacyRedirects(stored)).toEqual({ '/shop.html': '/', '/about.html': '/aboutus' });
  const chained = { '/a/': '/b', '/b': '/c', '/x': '/y/', '/y': '/x', '/': '/z' };
  expect(readLegacyRedirects(chained)).toEqual({ '/a': '/c', '/b': '/c' });
});

describe('layout rules', () => {
  // Uses the car dealer of spec §2: by category and by model.
  const rules = readLayoutRules([
    {
      page: 'layout-cars',
      on: 'product',
      position: 'header',
      condition: { category_ids: [2, 3, 4] },
    },
    {
      page: 'layout-model',
      on: 'product',
      position: 'footer',
      condition: { product_ids: [13, 14] },
    },
    {
      page: 'layout-both',
      on: 'product',
      position: 'recommend',
      condition: { product_ids: [13], shop_ids: [9] },
    },
    { page: 'layout-sale', on: 'search', position: 'header', condition: { showroom: 'sale' } },
    { page: 'frontpage', on: 'product', position: 'header' },
    { page: 'layout-x', on: 'cart', position: 'header' },
  ]);

  it('match if all conditions match', () => {
    const car = { productId: 13, shopId: 1, categoryIds: [3] };
    expect(layoutsFor(rules, 'product', car)).toEqual({
      header: ['layout-cars'],
      footer: ['layout-model'],
      recommend: [],
    });
    expect(layoutsFor(rules, 'product', { ...car, shopId: 9 }).recommend).toEqual(['layout-both']);
    expect(layoutsFor(rules, 'product', { productId: 5, shopId: 1, categoryIds: [9] })).toEqual({
      header: [],
      footer: [],
      recommend: [],
    });
    const sale = { shopId: 1, categoryIds: [], showroom: 'sale' };
    expect(layoutsFor(rules, 'search', sale).header).toEqual(['layout-sale']);
  });

  it('with invalid values are left out', () => {
    expect(rules).toHaveLength(4);
  });
});

describe('the logo of the shop', () => {
  const logoOf = (header: object) =>
    readSiteLook({ header, logoImage: 'shop-logo' }).header['logo'];

  it('is in the header, unless that has a logo of its own', () => {
    expect(logoOf({})).toBe('shop-logo');
    expect(logoOf({ logo: '' })).toBe('shop-logo');
    expect(logoOf({ logo: 'own' })).toBe('own');
    expect(readSiteLook({ logoImage: 7 }).header).not.toHaveProperty('logo');
  });
});
