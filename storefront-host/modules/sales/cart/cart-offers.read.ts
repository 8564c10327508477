import { sql, type Kysely } from 'kysely';
import type { CartStatusLine } from '@talad/elements/api/cart.contract';
import type { ProductMini } from '@talad/elements/api/product.contract';
import type { Database } from '../../../db/schema.ts';
import type { ReadContext } from '../../shops/index.ts';

/** Lists the running offers for a product in a cart. */
export interface CartOffers {
  readonly promotion: NonNullable<CartStatusLine['promotion']> | null;
  /** Its shop has a coupon that could be used at the checkout. */
  readonly hasCoupon: boolean;
}

/**
 * Returns the promotion by product uuid: the one that lowers its price now, else the first that
 * runs for it; a variant has its product's. One query. The planner does not see the number of
 * uuids, because it would plan again for each small cart, which takes ten times as long as the
 * read.
 */
export async function readCartOffers(
  db: Kysely<Database>,
  uuids: readonly string[],
  { lang, now }: ReadContext,
): Promise<ReadonlyMap<string, CartOffers>> {
  if (uuids.length === 0) return new Map();
  const { rows } = await sql<CartOffers & { readonly uuid: string }>`/* hot:cart_offers */
    SELECT p.uuid, o.promotion,
      EXISTS (SELECT 1 FROM coupon c WHERE c.shop_id = p.shop_id AND c.begins_at <= ${now}
        AND c.ends_at > ${now} AND (c.quota IS NULL OR c.claimed < c.quota)) AS "hasCoupon"
    FROM product p
    LEFT JOIN LATERAL (
      SELECT jsonb_build_object('id', o.id, 'title', coalesce(t.fields->>'title', o.title)) AS promotion
      FROM promotion_product x
      JOIN promotion o ON o.shop_id = x.shop_id AND o.id = x.promotion_id
      LEFT JOIN promotion_price price ON price.shop_id = o.shop_id AND price.promotion_id = o.id
        AND price.product_id = p.id
      LEFT JOIN translation t ON t.shop_id = o.shop_id AND t.entity = 'promotion'
        AND t.entity_id = o.id AND t.lang = ${lang}
      WHERE x.shop_id = p.shop_id AND x.product_id IN (p.id, p.parent_id)
        AND o.published_at IS NOT NULL AND o.begins_at <= ${now} AND o.ends_at > ${now}
      ORDER BY price.price NULLS LAST, o.rank, o.id LIMIT 1
    ) o ON true
    WHERE p.uuid = ANY((SELECT ${[...uuids]}::uuid[])::uuid[])`.execute(db);
  return new Map(rows.map(({ uuid, ...offers }) => [uuid, offers]));
}

/** Labels of spec §3 Product. */
export function marked(product: ProductMini, offers: CartOffers | undefined): ProductMini {
  return {
    ...product,
    ...(offers?.promotion ? { has_promotion: true } : {}),
    ...(offers?.hasCoupon ? { has_coupon: true } : {}),
  };
}
