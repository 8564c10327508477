import { isPageName } from '@talad/elements/page/page-name';
import { categoryRoute, productRoute, searchRoute, showroomRoute } from './catalogue.ts';
import { blogRoute, listRoute, sellerRoute, taggedRoute, yearRoute } from './content.ts';
import { idOf, legalDocuments, personalLists, unknown, type PageRoute } from './page-route.ts';

/** The host of a request: the platform's, or a shop's own (whose sessions have few rights). */
export type RequestOrigin =
  | { readonly kind: 'platform' }
  | { readonly kind: 'shop'; readonly shopId: number; readonly shopname: string };

/** The site of a request: the marketplace, or a shop on its own host or in path form. */
export type SiteRef =
  | { readonly kind: 'mall' }
  | { readonly kind: 'shop'; readonly shopname: string; readonly form: 'host' | 'path' };

export interface ResolvedRoute {
  readonly site: SiteRef;
  /** The path within the site, decoded, without a slash at its end: '/' or '/product/12'. */
  readonly path: string;
  readonly page: PageRoute;
}

/**
 * Resolves the requested host and path to a site and one of its pages, from addresses alone,
 * without data.
 */
export function resolveRoute(origin: RequestOrigin, pathname: string): ResolvedRoute {
  const segments = segmentsOf(pathname);
  if (!segments) return { site: siteOfHost(origin), path: '/', page: unknown };
  const [first, shopname, ...rest] = segments;
  if (origin.kind === 'platform' && first === 'web' && shopname !== undefined) {
    const site = { kind: 'shop', shopname: shopname.toLowerCase(), form: 'path' } as const;
    return withPage(site, rest);
  }
  return withPage(siteOfHost(origin), segments);
}

function siteOfHost(origin: RequestOrigin): SiteRef {
  return origin.kind === 'platform'
    ? { kind: 'mall' }
    : { kind: 'shop', shopname: origin.shopname, form: 'host' };
}

function withPage(site: SiteRef, segments: readonly string[]): ResolvedRoute {
  return { site, path: `/${segments.join('/')}`, page: pageOf(segments) };
}

/** Pages without further path segments. */
const single: Readonly<Record<string, PageRoute>> = {
  cart: { type: 'cart' },
  help: { type: 'help' },
  contactus: { type: 'contact' },
  'all-brands': { type: 'brands' },
  'link-in-bio': { type: 'bio' },
  contestants: { type: 'contestants' },
  ...Object.fromEntries(legalDocuments.map((document) => [document, { type: 'legal', document }])),
  ...Object.fromEntries(personalLists.map((list) => [list, { type: 'personal', list }])),
};

/** Aliases of pages, which redirect to their one address. */
const aliases: Readonly<Record<string, string>> = {
  contact: '/contactus',
  'contact-us': '/contactus',
  about: '/aboutus',
  bio: '/link-in-bio',
};

function pageOf(segments: readonly string[]): PageRoute {
  const [name, ...rest] = segments;
  switch (name) {
    case undefined:
      return { type: 'front' };
    case 'search':
      return searchRoute(rest);
    case 'showroom':
      return showroomRoute(rest);
    case 'category':
      return categoryRoute(rest);
    case 'product':
      return productRoute(rest);
    case 'p': {
      const id = idOf(rest[0]);
      return id !== null && rest.length === 1 ? { type: 'short', id } : unknown;
    }
    case 'blog':
    case 'exhibition':
      return blogRoute(name, rest);
    case 'promotion':
      return listRoute('promotions', rest);
    case 'collection':
      return listRoute('collections', rest);
    case 'seller':
      return sellerRoute(rest);
    case 'tagged':
      return taggedRoute(rest);
    case 'about':
      return rest.length === 0 ? namedRoute(name) : yearRoute(rest);
    default:
      return rest.length === 0 ? namedRoute(name) : unknown;
  }
}

function namedRoute(name: string): PageRoute {
  const alias = Object.hasOwn(aliases, name) ? aliases[name] : undefined;
  if (alias !== undefined) return { type: 'moved', path: alias };
  const known = Object.hasOwn(single, name) ? single[name] : undefined;
  return known ?? (isPageName(name) ? { type: 'custom', name } : unknown);
}

/** Returns null if the path is no valid UTF-8. */
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
