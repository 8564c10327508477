import type { Config } from '../config.ts';
import { saveBackup } from '../backup/save-backup.ts';
import { migrateToLatest, migrationState } from '../db/migrate.ts';
import type { OpenedDatabase } from '../db/open.ts';
import { say } from './progress.ts';

/** Migrates the database, and backs it up first unless it is empty. */
export async function bringUpToDate(config: Config, opened: OpenedDatabase): Promise<void> {
  const { applied, pending } = await migrationState(opened.db);
  if (pending.length === 0) return;
  if (applied.length > 0) {
    const path = await saveBackup(config, opened, 'before-migration');
    say(`Backup before the update: ${path}`);
  }
  const names = await migrateToLatest(opened.db);
  if (names.length > 0) say(`Database brought up to date (${names.join(', ')})`);
}
