import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { OpenedDatabase } from '../open.ts';
import { writeBackup } from './write-backup.ts';

/** Why a backup was made by itself: each kind keeps its own newest ones. */
export type BackupKind = 'daily' | 'before-migration' | 'before-restore';

const kept = 7;

export function backupFolder(config: Config): string {
  return join(config.dataDir, 'backups');
}

/** Rows and keys, not the pictures: those lie beside it and change only by the media sweep. */
export async function saveBackup(
  config: Config,
  opened: OpenedDatabase,
  kind: BackupKind,
  now: Date = new Date(),
): Promise<string> {
  const folder = backupFolder(config);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${kind}-${now.toISOString().replaceAll(/[-:]|\..*/g, '')}Z.tar.gz`);
  await writeBackup(opened, { path, dataDir: config.dataDir });
  for (const name of (await backupsOf(config, kind)).slice(kept)) await rm(join(folder, name));
  return path;
}

/** Newest first: the names carry the time. */
export async function backupsOf(config: Config, kind: BackupKind): Promise<readonly string[]> {
  const names = await readdir(backupFolder(config)).catch(() => []);
  return names
    .filter((name) => name.startsWith(`${kind}-`) && name.endsWith('.tar.gz'))
    .toSorted()
    .toReversed();
}
