import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { PgBoss } from 'pg-boss';
import { jobNames, type JobKind } from './job-kinds.ts';

const TAKE = 20;

/** Runs waiting jobs until none is left, including retries and the jobs that they add. */
export async function drainJobs(
  pool: Pool,
  boss: PgBoss,
  relayWaiting: () => Promise<boolean>,
  run: (kind: JobKind, payload: unknown) => Promise<void>,
): Promise<void> {
  do {
    await relayWaiting();
    for (const kind of jobNames) await workOff(boss, kind, run);
  } while (await anyLeft(pool));
}

async function workOff(
  boss: PgBoss,
  kind: JobKind,
  run: (kind: JobKind, payload: unknown) => Promise<void>,
): Promise<void> {
  for (;;) {
    const jobs = await boss.fetch<unknown>(kind, { batchSize: TAKE, ignoreStartAfter: true });
    if (jobs.length === 0) return;
    for (const job of jobs) {
      try {
        await run(kind, job.data);
        await boss.complete(kind, job.id);
      } catch (error) {
        await boss.fail(kind, job.id, { message: String(error) });
      }
    }
  }
}

/** Waits for jobs that a worker of another process runs. */
async function anyLeft(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ waiting: number; active: number }>(
    `SELECT (SELECT count(*) FROM outbox WHERE relayed_at IS NULL AND topic = ANY($1))
          + count(*) FILTER (WHERE state < 'active') AS waiting,
       count(*) FILTER (WHERE state = 'active') AS active
     FROM pgboss.job WHERE name = ANY($1)`,
    [jobNames],
  );
  const [left] = rows;
  if (!left || left.waiting + left.active === 0) return false;
  if (left.waiting === 0) await pause(20);
  return true;
}
