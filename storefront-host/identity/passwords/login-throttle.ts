import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/open.ts';

interface Limit {
  /** Number of wrong passwords without a delay. */
  readonly free: number;
  /** Maximum delay in seconds; it doubles with each failure. */
  readonly longest: number;
}

/**
 * Limits for guessing. One address that guesses one account is delayed first. One address with many accounts, and
 * many addresses with one account, are delayed later and less, because they can be an office or the owner. A device
 * on which the account was signed in before is counted separately, so that strangers never delay the owner. A
 * second step is only reached with the right password.
 */
const limits = {
  password: {
    pair: { free: 5, longest: 900 },
    address: { free: 60, longest: 300 },
    account: { free: 40, longest: 60 },
  },
  code: {
    pair: { free: 5, longest: 900 },
    address: { free: 60, longest: 300 },
    account: { free: 10, longest: 900 },
  },
} as const satisfies Record<string, Record<string, Limit>>;

export interface Attempt {
  readonly email: string;
  readonly address: string;
  /** Id of a known device (devices/known-device). */
  readonly device?: string | null;
  /** 'code' for a second step. */
  readonly step?: keyof typeof limits;
}

/**
 * Counts the attempt before the password is checked, so that concurrent attempts count too. Returns the seconds to
 * wait; 0 allows the attempt. A delayed attempt is not counted, so that attempts from one place cannot delay an
 * account everywhere.
 */
export async function beginAttempt(db: Db, attempt: Attempt, now: Date): Promise<number> {
  for (const [key, limit] of keysOf(attempt)) {
    const seconds = await countAttempt(db, key, limit, now);
    if (seconds > 0) return seconds;
  }
  return 0;
}

/** Resets the account's count after the right password, and takes one attempt off the address. */
export async function forgiveAttempt(db: Db, attempt: Attempt): Promise<void> {
  const [own, ...shared] = keysOf(attempt).map(([key]) => key);
  const [address, account] = shared;
  await db
    .deleteFrom('login_attempt')
    .where(
      'key',
      'in',
      [own, account].filter((key) => key !== undefined),
    )
    .execute();
  if (!address) return;
  await db
    .updateTable('login_attempt')
    .set({ failures: sql<number>`greatest(failures - 1, 0)` })
    .where('key', '=', address)
    .execute();
}

/** Returns the number of wrong passwords for an account, from all addresses. */
export async function countFailures(db: Db, attempt: Attempt): Promise<number> {
  const row = await db
    .selectFrom('login_attempt')
    .select('failures')
    .where('key', '=', keyOf(...accountKey(attempt)))
    .executeTakeFirst();
  return row?.failures ?? 0;
}

/** An hour without a failure resets the count. */
async function countAttempt(db: Db, key: Buffer, limit: Limit, now: Date): Promise<number> {
  const failures = sql<number>`CASE WHEN login_attempt.last_at < ${now}::timestamptz - interval '1 hour' THEN 1
    ELSE login_attempt.failures + 1 END`;
  const { rows } = await sql<{ blocked_until: Date | null; counted: boolean }>`
    WITH counted AS (
      INSERT INTO login_attempt (key, failures, last_at) VALUES (${key}, 1, ${now})
      ON CONFLICT (key) DO UPDATE SET failures = ${failures}, last_at = ${now},
        blocked_until = CASE WHEN ${failures} < ${limit.free} THEN NULL
          ELSE ${now}::timestamptz
            + least(${limit.longest}, power(2, least(${failures} - ${limit.free}, 20))) * interval '1 second' END
      WHERE login_attempt.blocked_until IS NULL OR login_attempt.blocked_until <= ${now}
      RETURNING blocked_until
    )
    SELECT true AS counted, blocked_until FROM counted
    UNION ALL SELECT false, blocked_until FROM login_attempt WHERE key = ${key}
    ORDER BY counted DESC LIMIT 1`.execute(db);
  const [row] = rows;
  if (row?.counted) return 0;
  // An attempt that was not counted is delayed. Its end may be newer than this statement's snapshot, because a
  // concurrent attempt may have set it.
  const until = row?.blocked_until ?? now;
  return Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
}

/** Hashed, so that the table does not list accounts and addresses. */
function keysOf(attempt: Attempt): readonly (readonly [Buffer, Limit])[] {
  const { address, device, step = 'password' } = attempt;
  const { pair, address: perAddress, account: perAccount } = limits[step];
  const account = accountKey(attempt);
  if (device) return [[keyOf('device', device, ...account), pair]];
  return [
    [keyOf('pair', ...account, address), pair],
    [keyOf('address', address), perAddress],
    [keyOf(...account), perAccount],
  ];
}

function accountKey({ email, step = 'password' }: Attempt): readonly string[] {
  return ['account', step, email.trim().toLowerCase()];
}

function keyOf(...parts: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}
