import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { Secret } from 'otpauth';
import type { Db } from '../../db/open.ts';
import type { Database } from '../../db/schema.ts';

export const RECOVERY_CODES = 10;

/** Each has 80 random bits, for which a plain hash is enough; shown once, as `ABCD-EFGH-IJKL-MNOP`. */
function makeCode(): string {
  return new Secret({ size: 10 }).base32.replace(/(.{4})(?=.)/g, '$1-');
}

/** Replaces all recovery codes and returns the new ones, which are shown this once. */
export async function makeRecoveryCodes(
  trx: Transaction<Database>,
  accountId: string,
): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, makeCode);
  await deleteRecoveryCodes(trx, accountId);
  await trx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashOf(code) })))
    .execute();
  return codes;
}

export async function deleteRecoveryCodes(
  trx: Transaction<Database>,
  accountId: string,
): Promise<void> {
  await trx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
}

/** True once for each code, also for concurrent calls. */
export async function takeRecoveryCode(
  trx: Transaction<Database>,
  accountId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes(db: Db, accountId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

/** Ignores hyphens, spaces and case. */
function hashOf(code: string): Buffer {
  const plain = code.toUpperCase().replaceAll(/[^A-Z2-7]/g, '');
  return createHash('sha256').update(plain).digest();
}
