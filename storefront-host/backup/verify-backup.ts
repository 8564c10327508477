import type { ClientBase, Pool } from 'pg';
import { BackupError } from './backup-error.ts';
import { isTrusted, type HeadTable } from './archive-format.ts';
import { copyIn } from './copy-streams.ts';
import { withDedicatedClient } from './dedicated-client.ts';
import { readBackup, type ReadBackup } from './read-backup.ts';
import { tableDigest, type TableDigest } from './table-digest.ts';
import { quoteName } from './tables.ts';

/**
 * Restores the file into temporary tables, one at a time, and compares their digests with those of the
 * database when the backup was made (decision 032). Temporary tables need no log and no more room than
 * the largest table, and the server drops them if this process is killed.
 * @throws BackupError with one line that says what is wrong.
 */
export async function verifyBackup(
  pool: Pool,
  path: string,
  report?: (what: string, done: number, total: number) => void,
): Promise<ReadBackup> {
  return withDedicatedClient(pool, async (client) => {
    const found = new Map<string, TableDigest>();
    const backup = await readBackup(path, {
      async table(table, pieces) {
        found.set(table.name, await restoreOnTrial(client, table, pieces));
        report?.('tables checked', found.size, 0);
      },
    });
    if (!isTrusted(backup.head)) throw new BackupError(untrusted(path));
    for (const { name } of backup.head.tables) {
      compareTable(path, name, found.get(name) ?? { rows: 0, digest: '0' }, backup);
    }
    return backup;
  });
}

/**
 * @throws BackupError unless these are the rows that the database had; format 1 has only counts.
 */
export function compareTable(
  path: string,
  name: string,
  found: TableDigest,
  { head, checks }: ReadBackup,
): void {
  const wanted = checks.tables[name];
  if (wanted?.rows !== found.rows) {
    throw new BackupError(
      `${path} cannot be trusted: table ${name} has ${found.rows} rows and should have ${wanted?.rows}.`,
    );
  }
  if (isTrusted(head) && wanted.digest !== found.digest) {
    throw new BackupError(
      `${path} cannot be trusted: the rows of table ${name} are not those of the database.`,
    );
  }
}

/** Returns the refusal of a backup of format 1. */
export function untrusted(path: string): string {
  return (
    `${path} cannot be trusted: an older Talad wrote it, which could garble rows without noticing, ` +
    'and nothing in the file proves that its rows are right.'
  );
}

async function restoreOnTrial(
  client: ClientBase,
  { name, columns, types = [] }: HeadTable,
  pieces: AsyncIterable<Buffer>,
): Promise<TableDigest> {
  const defined = columns.map((column, at) => `${quoteName(column)} ${types[at] ?? 'text'}`);
  await client.query('BEGIN');
  try {
    await client.query(`CREATE TEMP TABLE talad_trial (${defined.join(', ')}) ON COMMIT DROP`);
    await copyIn(client, 'COPY talad_trial FROM STDIN', pieces);
    return await tableDigest(client, 'talad_trial', columns);
  } catch (error) {
    throw refusedRow(name, error);
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
  }
}

/** Returns PostgreSQL's refusal of a row as a BackupError; any other error unchanged. */
export function refusedRow(table: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  // Class 22: data exceptions, among them wrong numbers of columns; 23: constraints.
  if (!/^2[23]/.test(String(error.code))) return error;
  return new BackupError(`a row of table ${table} cannot be read (${error.message})`);
}
