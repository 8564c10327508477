import { sql } from 'kysely';
import { shops } from '../fixture-market.ts';
import type { TestHost } from '../test-host.ts';

export interface Facts {
  readonly unbalanced: number;
  readonly owed: number;
  readonly money: number;
  readonly wallet: number;
  readonly sentBack: number;
  readonly refunded: number;
  readonly refundedWallet: number;
  readonly refundedPoints: number;
  readonly pointsEarned: number;
  readonly revision: number;
  readonly walletOf: number;
  readonly pointsOf: number;
  readonly used: number;
  readonly stock: Readonly<Record<string, number>>;
}

/**
 * Reads an order, its buyer's balances, the stock and the coupon from the database, in one
 * statement.
 */
export async function readFacts(
  { db }: TestHost,
  orderId: string,
  accountId: string,
): Promise<Facts> {
  const shop = shops.alpha.id;
  const { rows } = await sql<Facts>`
    WITH line AS (
      SELECT l.* FROM journal_entry e JOIN journal_line l ON l.shop_id = e.shop_id AND l.entry_id = e.id
      WHERE e.shop_id = ${shop} AND e.order_id = ${orderId}
    )
    SELECT
      (SELECT count(*)::int FROM (SELECT 1 FROM line GROUP BY entry_id HAVING sum(amount) <> 0) x) AS unbalanced,
      (SELECT coalesce(sum(amount), 0)::int FROM line WHERE account IN
        ('receivable:cod', 'receivable:transfer', 'receivable:online')) AS owed,
      (SELECT coalesce(sum(amount), 0)::int FROM line WHERE account LIKE 'cash:%' OR account LIKE 'cod:%'
        OR account = 'receivable:courier') AS money,
      (SELECT coalesce(sum(amount), 0)::int FROM line WHERE account = 'wallet') AS wallet,
      (SELECT coalesce(sum(r.amount), 0)::int FROM online_refund r
        JOIN online_payment p ON p.shop_id = r.shop_id AND p.id = r.payment_id
        WHERE p.shop_id = ${shop} AND p.order_id = ${orderId}) AS "sentBack",
      o.refunded::int, o.refunded_lnwcash::int AS "refundedWallet", o.refunded_points AS "refundedPoints",
      o.points_earned AS "pointsEarned", o.revision,
      (SELECT coalesce(-sum(amount), 0)::int FROM journal_line WHERE holder_id = ${accountId}) AS "walletOf",
      (SELECT coalesce(sum(points), 0)::int FROM point_entry WHERE account_id = ${accountId}) AS "pointsOf",
      (SELECT used FROM coupon WHERE shop_id = ${shop}) AS used,
      (SELECT jsonb_object_agg(product_id, remain) FROM stock WHERE shop_id = ${shop}) AS stock
    FROM sales_order o WHERE o.shop_id = ${shop} AND o.id = ${orderId}`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error(`there is no order ${orderId}`);
  return facts;
}

/** Reads the shop's stock by product. */
export async function readStock({ db }: TestHost): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('stock')
    .select(['product_id', 'remain'])
    .where('shop_id', '=', shops.alpha.id)
    .execute();
  return Object.fromEntries(rows.map(({ product_id: id, remain }) => [String(id), remain]));
}
