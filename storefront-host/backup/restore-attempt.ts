import type { ClientBase, Pool } from 'pg';

/**
 * The database's record of a restore in progress: it is written before anything else and removed
 * with the restore's own COMMIT, so a start can tell an empty new market from one whose restore failed.
 */
export interface RestoreAttempt {
  readonly file: string;
  readonly beganAt: Date;
  /** Null if the restore was killed. */
  readonly failure: string | null;
  /** The rows are restored; secrets.json waits in DATA_DIR under its temporary name. */
  readonly isCommitted: boolean;
}

/** The number of an advisory lock that nothing else uses; the restoring session holds it. */
const lockKey = 812_364_502;
const patience = '10s';

/** Waits a moment for the session of a killed restore; returns false while another one restores. */
export async function lockRestore(client: ClientBase): Promise<boolean> {
  await client.query('BEGIN');
  await client.query(`SET LOCAL lock_timeout = '${patience}'`);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '55P03') return false;
    throw error;
  } finally {
    await client.query('ROLLBACK');
  }
}

export async function recordAttempt(client: ClientBase, file: string): Promise<void> {
  await client.query('BEGIN');
  await clearAttempt(client);
  await client.query('CREATE SCHEMA talad_restore');
  await client.query(`CREATE TABLE talad_restore.attempt (file text NOT NULL,
    began_at timestamptz NOT NULL, failure text, is_committed boolean NOT NULL DEFAULT false)`);
  await client.query('INSERT INTO talad_restore.attempt (file, began_at) VALUES ($1, now())', [
    file,
  ]);
  await client.query('COMMIT');
}

export async function recordFailure(client: ClientBase, reason: string): Promise<void> {
  await client.query('UPDATE talad_restore.attempt SET failure = $1', [reason]);
}

/** Runs in the transaction of the restore: from its COMMIT on, the rows are those of the backup. */
export async function recordCommit(client: ClientBase): Promise<void> {
  await client.query('UPDATE talad_restore.attempt SET is_committed = true');
}

export async function clearAttempt(client: ClientBase | Pool): Promise<void> {
  await client.query('DROP SCHEMA IF EXISTS talad_restore CASCADE');
}

/** Returns the last restore if it did not finish. */
export async function findAttempt(client: ClientBase | Pool): Promise<RestoreAttempt | undefined> {
  const there = await client.query<{ there: boolean }>(
    "SELECT to_regclass('talad_restore.attempt') IS NOT NULL AS there",
  );
  if (!there.rows[0]?.there) return undefined;
  const { rows } = await client.query<RestoreAttempt>(
    `SELECT file, began_at AS "beganAt", failure, is_committed AS "isCommitted"
    FROM talad_restore.attempt`,
  );
  return rows[0];
}
