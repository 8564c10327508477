import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Database, PaymentGroupTable } from '../../../db/schema.ts';
import type { OrderRow } from '../orders/orders.repository.ts';

export type PaymentGroup = Selectable<PaymentGroupTable>;

export async function insertPaymentGroup(
  trx: Transaction<Database>,
  group: Insertable<PaymentGroupTable>,
): Promise<void> {
  await trx.insertInto('payment_group').values(group).execute();
}

export function findPaymentGroup(
  db: Kysely<Database>,
  id: string,
): Promise<PaymentGroup | undefined> {
  return db.selectFrom('payment_group').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whatever changes the payment as a whole waits here. */
export function lockPaymentGroup(
  trx: Transaction<Database>,
  id: string,
): Promise<PaymentGroup | undefined> {
  return trx
    .selectFrom('payment_group')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** In the order in which a transaction locks them. */
export function findGroupOrders(
  db: Kysely<Database>,
  groupId: string,
): Promise<readonly OrderRow[]> {
  return ordersOf(db, groupId).execute();
}

export function lockGroupOrders(
  trx: Transaction<Database>,
  groupId: string,
): Promise<readonly OrderRow[]> {
  return ordersOf(trx, groupId).forUpdate().execute();
}

function ordersOf(db: Kysely<Database>, groupId: string) {
  return db
    .selectFrom('sales_order')
    .selectAll()
    .where('group_id', '=', groupId)
    .orderBy('shop_id')
    .orderBy('id');
}
