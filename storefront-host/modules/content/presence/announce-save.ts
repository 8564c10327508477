import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { NOTICES_CHANNEL } from '../../../identity/index.ts';
import { announceEdit } from '../../../live/announce-edit.ts';

/** Announces a new draft to those who edit the page, unless the person who saved is alone there. */
export async function announceSave(
  trx: Transaction<Database>,
  shopId: number,
  name: string,
): Promise<void> {
  const rows = await trx
    .selectFrom('page_editor')
    .select('account_id')
    .where('shop_id', '=', shopId)
    .where('page', '=', name)
    .execute();
  if (rows.length < 2) return;
  const accounts = rows.map((row) => row.account_id);
  await announceEdit(trx, NOTICES_CHANNEL, { shopId, name }, accounts);
}
