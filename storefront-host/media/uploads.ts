import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Whether the shop's staff uploaded this picture: a shopper's may not be shown as the shop's own. */
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
