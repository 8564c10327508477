import { sql, type RawBuilder } from 'kysely';
import { isListed } from '../../catalog/index.ts';

/**
 * SQL for the pages of all sites for which `isListed` is true, as (site, page number, path, time of change): home,
 * lists, built-in pages, and the owner's routes and documents. Without pages that are switched off, redirected,
 * rendered inside others (layouts) or empty.
 */
export function sitePages(isListed: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`SELECT s.id AS "shopId", s.kind, s.shopname, s.domain, s.default_language AS lang,
      row_number() OVER (PARTITION BY s.id ORDER BY page.name) AS id,
      '' AS slug, page.name, page.modified
    FROM shop s
    CROSS JOIN LATERAL (SELECT coalesce(
      (SELECT d.published FROM site_design d WHERE d.shop_id = s.id), s.design) AS look) l
    CROSS JOIN LATERAL (
      SELECT DISTINCT ON (name) name, modified FROM (
        SELECT '' AS name, '' AS setting, s.updated_at AS modified
        UNION ALL SELECT '/search', '', NULL
        UNION ALL ${lists}
        UNION ALL SELECT built.name, built.setting, NULL
          FROM (VALUES ${sql.join(
            everywhere.map(([path, setting]) => sql`(${path}::text, ${setting}::text)`),
          )}) AS built (name, setting)
        UNION ALL ${routes}
        UNION ALL ${documents}
      ) AS one
      WHERE (one.setting = '' OR l.look #>> ARRAY['pages', one.setting, 'disable'] IS DISTINCT FROM 'true')
        AND NOT coalesce(jsonb_exists(l.look->'legacyRedirects', one.name), false)
      ORDER BY name, modified DESC NULLS LAST
    ) AS page
    WHERE ${isListed}`;
}

/** Built-in pages, each with the setting that switches it off. */
const everywhere = [
  ['/help', 'help'],
  ['/contactus', 'contact'],
  ['/aboutus', ''],
  ['/terms', 'legal'],
  ['/shipping', 'legal'],
  ['/returns', 'legal'],
  ['/data-protection', 'legal'],
  ['/privacy', 'legal'],
] as const;

/** Lists that are not empty. The marketplace lists those of all shops. */
const lists = sql`
  SELECT CASE s.kind WHEN 'bookfair' THEN '/exhibition' ELSE '/blog' END, 'blog', max(b.updated_at)
    FROM blog b WHERE b.shop_id = s.id AND b.published_at IS NOT NULL AND s.kind <> 'mall'
    HAVING count(*) > 0
  UNION ALL SELECT '/contestants', '', NULL
    WHERE s.kind = 'contest' AND EXISTS (SELECT 1 FROM contestant c WHERE c.shop_id = s.id)
  UNION ALL SELECT '/promotion', 'promotion', NULL
    WHERE EXISTS (SELECT 1 FROM promotion o
      WHERE (s.kind = 'mall' OR o.shop_id = s.id) AND o.published_at IS NOT NULL
        AND o.begins_at <= now() AND o.ends_at > now())
  UNION ALL SELECT '/collection', 'collection', max(c.updated_at)
    FROM collection c WHERE c.shop_id = s.id AND c.published_at IS NOT NULL HAVING count(*) > 0
  UNION ALL SELECT '/seller', 'seller', NULL WHERE s.kind = 'mall'
  -- The marketplace's page of each seller, which names itself whatever host the shop has.
  UNION ALL SELECT '/seller/' || seller.id || '/' || seller.shopname, 'seller', seller.updated_at
    FROM shop seller WHERE s.kind = 'mall' AND seller.kind = 'shop'
      AND seller.opened_at IS NOT NULL AND seller.closed_at IS NULL
  UNION ALL SELECT '/all-brands', 'brand', NULL WHERE EXISTS (SELECT 1 FROM product b
    WHERE (s.kind = 'mall' OR b.shop_id = s.id) AND b.parent_id IS NULL
      AND b.brand IS NOT NULL AND ${isListed('b.status')})`;

/** The owner's routes; one with a {name} has many addresses and is left out. */
const routes = sql`
  SELECT r->>'path', '', NULL::timestamptz
  FROM jsonb_array_elements(CASE jsonb_typeof(l.look->'customRoutes')
    WHEN 'array' THEN l.look->'customRoutes' ELSE '[]' END) AS r
  WHERE r->>'path' ~ '^(/[a-z0-9-]+){1,5}$'
    AND r->>'path' !~ ${`^/(${['search', 'showroom', 'category', 'product', 'cart', 'p'].join('|')})(/|$)`}`;

/** Published documents, except those that belong to the pages above. */
const documents = sql`
  SELECT regexp_replace('/' || g.name, '^/about-(\\d{4})$', '/about/\\1'), coalesce(v.setting, ''), g.published_at
  FROM page g
  LEFT JOIN (VALUES ('help', 'help'), ('contactus', 'contact'), ('terms', 'legal'),
    ('shipping', 'legal'), ('returns', 'legal'), ('data-protection', 'legal'), ('privacy', 'legal')) AS v (name, setting) ON v.name = g.name
  WHERE g.shop_id = s.id AND g.published IS NOT NULL AND NOT g.is_front AND g.name ~ '^[a-z0-9-]+$'
    AND g.name !~ '^layout-' AND g.name <> ALL(${[
      'frontpage',
      'global',
      'state',
      'search',
      'blog',
      'exhibition',
      'promotion',
      'collection',
      'seller',
      'all-brands',
      'contestants',
      'link-in-bio',
      'favorites',
      'recently-viewed',
      'compare',
      'browsing-history',
      'dropship-history',
    ]}::text[])`;
