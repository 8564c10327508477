import { slugAndId, unknown, type BlogFolder, type PageRoute } from './page-route.ts';

export function blogRoute(under: BlogFolder, rest: readonly string[]): PageRoute {
  const [one, two, three] = rest;
  if (one === undefined) return { type: 'blogs', under };
  if (one === 'search') {
    if (two === 'tag' && three && rest.length === 3) {
      return { type: 'blogs', under, tag: three.slice(0, 80) };
    }
    return two && rest.length === 2
      ? { type: 'blogs', under, keyword: two.slice(0, 200) }
      : unknown;
  }
  const post = slugAndId(rest);
  return post ? { type: 'blog', under, ...post } : unknown;
}

/** A list, and its items by slug and id. */
export function listRoute(list: 'promotions' | 'collections', rest: readonly string[]): PageRoute {
  if (rest.length === 0) return { type: list };
  const one = slugAndId(rest);
  if (!one) return unknown;
  return { type: list === 'promotions' ? 'promotion' : 'collection', ...one };
}

/** Matches `/seller/{username}`, or `/seller/{id}/{slug}` with the id first. */
export function sellerRoute(rest: readonly string[]): PageRoute {
  const [one, two] = rest;
  if (one === undefined) return { type: 'sellers' };
  if (rest.length > 2) return unknown;
  const named = slugAndId([one]);
  if (named) return { type: 'seller', slug: two ?? '', id: named.id };
  return two === undefined ? { type: 'seller', slug: one, id: null } : unknown;
}

/**
 * Spec §2 `/tagged/{tag}` redirects to the search's address of the tag, unless the site has a route
 * of its own.
 */
export function taggedRoute(rest: readonly string[]): PageRoute {
  const [tag] = rest;
  if (!tag || rest.length > 1) return unknown;
  return { type: 'moved', path: `/search/tag/${encodeURIComponent(tag)}` };
}

/** Spec §2 `/about/{year}`: the owner's page of a year. */
export function yearRoute(rest: readonly string[]): PageRoute {
  const [year = ''] = rest;
  return rest.length === 1 && /^\d{4}$/.test(year)
    ? { type: 'custom', name: `about-${year}` }
    : unknown;
}
