import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Satang } from '@talad/elements/commerce/money';
import type { Database, OrderPaymentMethod, PaymentGroupTable } from '../../../db/schema.ts';
import type { OrderRow } from '../orders/orders.repository.ts';

export type PaymentGroup = Selectable<PaymentGroupTable>;

/**
 * Orders that are placed, and paid, together; `payBy` and `isOnline` belong to a payment to the
 * marketplace.
 */
interface NewPaymentGroup {
  readonly id: string;
  readonly payment: OrderPaymentMethod;
  readonly orders: number;
  readonly net: Satang;
  readonly payBy?: Date | undefined;
  readonly isOnline?: boolean | undefined;
  readonly now: Date;
}

export async function insertPaymentGroup(
  trx: Transaction<Database>,
  { id, payment, orders, net, payBy, isOnline = false, now }: NewPaymentGroup,
): Promise<void> {
  await trx
    .insertInto('payment_group')
    .values({
      id,
      payment_method: payment,
      orders,
      net,
      // The wallet may have paid the whole amount.
      state: payment !== 'platform' ? null : net === 0 ? 'paid' : 'open',
      is_online: isOnline,
      pay_by: payBy ?? null,
      received: null,
      received_at: null,
      placed_at: now,
    })
    .execute();
}

export function findPaymentGroup(
  db: Kysely<Database>,
  id: string,
): Promise<PaymentGroup | undefined> {
  return db.selectFrom('payment_group').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Returns the payment to the marketplace for this order alone; undefined if it covers several
 * orders, or the order is paid in another way.
 */
export async function findOwnPayment(
  db: Kysely<Database>,
  { payment_method, group_id }: Pick<OrderRow, 'payment_method' | 'group_id'>,
): Promise<PaymentGroup | undefined> {
  if (payment_method !== 'platform' || group_id === null) return undefined;
  const group = await findPaymentGroup(db, group_id);
  return group?.orders === 1 ? group : undefined;
}

/** Every change of the payment as a whole waits for this lock. */
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

/** Locks them in the order in which every transaction does. */
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
