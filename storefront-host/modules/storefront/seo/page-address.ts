import type { LoadRequest, Site } from '../../content/index.ts';

/** Returns whether the page was requested under `url`, a path of its site, with the right slug. */
export function isAt({ site, path }: LoadRequest, url: string): boolean {
  const decoded = url.split('/').map((segment) => decodeURIComponent(segment));
  return `${site.context.place.base}${path}` === decoded.join('/');
}

/** Returns the canonical address of a path, the same from every host of the site (decision 012). */
export function canonicalUrl(site: Site, url: string): string {
  const path = url.slice(site.context.place.base.length);
  return `${site.canonical.origin}${site.canonical.base}${path}` || `${site.canonical.origin}/`;
}
