import { describe, expect, it } from 'vitest';
import type { RequestOrigin } from './resolve-route.ts';
import { resolveRoute, type SiteRef } from './resolve-route.ts';
import { type PageRoute } from './page-route.ts';

const platform: RequestOrigin = { kind: 'platform' };
const dinpaoHost: RequestOrigin = { kind: 'shop', shopId: 2, shopname: 'dinpao' };
const onFair: RequestOrigin = { kind: 'shop', shopId: 10, shopname: 'fair' };
const fair: SiteRef = { kind: 'shop', shopname: 'fair', form: 'host' };
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
    [dinpaoHost, '/blog', onHost, { type: 'blogs', under: 'blog' }],
    [dinpaoHost, '/blog/7', onHost, { type: 'blog', under: 'blog', slug: '', id: 7 }],
    [dinpaoHost, '/blog/kiln/7', onHost, { type: 'blog', under: 'blog', slug: 'kiln', id: 7 }],
    [dinpaoHost, '/blog/search/tag/news', onHost, { type: 'blogs', under: 'blog', tag: 'news' }],
    [dinpaoHost, '/blog/search/clay', onHost, { type: 'blogs', under: 'blog', keyword: 'clay' }],
    [dinpaoHost, '/blog/kiln/of/7', onHost, { type: 'unknown' }],
    [dinpaoHost, '/blog/search/tag', onHost, { type: 'blogs', under: 'blog', keyword: 'tag' }],
    [dinpaoHost, '/blog/kiln', onHost, { type: 'unknown' }],
    [platform, '/web/dinpao/cart', inPath, { type: 'cart' }],
    [dinpaoHost, '/web/other', onHost, { type: 'unknown' }],
    [
      onFair,
      '/exhibition/fair/7',
      fair,
      { type: 'blog', under: 'exhibition', slug: 'fair', id: 7 },
    ],
    [platform, '/promotion', mall, { type: 'promotions' }],
    [platform, '/promotion/mega/9', mall, { type: 'promotion', slug: 'mega', id: 9 }],
    [platform, '/promotion/mega', mall, { type: 'unknown' }],
    [platform, '/collection', mall, { type: 'collections' }],
    [platform, '/collection/rainy/3', mall, { type: 'collection', slug: 'rainy', id: 3 }],
    [platform, '/seller', mall, { type: 'sellers' }],
    [platform, '/seller/dinpao', mall, { type: 'seller', slug: 'dinpao', id: null }],
    [platform, '/seller/2/dinpao', mall, { type: 'seller', slug: 'dinpao', id: 2 }],
    [platform, '/seller/2', mall, { type: 'seller', slug: '', id: 2 }],
    [platform, '/seller/dinpao/2', mall, { type: 'unknown' }],
    [platform, '/all-brands', mall, { type: 'brands' }],
    [dinpaoHost, '/help', onHost, { type: 'help' }],
    [dinpaoHost, '/contactus', onHost, { type: 'contact' }],
    [dinpaoHost, '/contact', onHost, { type: 'moved', path: '/contactus' }],
    [dinpaoHost, '/contact-us', onHost, { type: 'moved', path: '/contactus' }],
    [dinpaoHost, '/about', onHost, { type: 'moved', path: '/aboutus' }],
    [dinpaoHost, '/aboutus', onHost, { type: 'custom', name: 'aboutus' }],
    [dinpaoHost, '/about/2568', onHost, { type: 'custom', name: 'about-2568' }],
    [dinpaoHost, '/about/us', onHost, { type: 'unknown' }],
    [dinpaoHost, '/about/2568/x', onHost, { type: 'unknown' }],
    [dinpaoHost, '/tagged/a b', onHost, { type: 'moved', path: '/search/tag/a%20b' }],
    [dinpaoHost, '/tagged', onHost, { type: 'unknown' }],
    [dinpaoHost, '/link-in-bio', onHost, { type: 'bio' }],
    [dinpaoHost, '/terms', onHost, { type: 'legal', document: 'terms' }],
    [dinpaoHost, '/terms/more', onHost, { type: 'unknown' }],
    [platform, '/compare', mall, { type: 'personal', list: 'compare' }],
    [platform, '/contestants', mall, { type: 'contestants' }],
    [platform, '/p/12', mall, { type: 'short', id: 12 }],
    [platform, '/p/cup', mall, { type: 'unknown' }],
    [platform, '/constructor', mall, { type: 'custom', name: 'constructor' }],
    [platform, '/nothing/here', mall, { type: 'unknown' }],
    [platform, '/product/%E0%A4', mall, { type: 'unknown' }],
  ])('%o %s', (origin, path, site, page) => {
    const resolved = resolveRoute(origin, path);
    expect(resolved.site).toEqual(site);
    expect(resolved.page).toEqual(page);
  });
});
