import type { PgBoss } from 'pg-boss';
import type { Db } from '../db/open.ts';
import { isJobKind, jobNames, type JobKind } from './job-kinds.ts';

const BATCH = 200;

type FromKysely = typeof import('pg-boss').fromKysely;

/**
 * Hands waiting outbox rows to the queue: both the hand-over and the note of it are one transaction,
 * so a process killed anywhere leaves a row either waiting or handed over, and two relays never take
 * the same row. The job carries the row's id. Topics of a newer version stay for a newer process.
 */
export async function relayBatch(
  db: Db,
  boss: PgBoss,
  fromKysely: FromKysely,
): Promise<readonly JobKind[]> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('outbox')
      .select(['id', 'topic', 'payload'])
      .where('relayed_at', 'is', null)
      .where('topic', 'in', jobNames)
      .orderBy('id')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    if (rows.length === 0) return [];
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
    await trx
      .updateTable('outbox')
      .set({ relayed_at: new Date() })
      .where('id', 'in', ids)
      .execute();
    return [...byTopic.keys()].filter(isJobKind);
  });
}

/** A job may be for later: its payload names the time. */
function startOf(payload: object): { readonly startAfter?: Date } {
  return 'due' in payload && typeof payload.due === 'string'
    ? { startAfter: new Date(payload.due) }
    : {};
}

/** Old rows that were handed over, a week after: nothing reads them but a person who looks for one. */
export async function pruneOutbox(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('relayed_at', '<', new Date(now.getTime() - 7 * 86_400_000))
    .execute();
}
