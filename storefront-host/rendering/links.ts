import type { Config } from '../config.ts';
import type { BlogFolder } from './routes/page-route.ts';

/** Place of a page: on the platform (the marketplace), in path form, or on a shop's own host. */
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

/** Use a shop's own domain if it has one; otherwise the path, which always works. */
export function canonicalPlace(config: Config, shopname: string, domain: string | null): Place {
  return domain === null ? pathPlace(config, shopname) : shopHostPlace(config, shopname, domain);
}

/** Paths of a site, for HTML of the same origin. */
export const links = {
  home: (place: Place) => place.base || '/',
  product: (place: Place, slug: string, id: number, sub?: number) =>
    `${place.base}/product/${segment(slug)}${id}${sub === undefined ? '' : `/${sub}`}`,
  /** Returns the address to share a product, which redirects to its page. */
  short: (place: Place, id: number) => `${place.base}/p/${id}`,
  category: (place: Place, slug: string, id: number) =>
    `${place.base}/category/${segment(slug)}${id}`,
  search: (place: Place) => `${place.base}/search`,
  blog: (place: Place, folder: BlogFolder) => `${place.base}/${folder}`,
  blogTag: (place: Place, folder: BlogFolder, tag: string) =>
    `${place.base}/${folder}/search/tag/${encodeURIComponent(tag)}`,
  sellers: (place: Place) => `${place.base}/seller`,
  seller: (place: Place, shopname: string, id: number) =>
    `${place.base}/seller/${id}/${encodeURIComponent(shopname)}`,
  brands: (place: Place) => `${place.base}/all-brands`,
  promotions: (place: Place) => `${place.base}/promotion`,
  promotion: (place: Place, slug: string, id: number) =>
    `${place.base}/promotion/${segment(slug)}${id}`,
  cart: (place: Place) => `${place.base}/cart`,
  /** Returns the address of another shop's front page, as the marketplace links to it. */
  shop: (config: Config, shopname: string) => `${config.publicUrl}/web/${shopname}`,
};

/** Leave out a slug that looks like a number: /product/12/34 is product 12 with variant 34. */
function segment(slug: string): string {
  return slug && !/^\d+$/.test(slug) ? `${encodeURIComponent(slug)}/` : '';
}
