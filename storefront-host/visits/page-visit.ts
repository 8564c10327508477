/** A page as it is counted; stored with the cached page, so that a hit is counted without a query. */
export interface PageVisit {
  /** The site's shop; the marketplace is one too. */
  readonly shopId: number;
  /** Prefix of the site's paths: '' or '/web/{shopname}'. */
  readonly base: string;
  /** The product of the page; on the marketplace it belongs to another shop. */
  readonly product?: { readonly id: number; readonly shopId: number };
}
