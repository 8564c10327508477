import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import type { MediaStore } from '../media/media-store.ts';
import { migrationState } from '../db/migrate.ts';
import type { OpenedDatabase } from '../db/open.ts';
import {
  checksName,
  currentFormat,
  headName,
  secretsName,
  type Checks,
  type Head,
} from './archive-format.ts';
import { BackupError } from './backup-error.ts';
import { copyOut } from './copy-streams.ts';
import { withDedicatedClient } from './dedicated-client.ts';
import { filesDigest } from './files-digest.ts';
import { tableDigest } from './table-digest.ts';
import { copyTarget, sequenceValues, tablesInOrder, type TableShape } from './tables.ts';
import { packTar, type TarEntry } from './tar.ts';
import { verifyBackup } from './verify-backup.ts';

/** Small enough that hashing one piece delays no request. */
const pieceBytes = 1024 * 1024;

export interface BackupOptions {
  readonly path: string;
  readonly dataDir: string;
  /** If absent, the backup has only rows and keys. */
  readonly media?: MediaStore;
  readonly report?: (what: string, done: number, total: number) => void;
}

/**
 * Writes all rows of one moment while the server keeps working, then restores the file on trial. It
 * gets its name when both have succeeded: a file with a name can be trusted.
 * @throws BackupError when the trial fails; it leaves no file behind.
 */
export async function writeBackup(opened: OpenedDatabase, options: BackupOptions): Promise<Checks> {
  const { path, report } = options;
  const part = `${path}.${randomBytes(4).toString('hex')}.part`;
  try {
    await writeArchive(opened, part, options);
    const { checks } = await verifyBackup(opened.pool, part, report);
    await rename(part, path);
    await toDisk(dirname(path));
    return checks;
  } catch (error) {
    await rm(part, { force: true });
    if (!(error instanceof BackupError)) throw error;
    throw new BackupError(`No backup was kept. ${error.message.replaceAll(part, path)}`);
  }
}

async function writeArchive(
  opened: OpenedDatabase,
  part: string,
  options: BackupOptions,
): Promise<void> {
  const { applied } = await migrationState(opened.db);
  await withDedicatedClient(opened.pool, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const out = createWriteStream(part, { mode: 0o600 });
    const entries = archive(client, applied, options);
    await pipeline(packTar(entries), createGzip({ level: 6 }), out);
    await client.query('COMMIT');
  });
  await toDisk(part);
}

async function* archive(
  client: ClientBase,
  migrations: readonly string[],
  { dataDir, media, report }: BackupOptions,
): AsyncGenerator<TarEntry> {
  const checks: Checks = { tables: {}, sequences: {}, media: 0 };
  const files = filesDigest();
  const tables = await tablesInOrder(client);
  const { rows } = await client.query<{ version: string }>(
    "SELECT current_setting('server_version') AS version",
  );
  const head: Head = {
    format: currentFormat,
    created_at: new Date().toISOString(),
    postgres: rows[0]?.version ?? '',
    migrations: [...migrations],
    tables: tables.map(({ name, columns, types }) => ({
      name,
      columns: [...columns],
      types: [...types],
    })),
    media: media !== undefined,
  };
  yield { name: headName, data: json(head) };
  for (const [index, table] of tables.entries()) {
    report?.('tables', index, tables.length);
    checks.tables[table.name] = yield* tableEntries(client, table);
  }
  report?.('tables', tables.length, tables.length);
  checks.sequences = { ...(await sequenceValues(client)) };
  for await (const entry of fileEntries(dataDir, media)) {
    files.add(entry);
    if (media) report?.('pictures', files.pictures(), 0);
    yield entry;
  }
  checks.media = files.pictures();
  checks.files_sha256 = files.sha256();
  yield { name: checksName, data: json(checks) };
}

async function* tableEntries(
  client: ClientBase,
  { name, columns }: TableShape,
): AsyncGenerator<TarEntry, Checks['tables'][string]> {
  const hash = createHash('sha256');
  let piece = 0;
  const rows = copyOut(client, `COPY ${copyTarget(name, columns)} TO STDOUT`);
  for await (const data of pieces(rows)) {
    hash.update(data);
    piece += 1;
    yield { name: `tables/${name}/${String(piece).padStart(6, '0')}.copy`, data };
  }
  return { ...(await tableDigest(client, name, columns)), sha256: hash.digest('hex') };
}

async function* pieces(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < pieceBytes) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(waiting);
}

async function* fileEntries(
  dataDir: string,
  media: MediaStore | undefined,
): AsyncGenerator<TarEntry> {
  const secrets = await readFile(join(dataDir, secretsName)).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (secrets) yield { name: secretsName, data: secrets };
  if (!media) return;
  for await (const { key } of media.list('')) {
    const data = await media.read(key);
    if (data) yield { name: `media/${key}`, data: Buffer.from(data) };
  }
}

/** Flushes a file, or the folder that contains its name, to the disk. */
async function toDisk(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value, null, 2));
}
