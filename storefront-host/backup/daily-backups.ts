import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { OpenedDatabase } from '../db/open.ts';
import { isTrusted } from './archive-format.ts';
import { readHead } from './read-backup.ts';
import { backupFolder, backupsOf, saveBackup } from './save-backup.ts';

const hourMs = 3_600_000;
const firstLookMs = 5 * 60_000;
/** Number of our advisory lock; no other lock uses it. */
const lockKey = 812_364_501;

/** Checks every hour whether the newest backup is a day old. Returns a function that ends it. */
export function startDailyBackups(
  config: Config,
  opened: OpenedDatabase,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): () => Promise<void> {
  let looking: Promise<void> = Promise.resolve();
  const look = () => {
    looking = lookOnce(config, opened, log);
    timer = setTimeout(look, hourMs).unref();
  };
  let timer = setTimeout(look, firstLookMs).unref();
  return async () => {
    clearTimeout(timer);
    await looking;
  };
}

async function lookOnce(
  config: Config,
  opened: OpenedDatabase,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): Promise<void> {
  try {
    const path = await backUpIfDue(config, opened);
    if (path) log.info({ path }, 'daily backup');
  } catch (error) {
    log.error({ err: error }, 'daily backup failed');
  }
}

/** Lets one of several processes write; returns the path, or null if no backup was due. */
export async function backUpIfDue(
  config: Config,
  opened: OpenedDatabase,
  now: Date = new Date(),
): Promise<string | null> {
  return opened.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ mine: boolean }>`
      SELECT pg_try_advisory_xact_lock(${lockKey}) AS mine`.execute(trx);
    if (!rows[0]?.mine || !(await isDue(config, now))) return null;
    return saveBackup(config, opened, 'daily', now);
  });
}

async function isDue(config: Config, now: Date): Promise<boolean> {
  const [newest] = await backupsOf(config, 'daily');
  if (!newest) return true;
  const path = join(backupFolder(config), newest);
  const { mtimeMs } = await stat(path);
  if (now.getTime() - mtimeMs >= 24 * hourMs) return true;
  // A backup that is damaged, or of a version with untrusted backups, does not count for the day.
  const head = await readHead(path).catch(() => undefined);
  return !head || !isTrusted(head);
}
