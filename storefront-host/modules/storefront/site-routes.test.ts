import { describe, expect, it } from 'vitest';
import { readSiteLook } from '@talad/elements/page/look/site-look';
import type { PageRoute } from '../../rendering/routes/page-route.ts';
import { documentNameOf, refineRoute } from './site-routes.ts';

const post: PageRoute = { type: 'blog', under: 'blog', slug: 'ดิน', id: 7 };
const exhibition: PageRoute = { type: 'blogs', under: 'exhibition' };

describe('an address of a site', () => {
  it.each<['mall' | 'shop' | 'bookfair' | 'contest', PageRoute, PageRoute]>([
    ['shop', post, post],
    ['shop', exhibition, { type: 'unknown' }],
    ['bookfair', exhibition, exhibition],
    ['bookfair', post, { type: 'moved', path: '/exhibition/%E0%B8%94%E0%B8%B4%E0%B8%99/7' }],
    ['bookfair', { type: 'blogs', under: 'blog' }, { type: 'moved', path: '/exhibition' }],
    [
      'bookfair',
      { type: 'blogs', under: 'blog', tag: 'news' },
      { type: 'moved', path: '/exhibition/search/tag/news' },
    ],
    [
      'bookfair',
      { type: 'blogs', under: 'blog', keyword: 'a/b' },
      { type: 'moved', path: '/exhibition/search/a%2Fb' },
    ],
    ['contest', { type: 'contestants' }, { type: 'contestants' }],
    ['mall', { type: 'contestants' }, { type: 'unknown' }],
    ['mall', { type: 'help' }, { type: 'help' }],
    ['mall', { type: 'sellers' }, { type: 'sellers' }],
    ['shop', { type: 'sellers' }, { type: 'moved', path: '/' }],
    ['bookfair', { type: 'seller', slug: 'x', id: 2 }, { type: 'moved', path: '/' }],
    ['shop', { type: 'custom', name: 'faqs' }, { type: 'custom', name: 'faqs' }],
    ['shop', { type: 'custom', name: 'layout-cars' }, { type: 'unknown' }],
  ])('%s: %o', (kind, path, answered) => {
    const look = readSiteLook({});
    expect(refineRoute({ kind, look }, { path: '/x', page: path })).toEqual(answered);
  });

  it('follows its look: old addresses move, pages that are off are not there', () => {
    const look = readSiteLook({
      legacyRedirects: { '/shop.html': '/', '/constructor.html': '/aboutus' },
      pages: { brand: { disable: true }, blog: { disable: true } },
    });
    const at = (path: string, page: PageRoute) =>
      refineRoute({ kind: 'shop', look }, { path, page });
    expect(at('/shop.html', { type: 'unknown' })).toEqual({ type: 'moved', path: '/' });
    expect(at('/constructor', { type: 'unknown' })).toEqual({ type: 'unknown' });
    expect(at('/all-brands', { type: 'brands' })).toEqual({ type: 'unknown' });
    expect(at('/blog/7', post)).toEqual({ type: 'unknown' });
    expect(at('/promotion', { type: 'promotions' })).toEqual({ type: 'promotions' });
  });

  it('is a route of the owner’s own where nothing else is', () => {
    const look = readSiteLook({
      customRoutes: [
        { path: '/club', title: 'ชมรม' },
        { path: '/tagged/{tag}', title: 'หัวข้อ' },
        { path: '/cart', title: 'x' },
        { path: '/help', title: 'x' },
      ],
      legacyRedirects: { '/old': '/ชมรม', '/old-2': '/a%20b', '/old-3': '/.//evil.example' },
    });
    const at = (path: string, page: PageRoute) =>
      refineRoute({ kind: 'shop', look }, { path, page });
    expect(at('/club', { type: 'custom', name: 'club' })).toMatchObject({
      type: 'route',
      params: {},
    });
    expect(at('/tagged/ดิน', { type: 'moved', path: '/search/tag/x' })).toMatchObject({
      type: 'route',
      route: { path: '/tagged/{tag}' },
      params: { tag: 'ดิน' },
    });
    expect(at('/cart', { type: 'cart' })).toEqual({ type: 'cart' });
    expect(at('/help', { type: 'help' })).toEqual({ type: 'help' });
    // Encode them as in an address, because a header accepts no other letters.
    expect(at('/old', { type: 'custom', name: 'old' })).toEqual({
      type: 'moved',
      path: '/%E0%B8%8A%E0%B8%A1%E0%B8%A3%E0%B8%A1',
    });
    expect(at('/old-2', { type: 'unknown' })).toEqual({ type: 'moved', path: '/a%20b' });
    // On a shop's own host it would name another shop.
    expect(at('/old-3', { type: 'unknown' })).toEqual({ type: 'moved', path: '/evil.example' });
  });

  it('a page of a year has one address', () => {
    const look = readSiteLook({});
    const page: PageRoute = { type: 'custom', name: 'about-2568' };
    const at = (path: string) => refineRoute({ kind: 'shop', look }, { path, page });
    expect(at('/about/2568')).toEqual(page);
    expect(at('/about-2568')).toEqual({ type: 'moved', path: '/about/2568' });
  });

  it('is rendered from the owner’s document of that name', () => {
    expect(documentNameOf({ type: 'front' })).toBe('frontpage');
    expect(documentNameOf({ type: 'contact' })).toBe('contactus');
    expect(documentNameOf({ type: 'legal', document: 'terms' })).toBe('terms');
    expect(documentNameOf({ type: 'product', slug: '', id: 1, sub: null })).toBeNull();
  });
});
