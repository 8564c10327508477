import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../../db/schema.ts';
import type { Module } from '../../../../host.ts';

/** Counts sales, the default order of lists (spec §4 Search). */
export const popularity: Module = (_app, host) => {
  host.jobs.handle('order.counted', ({ shop_id, order_id }) =>
    countOrder(host.db, { shopId: shop_id, orderId: order_id, now: host.now() }),
  );
};

interface OrderToCount {
  readonly shopId: number;
  readonly orderId: string;
  readonly now: Date;
}

/**
 * Adds the pieces of an order to its products' popularity, a variant's to its product, and takes them
 * off when the order is cancelled; once each. Not in the order's own transaction, in which buyers would
 * wait for each other. Cached pages stay: a bestseller that moves up is no reason to render every list.
 */
async function countOrder(db: Kysely<Database>, { shopId, orderId, now }: OrderToCount) {
  await sql`/* hot:count_order */
    WITH counted AS (
      UPDATE sales_order
      SET counted_at = CASE WHEN status = 'cancelled' THEN NULL ELSE ${now}::timestamptz END
      WHERE shop_id = ${shopId} AND id = ${orderId}
        AND (counted_at IS NULL) <> (status = 'cancelled')
      RETURNING shop_id, id, CASE WHEN status = 'cancelled' THEN -1 ELSE 1 END AS sign
    ), sold AS (
      SELECT coalesce(p.parent_id, p.id) AS id, sum(l.quantity * counted.sign) AS pieces
      FROM counted
      JOIN order_line l ON l.shop_id = counted.shop_id AND l.order_id = counted.id
      JOIN product p ON p.shop_id = l.shop_id AND p.id = l.product_id
      GROUP BY 1
    ), locked AS (
      SELECT p.id, sold.pieces FROM product p JOIN sold ON sold.id = p.id
      WHERE p.shop_id = ${shopId} ORDER BY p.id FOR UPDATE OF p
    )
    UPDATE product p
    SET popularity = greatest(least(p.popularity + locked.pieces, 2000000000), 0)::int
    FROM locked WHERE p.shop_id = ${shopId} AND p.id = locked.id`.execute(db);
}
