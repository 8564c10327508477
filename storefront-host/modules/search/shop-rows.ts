import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ShopFilter } from '@talad/elements/api/shop-search.contract';
import { COUNT_CAP, SEARCH_PAGE_SIZE } from '@talad/elements/commerce/limits';
import type { Database, Lang } from '../../db/schema.ts';
import { unlisted } from '../products/product-row.ts';
import type { ShopMiniRow } from '../shops/shop-mini.ts';
import { containsPattern, searchTokens } from './search-tokens.ts';

export type ShopRow = ShopMiniRow & { readonly slogan: string; readonly total_product: number };

/** Shops by name, those with most to sell first. One query. */
export async function selectShopRows(
  db: Kysely<Database>,
  query: ShopFilter,
  lang: Lang,
): Promise<readonly ShopRow[]> {
  const { rows } = await sql<ShopRow>`
    SELECT s.id, s.shopname, s.avatar, coalesce(t.fields->>'title', s.title) AS title,
      coalesce(t.fields->>'slogan', s.slogan) AS slogan, n.total::int AS total_product
    FROM (
      SELECT s.*, (SELECT coalesce(sum(c.count_sum), 0) FROM category c
        WHERE c.shop_id = s.id AND c.parent_id IS NULL) AS size
      FROM shop s WHERE ${shopCondition(query)}
      ORDER BY size DESC, s.id
      LIMIT ${query.limit ?? SEARCH_PAGE_SIZE} OFFSET ${query.offset ?? 0}
    ) s
    CROSS JOIN LATERAL (SELECT count(*) AS total FROM (SELECT 1 FROM product p
      WHERE p.shop_id = s.id AND p.parent_id IS NULL AND ${listed()} LIMIT ${COUNT_CAP}) p) n
    LEFT JOIN translation t
      ON t.shop_id = s.id AND t.entity = 'shop' AND t.entity_id = s.id AND t.lang = ${lang}
    ORDER BY s.size DESC, s.id`.execute(db);
  return rows;
}

/** The filter as one condition about `s`. A category is the marketplace's: shops that sell in it. */
export function shopCondition(query: ShopFilter): RawBuilder<unknown> {
  const { keyword = '', category_id: category } = query;
  const named = searchTokens(keyword).map((token) => {
    const pattern = containsPattern(token);
    return sql`(lower(s.title || ' ' || s.shopname) LIKE ${pattern} OR s.id IN (
      SELECT t.shop_id FROM translation t
      WHERE t.entity = 'shop' AND lower(t.fields->>'title') LIKE ${pattern}))`;
  });
  const selling =
    category === undefined
      ? []
      : [
          sql`EXISTS (SELECT 1 FROM product p WHERE p.shop_id = s.id AND p.parent_id IS NULL
            AND p.mall_category_id = ${category} AND ${listed()})`,
        ];
  return sql.join([sql`s.kind <> 'mall'`, ...named, ...selling], sql` AND `);
}

/** What a list may show of the products `p`. */
export function listed(): RawBuilder<unknown> {
  return sql`p.status <> ALL(${[...unlisted]}::text[])`;
}
