import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Returns whether the shop's staff uploaded this picture: a shopper's picture may not be shown as the shop's own. */
export async function isUpload(
  trx: Transaction<Database>,
  shopId: number,
  mediaId: string,
): Promise<boolean> {
  const found = await trx
    .selectFrom('media')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('id', '=', mediaId)
    .where('from_shopper', '=', false)
    .executeTakeFirst();
  return found !== undefined;
}
