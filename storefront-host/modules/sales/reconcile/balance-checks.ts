import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Check, Difference } from './differences.ts';

/** Skip uncounted stock, which has no expected value. */
async function findWrongStock(db: Kysely<Database>): Promise<readonly Difference[]> {
  const { rows } = await sql<Difference>`
    WITH moved AS (
      SELECT shop_id, product_id, sum(delta)::bigint AS sum FROM stock_ledger
      GROUP BY shop_id, product_id
    )
    SELECT k.shop_id, k.product_id::text AS id, coalesce(p.title, '') AS name, NULL AS order_id,
      'stock' AS part, coalesce(m.sum, 0)::bigint AS wanted, k.remain::bigint AS found
    FROM stock k
    LEFT JOIN moved m ON m.shop_id = k.shop_id AND m.product_id = k.product_id
    LEFT JOIN product p ON p.shop_id = k.shop_id AND p.id = k.product_id
    WHERE NOT k.unlimited AND k.remain <> coalesce(m.sum, 0)
    ORDER BY k.shop_id, k.product_id`.execute(db);
  return rows;
}

/**
 * Compares points with their entries. A balance is the sum of its entries by definition, so this
 * compares the entries of each order with its columns; a closed account has no entries left, and a
 * guest's order earns none.
 */
async function findWrongPoints(db: Kysely<Database>): Promise<readonly Difference[]> {
  const { rows } = await sql<Difference>`
    WITH moved AS (
      SELECT shop_id, order_id,
        coalesce(-sum(points) FILTER (WHERE reason IN ('redeemed', 'returned')), 0)::bigint AS spent,
        sum(points) FILTER (WHERE reason IN ('order', 'order_refunded', 'order_cancelled'))::bigint AS earned
      FROM point_entry WHERE order_id IS NOT NULL GROUP BY shop_id, order_id
    )
    SELECT o.shop_id, o.id, o.number AS name, o.id AS order_id, part.part,
      part.wanted::bigint AS wanted, part.found::bigint AS found
    FROM sales_order o
    JOIN account a ON a.id = o.account_id AND a.deleted_at IS NULL
    LEFT JOIN moved m ON m.shop_id = o.shop_id AND m.order_id = o.id
    CROSS JOIN LATERAL (VALUES
      ('points spent', CASE WHEN o.status = 'cancelled' THEN 0 ELSE o.points_spent - o.refunded_points END,
        coalesce(m.spent, 0)),
      ('points earned', CASE WHEN m.earned IS NULL OR o.status = 'cancelled' THEN 0 ELSE o.points_earned END,
        coalesce(m.earned, 0))
    ) AS part (part, wanted, found)
    WHERE part.wanted <> part.found
    ORDER BY o.shop_id, o.sequence`.execute(db);
  return rows;
}

/** A wallet's balance is the sum of its lines, and no order may spend more than that. */
async function findOverdrawn(db: Kysely<Database>): Promise<readonly Difference[]> {
  const { rows } = await sql<Difference>`
    SELECT min(shop_id)::bigint AS shop_id, holder_id AS id, '' AS name, NULL AS order_id,
      'wallet' AS part, 0 AS wanted, -sum(amount)::bigint AS found
    FROM journal_line WHERE account = 'wallet'
    GROUP BY holder_id HAVING sum(amount) > 0`.execute(db);
  return rows;
}

/** Orders that were neither cancelled nor fully refunded use their coupon. */
async function findWrongCoupons(db: Kysely<Database>): Promise<readonly Difference[]> {
  const { rows } = await sql<Difference>`
    WITH used AS (
      SELECT shop_id, (coupon->>'id')::bigint AS coupon_id, count(*) AS used
      FROM sales_order
      WHERE coupon IS NOT NULL AND status <> 'cancelled' AND payment_status <> 'refunded'
      GROUP BY shop_id, (coupon->>'id')::bigint
    )
    SELECT c.shop_id, c.id::text AS id, c.code AS name, NULL AS order_id, 'used' AS part,
      coalesce(u.used, 0)::bigint AS wanted, c.used::bigint AS found
    FROM coupon c LEFT JOIN used u ON u.shop_id = c.shop_id AND u.coupon_id = c.id
    WHERE c.used <> coalesce(u.used, 0)
    ORDER BY c.shop_id, c.id`.execute(db);
  return rows;
}

/** Orders older than six years have lost their customer. */
async function findWrongCustomers(db: Kysely<Database>): Promise<readonly Difference[]> {
  const { rows } = await sql<Difference>`
    WITH bought AS (
      SELECT shop_id, customer_id, count(*) AS orders, sum(net - refunded)::bigint AS spend
      FROM sales_order WHERE customer_id IS NOT NULL AND status <> 'cancelled'
      GROUP BY shop_id, customer_id
    )
    SELECT c.shop_id, c.id, '' AS name, NULL AS order_id, part.part,
      part.wanted::bigint AS wanted, part.found::bigint AS found
    FROM customer c
    LEFT JOIN bought b ON b.shop_id = c.shop_id AND b.customer_id = c.id
    CROSS JOIN LATERAL (VALUES
      ('orders', coalesce(b.orders, 0), c.orders::bigint),
      ('spend in satang', coalesce(b.spend, 0), c.spend)
    ) AS part (part, wanted, found)
    WHERE part.wanted <> part.found AND c.created_at > now() - interval '5 years'
    ORDER BY c.shop_id, c.id`.execute(db);
  return rows;
}

export const balanceChecks: readonly Check[] = [
  {
    name: 'stock',
    title: 'stock is the sum of its movements',
    unit: 'pieces',
    find: findWrongStock,
  },
  {
    name: 'points',
    title: 'points are spent and given as ordered',
    unit: 'times',
    find: findWrongPoints,
  },
  { name: 'wallets', title: 'no wallet is overdrawn', unit: 'baht', find: findOverdrawn },
  { name: 'coupons', title: 'coupons count their orders', unit: 'times', find: findWrongCoupons },
  {
    name: 'customers',
    title: 'customers count their orders',
    unit: 'times',
    find: findWrongCustomers,
  },
];
