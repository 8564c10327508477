import type { Transaction } from 'kysely';
import type { Db } from '../../db/open.ts';
import type { Database } from '../../db/schema.ts';

export interface ListedDevice {
  readonly id: string;
  readonly user_agent: string | null;
  readonly address: string | null;
  readonly created_at: Date;
  readonly seen_at: Date;
  readonly isThisOne: boolean;
}

/**
 * Devices on which an account is signed in, this one first. Sessions on shops' hosts belong to one of
 * them.
 */
export async function listDevices(
  db: Db,
  accountId: string,
  thisHash: Buffer,
  now: Date,
): Promise<readonly ListedDevice[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'token_hash', 'user_agent', 'address', 'created_at', 'seen_at'])
    .where('account_id', '=', accountId)
    .where('audience', '=', 'platform')
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .limit(100)
    .execute();
  return rows
    .map(({ token_hash, ...row }) => ({ ...row, isThisOne: token_hash.equals(thisHash) }))
    .toSorted((a, b) => Number(b.isThisOne) - Number(a.isThisOne));
}

/** Returns the session's token hash and user agent; null if the account has no such device. */
export async function findDevice(
  trx: Transaction<Database>,
  accountId: string,
  id: string,
): Promise<{ readonly tokenHash: Buffer; readonly userAgent: string | null } | null> {
  const row = await trx
    .selectFrom('session')
    .select(['token_hash', 'user_agent'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('audience', '=', 'platform')
    .executeTakeFirst();
  return row ? { tokenHash: row.token_hash, userAgent: row.user_agent } : null;
}
