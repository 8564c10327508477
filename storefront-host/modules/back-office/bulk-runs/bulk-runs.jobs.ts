import type { Host, Module } from '../../../host.ts';
import { workOnBulkRun } from './work-on-bulk-run.ts';

/** Milliseconds without progress after which a run counts as interrupted; longer than one transaction takes. */
const SILENT_MS = 60_000;
/** Milliseconds for which a run's report is stored and the run can be undone. */
const KEPT_MS = 7 * 86_400_000;

export const bulkRunWork: Module = (_app, host) => {
  host.jobs.handle('bulk.work', (payload) => workOnBulkRun(host, payload));
  host.jobs.handle('bulk.sweep', () => sweepRuns(host));
};

/** Continues runs of a killed process within two minutes, and deletes old ones. */
async function sweepRuns({ db, jobs, now }: Host): Promise<void> {
  const waiting = await db
    .selectFrom('bulk_run')
    .select(['shop_id', 'id'])
    .where('state', 'in', ['running', 'undoing'])
    .where('updated_at', '<', new Date(now().getTime() - SILENT_MS))
    .limit(100)
    .execute();
  for (const { shop_id, id } of waiting) {
    await jobs.send('bulk.work', { shop_id, run_id: id }, { key: id });
  }
  await db
    .deleteFrom('bulk_run')
    .where('state', 'not in', ['running', 'undoing'])
    .where('updated_at', '<', new Date(now().getTime() - KEPT_MS))
    .execute();
}
