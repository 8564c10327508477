import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { usableBinaries } from './binaries.ts';
import { prepareCluster, role } from './cluster.ts';
import { clusterOwner, existingHome, makeHome } from './home.ts';
import { findOrphan, launch } from './launch.ts';
import { lockHome } from './owner-lock.ts';
import { findNative } from './platform-package.ts';
import type { Postmaster } from './postmaster-pid.ts';
import { isAlive } from './process-facts.ts';
import { serverUser } from './server-user.ts';
import { removeSocketFolder } from './socket-folder.ts';

export interface EmbeddedOptions {
  readonly dataDir: string;
  /** The suite runs on PostgreSQL 15 too. */
  readonly packageName?: string;
  readonly native?: string;
  readonly settings?: Readonly<Record<string, string>>;
}

export interface EmbeddedServer {
  readonly connection: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly database: string;
  };
  readonly pid: number;
  /** It had outlived the Talad that started it. */
  readonly adopted: boolean;
  readonly stop: () => Promise<void>;
}

/** @throws EmbeddedError with one clear line when it cannot run here. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const native = options.native ?? findNative(options.packageName);
  const existing = existingHome(options.dataDir);
  const user = serverUser(clusterOwner(existing));
  const home = existing ?? makeHome(options.dataDir, user);
  const unlock = await lockHome(home);
  try {
    const binaries = usableBinaries(native, home, user);
    const cluster = prepareCluster(home, binaries, user);
    const orphan = await adopt(cluster);
    const running =
      orphan ??
      (await launch({ bin: binaries.bin, home, cluster, user, settings: options.settings ?? {} }));
    const connection = connectionTo(running);
    if (!orphan) await createDatabase(connection);
    return {
      connection,
      pid: running.pid,
      adopted: orphan !== undefined,
      async stop() {
        await stopServer(running.pid);
        removeSocketFolder(running.socketFolder);
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

function connectionTo({ socketFolder }: Postmaster): EmbeddedServer['connection'] {
  return { host: socketFolder, port: 5432, user: role, database: 'talad' };
}

/** A server whose socket was swept away is stopped, so that a new one can start. */
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
