import type { Kysely, Selectable, Transaction } from 'kysely';
import type { CheckoutTable, Database, Lang, StoredLine } from '../../../db/schema.ts';
import type { CheckoutName } from './checkout-token.ts';

export type CheckoutRow = Selectable<CheckoutTable>;

/** Name each column, because a prepared `*` fails once a newer version has added a column. */
const COLUMNS = [
  'shop_id',
  'id',
  'contents',
  'lang',
  'cart_id',
  'order_id',
  'coupon_code',
  'use_points',
  'use_wallet',
  'remind_email',
  'remind_account_id',
  'remind_at',
  'reminded_at',
  'group_id',
  'created_at',
  'expires_at',
] as const;

export interface NewCheckout extends CheckoutName {
  readonly contents: readonly StoredLine[];
  readonly lang: Lang;
  readonly cartId: string | null;
  readonly expiresAt: Date;
  /** A checkout with this id may exist already: it gets these lines unless it was ordered. */
  readonly again?: boolean;
  /** It is ordered together with the other checkouts of this group. */
  readonly groupId?: string;
}

export async function insertCheckout(db: Kysely<Database>, checkout: NewCheckout): Promise<void> {
  await db
    .insertInto('checkout')
    .values({
      shop_id: checkout.shop_id,
      id: checkout.id,
      contents: JSON.stringify(checkout.contents),
      lang: checkout.lang,
      cart_id: checkout.cartId,
      group_id: checkout.groupId ?? null,
      expires_at: checkout.expiresAt,
    })
    .$if(checkout.again === true, (query) =>
      query.onConflict((conflict) =>
        conflict
          .columns(['shop_id', 'id'])
          .doUpdateSet((row) => ({
            contents: row.ref('excluded.contents'),
            lang: row.ref('excluded.lang'),
            expires_at: row.ref('excluded.expires_at'),
          }))
          .where('checkout.order_id', 'is', null)
          .where('checkout.cart_id', 'is', null),
      ),
    )
    .execute();
}

export function findCheckout(
  db: Kysely<Database>,
  name: CheckoutName,
): Promise<CheckoutRow | undefined> {
  return byName(db, name).executeTakeFirst();
}

/** Two taps on the button wait here for each other; the second one finds the order of the first. */
export function lockCheckout(
  trx: Transaction<Database>,
  name: CheckoutName,
): Promise<CheckoutRow | undefined> {
  return byName(trx, name).forUpdate().executeTakeFirst();
}

/** Returns them in the order in which a transaction locks and places them. */
export function findGroup(db: Kysely<Database>, groupId: string): Promise<readonly CheckoutRow[]> {
  return byGroup(db, groupId).execute();
}

/**
 * Two taps on the button wait here for each other; the second one finds the orders of the first.
 */
export function lockGroup(
  trx: Transaction<Database>,
  groupId: string,
): Promise<readonly CheckoutRow[]> {
  return byGroup(trx, groupId).forUpdate().execute();
}

export async function updateContents(
  trx: Transaction<Database>,
  name: CheckoutName,
  contents: readonly StoredLine[],
): Promise<void> {
  await trx
    .updateTable('checkout')
    .set({ contents: JSON.stringify(contents) })
    .where('shop_id', '=', name.shop_id)
    .where('id', '=', name.id)
    .execute();
}

export async function markOrdered(
  trx: Transaction<Database>,
  name: CheckoutName,
  orderId: string,
): Promise<void> {
  await trx
    .updateTable('checkout')
    .set({ order_id: orderId })
    .where('shop_id', '=', name.shop_id)
    .where('id', '=', name.id)
    .execute();
}

function byName(db: Kysely<Database>, name: CheckoutName) {
  return db
    .selectFrom('checkout')
    .select(COLUMNS)
    .where('shop_id', '=', name.shop_id)
    .where('id', '=', name.id);
}

function byGroup(db: Kysely<Database>, groupId: string) {
  return db
    .selectFrom('checkout')
    .select(COLUMNS)
    .where('group_id', '=', groupId)
    .orderBy('shop_id')
    .orderBy('id');
}
