import type { Host, Module } from '../../../host.ts';
import { workOnImport } from './work-on-import.ts';

/** Milliseconds without progress after which an import counts as interrupted. */
const SILENT_MS = 60_000;
/** Longest time in ms that a file which is not imported stays stored: it may name people. */
const KEPT_MS = 7 * 86_400_000;

export const importWork: Module = (_app, host) => {
  host.jobs.handle('import.work', (payload) => workOnImport(host, payload));
  host.jobs.handle('import.sweep', async () => {
    await resumeImports(host);
    await removeOldFiles(host);
  });
};

/** Continues imports of a killed process within two minutes. */
async function resumeImports({ db, jobs, now }: Host): Promise<void> {
  const waiting = await db
    .selectFrom('import_run')
    .select(['shop_id', 'id'])
    .where('state', 'in', ['checking', 'running', 'undoing'])
    .where('updated_at', '<', new Date(now().getTime() - SILENT_MS))
    .limit(100)
    .execute();
  for (const { shop_id, id } of waiting) {
    await jobs.send('import.work', { shop_id, import_id: id }, { key: id });
  }
}

async function removeOldFiles({ db, now }: Host): Promise<void> {
  await db
    .deleteFrom('import_run')
    .where('state', 'in', ['uploaded', 'checked', 'failed'])
    .where('updated_at', '<', new Date(now().getTime() - KEPT_MS))
    .execute();
}
