import { CompiledQuery, sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database, Lang, ProductStatus } from '../../../../db/schema.ts';
import { pricesOf, type RowPrices } from './product-prices.ts';
import { COLUMNS, JOINS, OVERLAYS } from './product-row-sql.ts';
import { productRowCache } from './row-cache.ts';
import type { ListedKey, ProductRow, RowKey, StoredRow } from './stored-row.ts';

export type { ListedKey, ProductRow, RowKey } from './stored-row.ts';

/** Lists leave these out; a direct address still shows a discontinued product. */
export const unlisted: readonly ProductStatus[] = [
  'removed',
  'discontinued',
  'product_sync_disable',
];

/**
 * Returns a condition for products that lists may show. The statuses are constants: for a parameter the planner
 * estimates one row.
 */
export function isListed(status: 'p.status' | 'b.status' | 'status'): RawBuilder<boolean> {
  return sql<boolean>`${sql.raw(status)} NOT IN (${sql.join(unlisted.map((one) => sql.lit(one)))})`;
}

/** Language and time of a read; no time: list prices, as staff see them. */
export interface RowReader {
  readonly lang: Lang;
  readonly now?: Date;
  /** True in previews: products of a hidden shop then show their own status. */
  readonly preview?: boolean;
  /** The page cache stores the result, so rows may come from the row cache. */
  readonly cached?: boolean;
}

/** Columns of a `ListedKey`. */
export const LISTED_KEY = sql.raw('p.shop_id, p.id, p.popularity, p.current_price');

export interface RowQuery {
  /** A condition about `p`. */
  readonly where: RawBuilder<unknown>;
  /** An order of `p` that ends with a unique column. */
  readonly orderBy: RawBuilder<unknown>;
  readonly limit: number;
  readonly offset?: number;
  /** An alternative way to select the same page of products. */
  readonly cut?: RawBuilder<unknown>;
}

/** A look-up by key: one statement, prepared once under its name. */
export interface HotQuery extends Pick<RowQuery, 'where' | 'orderBy' | 'limit'> {
  readonly hot: string;
  /** Additional columns of the tables in product-row-sql.ts; constant text. */
  readonly extra?: string;
}

/**
 * Returns the rows with all that a product box needs. A list is two statements: a small one that finds its keys,
 * planned for its filter each time, and a prepared one that reads their rows (decision 003).
 */
export async function selectProductRows(
  db: Kysely<Database>,
  reader: RowReader,
  query: RowQuery,
): Promise<readonly ProductRow[]> {
  return readRowsByKey(db, reader, await selectRowKeys(db, query));
}

/** Reads the keys of a list, in its order. */
export async function selectRowKeys(
  db: Kysely<Database>,
  query: RowQuery,
): Promise<readonly ListedKey[]> {
  const order = sql`ORDER BY ${query.orderBy}`;
  const { rows } = query.cut
    ? await sql<ListedKey>`SELECT ${LISTED_KEY} FROM (${query.cut}) p ${order}`.execute(db)
    : await sql<ListedKey>`SELECT ${LISTED_KEY} FROM product p WHERE ${query.where}
        ${order} LIMIT ${query.limit} OFFSET ${query.offset ?? 0}`.execute(db);
  return rows;
}

/** Finds rows by a key condition, and what `extra` adds to them. */
export async function findProductRows<Extra = unknown>(
  db: Kysely<Database>,
  reader: RowReader,
  { where, orderBy, limit, hot, extra }: HotQuery,
): Promise<readonly (ProductRow & Extra)[]> {
  const columns = extra === undefined ? COLUMNS : `${COLUMNS}, ${extra}`;
  const { rows } = await sql<StoredRow & Extra>`${sql.raw(`/* hot:${hot} */ SELECT ${columns}`)}
    FROM (SELECT p.* FROM product p WHERE ${where} ORDER BY ${orderBy} LIMIT ${limit}) p
    ${sql.raw(JOINS)}
    CROSS JOIN (SELECT ${reader.lang}::text AS lang, ${timeOf(reader)}::timestamptz AS now,
      ${isPreview(reader)}::boolean AS preview) reader
    ${sql.raw(OVERLAYS)} ORDER BY ${orderBy}`.execute(db);
  return rows.map((row) => priced(row, reader));
}

const BY_KEY = `/* hot:product_rows */ SELECT ${COLUMNS}
  FROM unnest($1::bigint[], $2::bigint[]) WITH ORDINALITY AS asked (shop_id, id, place)
  JOIN product p ON p.shop_id = asked.shop_id AND p.id = asked.id ${JOINS}
  CROSS JOIN (SELECT $3::text AS lang, $4::timestamptz AS now, $5::boolean AS preview) reader
  ${OVERLAYS}
  ORDER BY asked.place`;

/** Reads the rows of these keys, in their order; missing rows are left out. At most one prepared statement. */
export async function readRowsByKey(
  db: Kysely<Database>,
  reader: RowReader,
  keys: readonly RowKey[],
): Promise<readonly ProductRow[]> {
  const rows = await findStored(db, reader, keys);
  return rows.map((row) => priced(row, reader));
}

async function findStored(
  db: Kysely<Database>,
  reader: RowReader,
  keys: readonly RowKey[],
): Promise<readonly StoredRow[]> {
  const cache = reader.cached && !isPreview(reader) ? productRowCache(db) : undefined;
  const load = (unread: readonly RowKey[]) => readStored(db, reader, unread);
  return cache ? cache.read(reader.lang, keys, load) : load(keys);
}

async function readStored(
  db: Kysely<Database>,
  reader: RowReader,
  keys: readonly RowKey[],
): Promise<readonly StoredRow[]> {
  if (keys.length === 0) return [];
  const parameters = [
    keys.map((key) => key.shop_id),
    keys.map((key) => key.id),
    reader.lang,
    timeOf(reader),
    isPreview(reader),
  ];
  const { rows } = await db.executeQuery<StoredRow>(CompiledQuery.raw(BY_KEY, parameters));
  return rows;
}

/** Staff read list prices of their own shop in the back office, hidden or not. */
function isPreview({ now, preview = now === undefined }: RowReader): boolean {
  return preview;
}

/** Returns the time for prices; at 'infinity' no promotion is open, so only list prices remain. */
function timeOf({ now }: RowReader): Date | 'infinity' {
  return now ?? 'infinity';
}

function priced<Row extends StoredRow>(row: Row, { now }: RowReader): Row & RowPrices {
  return { ...row, ...pricesOf(row, now ?? new Date()) };
}
