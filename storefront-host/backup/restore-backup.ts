import { mkdir } from 'node:fs/promises';
import type { PoolClient } from 'pg';
import type { MediaStore } from '../media/media-store.ts';
import { migrateTo, migrateToLatest, migrationState } from '../db/migrate.ts';
import type { OpenedDatabase } from '../db/open.ts';
import { BackupError } from './backup-error.ts';
import { isTrusted, secretsName, type Head } from './archive-format.ts';
import { copyIn } from './copy-streams.ts';
import { withDedicatedClient } from './dedicated-client.ts';
import { emptySchema } from './empty-schema.ts';
import { inOneTransaction } from './one-transaction.ts';
import { readBackup, type ReadBackup } from './read-backup.ts';
import {
  clearAttempt,
  lockRestore,
  recordAttempt,
  recordCommit,
  recordFailure,
} from './restore-attempt.ts';
import { deleteSecrets, storeSecrets, placeSecrets } from './restored-secrets.ts';
import { tableDigest } from './table-digest.ts';
import { copyTarget, quoteName } from './tables.ts';
import { compareTable, refusedRow, untrusted } from './verify-backup.ts';

export interface RestoreOptions {
  readonly path: string;
  readonly dataDir: string;
  readonly media: MediaStore;
  /** Accepts format 1, which cannot prove that its rows are right, as far as they can be read. */
  readonly unverified?: boolean;
  readonly report?: (what: string, done: number, total: number) => void;
}

/**
 * Replaces the database by the backup and migrates it to the newest schema, in one transaction: if
 * anything interrupts it, the database stays unchanged. Pictures are added before the COMMIT, keys
 * after it.
 * @throws BackupError with one line; the next start handles an interrupted restore
 * (startup/settle-restore.ts).
 */
export async function restoreBackup(
  opened: OpenedDatabase,
  options: RestoreOptions,
): Promise<ReadBackup> {
  return withDedicatedClient(opened.pool, async (client) => {
    if (!(await lockRestore(client))) {
      throw new BackupError('Another restore is under way on this database: let it end first.');
    }
    await recordAttempt(client, options.path);
    const backup = await orAsItWas(client, options, async () => {
      const read = await readBackup(options.path);
      if (!isTrusted(read.head) && !options.unverified) {
        throw new BackupError(`${untrusted(options.path)} --unverified restores it nevertheless.`);
      }
      await refuseNewer(opened, options.path, read.head);
      await replaceAll(client, read, options);
      return read;
    });
    await placeSecrets(options.dataDir);
    await clearAttempt(client);
    return backup;
  });
}

async function orAsItWas<T>(
  client: PoolClient,
  { dataDir }: RestoreOptions,
  restore: () => Promise<T>,
): Promise<T> {
  try {
    return await restore();
  } catch (error) {
    const reason = plainReason(error);
    await deleteSecrets(dataDir);
    // Without a connection, the record of the attempt stays, marked as interrupted.
    await recordFailure(client, reason).catch(() => undefined);
    throw new BackupError(
      `The restore failed: ${reason} Nothing was changed: the database is as it was.`,
      {
        cause: error,
      },
    );
  }
}

function plainReason(error: unknown): string {
  if (error instanceof BackupError) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC' || code === '53100') return 'The disk is full.';
  if (code === '55P03') {
    return 'The tables are in use. Stop every Talad on this database first.';
  }
  const message = error instanceof Error ? error.message : String(error);
  return `${message.replace(/\.$/, '')}.`;
}

async function refuseNewer(opened: OpenedDatabase, path: string, head: Head): Promise<void> {
  const { applied, pending } = await migrationState(opened.db);
  const unknown = head.migrations.find((name) => ![...applied, ...pending].includes(name));
  if (!unknown) return;
  throw new BackupError(
    `${path} comes from a newer Talad (it has ${unknown}): restore it with that version.`,
  );
}

async function replaceAll(
  client: PoolClient,
  backup: ReadBackup,
  options: RestoreOptions,
): Promise<void> {
  await inOneTransaction(client, async (trx) => {
    await client.query("SET LOCAL lock_timeout = '30s'");
    await emptySchema(client);
    await migrateTo(trx, backup.head.migrations.at(-1) ?? '');
    await fill(client, backup, options);
    await rerunRecentWork(client, backup.head);
    await migrateToLatest(trx);
    await queueSearchTexts(client);
    await recordCommit(client);
  });
}

async function fill(
  client: PoolClient,
  backup: ReadBackup,
  { path, dataDir, media, report }: RestoreOptions,
): Promise<void> {
  const { head, checks } = backup;
  // A migration may have inserted rows. Unlogged tables, which no backup has, may refer to these.
  const names = head.tables.map(({ name }) => quoteName(name)).join(', ');
  await client.query(`TRUNCATE ${names} CASCADE`);
  let done = 0;
  await readBackup(path, {
    async table({ name, columns }, pieces) {
      report?.('tables', (done += 1), head.tables.length);
      try {
        await copyIn(client, `COPY ${copyTarget(name, columns)} FROM STDIN`, pieces);
      } catch (error) {
        throw refusedRow(name, error);
      }
    },
    async file({ name, data }) {
      if (name === secretsName) {
        await mkdir(dataDir, { recursive: true });
        await storeSecrets(dataDir, data);
      } else {
        await media.put(name.slice('media/'.length), data, mimeOf(name));
      }
    },
  });
  for (const { name, columns } of head.tables) {
    compareTable(path, name, await tableDigest(client, name, columns), backup);
  }
  for (const [name, value] of Object.entries(checks.sequences)) {
    await client.query('SELECT setval($1::regclass, $2)', [name, value]);
  }
}

/** The queue is not in a backup: work queued shortly before runs again (its jobs may run twice). */
async function rerunRecentWork(client: PoolClient, head: Head): Promise<void> {
  await client.query(
    `UPDATE outbox SET relayed_at = NULL WHERE relayed_at > $1::timestamptz - interval '1 hour'`,
    [head.created_at],
  );
}

/** The queue of names that search texts have to follow is not in a backup, so all texts are written again. */
async function queueSearchTexts(client: PoolClient): Promise<void> {
  await client.query(
    `INSERT INTO search_due (shop_id, entity, entity_id) SELECT id, 'shop', id FROM shop`,
  );
}

function mimeOf(name: string): string {
  return name.endsWith('.svg') ? 'image/svg+xml' : `image/${name.split('.').at(-1) ?? ''}`;
}
