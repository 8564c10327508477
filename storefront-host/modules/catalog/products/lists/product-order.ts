import { sql } from 'kysely';
import type { ProductSort } from '@talad/elements/api/product.contract';
import { LAST_OFFSET_PAGE, SEARCH_PAGE_SIZE } from '@talad/elements/commerce/limits';
import { isWeighed, type Condition, type ProductQuery } from './product-filter.ts';
import type { ListedKey, ProductRow } from '../rows/product-row.ts';

const LAST_OFFSET = LAST_OFFSET_PAGE * SEARCH_PAGE_SIZE;

type Cursor = readonly number[];
type Placed = ListedKey & Pick<ProductRow, 'showrooms'>;

interface Order {
  readonly by: Condition;
  /** Number of values that give a row's position, and their columns. */
  readonly size: number;
  readonly figures: (row: Placed) => Cursor;
  /** Condition for the rows after that position. */
  readonly behind: (at: Cursor) => Condition;
}

/** Orders by columns of the product. Relevance depends on the keyword: see relevance.ts. */
export type ColumnSort = Exclude<ProductSort, 'relevance'>;

const orders: Readonly<Record<ColumnSort, Order>> = {
  popular: {
    size: 2,
    by: sql`p.popularity DESC, p.id DESC`,
    figures: (row) => [row.popularity, row.id],
    behind: ([popularity, id]) => sql`(p.popularity, p.id) < (${popularity}, ${id})`,
  },
  new: {
    size: 1,
    by: sql`p.id DESC`,
    figures: (row) => [row.id],
    behind: ([id]) => sql`p.id < ${id}`,
  },
  hot: {
    size: 3,
    by: sql`('hot' = ANY(p.showrooms)) DESC, p.popularity DESC, p.id DESC`,
    figures: (row) => [row.showrooms.includes('hot') ? 1 : 0, row.popularity, row.id],
    behind: ([hot, popularity, id]) =>
      sql`('hot' = ANY(p.showrooms), p.popularity, p.id) < (${hot === 1}, ${popularity}, ${id})`,
  },
  price_asc: {
    size: 2,
    by: sql`p.current_price, p.id`,
    figures: (row) => [row.current_price, row.id],
    behind: ([price, id]) => sql`(p.current_price, p.id) > (${price}, ${id})`,
  },
  price_desc: {
    size: 2,
    by: sql`p.current_price DESC, p.id DESC`,
    figures: (row) => [row.current_price, row.id],
    behind: ([price, id]) => sql`(p.current_price, p.id) < (${price}, ${id})`,
  },
};

/** Popularity by default (spec §4 Search), relevance for a keyword (decision 497). */
export function sortOf(
  query: Pick<ProductQuery, 'sort' | 'keyword' | 'product_uuid'>,
): ProductSort {
  const { sort = 'relevance' } = query;
  return sort === 'relevance' && !isWeighed(query) ? 'popular' : sort;
}

/** Returns the order of a list by columns, popularity by default. */
export function orderOf(sort: ColumnSort = 'popular'): Condition {
  return orders[sort].by;
}

/** The last row of a page, and the number of rows before the next one. */
interface PageEnd {
  readonly last: Placed;
  readonly shown: number;
}

/**
 * Returns the cursor after the last row of a page, sent as `next`: 'popular.120.4711'. A list by relevance counts
 * its rows, and ends at the last numbered page.
 */
export function cursorOf(sort: ProductSort, { last, shown }: PageEnd): string | null {
  if (sort !== 'relevance') return [sort, ...orders[sort].figures(last)].join('.');
  return shown < LAST_OFFSET ? `${sort}.${shown}` : null;
}

/** Returns a condition for rows after a cursor; null if it is not one of this order. */
export function behindCursor(sort: ColumnSort, cursor: string): Condition | null {
  const figures = figuresOf(sort, cursor);
  return figures?.length === orders[sort].size ? orders[sort].behind(figures) : null;
}

/** Returns the number of rows before a cursor of a list by relevance; null if it is none. */
export function offsetAfter(cursor: string): number | null {
  const [offset, ...more] = figuresOf('relevance', cursor) ?? [];
  return offset !== undefined && more.length === 0 && offset < LAST_OFFSET ? offset : null;
}

/** Returns whether a cursor continues a list in this order. */
export function isCursorOf(sort: ProductSort, cursor: string): boolean {
  return (sort === 'relevance' ? offsetAfter(cursor) : behindCursor(sort, cursor)) !== null;
}

function figuresOf(sort: ProductSort, cursor: string): Cursor | null {
  const [name, ...texts] = cursor.split('.');
  const figures = texts.map((text) => (/^\d{1,15}$/.test(text) ? Number(text) : Number.NaN));
  return name === sort && figures.every(Number.isSafeInteger) ? figures : null;
}
