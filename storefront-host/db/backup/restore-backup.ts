import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import type { MediaStore } from '../../media/media-store.ts';
import { migrateTo, migrateToLatest, migrationState } from '../migrate.ts';
import type { OpenedDatabase } from '../open.ts';
import { BackupError, secretsName, type Checks, type Head } from './archive-format.ts';
import { copyIn } from './copy-in.ts';
import { emptySchema } from './empty-schema.ts';
import { checkBackup, readArchive, tableOf, type CheckedBackup } from './read-backup.ts';
import { copyTarget } from './tables.ts';
import type { TarEntry } from './tar.ts';

export interface RestoreOptions {
  readonly path: string;
  readonly dataDir: string;
  readonly media: MediaStore;
  readonly report?: (what: string, done: number, total: number) => void;
}

/**
 * Replaces what is in the database by the backup, then migrates it to today. The caller has made
 * sure that nothing of worth is there. Rows are written in one transaction and counted in it.
 */
export async function restoreBackup(
  opened: OpenedDatabase,
  options: RestoreOptions,
): Promise<CheckedBackup> {
  const backup = await checkBackup(options.path);
  const newest = backup.head.migrations.at(-1) ?? '';
  const { applied, pending } = await migrationState(opened.db);
  const unknown = backup.head.migrations.find((name) => ![...applied, ...pending].includes(name));
  if (unknown) {
    throw new BackupError(
      `${options.path} comes from a newer Talad (it has ${unknown}): restore it with that version.`,
    );
  }
  await emptySchema(opened.pool);
  await migrateTo(opened.db, newest);
  const client = await opened.pool.connect();
  try {
    await client.query('BEGIN');
    await fill(client, backup, options);
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
  await migrateToLatest(opened.db);
  return backup;
}

async function fill(
  client: PoolClient,
  { head, checks }: CheckedBackup,
  { path, dataDir, media, report }: RestoreOptions,
): Promise<void> {
  const all = head.tables.map(({ name }) => `"${name}"`).join(', ');
  // A migration may have put rows in of its own.
  await client.query(`TRUNCATE ${all}`);
  const entries = peekable(readArchive(path));
  let done = 0;
  for (let entry = await entries.next(); entry; entry = await entries.next()) {
    const table = head.tables.find(({ name }) => name === tableOf(entry?.name ?? ''));
    if (table) {
      report?.('tables', (done += 1), head.tables.length);
      const pieces = entries.whileOf(entry, `tables/${table.name}/`);
      await copyIn(client, `COPY ${copyTarget(table)} FROM STDIN`, pieces);
    } else if (entry.name === secretsName) {
      await putSecrets(dataDir, entry.data);
    } else if (entry.name.startsWith('media/')) {
      await media.put(entry.name.slice('media/'.length), entry.data, mimeOf(entry.name));
    }
  }
  await compareCounts(client, head, checks);
  for (const [name, value] of Object.entries(checks.sequences)) {
    await client.query('SELECT setval($1::regclass, $2)', [name, value]);
  }
  await rerunRecentWork(client, head);
}

async function compareCounts(client: PoolClient, head: Head, checks: Checks): Promise<void> {
  for (const { name } of head.tables) {
    const { rows } = await client.query<{ rows: number }>(`SELECT count(*) AS rows FROM "${name}"`);
    const wanted = checks.tables[name]?.rows;
    if (rows[0]?.rows !== wanted) {
      throw new BackupError(`Table ${name} has ${rows[0]?.rows} rows, the backup says ${wanted}.`);
    }
  }
}

/** The queue is not in a backup: what it had just been given runs again (its jobs may run twice). */
async function rerunRecentWork(client: PoolClient, head: Head): Promise<void> {
  await client.query(
    `UPDATE outbox SET relayed_at = NULL WHERE relayed_at > $1::timestamptz - interval '1 hour'`,
    [head.created_at],
  );
}

/** Links and sessions in the rows are signed with the keys of the backup. */
async function putSecrets(dataDir: string, data: Buffer): Promise<void> {
  const path = join(dataDir, 'secrets.json');
  await mkdir(dataDir, { recursive: true });
  await rename(path, `${path}.before-restore`).catch(() => undefined);
  await writeFile(path, data, { mode: 0o600 });
  await chmod(path, 0o600);
}

function mimeOf(name: string): string {
  return name.endsWith('.svg') ? 'image/svg+xml' : `image/${name.split('.').at(-1) ?? ''}`;
}

interface Peekable {
  next(): Promise<TarEntry | undefined>;
  /** The data of this entry and of those that follow it under the same folder. */
  whileOf(first: TarEntry, folder: string): AsyncGenerator<Buffer>;
}

function peekable(entries: AsyncGenerator<TarEntry>): Peekable {
  let ahead: TarEntry | undefined;
  async function next(): Promise<TarEntry | undefined> {
    const waiting = ahead;
    ahead = undefined;
    if (waiting) return waiting;
    const result = await entries.next();
    return result.done ? undefined : result.value;
  }
  return {
    next,
    async *whileOf(first, folder) {
      yield first.data;
      for (;;) {
        const following = await next();
        if (!following?.name.startsWith(folder)) {
          ahead = following;
          return;
        }
        yield following.data;
      }
    },
  };
}
