import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Satang } from '@talad/elements/commerce/money';
import type { Database, OnlinePaymentTable } from '../../../../db/schema.ts';
import { newId } from '../../../../db/ids.ts';
import type { PaymentPage, ProviderName } from './provider.ts';

export type OnlinePayment = Selectable<OnlinePaymentTable>;

export interface PaymentName {
  readonly shopId: number;
  readonly id: string;
}

export interface NewPayment {
  readonly shopId: number;
  readonly orderId: string;
  readonly provider: ProviderName;
  readonly amount: Satang;
  readonly expiresAt: Date;
  readonly at: Date;
}

/** Returns the payment of an order that is open at its provider; an order has at most one. */
export function findOpenPayment(
  db: Kysely<Database>,
  shopId: number,
  orderId: string,
): Promise<OnlinePayment | undefined> {
  return db
    .selectFrom('online_payment')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .executeTakeFirst();
}

export async function insertPayment(
  trx: Transaction<Database>,
  { shopId, orderId, provider, amount, expiresAt, at }: NewPayment,
): Promise<OnlinePayment> {
  return trx
    .insertInto('online_payment')
    .values({
      shop_id: shopId,
      id: newId(at.getTime()),
      order_id: orderId,
      provider,
      amount,
      created_at: at,
      expires_at: expiresAt,
      checked_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Stores the provider's page and returns the valid one, which is another if a request was faster.
 */
export async function setPage(
  db: Kysely<Database>,
  { shopId, id }: PaymentName,
  page: PaymentPage,
): Promise<PaymentPage> {
  await db
    .updateTable('online_payment')
    .set({ page_id: page.pageId, page_url: page.url })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .where('page_id', 'is', null)
    .execute();
  const row = await db
    .selectFrom('online_payment')
    .select(['page_id', 'page_url'])
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.page_id !== null && row.page_url !== null
    ? { pageId: row.page_id, url: row.page_url }
    : page;
}

export function findPayment(
  db: Kysely<Database>,
  { shopId, id }: PaymentName,
): Promise<OnlinePayment | undefined> {
  return db
    .selectFrom('online_payment')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function findPaymentOfPage(
  db: Kysely<Database>,
  shopId: number,
  pageId: string,
): Promise<OnlinePayment | undefined> {
  return db
    .selectFrom('online_payment')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('page_id', '=', pageId)
    .executeTakeFirst();
}

/** Returns open payments of all shops that were not queried since. */
export function findUnchecked(
  db: Kysely<Database>,
  before: Date,
  limit: number,
): Promise<readonly PaymentName[]> {
  return db
    .selectFrom('online_payment')
    .select(['shop_id as shopId', 'id'])
    .where('state', '=', 'open')
    .where('checked_at', '<', before)
    .orderBy('checked_at')
    .limit(limit)
    .execute();
}

export function lockPayment(
  trx: Transaction<Database>,
  { shopId, id }: PaymentName,
): Promise<OnlinePayment | undefined> {
  return trx
    .selectFrom('online_payment')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

type PaymentChange = Partial<
  Pick<OnlinePayment, 'state' | 'charge_id' | 'checked_at' | 'settled_at'>
>;

export async function updatePayment(
  db: Kysely<Database>,
  { shopId, id }: PaymentName,
  change: PaymentChange,
): Promise<void> {
  await db
    .updateTable('online_payment')
    .set(change)
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute();
}
