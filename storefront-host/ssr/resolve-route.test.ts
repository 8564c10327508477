import { describe, expect, it } from 'vitest';
import type { RequestOrigin } from '../account/access.ts';
import { resolveRoute, type PageRoute, type SiteRef } from './resolve-route.ts';

const platform: RequestOrigin = { kind: 'platform' };
const dinpaoHost: RequestOrigin = { kind: 'shop', shopId: 2, shopname: 'dinpao' };
const mall: SiteRef = { kind: 'mall' };
const inPath: SiteRef = { kind: 'shop', shopname: 'dinpao', form: 'path' };
const onHost: SiteRef = { kind: 'shop', shopname: 'dinpao', form: 'host' };

describe('resolveRoute', () => {
  it.each<[RequestOrigin, string, SiteRef, PageRoute]>([
    [platform, '/', mall, { type: 'front' }],
    [dinpaoHost, '/', onHost, { type: 'front' }],
    [platform, '/web/dinpao', inPath, { type: 'front' }],
    [platform, '/web/DinPao/', inPath, { type: 'front' }],
    [platform, '/search', mall, { type: 'search' }],
    [platform, '/search/tag/best-seller', mall, { type: 'search', tag: 'best-seller' }],
    [platform, '/search/tag/%E0%B8%9C%E0%B9%89%E0%B8%B2', mall, { type: 'search', tag: 'ผ้า' }],
    [platform, '/showroom/new', mall, { type: 'search', showroom: 'new' }],
    [dinpaoHost, '/showroom/sale', onHost, { type: 'search', showroom: 'sale' }],
    [platform, '/showroom/cheap', mall, { type: 'unknown' }],
    [platform, '/category', mall, { type: 'moved', path: '/search' }],
    [platform, '/category/7', mall, { type: 'category', slug: '', ids: [7] }],
    [platform, '/category/7+9', mall, { type: 'category', slug: '', ids: [7, 9] }],
    [platform, '/category/7+x', mall, { type: 'unknown' }],
    [platform, '/category/cups/7', mall, { type: 'category', slug: 'cups', ids: [7] }],
    [platform, '/category/cups', mall, { type: 'unknown' }],
    [platform, '/product/12', mall, { type: 'product', slug: '', id: 12, sub: null }],
    [platform, '/product/12/34', mall, { type: 'product', slug: '', id: 12, sub: 34 }],
    [platform, '/product/cup/12', mall, { type: 'product', slug: 'cup', id: 12, sub: null }],
    [
      platform,
      '/web/dinpao/product/%E0%B8%96%E0%B9%89%E0%B8%A7%E0%B8%A2/12/34',
      inPath,
      { type: 'product', slug: 'ถ้วย', id: 12, sub: 34 },
    ],
    [platform, '/product/cup/12/blue', mall, { type: 'unknown' }],
    [platform, '/product/0', mall, { type: 'unknown' }],
    [platform, '/product/12345678901234567890', mall, { type: 'unknown' }],
    [platform, '/cart', mall, { type: 'cart' }],
    [dinpaoHost, '/blog', onHost, { type: 'blogs' }],
    [dinpaoHost, '/blog/7', onHost, { type: 'blog', slug: '', id: 7 }],
    [dinpaoHost, '/blog/kiln/7', onHost, { type: 'blog', slug: 'kiln', id: 7 }],
    [dinpaoHost, '/blog/search/tag/news', onHost, { type: 'blogs', tag: 'news' }],
    [dinpaoHost, '/blog/search/clay', onHost, { type: 'blogs', keyword: 'clay' }],
    [dinpaoHost, '/blog/kiln/of/7', onHost, { type: 'unknown' }],
    [dinpaoHost, '/blog/search/tag', onHost, { type: 'blogs', keyword: 'tag' }],
    [dinpaoHost, '/blog/kiln', onHost, { type: 'unknown' }],
    [platform, '/web/dinpao/cart', inPath, { type: 'cart' }],
    [dinpaoHost, '/web/other', onHost, { type: 'unknown' }],
    [platform, '/nothing/here', mall, { type: 'unknown' }],
    [platform, '/product/%E0%A4', mall, { type: 'unknown' }],
  ])('%o %s', (origin, path, site, page) => {
    const resolved = resolveRoute(origin, path);
    expect(resolved.site).toEqual(site);
    expect(resolved.page).toEqual(page);
  });

  it('sends old addresses of a site to its new ones', () => {
    const legacy = { '/shop.html': '/', '/about.html': '/aboutus' };
    expect(resolveRoute(platform, '/shop.html', legacy).page).toEqual({ type: 'moved', path: '/' });
    expect(resolveRoute(platform, '/web/dinpao/about.html', legacy).page).toEqual({
      type: 'moved',
      path: '/aboutus',
    });
    expect(resolveRoute(platform, '/constructor', legacy).page).not.toHaveProperty('path');
  });
});
