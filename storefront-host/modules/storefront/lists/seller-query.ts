import type { ProductFilter } from '@talad/elements/api/product.contract';
import { listQueryText, parseListQuery, type ListQuery } from './list-query.ts';
import { reviewPage } from './review-page.ts';

/** Query of a seller's page: its front page, or a list of its products. */
export interface SellerQuery {
  /** Null for the front page, with the shop's own choice. */
  readonly list: ListQuery | null;
  /** Page number of the reviews. */
  readonly reviews: number;
}

/** All products, in the default order. */
const ALL = 'all';

export function parseSellerQuery(query: URLSearchParams): SellerQuery {
  const list = parseListQuery(query);
  const isList =
    query.get(ALL) === '1' || list.page > 1 || Object.keys(list.filter).length > 0 || !!list.after;
  return { list: isList ? list : null, reviews: reviewPage(query) };
}

/** Returns the query in its canonical form, for links and for the cache key. */
export function sellerQueryText({ list, reviews }: SellerQuery): string {
  if (list) return listQueryText(list) || `?${ALL}=1`;
  return reviews > 1 ? `?reviews=${reviews}` : '';
}

/** Address of a list of the shop's products. */
export function sellerListUrl(path: string, filter: ProductFilter, page = 1): string {
  return `${path}${sellerQueryText({ list: { filter, page }, reviews: 1 })}`;
}
