import { CompiledQuery, sql, type Kysely, type RawBuilder } from 'kysely';
import type {
  Database,
  Lang,
  LastReview,
  ProductStatus,
  StoredImage,
  StoredOption,
} from '../../../../db/schema.ts';
import { pricesOf, type PricedRow, type RowPrices } from './product-prices.ts';
import { COLUMNS, JOINS, OVERLAYS } from './product-row-sql.ts';

/** A product as lists show it; a variant has the title, pictures and options of its parent. */
export interface ProductRow extends RowPrices, Pick<PricedRow, 'promotions'> {
  readonly shop_id: number;
  readonly id: number;
  readonly uuid: string;
  readonly parent_id: number | null;
  readonly main_id: number;
  readonly slug: string;
  readonly title: string;
  readonly code: string | null;
  readonly status: ProductStatus;
  readonly main_status: ProductStatus;
  readonly price: number;
  readonly full_price: number | null;
  readonly options: readonly StoredOption[];
  readonly option_values: Readonly<Record<string, string>>;
  readonly images: readonly StoredImage[];
  /** The picture in `images` that was chosen for a variant. */
  readonly own_picture: string | null;
  readonly tags: readonly string[];
  readonly showrooms: readonly string[];
  readonly unit_name: string | null;
  readonly category_id: number | null;
  readonly mall_category_id: number | null;
  readonly popularity: number;
  /** Number of sold pieces, including those of its variants. */
  readonly sold: number;
  /** Price by which lists are sorted: `price_now`, at most a minute old. */
  readonly current_price: number;
  readonly revision: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly remain: number | null;
  readonly unlimited: boolean | null;
  readonly shop_name: string;
  readonly shop_title: string;
  readonly shop_avatar: StoredImage | null;
  readonly shop_domain: string | null;
  readonly total_review: number;
  readonly total_up_review: number;
  readonly total_stars: number;
  readonly last_review: LastReview | null;
  /** Names of the tags in the reader's language (tag-labels.ts). */
  readonly tag_labels: string | null;
  readonly second_hand: boolean;
  readonly free_shipping: boolean;
  readonly has_vat: boolean;
  /** Set on the product, or in the shop's feature settings (spec §5). */
  readonly one_per_cart: boolean;
  readonly add_disabled: boolean;
  /** Maximum number of pieces in one order, for all variants together. */
  readonly order_limit: number | null;
}

/** The figures as PostgreSQL returns them; `elements/commerce` applies the rules. */
type StoredRow = Omit<ProductRow, keyof RowPrices> & PricedRow;

/** Lists leave these out; a direct address still shows a discontinued product. */
export const unlisted: readonly ProductStatus[] = [
  'removed',
  'discontinued',
  'product_sync_disable',
];

/**
 * Condition for products that lists may show. The statuses are constants: for a parameter the planner estimates
 * one row.
 */
export function isListed(status: 'p.status' | 'b.status' | 'status'): RawBuilder<boolean> {
  return sql<boolean>`${sql.raw(status)} NOT IN (${sql.join(unlisted.map((one) => sql.lit(one)))})`;
}

/** Language and time of a read; no time: list prices, as staff see them. */
export interface RowReader {
  readonly lang: Lang;
  readonly now?: Date;
  /** Products of a hidden shop show their own status. */
  readonly preview?: boolean;
}

/** A product or a variant by its key. */
export interface RowKey {
  readonly shop_id: number;
  readonly id: number;
}

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
 * The rows with all that a product box needs. A list is two statements: a small one that finds its
 * keys, planned for its filter each time, and a prepared one that reads their rows (decision 003).
 */
export async function selectProductRows(
  db: Kysely<Database>,
  reader: RowReader,
  query: RowQuery,
): Promise<readonly ProductRow[]> {
  return readRowsByKey(db, reader, await selectRowKeys(db, query));
}

/** The keys of a list, in its order. */
export async function selectRowKeys(
  db: Kysely<Database>,
  query: RowQuery,
): Promise<readonly RowKey[]> {
  const order = sql`ORDER BY ${query.orderBy}`;
  const { rows } = query.cut
    ? await sql<RowKey>`SELECT p.shop_id, p.id FROM (${query.cut}) p ${order}`.execute(db)
    : await sql<RowKey>`SELECT p.shop_id, p.id FROM product p WHERE ${query.where}
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

/** Reads the rows of these keys, in their order; missing rows are left out. One prepared statement. */
export async function readRowsByKey(
  db: Kysely<Database>,
  reader: RowReader,
  keys: readonly RowKey[],
): Promise<readonly ProductRow[]> {
  if (keys.length === 0) return [];
  const parameters = [
    keys.map((key) => key.shop_id),
    keys.map((key) => key.id),
    reader.lang,
    timeOf(reader),
    isPreview(reader),
  ];
  const { rows } = await db.executeQuery<StoredRow>(CompiledQuery.raw(BY_KEY, parameters));
  return rows.map((row) => priced(row, reader));
}

/** Staff read list prices of their own shop in the back office, hidden or not. */
function isPreview({ now, preview = now === undefined }: RowReader): boolean {
  return preview;
}

/** No promotion is open after the end of time, so only list prices remain. */
function timeOf({ now }: RowReader): Date | 'infinity' {
  return now ?? 'infinity';
}

function priced<Row extends StoredRow>(row: Row, { now }: RowReader): Row & RowPrices {
  return { ...row, ...pricesOf(row, now ?? new Date()) };
}
