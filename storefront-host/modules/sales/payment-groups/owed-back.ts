import { sql, type Transaction } from 'kysely';
import { toSatang, type Satang } from '@talad/elements/commerce/money';
import type { Database } from '../../../db/schema.ts';

/**
 * SQL for the satang of the order `o` that the marketplace received and owes its buyer: for a
 * cancelled order, everything that neither the shop nor the wallet has refunded.
 */
export const owedBack = sql<number>`CASE
  WHEN o.status = 'cancelled' AND o.payment_status <> 'pending'
  THEN o.net - o.refunded - o.refunded_to_wallet + coalesce((SELECT sum(f.amount)
    FROM order_refund f
    WHERE f.shop_id = o.shop_id AND f.order_id = o.id AND f.way = 'wallet'), 0)
  ELSE 0 END`;

/** Sums this over all orders of a payment; the caller has locked those orders. */
export async function sumOwedBack(trx: Transaction<Database>, groupId: string): Promise<Satang> {
  const { owed } = await trx
    .selectFrom('sales_order as o')
    .select(sql<number>`coalesce(sum(${owedBack}), 0)::bigint`.as('owed'))
    .where('o.group_id', '=', groupId)
    .executeTakeFirstOrThrow();
  return toSatang(owed);
}
