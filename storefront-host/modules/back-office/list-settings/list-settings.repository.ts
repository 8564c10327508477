import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { ListSetting, SavedView } from './list-settings.contract.ts';

/** A list of one person in one shop. */
interface ListKey {
  readonly shopId: number;
  readonly accountId: string;
  readonly list: string;
}

const fields = ['list', 'views', 'hidden_columns'] as const;

/** Reads all settings of a person in a shop. */
export function readListSettings(
  db: Kysely<Database>,
  { shopId, accountId }: Omit<ListKey, 'list'>,
): Promise<ListSetting[]> {
  return db
    .selectFrom('list_setting')
    .select(fields)
    .where('shop_id', '=', shopId)
    .where('account_id', '=', accountId)
    .orderBy('list')
    .execute();
}

/** Changes the stored views of a list under a lock, so that two browsers of one person lose no view. */
export async function changeViews(
  trx: Transaction<Database>,
  key: ListKey,
  change: (views: readonly SavedView[]) => readonly SavedView[],
): Promise<ListSetting> {
  await trx
    .insertInto('list_setting')
    .values(columnsOf(key))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { views } = await trx
    .selectFrom('list_setting')
    .select('views')
    .where((own) => own.and(columnsOf(key)))
    .forUpdate()
    .executeTakeFirstOrThrow();
  return trx
    .updateTable('list_setting')
    .set({ views: JSON.stringify(change(views)) })
    .where((own) => own.and(columnsOf(key)))
    .returning(fields)
    .executeTakeFirstOrThrow();
}

export function saveColumns(
  db: Kysely<Database>,
  key: ListKey,
  hidden: readonly string[],
): Promise<ListSetting> {
  const hidden_columns = [...hidden];
  return db
    .insertInto('list_setting')
    .values({ ...columnsOf(key), hidden_columns })
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'account_id', 'list']).doUpdateSet({ hidden_columns }),
    )
    .returning(fields)
    .executeTakeFirstOrThrow();
}

function columnsOf({ shopId, accountId, list }: ListKey) {
  return { shop_id: shopId, account_id: accountId, list };
}
