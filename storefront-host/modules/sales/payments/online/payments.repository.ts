import type { ExpressionBuilder, Kysely, Selectable, Transaction } from 'kysely';
import type { Satang } from '@talad/elements/commerce/money';
import type { Database, OnlinePaymentTable } from '../../../../db/schema.ts';
import { MALL_ID } from '../../../shops/index.ts';
import { newId } from '../../../../db/ids.ts';
import type { OrderName } from '../../orders/order-link.ts';
import type { PaymentPage, ProviderName } from './provider.ts';

export type OnlinePayment = Selectable<OnlinePaymentTable>;

export interface PaymentName {
  readonly shopId: number;
  readonly id: string;
}

/** The purpose of a payment: an order, or the orders of a payment to the marketplace. */
export type PaymentSubject = OrderName | { readonly group_id: string };

/** Returns the columns of a payment that name its payee and its purpose. */
export function columnsOf(subject: PaymentSubject) {
  return 'group_id' in subject
    ? { shop_id: MALL_ID, order_id: null, group_id: subject.group_id }
    : { shop_id: subject.shop_id, order_id: subject.order_id, group_id: null };
}

/** Keeps only the payments of this subject. */
export function ofSubject(subject: PaymentSubject) {
  return (is: ExpressionBuilder<Database, 'online_payment'>) => {
    const { shop_id, order_id, group_id } = columnsOf(subject);
    return is.and([
      is('shop_id', '=', shop_id),
      group_id === null ? is('order_id', '=', order_id) : is('group_id', '=', group_id),
    ]);
  };
}

export interface NewPayment {
  readonly subject: PaymentSubject;
  readonly provider: ProviderName;
  readonly amount: Satang;
  readonly expiresAt: Date;
  readonly at: Date;
}

/** Returns the payment that is open at its provider; an order, or a group, has at most one. */
export function findOpenPayment(
  db: Kysely<Database>,
  subject: PaymentSubject,
): Promise<OnlinePayment | undefined> {
  return db
    .selectFrom('online_payment')
    .selectAll()
    .where(ofSubject(subject))
    .where('state', '=', 'open')
    .executeTakeFirst();
}

export async function insertPayment(
  trx: Transaction<Database>,
  { subject, provider, amount, expiresAt, at }: NewPayment,
): Promise<OnlinePayment> {
  return trx
    .insertInto('online_payment')
    .values({
      ...columnsOf(subject),
      id: newId(at.getTime()),
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
