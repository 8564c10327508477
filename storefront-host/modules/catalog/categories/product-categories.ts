import { sql, type RawBuilder } from 'kysely';

/** Columns of a product's categories in its shop (decision 211). */
export interface ProductCategories {
  /** The main category, which breadcrumbs and related products follow. */
  readonly category_id: number | null;
  /** Further ones; empty without a main one. */
  readonly more_category_ids: readonly number[];
}

/** Returns all categories of a product, the main one first. */
export function categoriesOf({
  category_id: main,
  more_category_ids: more,
}: ProductCategories): readonly number[] {
  return main === null ? more : [main, ...more];
}

/** Splits these categories into the columns: the first is the main one, and duplicates are dropped. */
export function splitCategories(ids: readonly (number | null)[]): {
  readonly category_id: number | null;
  readonly more_category_ids: number[];
} {
  const [main = null, ...more] = new Set(ids.filter((id) => id !== null));
  return { category_id: main, more_category_ids: more };
}

/**
 * Returns a condition for products `p` with one of these as a further category. It repeats the condition of its
 * partial index, so that the index is used.
 */
export function isFurtherIn(ids: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(p.more_category_ids <> '{}' AND p.more_category_ids && ${ids})`;
}

/** Returns a condition for products `p` in one category, as main or further one. */
export function isIn(id: number): RawBuilder<unknown> {
  return sql`(p.category_id = ${id} OR ${isFurtherIn(sql`ARRAY[${id}]::bigint[]`)})`;
}
