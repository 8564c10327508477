import { expect, it } from 'vitest';
import { checkDesign } from '../check-design.ts';
import type { Design } from '../design.ts';
import { readSiteLook } from './site-look.ts';

const good: Design = {
  customRoutes: [
    { path: '/club', title: 'ชมรม', title_en: 'Club', layouts: ['layout-club'] },
    { path: '/tagged/{tag}', title: 'เรื่อง {tag}', customCss: '.a{color:red}' },
  ],
  layouts: [
    {
      page: 'layout-cars',
      on: 'product',
      position: 'header',
      condition: { category_ids: [2, 3, 4], product_ids: [13, 14] },
    },
    { page: 'layout-sale', on: 'search', position: 'footer', condition: { showroom: 'sale' } },
  ],
  legacyRedirects: { '/shop.html': '/', '/เก่า.html': '/aboutus' },
  pages: { brand: { disable: true }, product: { className: 'wide', disableBuyNow: false } },
  customCss: '.a{color:red}',
  baseLevel: 1,
  currentThemeExtra: { radius: 0, density: 'airy', headingWeight: 500, of: 'an import' },
};

it('a look with routes, layouts, redirects and settings can be saved, and is read unchanged', () => {
  expect(checkDesign(good)).toEqual([]);
  const look = readSiteLook(good);
  expect(look.customRoutes).toHaveLength(2);
  expect(look.layouts).toHaveLength(2);
  expect(Object.keys(look.legacyRedirects)).toHaveLength(2);
});

it.each<[unknown, string, string]>([
  [{ customRoutes: 'x' }, '/customRoutes', 'WRONG_TYPE'],
  [{ customRoutes: [7] }, '/customRoutes/0', 'WRONG_TYPE'],
  [{ customRoutes: [{ path: '//evil.example' }] }, '/customRoutes/0/path', 'BAD_LINK'],
  [{ customRoutes: [{ path: 'club' }] }, '/customRoutes/0/path', 'BAD_LINK'],
  [{ customRoutes: [{ path: '/a/{TAG}' }] }, '/customRoutes/0/path', 'BAD_LINK'],
  [{ customRoutes: [{ path: '/a' }, { path: '/a' }] }, '/customRoutes/1/path', 'ID_TAKEN'],
  [{ customRoutes: [{ path: '/a', title: 7 }] }, '/customRoutes/0/title', 'WRONG_TYPE'],
  [
    { customRoutes: [{ path: '/a', layouts: ['frontpage'] }] },
    '/customRoutes/0/layouts/0',
    'NOT_AN_OPTION',
  ],
  [{ customRoutes: Array.from({ length: 101 }, () => ({})) }, '/customRoutes', 'TOO_MANY'],
  [
    { layouts: [{ page: 'x', on: 'product', position: 'header' }] },
    '/layouts/0/page',
    'NOT_AN_OPTION',
  ],
  [
    { layouts: [{ page: 'layout-x', on: 'cart', position: 'header' }] },
    '/layouts/0/on',
    'NOT_AN_OPTION',
  ],
  [
    { layouts: [{ page: 'layout-x', on: 'product', position: 'header', condition: { ids: [1] } }] },
    '/layouts/0/condition/ids',
    'UNKNOWN_FIELD',
  ],
  [
    {
      layouts: [
        { page: 'layout-x', on: 'product', position: 'header', condition: { shop_ids: ['1'] } },
      ],
    },
    '/layouts/0/condition/shop_ids',
    'WRONG_TYPE',
  ],
  [{ legacyRedirects: { '/a': 'https://evil.example' } }, '/legacyRedirects/~1a', 'BAD_LINK'],
  [{ legacyRedirects: { '/': '/a' } }, '/legacyRedirects/~1', 'BAD_LINK'],
  [{ pages: { brand: { disable: 'yes' } } }, '/pages/brand/disable', 'WRONG_TYPE'],
  [{ pages: { brand: 7 } }, '/pages/brand', 'WRONG_TYPE'],
  [{ customCss: 'x'.repeat(50_001) }, '/customCss', 'TOO_LONG'],
  [{ baseLevel: 3 }, '/baseLevel', 'NOT_AN_OPTION'],
  [{ currentThemeExtra: 7 }, '/currentThemeExtra', 'WRONG_TYPE'],
  [{ currentThemeExtra: { radius: 29 } }, '/currentThemeExtra/radius', 'OUT_OF_RANGE'],
  [{ currentThemeExtra: { radius: '8px' } }, '/currentThemeExtra/radius', 'OUT_OF_RANGE'],
  [{ currentThemeExtra: { density: 'dense' } }, '/currentThemeExtra/density', 'NOT_AN_OPTION'],
  [
    { currentThemeExtra: { headingWeight: 650 } },
    '/currentThemeExtra/headingWeight',
    'NOT_AN_OPTION',
  ],
])('%j is refused', (design, path, code) => {
  expect(checkDesign(design as Design)).toMatchObject([{ path: `/global${path}`, code }]);
});
