import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import type { MediaStore } from '../../media/media-store.ts';
import { migrationState } from '../migrate.ts';
import type { OpenedDatabase } from '../open.ts';
import {
  checksName,
  headName,
  rowsIn,
  secretsName,
  type Checks,
  type Head,
} from './archive-format.ts';
import { copyOut } from './copy-out.ts';
import { copyTarget, sequenceValues, tablesInOrder, type TableShape } from './tables.ts';
import { tarEnd, tarEntry, type TarEntry } from './tar.ts';

const pieceBytes = 4 * 1024 * 1024;

export interface BackupOptions {
  readonly path: string;
  readonly dataDir: string;
  /** Pictures too; absent: rows and keys only. */
  readonly media?: MediaStore;
  readonly report?: (what: string, done: number, total: number) => void;
}

/** All rows as of one moment, while everything goes on. The file gets its name when it is whole. */
export async function writeBackup(opened: OpenedDatabase, options: BackupOptions): Promise<Checks> {
  const part = `${options.path}.part`;
  const checks: Checks = { tables: {}, sequences: {}, media: 0 };
  const { applied } = await migrationState(opened.db);
  const client = await opened.pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const entries = archive(client, applied, options, checks);
    const out = createWriteStream(part, { mode: 0o600 });
    await pipeline(Readable.from(bytes(entries)), createGzip({ level: 6 }), out);
    await client.query('COMMIT');
    client.release();
    await toDisk(part);
    await rename(part, options.path);
    return checks;
  } catch (error) {
    client.release(true);
    await rm(part, { force: true });
    throw error;
  }
}

async function* archive(
  client: ClientBase,
  migrations: readonly string[],
  { dataDir, media, report }: BackupOptions,
  checks: Checks,
): AsyncGenerator<TarEntry> {
  const tables = await tablesInOrder(client);
  const { rows } = await client.query<{ version: string }>(
    "SELECT current_setting('server_version') AS version",
  );
  const head: Head = {
    format: 1,
    created_at: new Date().toISOString(),
    postgres: rows[0]?.version ?? '',
    migrations: [...migrations],
    tables: tables.map(({ name, columns }) => ({ name, columns: [...columns] })),
    media: media !== undefined,
  };
  yield { name: headName, data: json(head) };
  const secrets = await readFile(join(dataDir, 'secrets.json')).catch(() => undefined);
  if (secrets) yield { name: secretsName, data: secrets };
  for (const [index, table] of tables.entries()) {
    report?.('tables', index, tables.length);
    yield* tableEntries(client, table, checks);
  }
  report?.('tables', tables.length, tables.length);
  Object.assign(checks.sequences, await sequenceValues(client));
  if (media) yield* mediaEntries(media, checks, report);
  yield { name: checksName, data: json(checks) };
}

async function* tableEntries(
  client: ClientBase,
  table: TableShape,
  checks: Checks,
): AsyncGenerator<TarEntry> {
  const hash = createHash('sha256');
  let rows = 0;
  let piece = 0;
  for await (const data of pieces(copyOut(client, `COPY ${copyTarget(table)} TO STDOUT`))) {
    hash.update(data);
    rows += rowsIn(data);
    piece += 1;
    yield { name: `tables/${table.name}/${String(piece).padStart(6, '0')}.copy`, data };
  }
  checks.tables[table.name] = { rows, sha256: hash.digest('hex') };
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

async function* mediaEntries(
  media: MediaStore,
  checks: Checks,
  report: BackupOptions['report'],
): AsyncGenerator<TarEntry> {
  for await (const { key } of media.list('')) {
    const data = await media.read(key);
    if (!data) continue;
    checks.media += 1;
    report?.('pictures', checks.media, 0);
    yield { name: `media/${key}`, data: Buffer.from(data) };
  }
}

async function* bytes(entries: AsyncIterable<TarEntry>): AsyncGenerator<Buffer> {
  const now = new Date();
  for await (const entry of entries) yield* tarEntry(entry, now);
  yield tarEnd();
}

async function toDisk(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
}

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value, null, 2));
}
