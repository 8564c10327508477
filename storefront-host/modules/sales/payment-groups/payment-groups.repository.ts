import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database, PaymentGroupTable } from '../../../db/schema.ts';
import type { OrderRow } from '../orders/orders.repository.ts';

export type PaymentGroup = Selectable<PaymentGroupTable>;

export async function insertPaymentGroup(
  trx: Transaction<Database>,
  group: PaymentGroup,
): Promise<void> {
  await trx.insertInto('payment_group').values(group).execute();
}

export function findPaymentGroup(
  db: Kysely<Database>,
  id: string,
): Promise<PaymentGroup | undefined> {
  return db.selectFrom('payment_group').selectAll().where('id', '=', id).executeTakeFirst();
}

/** In the order in which a transaction locks them. */
export function findGroupOrders(
  db: Kysely<Database>,
  groupId: string,
): Promise<readonly OrderRow[]> {
  return db
    .selectFrom('sales_order')
    .selectAll()
    .where('group_id', '=', groupId)
    .orderBy('shop_id')
    .orderBy('id')
    .execute();
}
