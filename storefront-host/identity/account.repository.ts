import { sql, type Transaction } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Database, Lang } from '../db/schema.ts';
import { newId } from '../db/ids.ts';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly password_hash: string | null;
  readonly name: string;
  readonly locale: Lang;
  readonly level: 2 | 10 | 100;
  readonly demo: boolean;
}

const columns = [
  'id',
  'email',
  'email_verified',
  'password_hash',
  'name',
  'locale',
  'level',
  'demo',
] as const;

/** Disabled accounts are treated as missing. */
export async function findAccount(db: Db, id: string): Promise<Account | null> {
  const row = await db
    .selectFrom('account')
    .select(columns)
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Reads the account and locks it until `trx` ends. */
export async function lockAccount(trx: Transaction<Database>, id: string): Promise<Account | null> {
  const row = await trx
    .selectFrom('account')
    .select(columns)
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function findAccountByEmail(db: Db, email: string): Promise<Account | null> {
  const row = await db
    .selectFrom('account')
    .select(columns)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

export async function hasDemoAccounts(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('demo', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly locale: Lang;
  readonly passwordHash: string | null;
}

/** Creates an account for a verified address. Null if the address already has one. */
export async function createAccount(
  trx: Transaction<Database>,
  account: NewAccount,
  now: Date,
): Promise<string | null> {
  const row = await trx
    .insertInto('account')
    .values({
      id: newId(now.getTime()),
      email: account.email,
      email_verified: true,
      password_hash: account.passwordHash,
      name: account.name,
      locale: account.locale,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function setPassword(
  trx: Transaction<Database>,
  id: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('account')
    .set({ password_hash: passwordHash, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Stores the address after a link in a mail to it was opened. */
export async function setProvenEmail(
  trx: Transaction<Database>,
  id: string,
  email: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('account')
    .set({ email, email_verified: true, updated_at: now })
    .where('id', '=', id)
    .execute();
}
