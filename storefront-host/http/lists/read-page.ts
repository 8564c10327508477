import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Position } from './cursor.ts';
import type { FoundBy, SortColumn } from './list-source.ts';

/** Further rows are not counted: counting a million takes longer than showing a page of them. */
export const MAX_COUNT = 10_000;

type Source = Omit<FoundBy, 'where'>;

export interface KeyQuery {
  readonly where: RawBuilder<unknown>;
  readonly sort: string;
  readonly descending: boolean;
  readonly limit: number;
  readonly after: Position | null;
  /** True if the hits are found first and then sorted, instead of walking the index of the sort. */
  readonly sortsHits: boolean;
  /** Parts of the rows, each with an index in this order. */
  readonly halves?: readonly RawBuilder<unknown>[] | null;
  /** Condition for rows that come first. */
  readonly exact?: RawBuilder<unknown> | null;
}

export interface KeyPage {
  readonly ids: readonly string[];
  /** Cursor of the next page, or null for the last one. */
  readonly next: Position | null;
}

export const NO_KEYS: KeyPage = { ids: [], next: null };

/**
 * Reads the keys of one page by walking an index from the position on, which is as fast on page 4,000 as on the
 * first.
 */
export async function readKeys(
  db: Kysely<Database>,
  source: Source,
  query: KeyQuery,
): Promise<KeyPage> {
  const { exact, after } = query;
  const first = exact && after === null ? await readExact(db, source, query.where, exact) : [];
  const limit = Math.max(1, query.limit - first.length);
  const where = exact ? sql`${query.where} AND NOT ${exact}` : query.where;
  const { rows } = await keyQuery(source, { ...query, where, limit }).execute(db);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    ids: [...first, ...page.map(({ id }) => id)],
    next: rows.length > limit && last ? { value: last.value, id: last.id } : null,
  };
}

const MOST_EXACT = 10;

async function readExact(
  db: Kysely<Database>,
  source: Source,
  where: RawBuilder<unknown>,
  exact: RawBuilder<unknown>,
): Promise<readonly string[]> {
  const { rows } = await exactQuery(source, where, exact).execute(db);
  return rows.map(({ id }) => id);
}

export function exactQuery(
  { from, id }: Source,
  where: RawBuilder<unknown>,
  exact: RawBuilder<unknown>,
): RawBuilder<{ id: string }> {
  return sql`SELECT (${id})::text AS id FROM ${from} WHERE ${where} AND ${exact}
    ORDER BY ${id} LIMIT ${MOST_EXACT}`;
}

/** One row more than requested shows whether there is a next page. */
export function keyQuery(source: Source, query: KeyQuery): RawBuilder<Position> {
  const column = columnOf(source, query);
  const { id = source.id, from = source.from } = column;
  const direction = query.descending ? sql`DESC` : sql`ASC`;
  const orderBy = (value: RawBuilder<unknown>, key: RawBuilder<unknown>) =>
    value === key
      ? sql`ORDER BY ${key} ${direction} LIMIT ${query.limit + 1}`
      : sql`ORDER BY ${value} ${direction}, ${key} ${direction} LIMIT ${query.limit + 1}`;
  const after = query.after
    ? beyond({ id, idType: source.idType }, column, query, query.after)
    : sql``;
  const rows = sql`FROM ${from} WHERE ${query.where} ${after}`;
  if (!query.halves) {
    return sql<Position>`SELECT (${column.sql})::text AS value, (${id})::text AS id ${rows}
      ${orderBy(column.sql, id)}`;
  }
  const halves = query.halves.map(
    (half) => sql`(SELECT ${column.sql} AS value, ${id} AS id ${rows} AND ${half}
      ${orderBy(column.sql, id)})`,
  );
  return sql<Position>`SELECT value::text AS value, id::text AS id
    FROM (${sql.join(halves, sql` UNION ALL `)}) AS halves ${orderBy(sql`halves.value`, sql`halves.id`)}`;
}

/** Counts the rows, at most one more than `most`. */
export async function countRows(
  db: Kysely<Database>,
  source: Pick<Source, 'from'>,
  where: RawBuilder<unknown>,
  most = MAX_COUNT,
): Promise<number> {
  const { rows } = await countQuery(source, where, most).execute(db);
  return rows[0]?.count ?? 0;
}

export function countQuery(
  { from }: Pick<Source, 'from'>,
  where: RawBuilder<unknown>,
  most = MAX_COUNT,
) {
  return sql<{ count: number }>`SELECT count(*)::int AS count FROM (
    SELECT 1 FROM ${from} WHERE ${where} LIMIT ${most + 1}) AS counted`;
}

function columnOf(
  { sorts, id, idType }: Source,
  { sort, sortsHits: sorted }: KeyQuery,
): SortColumn {
  const found = sorts[sort];
  if (!found) throw new Error(`the list is not sorted by '${sort}'`);
  const column: SortColumn = found === 'key' ? { sql: id, type: 'bigint' } : found;
  if (!sorted) return column;
  // The text of uuids has the order of the uuids.
  if (found === 'key' && idType === 'uuid') return { sql: sql`(${id}::text || '')`, type: 'text' };
  return { ...column, sql: sql`(${column.sql} ${sql.raw(unchanged[column.type])})` };
}

/** An expression with the same value, for which there is no index. */
const unchanged: Readonly<Record<SortColumn['type'], string>> = {
  text: "|| ''",
  bigint: '+ 0',
  integer: '+ 0',
  timestamptz: "+ interval '0'",
};

function beyond(
  { id, idType }: Pick<Source, 'id' | 'idType'>,
  column: SortColumn,
  query: KeyQuery,
  last: Position,
) {
  const than = query.descending ? sql`<` : sql`>`;
  const lastId = sql`${last.id}::${sql.raw(idType)}`;
  if (column.sql === id) return sql`AND ${id} ${than} ${lastId}`;
  return sql`AND (${column.sql}, ${id}) ${than} (${last.value}::${sql.raw(column.type)}, ${lastId})`;
}
