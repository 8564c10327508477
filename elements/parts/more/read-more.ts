import type { ProductFilter, ProductSearchResponse } from '../../api/product.contract.ts';
import { readList } from '../../client/list-reads.ts';
import { siteQuery } from '../../client/site-query.ts';
import { LAST_OFFSET_PAGE } from '../../commerce/limits.ts';
import type { Lang } from '../../locales/text.ts';

interface MoreRequest {
  readonly api: string;
  readonly base: string;
  readonly locale: Lang;
  readonly filter: ProductFilter;
}

/** Fetches the next part of a list; throws if the call failed. */
export function readMore(request: MoreRequest): Promise<ProductSearchResponse> {
  const { api, base, locale, filter } = request;
  const query = `${siteQuery(base, locale)}&filter=${encodeURIComponent(JSON.stringify(filter))}`;
  return readList(`${api}/products/search${query}`);
}

interface Grown {
  /** Pages that were added to the rendered one. */
  readonly pages: number;
  readonly after: string;
}

/** Returns the address of the products after the shown ones, for opening in a new tab. */
export function nextAddress(next: string, { pages, after }: Grown): string {
  const [path = '', text = ''] = next.split('?');
  const query = new URLSearchParams(text);
  const page = Number(query.get('page'));
  // The page that shows all has no page numbers.
  if (page === 0 || pages === 0) return next;
  query.set('page', String(Math.min(page + pages, LAST_OFFSET_PAGE)));
  if (page + pages > LAST_OFFSET_PAGE && after) query.set('after', after);
  return `${path}?${query}`;
}
