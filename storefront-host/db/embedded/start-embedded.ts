import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { usableBinaries } from './binaries.ts';
import { prepareCluster, role } from './cluster.ts';
import { clusterOwner, existingHome, makeHome } from './home.ts';
import { supervise } from './supervise.ts';
import { findOrphan, launch } from './launch.ts';
import { lockHome, OwnedElsewhere } from './owner-lock.ts';
import { findNative } from './platform-package.ts';
import {
  removePidFile,
  isLivePostmaster,
  readPostmaster,
  type Postmaster,
} from './postmaster-pid.ts';
import { isAlive } from './process-facts.ts';
import { serverUser, type ServerUser } from './server-user.ts';
import { emptySocketFolder, makeSocketFolder, removeSocketFolder } from './socket-folder.ts';

export interface EmbeddedOptions {
  readonly dataDir: string;
  /** The suite runs on PostgreSQL 15 too. */
  readonly packageName?: string;
  readonly native?: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** Uses the server of the Talad that has this DATA_DIR, if one runs, and leaves it running. */
  readonly borrow?: boolean;
  readonly report?: (line: string) => void;
}

export interface EmbeddedServer {
  readonly connection: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly database: string;
  };
  /** Changes when the server ended unexpectedly and was started again. */
  readonly pid: number;
  /** True if it had outlived the Talad that started it. */
  readonly adopted: boolean;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the embedded PostgreSQL of a DATA_DIR (decision 001).
 * @throws EmbeddedError with one clear line when it cannot run here.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const native = options.native ?? findNative(options.packageName);
  const existing = existingHome(options.dataDir);
  if (!existing) options.report?.('Creating the database');
  const user = serverUser(clusterOwner(existing));
  const home = existing ?? makeHome(options.dataDir, user);
  let unlock: () => void;
  try {
    unlock = await lockHome(home);
  } catch (error) {
    const borrowed = options.borrow && error instanceof OwnedElsewhere && borrowFrom(home);
    if (borrowed) return borrowed;
    throw error;
  }
  try {
    const started = await startLocked(options, native, home, user);
    return {
      connection: started.connection,
      adopted: started.adopted,
      get pid() {
        return started.pid;
      },
      async stop() {
        await started.stop();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function startLocked(
  options: EmbeddedOptions,
  native: string,
  home: string,
  user: ServerUser,
): Promise<EmbeddedServer> {
  const binaries = usableBinaries(native, home, user);
  const cluster = prepareCluster(home, binaries, user);
  const start = (socketFolder: string) =>
    launch({
      bin: binaries.bin,
      home,
      cluster,
      user,
      socketFolder,
      settings: options.settings ?? {},
    });
  const orphan = await adopt(cluster);
  const first = orphan ?? (await startIn(makeSocketFolder(user), start));
  const connection = connectionTo(first);
  if (!orphan) await createDatabase(connection);
  const startAgain = () => {
    removePidFile(cluster);
    emptySocketFolder(first.socketFolder, user);
    return start(first.socketFolder);
  };
  const supervised = supervise(first, startAgain, options.report ?? (() => undefined));
  return {
    connection,
    get pid() {
      return supervised.pid;
    },
    adopted: orphan !== undefined,
    async stop() {
      const { pid, socketFolder } = await supervised.release();
      await stopServer(pid);
      removeSocketFolder(socketFolder);
    },
  };
}

async function startIn(
  socketFolder: string,
  start: (socketFolder: string) => Promise<Postmaster>,
): Promise<Postmaster> {
  try {
    return await start(socketFolder);
  } catch (error) {
    removeSocketFolder(socketFolder);
    throw error;
  }
}

function borrowFrom(home: string): EmbeddedServer | undefined {
  const running = readPostmaster(join(home, 'postgres'));
  if (!running?.ready || !isLivePostmaster(running)) return undefined;
  const connection = connectionTo(running);
  return { connection, pid: running.pid, adopted: false, stop: () => Promise.resolve() };
}

function connectionTo({ socketFolder }: Postmaster): EmbeddedServer['connection'] {
  return { host: socketFolder, port: 5432, user: role, database: 'talad' };
}

/** Stop a server whose socket was deleted, so that a new one can start. */
async function adopt(cluster: string): Promise<Postmaster | undefined> {
  const orphan = await findOrphan(cluster);
  if (!orphan) return undefined;
  try {
    await createDatabase(connectionTo(orphan));
    return orphan;
  } catch {
    await stopServer(orphan.pid);
    removeSocketFolder(orphan.socketFolder);
    return undefined;
  }
}

async function createDatabase(connection: EmbeddedServer['connection']): Promise<void> {
  const client = new Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [
      connection.database,
    ]);
    if (!rowCount) await client.query(`CREATE DATABASE ${connection.database}`);
  } finally {
    await client.end();
  }
}

/** SIGINT is PostgreSQL's fast stop: it ends sessions and writes everything out. */
async function stopServer(pid: number): Promise<void> {
  if (isAlive(pid)) process.kill(pid, 'SIGINT');
  while (isAlive(pid)) await wait(10);
}
