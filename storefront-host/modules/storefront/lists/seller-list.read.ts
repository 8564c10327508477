import type { ProductFilter } from '@talad/elements/api/product.contract';
import type { Shop } from '@talad/elements/api/shop.contract';
import type { ListData } from '@talad/elements/pages/page-data';
import type { SellerList } from '@talad/elements/pages/seller/seller-page-data';
import { pageText } from '@talad/elements/pages/texts/page-text';
import { readProductMinis, searchProducts, type ProductMinis } from '../../catalog/index.ts';
import type { ListQuery } from './list-query.ts';
import { lastPageOf, listView, offsetOf } from './list-view.ts';
import type { LoadRequest } from '../../content/index.ts';
import { sellerListUrl } from './seller-query.ts';

/** A part of a seller's page with its data. */
export interface SellerShown<T> extends ProductMinis {
  readonly shown: T;
}

interface SellerListRequest {
  readonly shop: Shop;
  readonly path: string;
  readonly list: ListQuery;
}

const INSTEAD = 8;
const NONE: ProductMinis = { products: [], validUntil: null };

/**
 * Reads search results within a shop, or its best products if there are none; past the end, the
 * last page. At most six queries.
 */
export async function readSellerList(
  { host, site, deadline }: LoadRequest,
  { shop, path, list }: SellerListRequest,
): Promise<SellerShown<SellerList> | ListQuery> {
  const { lang } = site.context;
  const narrowed = { ...list.filter, shop_id: shop.id };
  const found = await deadline.required(
    searchProducts(host.db, { ...narrowed, ...offsetOf(list) }, site.context),
  );
  const last = lastPageOf(found, list);
  if (last) return last;
  const instead =
    found.total > 0
      ? NONE
      : await deadline.optional(
          readProductMinis(host.db, { shop_id: shop.id, limit: INSTEAD }, site.context),
          NONE,
        );
  const view = listView({ found, query: list, path, lang, narrowed });
  return {
    shown: {
      kind: 'list',
      heading: headingOf(shop, list.filter, lang),
      keyword: list.filter.keyword ?? '',
      isNarrowed: Object.keys(list.filter).some((key) => key !== 'sort'),
      list: withoutFront(view, path),
      instead: instead.products,
    },
    products: [...found.products, ...instead.products],
    validUntil: found.validUntil,
  };
}

function headingOf(
  shop: Shop,
  filter: ProductFilter,
  lang: LoadRequest['site']['siteLang'],
): string {
  const { keyword, showroom, category_id: category } = filter;
  if (keyword) return pageText(lang, 'seller.results', { keyword });
  if (showroom) return pageText(lang, `search.showroom.${showroom}`);
  const named = shop.product_categories.find(({ id }) => id === category);
  return named?.name ?? pageText(lang, 'seller.all');
}

/** The address without a query is the shop's front page, so the list of all products has `?all=1`. */
function withoutFront(list: ListData, path: string): ListData {
  const all = sellerListUrl(path, {});
  const urlOf = (url: string) => (url === path ? all : url);
  const { previous, next, numbers } = list.pages;
  return {
    ...list,
    sorts: list.sorts.map((sort) => ({ ...sort, url: urlOf(sort.url) })),
    views: { grid: urlOf(list.views.grid), rows: urlOf(list.views.rows) },
    pages: {
      previous: previous === null ? null : urlOf(previous),
      next,
      numbers: numbers.map((one) => one && { ...one, url: urlOf(one.url) }),
    },
  };
}
