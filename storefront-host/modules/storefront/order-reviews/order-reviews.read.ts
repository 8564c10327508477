import { sql, type Kysely } from 'kysely';
import type { Database, Lang } from '../../../db/schema.ts';
import type { OrderName } from '../../sales/index.ts';

/** A product of a delivered order, with its buyer's review if there is one. */
export interface OrderedProduct {
  readonly productId: number;
  readonly title: string;
  /** Stars of the review; null if there is none yet. */
  readonly stars: number | null;
}

export interface OrderToReview {
  readonly products: readonly OrderedProduct[];
  /** The recipient of the parcel. */
  readonly buyer: string;
}

/**
 * Returns each product of the order once, however many variants were ordered; empty before its delivery. One query.
 */
export async function readOrderReviews(
  db: Kysely<Database>,
  { shop_id, order_id }: OrderName,
  lang: Lang,
): Promise<OrderToReview> {
  const { rows } = await sql<OrderedProduct & { readonly buyer: string }>`
    SELECT o.contact->>'name' AS buyer, m.id AS "productId", coalesce(t.fields->>'title', m.title) AS title, r.stars
    FROM (
      SELECT coalesce(p.parent_id, p.id) AS id, min(l.rank) AS rank
      FROM order_line l
      JOIN product p ON p.shop_id = l.shop_id AND p.id = l.product_id
      WHERE l.shop_id = ${shop_id} AND l.order_id = ${order_id}::uuid
      GROUP BY 1
    ) bought
    JOIN sales_order o ON o.shop_id = ${shop_id} AND o.id = ${order_id}::uuid AND o.status = 'delivered'
    JOIN product m ON m.shop_id = ${shop_id} AND m.id = bought.id AND m.status <> 'removed'
    LEFT JOIN review r ON r.shop_id = m.shop_id AND r.order_id = o.id AND r.product_id = m.id
    LEFT JOIN translation t ON t.shop_id = m.shop_id AND t.entity = 'product'
      AND t.entity_id = m.id AND t.lang = ${lang}
    ORDER BY bought.rank`.execute(db);
  return { products: rows, buyer: rows[0]?.buyer ?? '' };
}
