import type { Transaction } from 'kysely';
import type { Db } from '../../db/open.ts';
import type { Database } from '../../db/schema.ts';

export const MOST_PASSKEYS = 20;

export interface ListedPasskey {
  /** base64url. */
  readonly id: string;
  readonly name: string;
  readonly transports: readonly string[];
  readonly backed_up: boolean;
  readonly created_at: Date;
  readonly used_at: Date | null;
}

export async function listPasskeys(db: Db, accountId: string): Promise<readonly ListedPasskey[]> {
  const rows = await db
    .selectFrom('passkey')
    .select(['credential_id', 'name', 'transports', 'backed_up', 'created_at', 'used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ credential_id, ...row }) => ({
    ...row,
    id: credential_id.toString('base64url'),
  }));
}

/** Locked, so that two concurrent uses are checked one after the other. */
export async function findPasskey(trx: Transaction<Database>, id: string) {
  return trx
    .selectFrom('passkey')
    .select(['account_id', 'public_key', 'counter', 'name'])
    .where('credential_id', '=', Buffer.from(id, 'base64url'))
    .forUpdate()
    .executeTakeFirst();
}

export interface NewPasskey {
  readonly accountId: string;
  readonly id: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly backedUp: boolean;
  readonly name: string;
}

/** False if the passkey already belongs to an account. */
export async function addPasskey(
  trx: Transaction<Database>,
  passkey: NewPasskey,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .insertInto('passkey')
    .values({
      credential_id: Buffer.from(passkey.id, 'base64url'),
      account_id: passkey.accountId,
      public_key: Buffer.from(passkey.publicKey),
      counter: passkey.counter,
      transports: [...passkey.transports],
      backed_up: passkey.backedUp,
      name: passkey.name,
      created_at: now,
      used_at: null,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

export async function notePasskeyUse(
  trx: Transaction<Database>,
  id: string,
  use: { readonly counter: number; readonly backedUp: boolean },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('passkey')
    .set({ counter: use.counter, backed_up: use.backedUp, used_at: now })
    .where('credential_id', '=', Buffer.from(id, 'base64url'))
    .execute();
}

export async function renamePasskey(
  db: Db,
  accountId: string,
  id: string,
  name: string,
): Promise<void> {
  await db
    .updateTable('passkey')
    .set({ name })
    .where('account_id', '=', accountId)
    .where('credential_id', '=', Buffer.from(id, 'base64url'))
    .execute();
}

/** Returns null if the account has no passkey with this id. */
export async function removePasskey(
  trx: Transaction<Database>,
  accountId: string,
  id: string,
): Promise<true | null> {
  const row = await trx
    .deleteFrom('passkey')
    .where('account_id', '=', accountId)
    .where('credential_id', '=', Buffer.from(id, 'base64url'))
    .returning('name')
    .executeTakeFirst();
  return row ? true : null;
}
