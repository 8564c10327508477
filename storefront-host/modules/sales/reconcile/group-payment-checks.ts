import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Check, Difference } from './differences.ts';

/**
 * Finds a payment to the marketplace that received another sum than its provider's payments have
 * (decision 448). It names the first of its orders.
 */
async function findWrongGroupPayments(db: Kysely<Database>): Promise<readonly Difference[]> {
  const { rows } = await sql<Difference>`
    WITH paid AS (
      SELECT group_id, count(*) AS payments, sum(amount)::bigint AS amount
      FROM online_payment WHERE state = 'paid' AND group_id IS NOT NULL GROUP BY group_id
    ), placed AS (
      SELECT group_id, min(shop_id) AS shop_id, (array_agg(number ORDER BY shop_id))[1] AS name,
        (array_agg(id ORDER BY shop_id))[1] AS order_id
      FROM sales_order WHERE group_id IS NOT NULL GROUP BY group_id
    )
    SELECT coalesce(o.shop_id, 0) AS shop_id, g.id, coalesce(o.name, '') AS name, o.order_id,
      CASE WHEN p.payments > 1 THEN 'visit paid twice'
        WHEN p.group_id IS NULL THEN 'visit paid, no payment'
        WHEN g.received IS NULL THEN 'paid, and the visit is not'
        ELSE 'visit paid another amount' END AS part,
      coalesce(g.received, 0)::bigint AS wanted, coalesce(p.amount, 0)::bigint AS found
    FROM payment_group g
    LEFT JOIN paid p ON p.group_id = g.id
    LEFT JOIN placed o ON o.group_id = g.id
    WHERE (g.is_online OR p.group_id IS NOT NULL)
      AND coalesce(p.amount, 0) <> coalesce(g.received, 0)
    ORDER BY 2`.execute(db);
  return rows;
}

export const groupPaymentCheck: Check = {
  name: 'marketplace payments',
  title: "providers' payments to the marketplace have their visits",
  unit: 'baht',
  find: findWrongGroupPayments,
};
