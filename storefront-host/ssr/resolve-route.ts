import type { RequestOrigin } from '../account/access.ts';
import { isPageName } from '@talad/elements/page/page-name';
import type { Showroom } from '@talad/elements/api/product.contract';

/** Which site was asked for: the marketplace, or a shop on its own host or in path form. */
export type SiteRef =
  | { readonly kind: 'mall' }
  | { readonly kind: 'shop'; readonly shopname: string; readonly form: 'host' | 'path' };

export type PageRoute =
  | { readonly type: 'front' }
  /** Several ids joined by + list all of them (spec §2). */
  | { readonly type: 'category'; readonly slug: string; readonly ids: readonly number[] }
  | { readonly type: 'search'; readonly tag?: string; readonly showroom?: Showroom }
  | {
      readonly type: 'product';
      readonly slug: string;
      readonly id: number;
      readonly sub: number | null;
    }
  | { readonly type: 'cart' }
  | { readonly type: 'blog'; readonly slug: string; readonly id: number }
  | { readonly type: 'blogs'; readonly tag?: string; readonly keyword?: string }
  /** A page of the owner's own; whether there is one of this name, its loader knows. */
  | { readonly type: 'custom'; readonly name: string }
  | { readonly type: 'unknown' }
  /** 301 to another path of the same site. */
  | { readonly type: 'moved'; readonly path: string };

export interface ResolvedRoute {
  readonly site: SiteRef;
  /** The path within the site, decoded, without a slash at its end: '/' or '/product/12'. */
  readonly path: string;
  readonly page: PageRoute;
}

/** Old addresses of a site and where they went (spec §2 "Legacy redirects"); a preset brings them. */
export type LegacyRedirects = Readonly<Record<string, string>>;

/** From the asked host and path to a site and one of its pages; knows addresses, no data. */
export function resolveRoute(
  origin: RequestOrigin,
  pathname: string,
  legacyRedirects: LegacyRedirects = {},
): ResolvedRoute {
  const segments = segmentsOf(pathname);
  if (!segments) return { site: siteOfHost(origin), path: '/', page: { type: 'unknown' } };
  const [first, shopname, ...rest] = segments;
  if (origin.kind === 'platform' && first === 'web' && shopname !== undefined) {
    const site = { kind: 'shop', shopname: shopname.toLowerCase(), form: 'path' } as const;
    return withPage(site, rest, legacyRedirects);
  }
  return withPage(siteOfHost(origin), segments, legacyRedirects);
}

function siteOfHost(origin: RequestOrigin): SiteRef {
  return origin.kind === 'platform'
    ? { kind: 'mall' }
    : { kind: 'shop', shopname: origin.shopname, form: 'host' };
}

function withPage(
  site: SiteRef,
  segments: readonly string[],
  redirects: LegacyRedirects,
): ResolvedRoute {
  const path = `/${segments.join('/')}`;
  const moved = Object.hasOwn(redirects, path) ? redirects[path] : undefined;
  return {
    site,
    path,
    page: moved === undefined ? pageOf(segments) : { type: 'moved', path: moved },
  };
}

const MAX_JOINED = 20;
const showrooms: readonly Showroom[] = ['new', 'hot', 'sale', 'recommend'];

function pageOf(segments: readonly string[]): PageRoute {
  const [name, ...rest] = segments;
  switch (name) {
    case undefined:
      return { type: 'front' };
    case 'search':
      return searchRoute(rest);
    case 'showroom': {
      const showroom = showrooms.find((known) => known === rest[0]);
      return showroom && rest.length === 1 ? { type: 'search', showroom } : { type: 'unknown' };
    }
    case 'category':
      return categoryRoute(rest);
    case 'product':
      return productRoute(rest);
    case 'cart':
      return rest.length === 0 ? { type: 'cart' } : { type: 'unknown' };
    case 'blog':
      return blogRoute(rest);
    default:
      return rest.length === 0 && isPageName(name) ? { type: 'custom', name } : { type: 'unknown' };
  }
}

function searchRoute(rest: readonly string[]): PageRoute {
  const [word, tag] = rest;
  if (rest.length === 0) return { type: 'search' };
  return word === 'tag' && tag && rest.length === 2
    ? { type: 'search', tag: tag.slice(0, 80) }
    : { type: 'unknown' };
}

function categoryRoute(rest: readonly string[]): PageRoute {
  // Spec §2: '/category' is the listing of everything, which is the search page.
  if (rest.length === 0) return { type: 'moved', path: '/search' };
  const ids = (rest.at(-1) ?? '').split('+').map(idOf);
  if (rest.length > 2 || ids.length > MAX_JOINED) return { type: 'unknown' };
  if (!ids.every((id) => id !== null)) return { type: 'unknown' };
  return { type: 'category', slug: rest.length === 2 ? (rest[0] ?? '') : '', ids };
}

function productRoute(rest: readonly string[]): PageRoute {
  const [one, two, three] = rest;
  if (rest.length === 1) {
    const id = idOf(one);
    return id === null ? { type: 'unknown' } : { type: 'product', slug: '', id, sub: null };
  }
  if (rest.length > 3) return { type: 'unknown' };
  // A slug never reads as a whole number alone, so /product/12/34 is product 12 with subproduct 34.
  const first = idOf(one);
  const second = idOf(two);
  if (rest.length === 2 && first !== null && second !== null) {
    return { type: 'product', slug: '', id: first, sub: second };
  }
  const sub = three === undefined ? null : idOf(three);
  if (second === null || (three !== undefined && sub === null)) return { type: 'unknown' };
  return { type: 'product', slug: one ?? '', id: second, sub };
}

function blogRoute(rest: readonly string[]): PageRoute {
  const [one, two, three] = rest;
  if (one === undefined) return { type: 'blogs' };
  if (one === 'search') {
    if (two === 'tag' && three && rest.length === 3) {
      return { type: 'blogs', tag: three.slice(0, 80) };
    }
    return two && rest.length === 2
      ? { type: 'blogs', keyword: two.slice(0, 200) }
      : { type: 'unknown' };
  }
  const id = idOf(rest.at(-1));
  if (id === null || rest.length > 2) return { type: 'unknown' };
  return { type: 'blog', slug: rest.length === 2 ? one : '', id };
}

function idOf(segment: string | undefined): number | null {
  return segment !== undefined && /^[1-9]\d{0,14}$/.test(segment) ? Number(segment) : null;
}

/** Null where the path is no valid UTF-8: it names nothing. */
function segmentsOf(pathname: string): readonly string[] | null {
  try {
    return pathname
      .split('/')
      .filter((segment) => segment !== '')
      .map((segment) => decodeURIComponent(segment));
  } catch {
    return null;
  }
}
