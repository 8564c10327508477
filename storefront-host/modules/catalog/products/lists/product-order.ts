import { sql } from 'kysely';
import type { ProductSort } from '@talad/elements/api/product.contract';
import type { Condition } from './product-filter.ts';
import type { ListedKey, ProductRow } from '../rows/product-row.ts';

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

const orders: Readonly<Record<ProductSort, Order>> = {
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

/** Popularity by default (spec §4 Search). */
const DEFAULT: ProductSort = 'popular';

export function orderOf(sort: ProductSort | undefined): Condition {
  return orders[sort ?? DEFAULT].by;
}

/** Returns the cursor after the last row of a page, sent as `next`: 'popular.120.4711'. */
export function cursorOf(sort: ProductSort | undefined, last: Placed): string {
  return [sort ?? DEFAULT, ...orders[sort ?? DEFAULT].figures(last)].join('.');
}

/** Returns a condition for rows after a cursor; null if it is not one of this order. */
export function behindCursor(sort: ProductSort | undefined, cursor: string): Condition | null {
  const [name, ...texts] = cursor.split('.');
  const order = orders[sort ?? DEFAULT];
  const figures = texts.map((text) => (/^\d{1,15}$/.test(text) ? Number(text) : Number.NaN));
  const fits = name === (sort ?? DEFAULT) && figures.length === order.size;
  return fits && figures.every(Number.isSafeInteger) ? order.behind(figures) : null;
}
