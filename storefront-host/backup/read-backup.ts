import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import {
  checksName,
  headName,
  parseChecks,
  parseHead,
  type Checks,
  type Head,
  type HeadTable,
} from './archive-format.ts';
import { BackupError } from './backup-error.ts';
import { filesDigest } from './files-digest.ts';
import { readTar, type TarEntry } from './tar.ts';

/** Receives the archive's contents while it is read; by default nothing does. */
export interface ArchiveReader {
  /** Has to read all pieces. It is not called for tables without rows. */
  readonly table?: (table: HeadTable, pieces: AsyncIterable<Buffer>) => Promise<void>;
  /** secrets.json and pictures. */
  readonly file?: (entry: TarEntry) => Promise<void>;
}

export interface ReadBackup {
  readonly head: Head;
  readonly checks: Checks;
}

/**
 * Reads a backup from its first byte to its last and compares every byte with its checksums.
 * @throws BackupError when it is damaged or not a backup; errors of the reader pass through.
 */
export async function readBackup(path: string, reader: ArchiveReader = {}): Promise<ReadBackup> {
  const entries = readArchive(path);
  const tables = new Map<string, string>();
  const files = filesDigest();
  let head: Head | undefined;
  let checks: Checks | undefined;
  try {
    let entry = await entries.next();
    while (!entry.done) {
      const { name, data } = entry.value;
      const table = tableIn(head, name);
      if (table) {
        const hash = createHash('sha256');
        const pieces = piecesOf(entry, table.name, entries, (piece) => hash.update(piece));
        await (reader.table ?? readAll)(table, pieces.all);
        tables.set(table.name, hash.digest('hex'));
        entry = pieces.following();
        continue;
      }
      if (name === headName) head = parseHead(data);
      else if (name === checksName) checks = parseChecks(data);
      else {
        files.add(entry.value);
        await reader.file?.(entry.value);
      }
      entry = await entries.next();
    }
  } catch (error) {
    throw error instanceof BackupError ? unreadable(path, error.message) : error;
  } finally {
    await entries.return(undefined);
  }
  if (!head || !checks) throw unreadable(path, 'its end is missing');
  compare(path, { head, checks }, tables, files);
  return { head, checks };
}

/** Reads no further than the head. @throws BackupError when there is none. */
export async function readHead(path: string): Promise<Head> {
  try {
    for await (const { name, data } of readArchive(path)) {
      if (name === headName) return parseHead(data);
      break;
    }
  } catch (error) {
    throw error instanceof BackupError ? unreadable(path, error.message) : error;
  }
  throw unreadable(path, 'it is not a backup of Talad');
}

function compare(
  path: string,
  { head, checks }: ReadBackup,
  tables: ReadonlyMap<string, string>,
  files: ReturnType<typeof filesDigest>,
): void {
  const nothing = createHash('sha256').digest('hex');
  for (const { name } of head.tables) {
    if (checks.tables[name]?.sha256 !== (tables.get(name) ?? nothing)) {
      throw new BackupError(`${path} is damaged: table ${name} is not as it was written.`);
    }
  }
  const isComplete = files.pictures() === checks.media;
  if (!isComplete || (checks.files_sha256 && checks.files_sha256 !== files.sha256())) {
    throw new BackupError(`${path} is damaged: its keys or pictures are not as they were written.`);
  }
}

/** Reads the rest of the file, so that the caller's checksum covers it. */
async function readAll(_table: HeadTable, pieces: AsyncIterable<Buffer>): Promise<void> {
  const rest = pieces[Symbol.asyncIterator]();
  while (!(await rest.next()).done);
}

function tableIn(head: Head | undefined, entryName: string): HeadTable | undefined {
  const name = tableName(entryName);
  if (!name) return undefined;
  const table = head?.tables.find((one) => one.name === name);
  if (!table) throw new BackupError(`its first entry says nothing of ${entryName}`);
  return table;
}

function tableName(entryName: string): string | undefined {
  return /^tables\/(\w+)\/\d+\.copy$/.exec(entryName)?.[1];
}

/** Yields the data of this entry and of later ones that belong to the same table. */
function piecesOf(
  first: IteratorResult<TarEntry>,
  table: string,
  entries: AsyncGenerator<TarEntry>,
  onPiece: (piece: Buffer) => void,
) {
  let entry = first;
  async function* all(): AsyncGenerator<Buffer> {
    while (!entry.done && tableName(entry.value.name) === table) {
      onPiece(entry.value.data);
      yield entry.value.data;
      entry = await entries.next();
    }
  }
  return { all: all(), following: () => entry };
}

async function* readArchive(path: string): AsyncGenerator<TarEntry> {
  const file = createReadStream(path);
  const unzipped = file.pipe(createGunzip());
  file.once('error', (error) => unzipped.destroy(error));
  try {
    yield* readTar(unzipped);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(reason.replace(/\.$/, ''));
  } finally {
    file.destroy();
  }
}

function unreadable(path: string, reason: string): BackupError {
  return new BackupError(`${path} cannot be read as a backup: ${reason}.`);
}
