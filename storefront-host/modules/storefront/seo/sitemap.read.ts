import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Database, Lang, ShopKind } from '../../../db/schema.ts';
import { canonicalPlace, links, platformPlace, type Place } from '../../../rendering/index.ts';
import { collectionPath, isListed } from '../../catalog/index.ts';
import { blogFolderOf, blogPath } from '../../content/index.ts';
import { sitePages } from './sitemap-pages.ts';
import type { SitemapEntry } from './sitemap-xml.ts';
import { IS_HIDDEN } from '../../shops/index.ts';

/** The pages of a sitemap: those of one shop, or all with a canonical address on the platform. */
export type SitemapScope = { readonly shopId: number } | 'platform';

export const sitemapKinds = [
  'pages',
  'categories',
  'products',
  'blog',
  'promotions',
  'collections',
] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

/** Parts have rows in the order of (shop, id): the last row of one part is the cursor of the next. */
export interface Cursor {
  readonly shopId: number;
  readonly id: number;
}

interface Row extends Cursor {
  readonly kind: ShopKind;
  readonly shopname: string;
  readonly domain: string | null;
  readonly lang: Lang;
  readonly slug: string;
  readonly name: string;
  readonly modified: Date | null;
  /** Upper estimate of its size in a file. */
  readonly bytes: number;
}

/** Limits of one part, which ends at the first that is reached. */
export interface PartSize {
  readonly pages: number;
  readonly bytes: number;
}

/** Rows are read in batches, so that a part of 50,000 needs little memory. */
const BATCH = 1_000;

interface Source {
  readonly kind: SitemapKind;
  readonly scope: SitemapScope;
}

/** Returns the entries of a kind after a cursor, as many as fit into a part. */
export async function* readEntries(
  db: Kysely<Database>,
  config: Config,
  part: Source & { readonly after: Cursor; readonly size: PartSize },
): AsyncGenerator<SitemapEntry> {
  let { after } = part;
  let { pages, bytes } = part.size;
  while (pages > 0) {
    const wanted = Math.min(pages, BATCH);
    const { rows } = await sql<Row>`${behind(config, part, after)} LIMIT ${wanted}`.execute(db);
    for (const row of rows) {
      bytes -= row.bytes;
      if (bytes < 0) return;
      yield { url: addressOf(config, part.kind, row), siteLang: row.lang, modified: row.modified };
    }
    const last = rows.at(-1);
    if (!last || rows.length < wanted) return;
    after = { shopId: last.shopId, id: last.id };
    pages -= rows.length;
  }
}

/**
 * Returns the cursors at which the parts of a kind begin; none without rows. One query for each part, along the
 * primary key, because a window function over the whole market would sort on disk.
 */
export async function readPartStarts(
  db: Kysely<Database>,
  config: Config,
  from: Source,
  size: PartSize,
): Promise<readonly Cursor[]> {
  const starts: Cursor[] = [];
  let start = FIRST;
  // Reads slightly more rows than the previous part had, because Thai addresses fill a part early.
  let wanted = size.pages;
  for (;;) {
    const cut = await readCut(db, behind(config, from, start), { ...size, pages: wanted });
    if (!cut) return starts;
    if (cut.pages === wanted && wanted < size.pages) {
      wanted = size.pages;
      continue;
    }
    starts.push(start);
    start = { shopId: cut.shopId, id: cut.id };
    wanted = Math.min(size.pages, Math.ceil(cut.pages * 1.1) + 1);
  }
}

/** Returns the last row that fits, and the number of rows. */
async function readCut(
  db: Kysely<Database>,
  rest: RawBuilder<unknown>,
  { pages, bytes }: PartSize,
): Promise<(Cursor & { readonly pages: number }) | undefined> {
  const { rows } = await sql<Cursor & { readonly pages: number }>`
    SELECT "shopId", id, pages::int FROM (
      SELECT "shopId", id, row_number() OVER part AS pages, sum(bytes) OVER part AS used
      FROM (${rest} LIMIT ${pages}) AS page
      WINDOW part AS (ORDER BY "shopId", id ROWS UNBOUNDED PRECEDING)
    ) AS part
    WHERE used <= ${bytes} ORDER BY pages DESC LIMIT 1`.execute(db);
  return rows[0];
}

function behind(config: Config, from: Source, after: Cursor): RawBuilder<unknown> {
  return sql`SELECT item.*, ${bytesOf(config)} AS bytes FROM (${source(from)}) AS item
    WHERE (item."shopId", item.id) > (${after.shopId}, ${after.id})
    ORDER BY item."shopId", item.id`;
}

/**
 * A file has a page's address eight times: each of its languages names itself and all. A Thai letter, three bytes
 * of UTF-8, is nine characters there. 130 is the markup around an address, and its parts other than name and
 * origin.
 */
function bytesOf({ publicUrl }: Config): RawBuilder<unknown> {
  const words = sql`item.slug || item.name`;
  return sql`8 * (130 + length(item.shopname) + length(coalesce(item.domain, ${publicUrl}))
    + 5 * octet_length(${words}) - 4 * length(${words}))`;
}

const FIRST: Cursor = { shopId: 0, id: 0 };

function addressOf(config: Config, kind: SitemapKind, row: Row): string {
  const place =
    row.kind === 'mall' ? platformPlace(config) : canonicalPlace(config, row.shopname, row.domain);
  return `${place.origin}${pathOf(place, kind, row)}`;
}

function pathOf(place: Place, kind: SitemapKind, row: Row): string {
  switch (kind) {
    case 'products':
      return links.product(place, row.slug, row.id);
    case 'categories':
      return links.category(place, row.slug, row.id);
    case 'blog':
      return `${place.base}${blogPath(row.slug, row.id, blogFolderOf(row.kind))}`;
    case 'promotions':
      return links.promotion(place, row.slug, row.id);
    case 'collections':
      return `${place.base}${collectionPath(row.slug, row.id)}`;
    case 'pages':
      return row.name === '' ? links.home(place) : `${place.base}${row.name}`;
  }
}

/**
 * The mall's sitemap lists the products of shops under the shops' canonical addresses, so each is in one sitemap.
 * OFFSET 0 makes the planner read rows along the primary key before their shops.
 */
function source({ kind, scope }: Source): RawBuilder<unknown> {
  const of = (table: string) => sql`CROSS JOIN LATERAL (
    SELECT s.kind, s.shopname, s.domain, s.default_language AS lang FROM shop s
    WHERE s.id = ${sql.ref(`${table}.shop_id`)} AND ${hasPlace} OFFSET 0) s`;
  const own = (table: string) =>
    scope === 'platform' ? sql`true` : sql`${sql.ref(`${table}.shop_id`)} = ${scope.shopId}`;
  const isOpen = sql`NOT ${sql.raw(IS_HIDDEN)}
    AND s.settings #>> '{search,listed}' IS DISTINCT FROM 'false'`;
  const hasPlace = scope === 'platform' ? sql`s.domain IS NULL AND ${isOpen}` : isOpen;
  switch (kind) {
    case 'products':
      return sql`SELECT p.shop_id AS "shopId", s.*, p.id, p.slug, '' AS name, p.updated_at AS modified
        FROM product p ${of('p')}
        WHERE ${own('p')} AND p.parent_id IS NULL AND ${isListed('p.status')}`;
    case 'categories':
      return sql`SELECT c.shop_id AS "shopId", s.*, c.id, c.slug, '' AS name, NULL::timestamptz AS modified
        FROM category c ${of('c')} WHERE ${own('c')} AND c.count_sum > 0`;
    case 'blog':
      return sql`SELECT b.shop_id AS "shopId", s.*, b.id, b.slug, '' AS name, b.updated_at AS modified
        FROM blog b ${of('b')}
        WHERE ${own('b')} AND s.kind <> 'mall' AND b.published_at IS NOT NULL`;
    case 'promotions':
      return sql`SELECT o.shop_id AS "shopId", s.*, o.id, o.slug, '' AS name, o.updated_at AS modified
        FROM promotion o ${of('o')}
        WHERE ${own('o')} AND o.published_at IS NOT NULL AND o.begins_at <= now() AND o.ends_at > now()
          AND NOT ${isOff('o', 'promotion')}`;
    case 'collections':
      return sql`SELECT c.shop_id AS "shopId", s.*, c.id, c.slug, '' AS name, c.updated_at AS modified
        FROM collection c ${of('c')}
        WHERE ${own('c')} AND c.published_at IS NOT NULL AND NOT ${isOff('c', 'collection')}
          AND (c.rule IS NOT NULL OR EXISTS (SELECT 1 FROM collection_product x
            WHERE x.shop_id = c.shop_id AND x.collection_id = c.id))`;
    case 'pages':
      return sitePages(scope === 'platform' ? hasPlace : sql`s.id = ${scope.shopId} AND ${isOpen}`);
  }
}

/** Returns SQL for whether the owner has turned pages of this type off. */
function isOff(table: string, setting: string): RawBuilder<unknown> {
  return sql`EXISTS (SELECT 1 FROM site_design d WHERE d.shop_id = ${sql.ref(`${table}.shop_id`)}
    AND d.published #>> ARRAY['pages', ${setting}::text, 'disable'] = 'true')`;
}
