import type { Showroom } from '@talad/elements/api/product.contract';
import type { CustomRoute } from '@talad/elements/page/look/custom-routes';

/**
 * One page of a site, by its address alone (spec §2 "Routes"); its loader decides whether it
 * exists.
 */
export type PageRoute =
  | { readonly type: 'front' }
  /** Several ids joined by + list all of them. */
  | { readonly type: 'category'; readonly slug: string; readonly ids: readonly number[] }
  | { readonly type: 'search'; readonly tag?: string; readonly showroom?: Showroom }
  | {
      readonly type: 'product';
      readonly slug: string;
      readonly id: number;
      readonly sub: number | null;
    }
  /** `/p/{id}`, the short address that is shared. */
  | { readonly type: 'short'; readonly id: number }
  | { readonly type: 'cart' }
  /** A book fair's posts are its exhibitions. */
  | {
      readonly type: 'blogs';
      readonly under: BlogFolder;
      readonly tag?: string;
      readonly keyword?: string;
    }
  | {
      readonly type: 'blog';
      readonly under: BlogFolder;
      readonly slug: string;
      readonly id: number;
    }
  | { readonly type: 'promotions' }
  | { readonly type: 'promotion'; readonly slug: string; readonly id: number }
  | { readonly type: 'collections' }
  | { readonly type: 'collection'; readonly slug: string; readonly id: number }
  | { readonly type: 'sellers' }
  /** `id` is null if the page was requested by name, `/seller/{username}`. */
  | { readonly type: 'seller'; readonly slug: string; readonly id: number | null }
  | { readonly type: 'brands' }
  | { readonly type: 'help' }
  | { readonly type: 'contact' }
  | { readonly type: 'bio' }
  | { readonly type: 'contestants' }
  | { readonly type: 'legal'; readonly document: LegalDocument }
  | { readonly type: 'personal'; readonly list: PersonalList }
  /** A page that the owner created. */
  | { readonly type: 'custom'; readonly name: string }
  /**
   * The owner's own path, with the values of its `{name}`s. It depends on the site's look, so no
   * address alone leads to it.
   */
  | {
      readonly type: 'route';
      readonly route: CustomRoute;
      readonly params: Readonly<Record<string, string>>;
    }
  | { readonly type: 'unknown' }
  /** Redirects with 301 to another path of the same site, in encoded form. */
  | { readonly type: 'moved'; readonly path: string };

export type BlogFolder = 'blog' | 'exhibition';

export const legalDocuments = [
  'terms',
  'shipping',
  'returns',
  'data-protection',
  'privacy',
] as const;
export type LegalDocument = (typeof legalDocuments)[number];

/** The browser may cache it, because the page is the same for all visitors. */
export const personalLists = [
  'favorites',
  'recently-viewed',
  'compare',
  'browsing-history',
  'dropship-history',
] as const;
export type PersonalList = (typeof personalLists)[number];

export const unknown: PageRoute = { type: 'unknown' };

/** Parses an id in an address: digits, without a leading zero. */
export function idOf(segment: string | undefined): number | null {
  return segment !== undefined && /^[1-9]\d{0,14}$/.test(segment) ? Number(segment) : null;
}

/** Parses `{id}` or `{slug}/{id}`; null if the rest of the path is neither. */
export function slugAndId(
  rest: readonly string[],
): { readonly slug: string; readonly id: number } | null {
  const id = idOf(rest.at(-1));
  if (id === null || rest.length > 2) return null;
  return { slug: rest.length === 2 ? (rest[0] ?? '') : '', id };
}
