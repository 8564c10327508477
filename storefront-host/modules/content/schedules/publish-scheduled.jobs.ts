import { sql } from 'kysely';
import type { Db } from '../../../db/open.ts';
import type { Module } from '../../../host.ts';
import { runSchedule } from './run-schedule.ts';

/** Schedules of one run; further ones follow a minute later. */
const BATCH = 500;

/** Publishes scheduled pages that are due, and brings back earlier versions, once a minute and at their time. */
export const publishScheduled: Module = (_app, host) => {
  host.jobs.handle('publish.pages', () => runDue(host.db, host.now()));
};

async function runDue(db: Db, at: Date): Promise<void> {
  const { rows } = await sql<{ shop_id: number; id: string }>`
    SELECT shop_id, id FROM page_schedule
    WHERE (CASE WHEN is_live THEN ends_at ELSE starts_at END) <= ${at}
    ORDER BY (CASE WHEN is_live THEN ends_at ELSE starts_at END) LIMIT ${BATCH}`.execute(db);
  for (const { shop_id: shopId, id } of rows) await runSchedule(db, { shopId, id, at });
}
