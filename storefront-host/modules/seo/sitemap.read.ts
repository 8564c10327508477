import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database, Lang } from '../../db/schema.ts';
import { canonicalPlace, links, platformPlace, type Place } from '../../ssr/links.ts';
import { blogPath } from '../contents/contents.read.ts';
import { unlisted } from '../products/product-row.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

/** Whose pages a sitemap lists: one shop's, or all that have their address on the platform. */
export type SitemapScope = { readonly shopId: number } | 'platform';

export const sitemapKinds = ['pages', 'categories', 'products', 'blog'] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

/** Rows of a part come in the order of (shop, id): the last of one part begins the next. */
export interface Cursor {
  readonly shopId: number;
  readonly id: number;
}

interface Row extends Cursor {
  readonly kind: string;
  readonly shopname: string;
  readonly domain: string | null;
  readonly lang: Lang;
  readonly slug: string;
  readonly name: string;
  readonly modified: Date | null;
}

/** Rows are read by the thousand, so that a part of 50,000 takes no more memory than a page does. */
const BATCH = 1_000;

/** Entries of a kind behind `after`, at most `limit`. */
export async function* readEntries(
  db: Kysely<Database>,
  config: Config,
  part: { kind: SitemapKind; scope: SitemapScope; after: Cursor; limit: number },
): AsyncGenerator<SitemapEntry> {
  let { after, limit: left } = part;
  while (left > 0) {
    const wanted = Math.min(left, BATCH);
    const { rows } = await sql<Row>`
      SELECT * FROM (${source(part.kind, part.scope)}) AS item
      WHERE (item."shopId", item.id) > (${after.shopId}, ${after.id})
      ORDER BY item."shopId", item.id LIMIT ${wanted}`.execute(db);
    for (const row of rows) {
      yield { url: addressOf(config, part.kind, row), siteLang: row.lang, modified: row.modified };
    }
    const last = rows.at(-1);
    if (!last || rows.length < wanted) return;
    after = { shopId: last.shopId, id: last.id };
    left -= rows.length;
  }
}

/** Where each part of a kind begins: behind its cursor. One query; none where it has no rows. */
export async function readPartStarts(
  db: Kysely<Database>,
  kind: SitemapKind,
  scope: SitemapScope,
  size: number,
): Promise<readonly Cursor[]> {
  const { rows } = await sql<Cursor & { readonly rank: number; readonly goes_on: boolean }>`
    SELECT "shopId", id, rank::int, goes_on FROM (
      SELECT item."shopId", item.id,
        row_number() OVER (ORDER BY item."shopId", item.id) AS rank,
        lead(item.id) OVER (ORDER BY item."shopId", item.id) IS NOT NULL AS goes_on
      FROM (${source(kind, scope)}) AS item
    ) AS ranked
    WHERE rank = 1 OR (rank % ${size} = 0 AND goes_on) ORDER BY rank`.execute(db);
  if (rows.length === 0) return [];
  return [FIRST, ...rows.filter((row) => row.rank % size === 0 && row.goes_on)];
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
      return `${place.base}${blogPath(row.slug, row.id)}`;
    case 'pages':
      return row.name === '' ? links.home(place) : `${place.base}${row.name}`;
  }
}

/** The mall lists products of shops under the shops' own addresses: each stands in one sitemap. */
function source(kind: SitemapKind, scope: SitemapScope): RawBuilder<unknown> {
  const shop = sql`s.kind, s.shopname, s.domain, s.default_language AS lang`;
  const own = scope === 'platform' ? sql`s.domain IS NULL` : sql`s.id = ${scope.shopId}`;
  switch (kind) {
    case 'products':
      return sql`SELECT p.shop_id AS "shopId", ${shop}, p.id, p.slug, '' AS name, p.updated_at AS modified
        FROM product p JOIN shop s ON s.id = p.shop_id
        WHERE ${own} AND p.parent_id IS NULL AND p.status <> ALL(${[...unlisted]}::text[])`;
    case 'categories':
      return sql`SELECT c.shop_id AS "shopId", ${shop}, c.id, c.slug, '' AS name, NULL::timestamptz AS modified
        FROM category c JOIN shop s ON s.id = c.shop_id WHERE ${own} AND c.count_sum > 0`;
    case 'blog':
      return sql`SELECT b.shop_id AS "shopId", ${shop}, b.id, b.slug, '' AS name, b.updated_at AS modified
        FROM blog b JOIN shop s ON s.id = b.shop_id
        WHERE ${own} AND s.kind <> 'mall' AND b.published_at IS NOT NULL`;
    case 'pages':
      return sql`SELECT s.id AS "shopId", ${shop}, row_number() OVER (PARTITION BY s.id ORDER BY page.name) AS id,
          '' AS slug, page.name, page.modified
        FROM shop s CROSS JOIN LATERAL (
          SELECT '' AS name, s.updated_at AS modified
          UNION ALL SELECT '/search', NULL
          UNION ALL SELECT '/blog', max(b.updated_at) FROM blog b
            WHERE b.shop_id = s.id AND b.published_at IS NOT NULL AND s.kind <> 'mall'
            HAVING count(*) > 0
          UNION ALL SELECT '/' || g.name, g.published_at FROM page g
            WHERE g.shop_id = s.id AND g.published IS NOT NULL AND g.name ~ '^[a-z0-9-]+$'
              AND g.name <> ALL(ARRAY['frontpage', 'global', 'state', 'search', 'blog'])
        ) AS page WHERE ${own}`;
  }
}
