import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { newId } from '../db/ids.ts';
import type { JobKind, JobPayloads } from './job-kinds.ts';

export const OUTBOX_CHANNEL = 'talad_outbox';

/** Work that follows from this transaction: done if it commits, never if it does not. */
export async function writeOutbox<K extends JobKind>(
  trx: Transaction<Database>,
  topic: K,
  payload: JobPayloads[K],
): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({ id: newId(), topic, payload: JSON.stringify(payload) })
    .execute();
  await sql`SELECT pg_notify(${OUTBOX_CHANNEL}, '')`.execute(trx);
}

/** Many at once, for one transaction that causes a lot: an import. */
export async function writeOutboxMany<K extends JobKind>(
  trx: Transaction<Database>,
  topic: K,
  payloads: readonly JobPayloads[K][],
): Promise<void> {
  if (payloads.length === 0) return;
  const ids = payloads.map(() => newId());
  const told = payloads.map((payload) => JSON.stringify(payload));
  await sql`
    INSERT INTO outbox (id, topic, payload)
    SELECT id, ${topic}, payload::jsonb
    FROM unnest(${ids}::uuid[], ${told}::text[]) AS one (id, payload)`.execute(trx);
  await sql`SELECT pg_notify(${OUTBOX_CHANNEL}, '')`.execute(trx);
}
