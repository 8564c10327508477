import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database, ShopSettings } from '../../../db/schema.ts';
import type { ManagedSettings } from './settings.contract.ts';

export type OrderNumbersSetting = ManagedSettings['order_numbers'];

/** Reads the shop's own number series with its next number, which never decreases. */
export async function readOrderNumbers(
  db: Kysely<Database>,
  shopId: number,
  { order_numbers: own }: ShopSettings,
): Promise<OrderNumbersSetting> {
  return own ? { ...own, next: await nextOf(db, shopId, own.prefix) } : null;
}

/** Returns whether the series has already used `next` or a higher number. */
export async function isNumberTaken(
  trx: Transaction<Database>,
  shopId: number,
  { prefix, next }: NonNullable<OrderNumbersSetting>,
): Promise<boolean> {
  return next < (await nextOf(trx, shopId, prefix));
}

/** Never decreases the next number, because an order placed meanwhile may have used it. */
export async function saveSeries(
  trx: Transaction<Database>,
  shopId: number,
  { prefix, next }: NonNullable<OrderNumbersSetting>,
): Promise<void> {
  await trx
    .insertInto('order_series')
    .values({ shop_id: shopId, prefix, next })
    .onConflict((row) =>
      row
        .columns(['shop_id', 'prefix'])
        .doUpdateSet({ next: sql`greatest(order_series.next, excluded.next)` }),
    )
    .execute();
}

async function nextOf(db: Kysely<Database>, shopId: number, prefix: string): Promise<number> {
  const row = await db
    .selectFrom('order_series')
    .select('next')
    .where('shop_id', '=', shopId)
    .where('prefix', '=', prefix)
    .executeTakeFirst();
  return row?.next ?? 1;
}
