import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

/** True for exactly one caller per id, also for concurrent calls. `until`: the token's expiry. */
export async function useOnce(
  trx: Transaction<Database>,
  id: string,
  until: Date,
): Promise<boolean> {
  const row = await trx
    .insertInto('used_token')
    .values({ id, expires_at: until })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
