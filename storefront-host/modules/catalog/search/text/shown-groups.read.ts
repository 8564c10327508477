import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../db/schema.ts';
import { MALL_ID } from '../../../shops/index.ts';

/** Conditions of a rule that change with time or prices: names of such collections are not searched. */
const UNSTEADY = ['price_min', 'price_max', 'is_new', 'on_sale'];

/**
 * Returns the names, in both languages, of the groups that show each product: its categories and those above them,
 * and its published collections, of the shop and of the marketplace. One query.
 */
export async function readGroups(
  trx: Transaction<Database>,
  shopId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const { rows } = await sql<{ product_id: number; names: readonly string[] }>`
    WITH RECURSIVE chosen AS (
      SELECT p.* FROM product p WHERE p.shop_id = ${shopId} AND p.id = ANY(${[...ids]}::bigint[])
    ), above (product_id, shop_id, id, parent_id, title) AS (
      SELECT p.id, c.shop_id, c.id, c.parent_id, c.title FROM chosen p
      CROSS JOIN LATERAL (
        SELECT p.shop_id, own.id FROM unnest(array_prepend(p.category_id, p.more_category_ids)) own (id)
        UNION ALL SELECT ${MALL_ID}::bigint, p.mall_category_id) own
      JOIN category c ON c.shop_id = own.shop_id AND c.id = own.id
      UNION
      SELECT above.product_id, c.shop_id, c.id, c.parent_id, c.title FROM above
      JOIN category c ON c.shop_id = above.shop_id AND c.id = above.parent_id
    ), shown (product_id, shop_id, entity, id, title) AS (
      SELECT product_id, shop_id, 'category', id, title FROM above
      UNION ALL
      SELECT cp.product_id, c.shop_id, 'collection', c.id, c.title FROM collection_product cp
      JOIN collection c ON c.shop_id = cp.shop_id AND c.id = cp.collection_id
      WHERE cp.product_shop_id = ${shopId} AND cp.product_id = ANY(${[...ids]}::bigint[])
        AND c.rule IS NULL AND c.published_at IS NOT NULL
      UNION ALL
      SELECT p.id, c.shop_id, 'collection', c.id, c.title FROM chosen p
      JOIN collection c ON c.shop_id = p.shop_id AND c.rule IS NOT NULL AND c.published_at IS NOT NULL
      WHERE NOT c.rule ?| ${UNSTEADY}::text[]
        AND (c.rule->>'tag' IS NULL OR c.rule->>'tag' = ANY(p.tags))
        AND (c.rule->>'brand' IS NULL OR c.rule->>'brand' = p.brand)
        AND (c.rule->>'category_id' IS NULL OR EXISTS (SELECT 1 FROM above a
          WHERE a.product_id = p.id AND a.shop_id = p.shop_id AND a.id = (c.rule->>'category_id')::bigint))
    )
    SELECT product_id, array_agg(DISTINCT name ORDER BY name) AS names FROM (
      SELECT product_id, title AS name FROM shown
      UNION ALL SELECT shown.product_id, t.fields->>'title' FROM shown
      JOIN translation t ON t.shop_id = shown.shop_id AND t.entity = shown.entity AND t.entity_id = shown.id
    ) named WHERE name <> '' GROUP BY product_id`.execute(trx);
  return new Map(rows.map((row) => [row.product_id, row.names]));
}
