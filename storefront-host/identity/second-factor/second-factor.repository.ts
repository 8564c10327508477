import type { Transaction } from 'kysely';
import type { Db } from '../../db/open.ts';
import type { Database } from '../../db/schema.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { seal, unseal } from '../../secrets/seal.ts';
import { dropRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts';
import { stepOfCode } from './totp.ts';

const PURPOSE = 'totp';

/** An authenticator app was set up and has shown its first code. */
export async function hasTotp(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('totp_confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** `step`: of the code that proved that the app has the secret; it is good no second time. */
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

/** Null if none was set up; else when it was. Its recovery codes go with it. */
export async function dropTotp(
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
  await dropRecoveryCodes(trx, accountId);
  await trx
    .updateTable('account')
    .set({ totp_secret: null, totp_confirmed_at: null, totp_last_step: null, updated_at: now })
    .where('id', '=', accountId)
    .execute();
  return before?.totp_confirmed_at ?? null;
}

/**
 * Returns which proof a typed code is: of the app, or a recovery code; null: neither. Uses the code up.
 */
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
