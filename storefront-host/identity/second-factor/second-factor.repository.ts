import type { Transaction } from 'kysely';
import type { Db } from '../../db/open.ts';
import type { Database } from '../../db/schema.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { seal, unseal } from '../../secrets/seal.ts';
import { deleteRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts';
import { stepOfCode } from './totp.ts';

const PURPOSE = 'totp';

/** True after an authenticator app has confirmed its first code. */
export async function hasTotp(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('totp_confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** `step` is that of the code that confirmed the app, which cannot be used again. */
export async function saveTotp(
  trx: Transaction<Database>,
  secrets: Secrets,
  accountId: string,
  confirmed: { readonly secret: Buffer; readonly step: number },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('account')
    .set({
      totp_secret: seal(secrets, PURPOSE, confirmed.secret),
      totp_confirmed_at: now,
      totp_last_step: confirmed.step,
      updated_at: now,
    })
    .where('id', '=', accountId)
    .execute();
}

/** Removes the app and its recovery codes; returns when it was set up, or null. */
export async function deleteTotp(
  trx: Transaction<Database>,
  accountId: string,
  now: Date,
): Promise<Date | null> {
  const before = await trx
    .selectFrom('account')
    .select('totp_confirmed_at')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  await deleteRecoveryCodes(trx, accountId);
  await trx
    .updateTable('account')
    .set({ totp_secret: null, totp_confirmed_at: null, totp_last_step: null, updated_at: now })
    .where('id', '=', accountId)
    .execute();
  return before?.totp_confirmed_at ?? null;
}

/** Returns the kind of a typed code (app or recovery code) and uses it up; null if it is neither. */
export async function takeCode(
  trx: Transaction<Database>,
  secrets: Secrets,
  accountId: string,
  typed: string,
  now: Date,
): Promise<'otp' | 'recovery' | null> {
  const code = typed.replaceAll(/[\s-]/g, '');
  if (!/^\d{6}$/.test(code)) {
    return (await takeRecoveryCode(trx, accountId, code, now)) ? 'recovery' : null;
  }
  const row = await trx
    .selectFrom('account')
    .select(['totp_secret', 'totp_last_step'])
    .where('id', '=', accountId)
    .where('totp_confirmed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  const secret = row?.totp_secret ? unseal(secrets, PURPOSE, row.totp_secret) : null;
  if (!row || !secret) return null;
  const step = stepOfCode(secret, code, now, row.totp_last_step);
  if (step === null) return null;
  await trx
    .updateTable('account')
    .set({ totp_last_step: step })
    .where('id', '=', accountId)
    .execute();
  return 'otp';
}
