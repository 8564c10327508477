import { findCustomRoute, isLayoutName } from '@talad/elements/page/look/custom-routes';
import { settablePages, type SettablePage } from '@talad/elements/page/look/site-look';
import { FRONT_PAGE } from '@talad/elements/page/page';
import { unknown, type PageRoute, type ResolvedRoute } from '../../rendering/index.ts';
import { pagePath, blogFolderOf, type Site } from '../content/index.ts';

type RoutedSite = Pick<Site, 'kind' | 'look'>;
type RoutedPath = Pick<ResolvedRoute, 'path' | 'page'>;

/**
 * Refines a route by the site: resolve-route.ts knows the address only, so that a cached page costs no query (spec
 * §2 "Routes", "Variants").
 */
export function refineRoute(site: RoutedSite, { path, page }: RoutedPath): PageRoute {
  const { kind, look } = site;
  const moved = Object.hasOwn(look.legacyRedirects, path) ? look.legacyRedirects[path] : undefined;
  if (moved !== undefined) return { type: 'moved', path: addressOf(moved) };
  // The owner's routes cannot replace the site's own pages: a route for /cart would disable the shop.
  if (page.type === 'custom' || page.type === 'unknown' || page.type === 'moved') {
    const own = findCustomRoute(look.customRoutes, path);
    if (own) return { type: 'route', ...own };
  }
  const setting = settingOf(page);
  if (setting && look.pages[setting].disable) return unknown;
  if (page.type === 'blogs' || page.type === 'blog') {
    return page.under === blogFolderOf(kind) ? page : elsewhere(kind, page);
  }
  // Spec §2: a shop's site has one seller, itself.
  if (page.type === 'sellers' || page.type === 'seller') {
    return kind === 'mall' ? page : { type: 'moved', path: '/' };
  }
  if (page.type === 'custom') return ownPage(page, path);
  return page.type === 'contestants' && kind !== 'contest' ? unknown : page;
}

/** Layouts are rendered inside other pages only; a page of a year has one address. */
function ownPage(page: Extract<PageRoute, { type: 'custom' }>, path: string): PageRoute {
  if (isLayoutName(page.name)) return unknown;
  const address = pagePath(page.name);
  return path.startsWith('/about-') && address !== path ? { type: 'moved', path: address } : page;
}

/** Encodes the path of a redirect; it cannot lead to another site. */
function addressOf(path: string): string {
  return new URL(path, 'http://site.invalid').pathname.replace(/^\/{2,}/, '/');
}

/** Returns the class that the owner's look gives to pages of this type (spec §3: per-page settings). */
export function classOfPage(look: Site['look'], page: PageRoute): string {
  const setting = settingOf(page);
  return setting ? look.pages[setting].className : '';
}

/** Page types whose settings have another name (spec §3: per-page settings). */
const settingNames: Partial<Record<PageRoute['type'], SettablePage>> = {
  blogs: 'blog',
  promotions: 'promotion',
  collections: 'collection',
  sellers: 'seller',
  brands: 'brand',
};

function settingOf({ type }: PageRoute): SettablePage | null {
  return settingNames[type] ?? settablePages.find((name) => name === type) ?? null;
}

const documentNames: Partial<Record<PageRoute['type'], string>> = {
  front: FRONT_PAGE,
  help: 'help',
  contact: 'contactus',
  contestants: 'contestants',
  brands: 'all-brands',
  bio: 'link-in-bio',
  promotions: 'promotion',
  collections: 'collection',
  sellers: 'seller',
};

/** Returns the owner's document of an address; null if there is none. */
export function documentNameOf(page: PageRoute): string | null {
  if (page.type === 'custom') return page.name;
  if (page.type === 'legal') return page.document;
  if (page.type === 'personal') return page.list;
  return documentNames[page.type] ?? null;
}

/** Redirects the posts of a book fair to its exhibitions; other sites have no exhibitions. */
function elsewhere(kind: Site['kind'], page: Extract<PageRoute, { under: unknown }>): PageRoute {
  if (kind !== 'bookfair') return unknown;
  return { type: 'moved', path: `/exhibition${tailOf(page)}` };
}

function tailOf(page: Extract<PageRoute, { under: unknown }>): string {
  if (page.type === 'blog') {
    return `/${page.slug ? `${encodeURIComponent(page.slug)}/` : ''}${page.id}`;
  }
  if (page.tag !== undefined) return `/search/tag/${encodeURIComponent(page.tag)}`;
  return page.keyword === undefined ? '' : `/search/${encodeURIComponent(page.keyword)}`;
}
