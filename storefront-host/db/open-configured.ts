import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { checkDatabase } from './check-database.ts';
import { DatabaseError } from './database-error.ts';
import { openDatabase, type OpenedDatabase, type OpenOptions } from './open.ts';

export interface StorageOptions extends OpenOptions {
  readonly report?: (line: string) => void;
  /**
   * True for commands, which may use the embedded server of a running Talad; a second server may
   * not.
   */
  readonly borrow?: boolean;
  /**
   * Time to wait for a database that refuses connections, because it may be starting at the same
   * moment.
   */
  readonly patienceMs?: number;
}

/** Opens the database of the settings: DATABASE_URL, or the embedded server, which it starts. */
export interface Storage {
  readonly opened: OpenedDatabase;
  /** Closes the pool and stops the embedded server, unless it was borrowed. */
  readonly stop: () => Promise<void>;
  /** Stops the embedded server even if queries are running: for a stop that must not wait. */
  readonly force: () => void;
}

export async function openConfigured(
  config: Config,
  options: StorageOptions = {},
): Promise<Storage> {
  const sized = { max: config.databasePool, ...options };
  const storage = config.databaseUrl
    ? openUrl(config.databaseUrl, sized)
    : await openEmbedded(config.dataDir, sized);
  try {
    if (config.databaseUrl) await answers(storage.opened, options.patienceMs ?? 5_000);
    await checkDatabase(storage.opened.db);
    return storage;
  } catch (error) {
    await storage.stop();
    throw error;
  }
}

function openUrl(url: string, options: StorageOptions): Storage {
  const opened = openDatabase({ connectionString: url }, options);
  return { opened, stop: opened.close, force: () => undefined };
}

async function openEmbedded(dataDir: string, options: StorageOptions): Promise<Storage> {
  const { startEmbedded } = await import('./embedded/start-embedded.ts');
  const server = await startEmbedded({
    dataDir,
    borrow: options.borrow ?? false,
    ...(options.report && { report: options.report }),
  });
  const opened = openDatabase(server.connection, options);
  return {
    opened,
    async stop() {
      await opened.close();
      await server.stop();
    },
    force() {
      server.stop().catch(() => undefined);
    },
  };
}

async function answers({ db }: OpenedDatabase, patienceMs: number): Promise<void> {
  const until = Date.now() + patienceMs;
  for (;;) {
    try {
      await sql`SELECT 1`.execute(db);
      return;
    } catch (error) {
      if (!mayPass(error) || Date.now() > until) throw new DatabaseError(plainRefusal(error));
      await wait(250);
    }
  }
}

const passing = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'ENOENT',
  '57P03',
  '53300',
]);

function mayPass(error: unknown): boolean {
  return passing.has(codeOf(error));
}

/** Returns the reason of the failure without the address, which contains the password. */
function plainRefusal(error: unknown): string {
  const reason =
    error instanceof AggregateError
      ? error.errors.map(String).join(', ')
      : error instanceof Error
        ? error.message
        : String(error);
  return `The database of DATABASE_URL cannot be used (${reason}): check the address, user and password.`;
}

function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string')
    return error.code;
  return '';
}
