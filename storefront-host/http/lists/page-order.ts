import type { Kysely, RawBuilder } from 'kysely';
import type { Static, TSchema } from 'typebox';
import type { Database } from '../../db/schema.ts';
import type { Position } from './cursor.ts';
import type { FoundBy, ListSource, Order } from './list-source.ts';
import { countRows, MAX_COUNT } from './read-page.ts';

/**
 * Maximum number of rows that are still sorted for a dense filter, such as a month of a busy shop.
 */
const MAX_DENSE = 60_000;

interface Requested<F> extends Order {
  readonly filter: F;
  /** True if the filter searches words. */
  readonly isSearch: boolean;
}

interface Counted {
  readonly found: Pick<FoundBy, 'from'>;
  readonly where: RawBuilder<unknown>;
  readonly count: number;
}

export interface PageOrder extends Order {
  /** True if the rows are found first and then sorted, instead of walking the index of the sort. */
  readonly sortsHits: boolean;

  /**
   * Parts of the rows that are scanned one by one, if no single index has all of them in this
   * order.
   */
  readonly halves?: readonly RawBuilder<unknown>[] | null;
}
/*
 * Decides how a page is ordered. If no index has the rows in the requested order, few rows (as
 * counted) are sorted, and more are listed in the order that `orderOfMany` returns (decision 463).
 * A page with an `after` has the order of its cursor.
 */
export async function orderOfPage<F extends TSchema>(
  db: Kysely<Database>,
  source: Pick<ListSource<F>, 'isScattered' | 'isDense' | 'orderOfMany' | 'halves'>,
  requested: Requested<Static<F>> & { readonly after: Position | null },
  { found, where, count }: Counted,
): Promise<PageOrder> {
  const { filter, sort, descending } = requested;
  const same = { sort, descending };
  if (!isUnindexed(source, requested)) return { ...same, sortsHits: false };
  if (count <= MAX_COUNT) return { ...same, sortsHits: true };
  const isDense = source.isDense?.(filter, sort) === true;
  if (isDense && (await countRows(db, found, where, MAX_DENSE)) <= MAX_DENSE)
    return { ...same, sortsHits: true };
  const order = requested.after ? same : orderOfMany(source, requested);
  return { ...order, sortsHits: false, halves: source.halves?.(filter, order.sort) ?? null };
}

/**
 * Returns whether a CSV file's rows are found first and then sorted. A file always has the
 * requested order.
 */
export function sortsFile<F extends TSchema>(
  source: Pick<ListSource<F>, 'isScattered'>,
  requested: Requested<Static<F>>,
  count: number,
): boolean {
  return count <= MAX_COUNT && isUnindexed(source, requested);
}

/** True for the hits of a word search, and for a filter that the index of the sort does not help. */
function isUnindexed<F extends TSchema>(
  source: Pick<ListSource<F>, 'isScattered'>,
  { filter, sort, isSearch }: Requested<Static<F>>,
): boolean {
  return isSearch || source.isScattered?.(filter, sort) === true;
}

/** Returns the order of a list with too many rows to sort as requested. */
export function orderOfMany<F extends TSchema>(
  source: Pick<ListSource<F>, 'orderOfMany'>,
  { filter, sort, descending }: Order & { readonly filter: Static<F> },
): Order {
  const requested = { sort, descending };
  const other = source.orderOfMany?.(filter, requested) ?? requested;
  return other.sort === sort ? requested : other;
}
