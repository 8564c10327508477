import { setTimeout as pause } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { Pool } from 'pg';
import { newId } from '../db/ids.ts';
import { fewAtOnce } from './few-at-once.ts';
import { jobKinds, jobNames, type JobKind, type JobPayloads } from './job-kinds.ts';
import { prepareQueue } from './prepare-queue.ts';

/** pg-boss creates and migrates its tables in a schema of its own. */
const SCHEMA = 'pgboss';
const KEEP_DONE_SECONDS = 3 * 86_400;
const LONGEST_PAUSE_SECONDS = 3_600;
/** An upper bound only: a process that adds work wakes its own workers. */
const POLL_SECONDS = 5;
/**
 * Seconds between searches for jobs of a dead process. The default of pg-boss, a minute, made a mail three minutes
 * late.
 */
const SUPERVISE_SECONDS = 20;
const STOP_MS = 20_000;
/**
 * All workers look for work at the same moment: with a connection for each, the pool would keep all of
 * its connections open for them, of 5 MB each in the database's memory.
 */
const CONNECTIONS = 2;

/** Opens pg-boss. It is imported on first use and not at start, because it costs about 100 ms. */
export async function openBoss(pool: Pool, onError: (error: unknown) => void): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss');
  const inTurn = fewAtOnce(CONNECTIONS);
  const boss = new PgBoss({
    schema: SCHEMA,
    db: {
      executeSql: (text, values) =>
        inTurn(() => pool.query(values ? prepareQueue(text, values) : text)),
    },
    monitorVacuum: false,
    cronWorkerIntervalSeconds: 30,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on('error', onError);
  await boss.start();
  for (const kind of jobNames) await openQueue(boss, kind);
  return boss;
}

/** Waits for the running jobs as long as a stopping process may. Jobs that are cut off are retried. */
export async function closeBoss(boss: PgBoss, working: readonly JobKind[]): Promise<void> {
  const late = new AbortController();
  await Promise.race([
    Promise.all(working.map((kind) => boss.offWork(kind, { wait: true }))),
    pause(STOP_MS, undefined, { signal: late.signal }).catch(() => undefined),
  ]);
  late.abort();
  // pg-boss's own graceful stop polls only twice a second.
  await boss.stop({ graceful: false });
}

async function openQueue(boss: PgBoss, kind: JobKind): Promise<void> {
  const { retryLimit, retryDelay, expireInSeconds, cron } = jobKinds[kind];
  const settings = {
    retryLimit,
    retryDelay,
    retryBackoff: true,
    retryDelayMax: LONGEST_PAUSE_SECONDS,
    expireInSeconds,
    deleteAfterSeconds: KEEP_DONE_SECONDS,
  };
  // 'short' allows one waiting job per key, so that a sweep and a direct send do not pile up.
  await boss.createQueue(kind, { policy: 'short', ...settings });
  await boss.updateQueue(kind, settings);
  if (cron) await boss.schedule(kind, cron);
}

export async function sendJob(
  boss: PgBoss,
  kind: JobKind,
  payload: JobPayloads[JobKind],
  key: string = newId(),
): Promise<void> {
  await boss.send(kind, payload, { singletonKey: key });
}

/** Wakes the workers of a kind for this number of new jobs. */
export type WakeWorkers = (jobs: number) => void;

/** Starts workers for a kind. Waking a worker without a job costs one statement. */
export async function workOn(
  boss: PgBoss,
  kind: JobKind,
  run: (payload: unknown) => Promise<void>,
): Promise<WakeWorkers> {
  const { concurrency, batch = 1 } = jobKinds[kind];
  const idle = new Set<string>();
  for (let index = 0; index < concurrency; index += 1) {
    const worker: string = await boss.work<unknown>(
      kind,
      { pollingIntervalSeconds: POLL_SECONDS, batchSize: batch },
      async (jobs) => {
        idle.delete(worker);
        // More jobs may be waiting, so look again without the pause.
        boss.notifyWorker(worker);
        try {
          for (const job of jobs) {
            try {
              await run(job.data);
            } catch (error) {
              if (jobs.length === 1) throw error;
              // The others of its batch are done all the same.
              await boss.fail(kind, job.id, { message: String(error) });
            }
          }
        } finally {
          idle.add(worker);
        }
      },
    );
    idle.add(worker);
  }
  // A busy worker looks again by itself.
  return (jobs) => {
    for (const worker of [...idle].slice(0, Math.ceil(jobs / batch))) boss.notifyWorker(worker);
  };
}
