import { sql, type Kysely, type Transaction } from 'kysely';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { Database } from '../../../db/schema.ts';
import type { OrderRow } from '../orders/orders.repository.ts';
import type { Remittance } from './remittances.contract.ts';

/**
 * Returns whether a courier collects the order's money: the shop itself delivers, or hands over,
 * the others.
 */
export async function isWithCourier(
  trx: Transaction<Database>,
  { shop_id: shopId, id, payment_method: method }: OrderRow,
): Promise<boolean> {
  if (method !== 'cod') return false;
  const parcel = await trx
    .selectFrom('parcel')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('order_id', '=', id)
    .where('courier', '<>', '')
    .limit(1)
    .executeTakeFirst();
  return parcel !== undefined;
}

/** Sums the cash on delivery that couriers have collected and not paid to the shop. */
export async function readOutstanding(
  db: Kysely<Database>,
  shopId: number,
): Promise<{ readonly orders: number; readonly amount: number }> {
  const { rows } = await sql<{ orders: number; amount: number }>`
    SELECT count(*)::int AS orders, coalesce(sum(cod_due), 0)::bigint AS amount
    FROM sales_order WHERE shop_id = ${shopId} AND cod_due > 0`.execute(db);
  const [{ orders, amount } = { orders: 0, amount: 0 }] = rows;
  return { orders, amount: satangToBaht(toSatang(amount)) };
}

export function toRemittance(order: OrderRow): Remittance | null {
  const { remitted_at: at, remitted, cod_fee: fee, remit_reason: reason } = order;
  if (at === null || remitted === null || fee === null) return null;
  return {
    at: at.toISOString(),
    amount: satangToBaht(toSatang(remitted)),
    fee: satangToBaht(toSatang(fee)),
    reason,
  };
}
