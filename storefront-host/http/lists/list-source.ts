import type { FastifyContextConfig } from 'fastify';
import type { Kysely, RawBuilder } from 'kysely';
import type { Static, TSchema } from 'typebox';
import type { Db } from '../../db/open.ts';
import type { Database, Lang } from '../../db/schema.ts';
import type { SuffixOf, TextKey } from '../../locales/text.ts';

/**
 * A column that a list can be sorted by. It is never null, and has an index on (shop_id, column, id):
 * `list-plans.test.ts` fails if PostgreSQL would read the whole table.
 */
export interface SortColumn {
  readonly sql: RawBuilder<unknown>;
  readonly type: 'text' | 'bigint' | 'integer' | 'timestamptz';
  /** The table with the sort's index, if it is not the list's own: it has the same ids. */
  readonly from?: RawBuilder<unknown>;
  readonly id?: RawBuilder<unknown>;
  /** Updates `from` before a page is read. */
  readonly prepare?: (db: Db, shopId: number) => Promise<unknown>;
}

/** One of a list's sorts, and its direction. */
export interface Order {
  readonly sort: string;
  readonly descending: boolean;
}

/** The shop of the list, and the language of its texts. */
export interface ListReader {
  readonly shopId: number;
  readonly lang: Lang;
}

/** A capability in the list's shop. */
type ListAccess = Extract<FastifyContextConfig['access'], `${string}:${string}`>;

/** Headings and cells of a list's CSV file, in the same order. */
interface ListCsv<Row> {
  readonly heads: readonly SuffixOf<TextKey, 'listCsv'>[];
  cells(row: Row): readonly (string | number | null)[];
}

/** The rows of a shop, the newest first. */
export interface NewestRows {
  /** The alias of the list's table. */
  readonly alias: RawBuilder<unknown>;
  /** FROM, WHERE and ORDER BY of an index. */
  readonly rows: RawBuilder<unknown>;
}

/** Conditions and order by which a list's keys are read. */
export type FoundBy<F extends TSchema = TSchema> = Pick<
  ListSource<F>,
  'from' | 'id' | 'idType' | 'sorts' | 'where'
>;

/** A list of the back office: its address, its query, and the source of its rows. */
export interface ListSource<F extends TSchema = TSchema, Row extends TSchema = TSchema> {
  /** The last step of its address: `/api/v1/manage/:shop_id/{name}`. */
  readonly name: string;
  readonly access: ListAccess;
  readonly summary: string;
  readonly filter: F;
  readonly row: Row;
  /** The first sort is the default. `'key'` sorts by the id alone. */
  readonly sorts: Readonly<Record<string, SortColumn | 'key'>>;
  /** The table with its alias, and its id. */
  readonly from: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
  readonly idType: 'bigint' | 'uuid';
  /** Undefined if the list has no CSV file, or a route of its own for it. */
  readonly csv?: ListCsv<Static<Row>>;
  /** The file contains contacts of people, so its route has a permission of its own and writes the audit log. */
  readonly hasContacts?: true;
  // Methods instead of properties, so that a source with any filter is a ListSource.
  /**
   * Returns the condition. `sort` is given if the sort's own table is read too; otherwise only
   * `from` is.
   */
  where(shopId: number, filter: Static<F>, sort?: string): RawBuilder<unknown>;
  /**
   * Returns another table whose indexes have the rows of this filter in every order; null if there
   * is none (decision 455).
   */
  through?(filter: Static<F>): FoundBy<F> | null;
  /** Brings tables that `where` reads up to date. */
  prepare?(db: Db, shopId: number, filter: Static<F>): Promise<unknown>;
  /** Rows along which the hits of a frequent word are counted (decision 484). */
  newest?(shopId: number): NewestRows;
  /** True if no index has the rows of the filter in this order: up to 10,000 are sorted (decision 447). */
  isScattered?(filter: Static<F>, sort: string): boolean;
  /**
   * True if an index has the rows of the filter side by side, so that sorting them is fast even if
   * they are far from both ends of the sort.
   */
  isDense?(filter: Static<F>, sort: string): boolean;
  /**
   * Returns the order for more than 10,000 rows that no index has in the requested order (decision
   * 463).
   */
  orderOfMany?(filter: Static<F>, requested: Order): Order;
  /**
   * Returns conditions that exclude each other and together equal the filter, each with its own
   * index in this order.
   */
  halves?(filter: Static<F>, sort: string): readonly RawBuilder<unknown>[] | null;
  /** The few rows whose code or number equals the search come first. Their condition is never null. */
  exact?(shopId: number, filter: Static<F>): RawBuilder<unknown> | null;
  /** Returns these rows in this order; missing ones are left out. */
  read(
    db: Kysely<Database>,
    reader: ListReader,
    ids: readonly string[],
  ): Promise<readonly Static<Row>[]>;
}

/** Returns the table that finds the rows of this filter. */
export function foundBy<F extends TSchema, Row extends TSchema>(
  source: ListSource<F, Row>,
  filter: Static<F>,
): FoundBy<F> {
  return source.through?.(filter) ?? source;
}

/** Returns its argument, to infer the types of its parts. */
export function listSource<F extends TSchema, Row extends TSchema>(
  source: ListSource<F, Row>,
): ListSource<F, Row> {
  return source;
}
