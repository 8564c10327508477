import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { OpenedDatabase } from '../db/open.ts';
import { writeBackup } from './write-backup.ts';

/** Reason for an automatic backup; each kind keeps its own newest files. */
export type BackupKind = 'daily' | 'before-migration' | 'before-restore';

const maxBackups = 7;
const dayMs = 86_400_000;

export function backupFolder(config: Config): string {
  return join(config.dataDir, 'backups');
}

/**
 * Saves rows and keys without the pictures, which are next to it in DATA_DIR, and which only the
 * sweep removes.
 */
export async function saveBackup(
  config: Config,
  opened: OpenedDatabase,
  kind: BackupKind,
  now: Date = new Date(),
): Promise<string> {
  const folder = backupFolder(config);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeHalves(folder);
  const path = join(folder, `${kind}-${now.toISOString().replaceAll(/[-:]|\..*/g, '')}Z.tar.gz`);
  await writeBackup(opened, { path, dataDir: config.dataDir });
  // Old backups are deleted only once the new one is complete.
  for (const name of (await backupsOf(config, kind)).slice(maxBackups))
    await rm(join(folder, name));
  return path;
}

/** Returns the backups of a kind, newest first, because the names contain the time. */
export async function backupsOf(config: Config, kind: BackupKind): Promise<readonly string[]> {
  const names = await backupNames(config);
  return names.filter((name) => name.startsWith(`${kind}-`)).toReversed();
}

/** Lists every backup in the folder, by name. */
export async function backupNames(config: Config): Promise<readonly string[]> {
  const names = await readdir(backupFolder(config)).catch(() => []);
  return names.filter((name) => name.endsWith('.tar.gz')).toSorted();
}

/** Removes unfinished files of killed processes. */
async function removeHalves(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.part')) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > dayMs) await rm(join(folder, name), { force: true });
  }
}
