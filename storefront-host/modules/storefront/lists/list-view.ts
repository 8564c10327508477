import type { ListData, ListMore, Pagination } from '@talad/elements/pages/page-data';
import { pageText } from '@talad/elements/pages/texts/page-text';
import type { ProductFilter } from '@talad/elements/api/product.contract';
import { LAST_OFFSET_PAGE, SEARCH_PAGE_SIZE } from '@talad/elements/commerce/limits';
import type { Lang } from '../../../db/schema.ts';
import { sortOf, type FoundProducts } from '../../catalog/index.ts';
import { listQueryText, sortsOf, withFilter, type ListQuery } from './list-query.ts';
import { pastTheEnd } from './past-the-end.ts';

interface ListView {
  readonly found: FoundProducts;
  readonly query: ListQuery;
  /** Path of the list on its site. */
  readonly path: string;
  readonly lang: Lang;
  /** The requested filter with the path's own part: used to fetch more of the list. */
  readonly narrowed: ProductFilter;
}

/** Returns the products with the links for sorting and paging; a new sort returns to page 1 (spec §2). */
export function listView(view: ListView): ListData {
  const { found, query, path, lang, narrowed } = view;
  const { filter } = query;
  const pages = pagesOf(view);
  const urlOf = (change: Partial<ListQuery>) =>
    `${path}${listQueryText({ filter, page: 1, ...viewOf(query), ...change })}`;
  const { view: _rows, ...inGrid } = query;
  return {
    products: found.products,
    total: found.total,
    totalCapped: found.total_capped,
    sorts: sortsOf(narrowed).map((sort, index) => ({
      sort,
      label: pageText(lang, `list.sort.${sort}`),
      url: urlOf({ filter: withFilter(filter, { sort: index === 0 ? undefined : sort }) }),
      current: sortOf(narrowed) === sort,
    })),
    isRows: query.view === 'list',
    views: {
      grid: `${path}${listQueryText(inGrid)}`,
      rows: `${path}${listQueryText({ ...inGrid, view: 'list' })}`,
    },
    pages,
    more: moreOf(view, pages.next),
  };
}

function moreOf({ found, query, narrowed }: ListView, next: string | null): ListMore | null {
  if (found.next === null || next === null) return null;
  return {
    filter: narrowed,
    after: found.next,
    next,
    shown: (query.page - 1) * SEARCH_PAGE_SIZE + found.products.length,
  };
}

function viewOf({ view }: ListQuery): Pick<ListQuery, 'view'> {
  return view === undefined ? {} : { view };
}

/** Returns the query of the last page, if the requested page is past the end; otherwise null. */
export function lastPageOf(found: FoundProducts, query: ListQuery): ListQuery | null {
  if (query.after !== undefined) return null;
  const last = pastTheEnd(query.page, { shown: found.products.length, total: found.total });
  return last === null ? null : { ...query, page: last };
}

/** Returns the range of the list that a page reads: by its number, or after a cursor. */
export function offsetOf(query: ListQuery): {
  readonly limit: number;
  readonly offset?: number;
  readonly after?: string;
} {
  if (query.after !== undefined) return { limit: SEARCH_PAGE_SIZE, after: query.after };
  return { limit: SEARCH_PAGE_SIZE, offset: (query.page - 1) * SEARCH_PAGE_SIZE };
}

/** Returns the links to the numbered pages; beyond the last of them only to the next page. */
function pagesOf({ found, query, path }: ListView): Pagination {
  const { filter, page, after } = query;
  const view = viewOf(query);
  const urlOf = (number: number) => `${path}${listQueryText({ filter, page: number, ...view })}`;
  const numbered = pagination(found.total, page, urlOf);
  const isBeyond = after !== undefined;
  if ((!isBeyond && page < LAST_OFFSET_PAGE) || !found.total_capped) return numbered;
  const next =
    found.next === null
      ? null
      : `${path}${listQueryText({ filter, page, after: found.next, ...view })}`;
  if (!isBeyond) return { ...numbered, next };
  const [first] = pagination(found.total, 1, urlOf).numbers;
  return {
    previous: null,
    next,
    numbers: first ? [{ ...first, current: false }, null] : [],
  };
}

/** Returns page 1, the pages around the current one, and the last; null for each gap. */
export function pagination(
  total: number,
  page: number,
  urlOf: (page: number) => string,
  size: number = SEARCH_PAGE_SIZE,
): Pagination {
  const last = Math.min(Math.max(Math.ceil(total / size), 1), LAST_OFFSET_PAGE);
  const shown = [...new Set([1, page - 1, page, page + 1, last])]
    .filter((number) => number >= 1 && number <= last)
    .toSorted((a, b) => a - b);
  const numbers = shown.flatMap((number, index) => {
    const before = shown[index - 1];
    const item = { label: String(number), url: urlOf(number), current: number === page, number };
    return before !== undefined && number - before > 1 ? [null, item] : [item];
  });
  return {
    numbers,
    previous: page > 1 && page <= last ? urlOf(page - 1) : null,
    next: page < last ? urlOf(page + 1) : null,
  };
}
