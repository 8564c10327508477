import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ProductMini, ProductSort } from '@talad/elements/api/product.contract';
import { COUNT_CAP, SEARCH_PAGE_SIZE } from '@talad/elements/commerce/limits';
import type { Database } from '../../../../db/schema.ts';
import { loadPictures } from '../../../../media/pictures.ts';
import { readCategoryScope, type CategoryScope } from '../../categories/categories.read.ts';
import {
  allHits,
  isLookedUpAtOnce,
  ranked,
  reachOf,
  readSample,
  relevantPage,
  someHits,
  weighedPage,
  type Page,
  type Search,
} from '../../search/weighed-search.ts';
import {
  pictureOrigin,
  type ReadContext,
  SELLING,
  type Selling,
  type WithSelling,
} from '../../../shops/index.ts';
import { withAlternatives } from '../../search/synonyms/with-alternatives.ts';
import { lookUpName, namedPage, type NamedPage } from './named-page.ts';
import { shownUntil } from '../rows/product-figures.ts';
import {
  anyPrice,
  conditionOf,
  isWeighed,
  unpriced,
  visibleTo,
  type Condition,
  type ProductQuery,
} from './product-filter.ts';
import { pictureRefs, toProductMini } from '../rows/product-mini.ts';
import { PARCEL, type ParcelRow } from '../rows/parcel-row.ts';
import { behindCursor, cursorOf, offsetAfter, orderOf, sortOf } from './product-order.ts';
import {
  findProductRows,
  LISTED_KEY,
  readRowsByKey,
  selectProductRows,
  selectRowKeys,
  type ListedKey,
  type ProductRow,
  type RowQuery,
} from '../rows/product-row.ts';

export interface ProductMinis {
  readonly products: readonly ProductMini[];
  /** The next time at which one of them changes (newness, price): the list may be cached until then. */
  readonly validUntil: Date | null;
}

/** Reads products as boxes. Two queries, and one more for a category. */
export async function readProductMinis(
  db: Kysely<Database>,
  query: ProductQuery,
  ctx: ReadContext,
): Promise<ProductMinis> {
  const scope = await scopeOf(db, query);
  const visible = await withAlternatives(db, visibleTo(query, ctx));
  const page = pageOf(visible, { query: visible, scope, now: ctx.now });
  return toMinis(db, await selectProductRows(db, ctx, page), ctx);
}

export interface FoundProducts extends ProductMinis {
  /** Exact up to the cap. */
  readonly total: number;
  readonly total_capped: boolean;
  /** Value of `after` for the next page; null on the last one. */
  readonly next: string | null;
}

/** Returns a page of products with their capped number (spec §7 products/search). At most six queries. */
export async function searchProducts(
  db: Kysely<Database>,
  query: ProductQuery,
  ctx: ReadContext,
): Promise<FoundProducts> {
  const scope = await scopeOf(db, query);
  const visible = await withAlternatives(db, visibleTo(query, ctx));
  const { keys, total } = await findPage(db, visible, scope, ctx);
  const rows = await readRowsByKey(db, ctx, keys);
  const [last, lastKey] = [rows.at(-1), keys.at(-1)];
  const sort = sortOf(query);
  const { limit, offset } = rangeOf(query, sort);
  const isFull = rows.length === limit;
  return {
    ...(await toMinis(db, rows, ctx)),
    total: Math.min(total, COUNT_CAP),
    total_capped: total > COUNT_CAP,
    next:
      last && isFull
        ? cursorOf(sort, { last: { ...last, ...lastKey }, shown: offset + limit })
        : null,
  };
}

/** Returns the products and variants by uuid, for a cart; missing ones are left out. */
export async function readMinisByUuid(
  db: Kysely<Database>,
  uuids: readonly string[],
  ctx: ReadContext,
): Promise<ReadonlyMap<string, ProductMini>> {
  return (await readCartProducts(db, uuids, ctx)).minis;
}

/** Products with what pricing a cart needs. */
export interface CartProducts {
  readonly minis: ReadonlyMap<string, ProductMini>;
  /** Settings of the products' shops, by shop id. */
  readonly selling: ReadonlyMap<number, Selling>;
  /** Id of the main product, by uuid: the parent of a variant, or the product itself. */
  readonly mains: ReadonlyMap<string, number>;
  /** Parcels by product uuid. */
  readonly parcels: ReadonlyMap<string, ParcelRow>;
}

/** Returns the products of a cart, with the selling settings of their shops. Two queries. */
export async function readCartProducts(
  db: Kysely<Database>,
  uuids: readonly string[],
  ctx: ReadContext,
): Promise<CartProducts> {
  if (uuids.length === 0) {
    return { minis: new Map(), selling: new Map(), mains: new Map(), parcels: new Map() };
  }
  const rows = await findProductRows<WithSelling & ParcelRow>(db, ctx, {
    where: sql`p.uuid = ANY((SELECT ${uuids}::uuid[])::uuid[]) AND p.status <> 'removed'`,
    orderBy: sql`p.id`,
    limit: uuids.length,
    hot: 'minis_by_uuid',
    extra: `${SELLING}, ${PARCEL}`,
  });
  // A line of a shop on holiday stays as it is; the shop's notice and the checkout say so.
  const unpaused = rows.map((row) => ({ ...row, holiday: null }));
  const { products } = await toMinis(db, unpaused, ctx);
  return {
    minis: new Map(products.map((product) => [product.product_uuid, product])),
    selling: new Map(rows.map((row) => [row.shop_id, row.selling])),
    mains: new Map(rows.map((row) => [row.uuid, row.main_id])),
    parcels: new Map(rows.map((row) => [row.uuid, row])),
  };
}

export async function toMinis(
  db: Kysely<Database>,
  rows: readonly ProductRow[],
  ctx: ReadContext,
): Promise<ProductMinis> {
  const pictures = await loadPictures(db, pictureRefs(rows), pictureOrigin(ctx));
  return {
    products: rows.map((row) => toProductMini(row, pictures, ctx)),
    validUntil: earliest(rows.flatMap((row) => shownUntil(row, ctx.now))),
  };
}

export function earliest(times: readonly (Date | null)[]): Date | null {
  const known = times.filter((time) => time !== null).map((time) => time.getTime());
  return known.length === 0 ? null : new Date(Math.min(...known));
}

/** Returns the scope of the query's category; undefined if it names none. */
export async function scopeOf(
  db: Kysely<Database>,
  query: ProductQuery,
): Promise<CategoryScope | null | undefined> {
  const ids = [...(query.category_ids ?? []), ...(query.category_id ? [query.category_id] : [])];
  if (ids.length === 0) return undefined;
  // A category includes its descendants, unless the caller excludes them.
  return readCategoryScope(db, ids, query.category_with_child ?? true);
}

interface FoundPage {
  readonly keys: readonly ListedKey[];
  /** Capped count: above the cap it is at least the cap plus one. */
  readonly total: number;
}

/** Reads a page and the number of all hits, in one statement if possible. At most three queries. */
async function findPage(
  db: Kysely<Database>,
  query: ProductQuery,
  scope: CategoryScope | null | undefined,
  ctx: ReadContext,
): Promise<FoundPage> {
  const unsampled = { query, scope, now: ctx.now };
  const sample = isWeighed(query) ? await readSample(db, unsampled) : undefined;
  const search = { ...unsampled, ...(sample && { sample }) };
  const page = pageOf(query, search);
  const isAtOnce =
    page.behind === null &&
    (!sample || isLookedUpAtOnce(search, sample, readOf(query, page), COUNT_CAP + 1));
  if (!isAtOnce) {
    const [keys, total] = await Promise.all([selectRowKeys(db, page), countHits(db, search)]);
    return { keys, total };
  }
  const { rows } = await (
    sample ? lookedUp(search, page) : counted(search, page, namedPage(query, scope))
  ).execute(db);
  const [first] = rows;
  if (!first && page.offset > 0) return { keys: [], total: await countHits(db, search) };
  return { keys: rows, total: first?.total ?? 0 };
}

type Counted = ListedKey & { readonly total: number };

/** Reads all hits by the index, and cuts the page from them. */
function lookedUp(search: Search, page: Page): RawBuilder<Counted> {
  const { orderBy, limit, offset } = page;
  const name = lookUpName(search.query);
  // A plan for any price would take the index of prices for cheaper than that of the words.
  const hits =
    name === null
      ? sql`(${allHits(search)}) p`
      : sql`(${allHits({ ...search, query: unpriced(search.query) })}) p WHERE ${anyPrice(search.query)}`;
  if (sortOf(search.query) === 'relevance') {
    const cut = ranked(search, page, sql`SELECT p.* FROM ${hits}`);
    return sql<Counted>`${prepared(name)} SELECT ${LISTED_KEY}, total FROM (${cut}) p ORDER BY ${orderBy}`;
  }
  return sql<Counted>`${prepared(name)} SELECT ${LISTED_KEY}, count(*) OVER () AS total FROM ${hits}
    ORDER BY ${orderBy} LIMIT ${limit} OFFSET ${offset}`;
}

/** Reads the page in the order of its index, and the count. */
function counted(
  search: Search,
  page: RowQuery & Page,
  named: NamedPage | null,
): RawBuilder<Counted> {
  const { where, orderBy, cut, limit, offset } = page;
  const select = sql`${prepared(named?.name ?? null)} SELECT ${LISTED_KEY}, (${countOf(search)}) AS total`;
  if (cut) return sql<Counted>`${select} FROM (${cut}) p ORDER BY ${orderBy}`;
  const ordered = sql`product p WHERE ${where} ORDER BY ${orderBy}`;
  if (named === null)
    return sql<Counted>`${select} FROM ${ordered} LIMIT ${limit} OFFSET ${offset}`;
  const reached = sql`${ordered} LIMIT ${sql.lit(named.reach)}`;
  if (offset === 0) return sql<Counted>`${select} FROM ${reached}`;
  return sql<Counted>`${select} FROM (SELECT p.* FROM ${reached}) p
    ORDER BY ${orderBy} LIMIT ${sql.lit(limit)} OFFSET ${offset}`;
}

function prepared(name: string | null): RawBuilder<unknown> {
  return sql.raw(name === null ? '' : `/* hot:${name} */`);
}

/** Returns a page of the products that a query finds. */
export function pageOf(query: ProductQuery, search: Search): FoundRange {
  const sort = sortOf(query);
  const range = rangeOf(query, sort);
  const condition = conditionOf(query, search.scope, search.now);
  if (sort === 'relevance') {
    const cut = relevantPage(search, range);
    return { where: condition, orderBy: sql`p.place`, ...range, behind: null, cut };
  }
  const behind = query.after === undefined ? null : behindCursor(sort, query.after);
  const page = {
    where: behind ? sql`${condition} AND ${behind}` : condition,
    orderBy: orderOf(sort),
    ...range,
    behind,
  };
  if (isWeighed(query)) return { ...page, cut: weighedPage(search, page, behind) };
  return search.scope?.has_further ? { ...page, cut: mergedPage(search, page, behind) } : page;
}

/** Returns the part of the list that a plan has to read for the page. */
function readOf(query: ProductQuery, page: Page): Page {
  return sortOf(query) === 'relevance' ? { ...page, limit: reachOf(page), offset: 0 } : page;
}

type FoundRange = RowQuery & Page & { readonly behind: Condition | null };

/** Returns the part of the list that is asked for. */
function rangeOf(query: ProductQuery, sort: ProductSort): Omit<Page, 'orderBy'> {
  const { limit = SEARCH_PAGE_SIZE, offset = 0, after } = query;
  if (sort !== 'relevance' || after === undefined) return { limit, offset };
  return { limit, offset: offsetAfter(after) ?? offset };
}

/** Returns a page of a category's products of both halves, each read in the order of its own index (decision 211). */
function mergedPage(
  { query, scope, now }: Search,
  { orderBy, limit, offset }: Page,
  behind: Condition | null,
): Condition {
  const halves = (['main', 'further'] as const).map((half) => {
    const own = conditionOf(query, scope && { ...scope, half }, now);
    const where = behind ? sql`${own} AND ${behind}` : own;
    return sql`(SELECT p.* FROM product p WHERE ${where} ORDER BY ${orderBy} LIMIT ${limit + offset})`;
  });
  return sql`SELECT p.* FROM (${sql.join(halves, sql` UNION ALL `)}) p
    ORDER BY ${orderBy} LIMIT ${limit} OFFSET ${offset}`;
}

/** Counts the hits, up to one beyond the cap: an exact count of a broad search takes as long as ten pages. */
export async function countHits(db: Kysely<Database>, search: Search): Promise<number> {
  const { rows } = await sql<{ total: number }>`${countOf(search)}`.execute(db);
  return rows[0]?.total ?? 0;
}

function countOf(search: Search): RawBuilder<unknown> {
  return sql`SELECT count(*) AS total FROM (${someHits(search, sql`1`, COUNT_CAP + 1)}) AS hit`;
}
