import { sql, type Selectable, type Transaction } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Db } from '../db/open.ts';
import type { Database, OutboxTable } from '../db/schema.ts';
import { isJobKind, jobNames, type JobKind } from './job-kinds.ts';

const BATCH = 200;

type WaitingRow = Pick<Selectable<OutboxTable>, 'id' | 'topic' | 'payload'>;

interface Relayed {
  /** Number of new jobs by kind. */
  readonly handed: ReadonlyMap<JobKind, number>;
  /** True if no more rows were waiting. */
  readonly isLast: boolean;
}
type FromKysely = typeof import('pg-boss').fromKysely;

/**
 * Hands waiting outbox rows to the queue. Adding the job and marking the row are one transaction, so a process
 * killed anywhere leaves a row either waiting or handed over, and two relays never take the same row. A job carries
 * the row's id. Topics of a newer version stay for a newer process.
 */
export async function relayBatch(db: Db, boss: PgBoss, fromKysely: FromKysely): Promise<Relayed> {
  return db.transaction().execute(async (trx) => {
    const rows = await lockWaiting(trx);
    const isLast = rows.length < BATCH;
    if (rows.length === 0) return { handed: new Map(), isLast };
    const byTopic = Map.groupBy(rows, (row) => row.topic);
    for (const [topic, group] of byTopic) {
      const jobs = group.map(({ id, payload }) => ({
        id,
        data: payload,
        singletonKey: id,
        ...startOf(payload),
      }));
      await boss.insert(topic, jobs, { db: fromKysely(trx), returnId: false });
    }
    const ids = rows.map((row) => row.id);
    // Hides the array's length from the planner, which would otherwise plan for each call.
    await trx
      .updateTable('outbox')
      .set({ relayed_at: new Date() })
      .where('id', '=', sql<string>`ANY((SELECT ${ids}::uuid[])::uuid[])`)
      .execute();
    const handed = new Map(
      [...byTopic].flatMap(([topic, group]) => (isJobKind(topic) ? [[topic, group.length]] : [])),
    );
    return { handed, isLast };
  });
}

async function lockWaiting(trx: Transaction<Database>): Promise<readonly WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`/* hot:waiting_jobs */
    SELECT id, topic, payload FROM outbox
    WHERE relayed_at IS NULL AND topic = ANY((SELECT ${jobNames}::text[])::text[])
    ORDER BY id LIMIT ${sql.lit(BATCH)} FOR UPDATE SKIP LOCKED`.execute(trx);
  return rows;
}

/** A payload may name the time at which its job is due. */
function startOf(payload: object): { readonly startAfter?: Date } {
  return 'due' in payload && typeof payload.due === 'string'
    ? { startAfter: new Date(payload.due) }
    : {};
}

/** Deletes rows a week after they were handed over. They are kept so long only for support questions. */
export async function pruneOutbox(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('relayed_at', '<', new Date(now.getTime() - 7 * 86_400_000))
    .execute();
}
