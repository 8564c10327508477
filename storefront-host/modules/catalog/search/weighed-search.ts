import { sql, type Kysely, type RawBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../db/schema.ts';
import type { CategoryScope } from '../categories/categories.read.ts';
import {
  allOf,
  conditionOf,
  inText,
  isWeighed,
  placeOf,
  priced,
  termsOf,
  type Condition,
  type ProductQuery,
} from '../products/lists/product-filter.ts';
import { hasExactTitle, hasWholeWords, pointsOf, RANKED, titleOf } from './relevance.ts';

/**
 * A keyword search has two plans: the trigram index, which must return all hits before the first one
 * is known, or reading rows in sort order until the page is full (decision 008). The planner assumes
 * that words occur independently and can be wrong a hundredfold. So a sample of the table decides
 * which plan is cheaper and how many rows to read; if those were too few, the index still answers.
 * Both plans find the same products, in one statement.
 */
export interface Search {
  readonly query: ProductQuery;
  readonly scope: CategoryScope | null | undefined;
  readonly now: Date;
  /** A sample that was read before. */
  readonly sample?: Sample;
}

/** Estimates from a sample: products of the market, products with the words, hits, and hits with whole words. */
interface Sample {
  readonly read: number;
  readonly named: number;
  readonly hits: number;
  readonly whole: number;
}

export interface Page {
  readonly orderBy: Condition;
  readonly limit: number;
  readonly offset: number;
}

/**
 * The sample has one page in so many, by the square root of the table's size: sixty of a million products, six of
 * ten thousand.
 */
const PAGE_BYTES = 8_192;
const SPARSE = 4;
/** Cost of a row from the index relative to one of a sequential read: to find it, and to fetch it. */
const FIND = 0.6;
const FETCH = 2.7;
/** Cost of planning the statements of a walk and of a sample, in rows that could be read meanwhile. */
const PLANNING = 4_000;

/**
 * Returns a page of products in order, as columns of `product`. `behind` is the condition of its cursor. The
 * statement keeps the order of the index: a sort would read all rows.
 */
export function weighedPage(
  search: Search,
  { orderBy, limit, offset }: Page,
  behind: Condition | null,
): Condition {
  const last = limit + offset;
  const after = behind === null ? [] : [behind];
  return sql`
    WITH ${sampled(search)}, walked AS MATERIALIZED (
      SELECT p.shop_id, p.id, row_number() OVER () AS rank
      FROM (SELECT p.* FROM product p WHERE ${allOf([...rangeOf(search), ...after])}
        ORDER BY ${orderBy} LIMIT (SELECT CASE
          WHEN named * hits >= ${last} * read THEN 2 * named ELSE 0 END FROM market)) p
      WHERE ${textual(search)} LIMIT ${last}
    ), listed AS MATERIALIZED (
      SELECT p.shop_id, p.id FROM (
        SELECT p.* FROM product p WHERE ${allOf([indexed(search), ...after])}
          AND (SELECT count(*) FROM walked) < ${last} OFFSET 0) p
      ORDER BY ${orderBy} LIMIT ${limit} OFFSET ${offset}
    )
    SELECT p.* FROM (
      SELECT shop_id, id FROM walked
      WHERE rank > ${offset} AND (SELECT count(*) FROM walked) = ${last}
      UNION ALL SELECT shop_id, id FROM listed) hit
    JOIN product p ON p.shop_id = hit.shop_id AND p.id = hit.id`;
}

/** Returns how many hits a page by relevance looks at: enough to rank, and those before its end. */
export function reachOf({ limit, offset }: Pick<Page, 'limit' | 'offset'>): number {
  return Math.max(RANKED, limit + offset);
}

/** Returns a page by relevance, as columns of `product`, and the `place` of each row. */
export function relevantPage(search: Search, page: Omit<Page, 'orderBy'>): Condition {
  const reach = reachOf(page);
  const { query } = search;
  const whole = { name: 'whole', reach, and: hasWholeWords(query) } as const;
  // The index does not find short words inside longer ones, so only the page's own hits are read.
  const others = isIndexed(query) ? reach : page.limit + page.offset;
  const hits = {
    name: 'hits',
    reach: others,
    and: sql`(SELECT count(*) FROM whole) < ${others}`,
  } as const;
  return sql`
    WITH ${sampled(search)}, ${popularHits(search, whole)}, ${popularHits(search, hits)},
      titled AS MATERIALIZED (${titledHits(search, page.limit)})
    ${ranked(
      search,
      page,
      sql`SELECT p.* FROM (SELECT * FROM titled UNION SELECT * FROM whole UNION SELECT * FROM hits) hit
      JOIN product p ON p.shop_id = hit.shop_id AND p.id = hit.id`,
    )}`;
}

/** Ranks hits by relevance, and cuts a page from them. */
export function ranked(
  { query, now }: Search,
  { limit, offset }: Omit<Page, 'orderBy'>,
  hits: Condition,
): Condition {
  const isRanked = isIndexed(query) ? sql`seat <= ${RANKED}` : sql`seat <= ${RANKED} AND is_whole`;
  return sql`
    SELECT p.*, row_number() OVER (ORDER BY points DESC NULLS LAST, seat) AS place FROM (
      SELECT p.*, CASE WHEN ${isRanked} THEN ${pointsOf(query, now)} END AS points FROM (
        SELECT p.*, count(*) OVER () AS total,
          row_number() OVER (ORDER BY is_title DESC, is_whole DESC, p.popularity DESC, p.id DESC) AS seat
        FROM (
          SELECT p.shop_id, p.id, p.popularity, p.current_price, p.status, p.created_at, p.search_text,
            ${hasWholeWords(query)} AS is_whole, ${hasExactTitle(query)} AS is_title
          FROM (${hits}) p) p) p) p
    ORDER BY place LIMIT ${limit} OFFSET ${offset}`;
}

/** Reads hits whose title is the keyword, however few people bought them (decision 515). */
function titledHits(search: Search, limit: number): Condition {
  const title = titleOf(search.query.keyword ?? '');
  // As in the index product_title.
  const line = sql`hashtext(split_part(p.search_text, E'\\n', 3))`;
  // With LIKE the planner would take the trigram index, which finds all titles with these letters.
  const isTitle = sql`strpos(p.search_text, ${`\n${title}\n`}::text) > 0`;
  return sql`SELECT p.shop_id, p.id FROM product p
    WHERE ${line} = hashtext(${title}::text) AND p.parent_id IS NULL
      AND ${allOf([textual(search), isTitle])} LIMIT ${limit}`;
}

interface PopularHits {
  /** Name of the estimate, and of the list in the statement. */
  readonly name: 'whole' | 'hits';
  readonly reach: number;
  readonly and: Condition;
}

/** Reads the most popular hits by the cheaper plan: a walk in their order, or the index of the words. */
function popularHits(search: Search, { name, reach, and }: PopularHits): Condition {
  const [list, walked, listed] = ['', 'walked_', 'listed_'].map((plan) => sql.ref(plan + name));
  const [place] = rangeOf(search);
  const order = sql`p.popularity DESC, p.id DESC`;
  return sql`${walked} AS MATERIALIZED (
      SELECT p.shop_id, p.id
      FROM (SELECT p.* FROM product p WHERE ${place} ORDER BY ${order} LIMIT (SELECT CASE
        WHEN named * market.${list} >= ${reach} * read THEN 2 * named ELSE 0 END FROM market)) p
      WHERE ${allOf([textual(search), and])} LIMIT ${reach}
    ), ${listed} AS MATERIALIZED (
      SELECT p.shop_id, p.id FROM (
        SELECT p.* FROM product p WHERE ${allOf([indexed(search), and])}
          AND (SELECT count(*) FROM ${walked}) < ${reach} OFFSET 0) p
      ORDER BY ${order} LIMIT ${reach}
    ), ${list} AS MATERIALIZED (
      SELECT * FROM ${walked} WHERE (SELECT count(*) FROM ${walked}) = ${reach}
      UNION ALL SELECT * FROM ${listed})`;
}

/**
 * Returns the conditions that an index scan in the list's order can apply before it reads a row.
 */
function rangeOf({ query, scope }: Search): readonly Condition[] {
  const byPrice = query.sort === 'price_asc' || query.sort === 'price_desc';
  return [placeOf(query, scope), ...(byPrice ? priced(query) : [])];
}

/**
 * Returns up to `enough` hits without an order, as `columns` of `p`; all of them if there are
 * fewer.
 */
export function someHits(search: Search, columns: Condition, enough: number): Condition {
  const hits = sql`SELECT ${columns} FROM product p WHERE ${indexed(search)}`;
  if (!isWeighed(search.query)) return sql`${hits} LIMIT ${enough}`;
  const find = isIndexed(search.query) ? sql`${FIND} * named` : sql`read`;
  return sql`
    (WITH ${sampled(search)}, worth AS MATERIALIZED (
      SELECT hits > 0 AND ${enough} * read <= hits * ${find}
        + ${FETCH} * named * least(hits, ${enough}) AS it,
        least(100, 200 * ${enough} / greatest(hits, 1)) AS percent FROM market
    ), drawn AS MATERIALIZED (
      SELECT ${columns} FROM product p TABLESAMPLE SYSTEM ((SELECT percent FROM worth)) REPEATABLE (2)
      WHERE ${textual(search)} LIMIT (SELECT CASE WHEN it THEN ${enough}::int ELSE 0 END FROM worth))
    SELECT * FROM drawn WHERE (SELECT count(*) FROM drawn) = ${enough}
    UNION ALL (${hits} AND (SELECT count(*) FROM drawn) < ${enough} LIMIT ${enough}))`;
}

/** Estimates are cached for a minute: an outdated one costs time, but changes no result. */
const KEEP_MS = 60_000;
const MAX_SAMPLES = 2_000;
const recent = new WeakMap<Kysely<Database>, LRUCache<string, Sample>>();

/**
 * Reads a sample in at most one query. Searches that differ only in their prices share an estimate
 * (decision 470).
 */
export async function readSample(db: Kysely<Database>, search: Search): Promise<Sample> {
  const samples =
    recent.get(db) ?? new LRUCache<string, Sample>({ max: MAX_SAMPLES, ttl: KEEP_MS });
  recent.set(db, samples);
  const { sort: _sort, limit: _limit, offset: _offset, after: _after, ...query } = search.query;
  const rounded = { ...search, query: { ...query, ...roundPrices(query) } };
  const key = JSON.stringify([rounded.query, search.scope]);
  const known = samples.get(key);
  if (known) return known;
  const { rows } = await selectSample(rounded).execute(db);
  const read = rows[0] ?? { read: 0, named: 0, hits: 0, whole: 0 };
  samples.set(key, read);
  return read;
}

/** Rounds to two digits, to which people set prices, and far finer than a sample estimates. */
function roundPrices({ price_min: min, price_max: max }: ProductQuery) {
  const rounded = (baht: number) => Number(baht.toPrecision(2));
  return {
    ...(min === undefined ? {} : { price_min: rounded(min) }),
    ...(max === undefined ? {} : { price_max: rounded(max) }),
  };
}

/**
 * Returns whether it is cheaper to look up all hits, once for a page and its count, than to walk to the page and
 * estimate the count by a sample.
 */
export function isLookedUpAtOnce(
  { query }: Search,
  { read, named, hits }: Sample,
  { limit, offset }: Page,
  enough: number,
): boolean {
  if (hits === 0) return true;
  const find = isIndexed(query) ? FIND * named : read;
  const fetched = (FETCH * named * Math.min(hits, enough)) / hits;
  const walk = (2 * (limit + offset) * read) / hits;
  const draw = (enough * read) / hits;
  return find + FETCH * named <= walk + Math.min(draw, find + fetched) + PLANNING;
}

/** Without a trigram the index scan would read the whole table. */
function isIndexed(query: ProductQuery): boolean {
  return termsOf(query).some(
    ({ words, texts }) =>
      words.some((word) => word.length >= 3) && texts.every((text) => text.length >= 3),
  );
}

/** Returns all hits from the index, as columns of `product`. */
export function allHits(search: Search): Condition {
  return sql`SELECT p.* FROM product p WHERE ${indexed(search)} OFFSET 0`;
}

function sampled(search: Search): Condition {
  return sql`market AS MATERIALIZED (${search.sample ? sampleOf(search.sample) : selectSample(search)})`;
}

function sampleOf({ read, named, hits, whole }: Sample): Condition {
  return sql`SELECT ${read}::float8 AS read, ${named}::float8 AS named, ${hits}::float8 AS hits,
    ${whole}::float8 AS whole`;
}

function selectSample(search: Search): RawBuilder<Sample> {
  return sql<Sample>`SELECT coalesce(max(times) * count(*), 0) AS read,
      coalesce(max(times) * count(is_hit), 0) AS named,
      coalesce(max(times) * count(*) FILTER (WHERE is_hit), 0) AS hits,
      coalesce(max(times) * count(*) FILTER (WHERE is_hit AND is_whole), 0) AS whole
    FROM (SELECT ${SPARSE} * sqrt(greatest(1, pg_relation_size('product') / ${PAGE_BYTES})) AS times) size,
      LATERAL (SELECT CASE WHEN ${inText(search.query)} THEN (${textual(search)}) IS TRUE END AS is_hit,
          ${hasWholeWords(search.query)} AS is_whole
        FROM product p TABLESAMPLE SYSTEM (100 / times) REPEATABLE (1)
        WHERE p.parent_id IS NULL LIMIT 5000) p`;
}

function textual({ query, scope, now }: Search): Condition {
  return conditionOf(query, scope, now, 'text');
}

function indexed({ query, scope, now }: Search): Condition {
  return conditionOf(query, scope, now, 'index');
}
