import { sql, type Transaction } from 'kysely';
import { toSatang, type Satang } from '@talad/elements/commerce/money';
import type { Database } from '../../../db/schema.ts';
import { MALL_ID } from '../../shops/index.ts';
import type { PaymentGroup } from './payment-groups.repository.ts';

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

/**
 * SQL for the satang of the payment `g` at a provider that the provider could not send back, so
 * that an operator has to (decision 448).
 */
export const unsentBack = sql<number>`(SELECT coalesce(sum(r.amount), 0)::bigint
  FROM online_payment p
  JOIN online_refund r ON r.shop_id = p.shop_id AND r.payment_id = p.id
  WHERE p.shop_id = ${MALL_ID} AND p.group_id = g.id AND r.state = 'failed')`;

/** Sums this over all orders of a payment; the caller has locked those orders. */
export async function sumOwedBack(
  trx: Transaction<Database>,
  { id: groupId, is_online: isOnline }: Pick<PaymentGroup, 'id' | 'is_online'>,
): Promise<Satang> {
  if (isOnline) {
    const { unsent } = await trx
      .selectFrom('payment_group as g')
      .select(unsentBack.as('unsent'))
      .where('g.id', '=', groupId)
      .executeTakeFirstOrThrow();
    return toSatang(unsent);
  }
  const { owed } = await trx
    .selectFrom('sales_order as o')
    .select(sql<number>`coalesce(sum(${owedBack}), 0)::bigint`.as('owed'))
    .where('o.group_id', '=', groupId)
    .executeTakeFirstOrThrow();
  return toSatang(owed);
}
