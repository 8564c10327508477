import type { Config } from '../config.ts';

/** Where a page stands: on the platform (the marketplace), in path form, or on a shop's own host. */
export interface Place {
  /** Prefix of every path of the site: '' or '/web/{shopname}'. */
  readonly base: string;
  /** The site's origin, for canonical and absolute addresses. */
  readonly origin: string;
}

export function platformPlace(config: Config): Place {
  return { base: '', origin: config.publicUrl };
}

export function pathPlace(config: Config, shopname: string): Place {
  return { base: `/web/${shopname}`, origin: config.publicUrl };
}

export function shopHostPlace(config: Config, shopname: string, domain: string | null): Place {
  const url = new URL(config.publicUrl);
  const port = url.port ? `:${url.port}` : '';
  const host = domain ?? `${shopname}.${config.shopDomain}${port}`;
  return { base: '', origin: `${url.protocol}//${host}` };
}

/** Paths of a site, for HTML of the same origin. */
export const links = {
  home: (place: Place) => place.base || '/',
  product: (place: Place, slug: string, id: number, sub?: number) =>
    `${place.base}/product/${segment(slug)}${id}${sub === undefined ? '' : `/${sub}`}`,
  category: (place: Place, slug: string, id: number) =>
    `${place.base}/category/${segment(slug)}${id}`,
  search: (place: Place) => `${place.base}/search`,
  cart: (place: Place) => `${place.base}/cart`,
  /** Another shop's front page, as the marketplace links to it. */
  shop: (config: Config, shopname: string) => `${config.publicUrl}/web/${shopname}`,
};

function segment(slug: string): string {
  return slug ? `${encodeURIComponent(slug)}/` : '';
}
