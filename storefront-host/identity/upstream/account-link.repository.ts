import type { Transaction } from 'kysely';
import type { Db } from '../../db/open.ts';
import type { Database } from '../../db/schema.ts';

/** Returns the account that another provider's subject belongs to. */
export async function findLinkedAccount(
  db: Db,
  issuer: string,
  subject: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('account_link')
    .select('account_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

/** False if that subject already belongs to an account. */
export async function linkAccount(
  trx: Transaction<Database>,
  issuer: string,
  subject: string,
  accountId: string,
): Promise<boolean> {
  const row = await trx
    .insertInto('account_link')
    .values({ issuer, subject, account_id: accountId })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('subject')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the issuers that an account is linked with. */
export async function linkedIssuers(db: Db, accountId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('account_link')
    .select('issuer')
    .where('account_id', '=', accountId)
    .execute();
  return new Set(rows.map(({ issuer }) => issuer));
}

export async function unlinkAccount(
  trx: Transaction<Database>,
  issuer: string,
  accountId: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('account_link')
    .where('issuer', '=', issuer)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
