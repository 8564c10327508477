import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import {
  BackupError,
  checksName,
  headName,
  parseChecks,
  parseHead,
  rowsIn,
  type Checks,
  type Head,
} from './archive-format.ts';
import { readTar, type TarEntry } from './tar.ts';

/** The entries of a backup, one after the other. @throws BackupError when the file cannot be read. */
export async function* readArchive(path: string): AsyncGenerator<TarEntry> {
  const file = createReadStream(path);
  const unzipped = file.pipe(createGunzip());
  file.once('error', (error) => unzipped.destroy(error));
  try {
    yield* readTar(unzipped);
  } catch (error) {
    if (error instanceof BackupError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`${path} cannot be read as a backup: ${reason}.`);
  } finally {
    file.destroy();
  }
}

export interface CheckedBackup {
  readonly head: Head;
  readonly checks: Checks;
}

/** Reads all of it once, before anything is changed: every row and checksum must be there. */
export async function checkBackup(path: string): Promise<CheckedBackup> {
  let head: Head | undefined;
  let checks: Checks | undefined;
  const seen = new Map<string, { rows: number; hash: Hash }>();
  let media = 0;
  for await (const { name, data } of readArchive(path)) {
    const table = tableOf(name);
    if (name === headName) head = parseHead(data);
    else if (name === checksName) checks = parseChecks(data);
    else if (name.startsWith('media/')) media += 1;
    else if (table) {
      const found = seen.get(table) ?? { rows: 0, hash: createHash('sha256') };
      found.hash.update(data);
      seen.set(table, { hash: found.hash, rows: found.rows + rowsIn(data) });
    }
  }
  if (!head || !checks) throw new BackupError(`${path} is no whole backup of Talad.`);
  for (const { name } of head.tables) {
    const wanted = checks.tables[name];
    const { rows, hash } = seen.get(name) ?? { rows: 0, hash: createHash('sha256') };
    if (wanted?.rows !== rows || wanted.sha256 !== hash.digest('hex')) {
      throw new BackupError(`${path} is damaged: table ${name} is not as it was written.`);
    }
  }
  if (media !== checks.media) throw new BackupError(`${path} is damaged: pictures are missing.`);
  return { head, checks };
}

/** The table whose rows an entry has. */
export function tableOf(entryName: string): string | undefined {
  return /^tables\/(\w+)\/\d+\.copy$/.exec(entryName)?.[1];
}
