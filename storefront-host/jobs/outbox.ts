import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { newId } from '../db/ids.ts';
import type { JobKind, JobPayloads } from './job-kinds.ts';

export const OUTBOX_CHANNEL = 'talad_outbox';

type OutboxJob = {
  readonly [K in JobKind]: readonly [topic: K, payload: JobPayloads[K]];
}[JobKind];

/** Adds a job that runs only if this transaction commits (decision 005). */
export function writeOutbox<K extends JobKind>(
  trx: Transaction<Database>,
  topic: K,
  payload: JobPayloads[K],
): Promise<void> {
  return insertJobs(trx, [[topic, payload]]);
}

/** Adds several jobs of a kind in one statement. */
export async function writeOutboxMany(
  trx: Transaction<Database>,
  jobs: readonly OutboxJob[],
): Promise<void> {
  await insertJobs(trx, jobs);
}

async function insertJobs(
  trx: Transaction<Database>,
  jobs: readonly (readonly [JobKind, JobPayloads[JobKind]])[],
): Promise<void> {
  if (jobs.length === 0) return;
  const ids = jobs.map(() => newId());
  const topics = jobs.map(([topic]) => topic);
  const payloads = jobs.map(([, payload]) => JSON.stringify(payload));
  await sql`/* hot:outbox */
    WITH written AS (
      INSERT INTO outbox (id, topic, payload)
      SELECT id, topic, payload::jsonb
      FROM unnest(${ids}::uuid[], ${topics}::text[], ${payloads}::text[]) AS one (id, topic, payload))
    SELECT pg_notify(${OUTBOX_CHANNEL}, '')`.execute(trx);
}
