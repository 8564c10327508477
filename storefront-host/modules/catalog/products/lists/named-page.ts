import type { ProductSort } from '@talad/elements/api/product.contract';
import { SEARCH_PAGE_SIZE } from '@talad/elements/commerce/limits';
import type { CategoryScope } from '../../categories/categories.read.ts';
import { hasForms } from '../../search/plurals.ts';
import { wordsOf, type ProductQuery } from './product-filter.ts';
import { sortOf } from './product-order.ts';

type Place = 'market' | 'shop' | 'category' | 'mall_category';

/** Sorts that an index of the place serves: here a generic plan is as good as one for the values. */
const indexed: Readonly<Record<Place, readonly ProductSort[]>> = {
  market: ['popular', 'new', 'hot', 'price_asc', 'price_desc'],
  shop: ['popular', 'new'],
  category: ['popular'],
  mall_category: ['popular'],
};
const plain = new Set<string>([
  'shop_id',
  'category_id',
  'category_ids',
  'category_with_child',
  'sort',
  'limit',
  'offset',
]);

/** A page of a list whose statement is prepared. */
export interface NamedPage {
  readonly name: string;
  /**
   * The planner only uses a constant limit, so pages under this name end within this number of
   * rows.
   */
  readonly reach: number;
}

/** Sixteen pages; planning is a small part of the cost of later ones. */
const NEAR = 16 * SEARCH_PAGE_SIZE;

/**
 * Returns the name under which the statement of a list's page is prepared; null if it is planned each time. Product
 * has thirty indexes, so planning a page takes as long as reading it (0.29 ms of 0.53 ms).
 */
export function namedPage(
  query: ProductQuery,
  scope: CategoryScope | null | undefined,
): NamedPage | null {
  const { limit = SEARCH_PAGE_SIZE, offset = 0 } = query;
  const sort = sortOf(query);
  const place = placeOf(query, scope);
  if (!isPlain(query) || place === null || limit !== SEARCH_PAGE_SIZE) return null;
  if (!indexed[place].includes(sort)) return null;
  if (offset === 0) return { name: `first_page_${place}_${sort}`, reach: limit };
  // `hot` is not sorted by a column, so a page cut from the rows of its index is sorted again.
  if (offset + limit > NEAR || sort === 'hot') return null;
  return { name: `next_page_${place}_${sort}`, reach: NEAR };
}

/** Longer keywords are rare, and each number of words is a statement of its own. */
const NAMED_WORDS = 3;

/**
 * Returns the name for a search of the whole market that reads all its hits by the trigram index. The price range is
 * compared after that, so one name serves any.
 */
export function lookUpName(query: ProductQuery): string | null {
  const { keyword, shop_id: shop, category_id: category, ...unpriced } = query;
  const { price_min: _min, price_max: _max, ...rest } = unpriced;
  const words = wordsOf(query);
  const isWide = keyword !== undefined && shop === undefined && category === undefined;
  // The trigram index cannot serve shorter words: the planner has to see the value.
  const isLookedUp = words.length <= NAMED_WORDS && words.every((word) => word.length >= 3);
  // A word in several forms is compared in another way.
  const kinds = words.map((word) => (hasForms(word) ? 'f' : 'w')).join('');
  return isWide && isPlain(rest) && isLookedUp ? `hits_${kinds}_${sortOf(query)}` : null;
}

function isPlain(query: ProductQuery): boolean {
  return Object.entries(query).every(([key, value]) => value === undefined || plain.has(key));
}

/** Returns null for several categories at once. */
function placeOf({ shop_id: shop }: ProductQuery, scope: CategoryScope | null | undefined) {
  if (scope === undefined) return shop === undefined ? 'market' : 'shop';
  if (shop !== undefined || scope?.ids.length !== 1) return null;
  if (scope.is_mall) return 'mall_category';
  return scope.has_further ? null : 'category';
}
