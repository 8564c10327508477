import { spawn } from 'node:child_process';
import { closeSync, fstatSync, ftruncateSync, openSync, readFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EmbeddedError } from './embedded-error.ts';
import { plainProblem } from './plain-problem.ts';
import {
  removePidFile,
  isLivePostmaster,
  readPostmaster,
  type Postmaster,
} from './postmaster-pid.ts';
import { identityOf, serverEnvironment } from './run-as.ts';
import type { ServerUser } from './server-user.ts';
import { removeSocketFolder } from './socket-folder.ts';

export interface Launch {
  readonly bin: string;
  readonly home: string;
  readonly cluster: string;
  readonly user: ServerUser;
  readonly socketFolder: string;
  readonly settings: Readonly<Record<string, string>>;
}

/** Returns the running server of this cluster, if one outlived its Talad. */
export async function findOrphan(cluster: string): Promise<Postmaster | undefined> {
  for (;;) {
    const found = readPostmaster(cluster);
    if (!found) return undefined;
    if (!isLivePostmaster(found)) {
      removeSocketFolder(found.socketFolder);
      removePidFile(cluster);
      return undefined;
    }
    if (found.ready) return found;
    // The server is starting, recovering or stopping, each of which ends.
    await wait(50);
  }
}

export async function launch(options: Launch): Promise<Postmaster> {
  const until = Date.now() + leftoverMs;
  for (;;) {
    const outcome = await launchOnce(options);
    if (typeof outcome !== 'string') return outcome;
    // The sessions of a killed server end by themselves; until then they share its memory.
    if (!outcome.includes('pre-existing shared memory block') || Date.now() > until) {
      throw new EmbeddedError(`The embedded database did not start: ${plainProblem(outcome)}`);
    }
    await wait(100);
  }
}

const leftoverMs = 30_000;

async function launchOnce({
  bin,
  home,
  cluster,
  user,
  socketFolder,
  settings,
}: Launch): Promise<Postmaster | string> {
  const log = join(home, 'postgres.log');
  const from = openLog(log);
  const all = Object.entries({ ...fixedSettings, shared_buffers: buffers(), ...settings });
  const child = spawn(
    join(bin, 'postgres'),
    [
      '-D',
      cluster,
      '-k',
      socketFolder,
      ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      ...identityOf(user),
      cwd: cluster,
      env: serverEnvironment,
      // Run it in its own session: Ctrl-C in the terminal must not stop it before the last request
      // is answered.
      detached: true,
      stdio: ['ignore', from.fd, from.fd],
    },
  );
  closeSync(from.fd);
  const over = new AbortController();
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', () => resolve('it ended at once'));
  });
  child.unref();
  const outcome = await Promise.race([ended, readiness(cluster, () => child.pid, over.signal)]);
  over.abort();
  if (typeof outcome !== 'string') return outcome;
  return readFileSync(log, 'utf8').slice(from.at) || outcome;
}

const fixedSettings = {
  listen_addresses: '',
  port: '5432',
  jit: 'off',
  // A thirty-second of the buffers by default, 16 MB: they are filled in turn and never given back.
  wal_buffers: '4MB',
  // SSDs have cheap random reads, so let the planner choose index scans sooner.
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
};

/**
 * Returns `shared_buffers` for the hot pages of a large market: PostgreSQL's 128 MB, more if memory
 * allows.
 */
function buffers(): string {
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  const megabytes = Math.min(totalmem(), limit) / 2 ** 20;
  return `${Math.round(Math.min(512, Math.max(128, megabytes / 16)))}MB`;
}

async function readiness(
  cluster: string,
  pid: () => number | undefined,
  signal: AbortSignal,
): Promise<Postmaster | ''> {
  while (!signal.aborted) {
    const found = readPostmaster(cluster);
    if (found?.ready && found.pid === pid()) return found;
    await wait(10);
  }
  return '';
}

/** Log into one file next to the cluster; a pipe to this process would break when it is killed. */
function openLog(path: string): { readonly fd: number; readonly at: number } {
  const fd = openSync(path, 'a');
  const { size } = fstatSync(fd);
  if (size < 5_000_000) return { fd, at: size };
  ftruncateSync(fd);
  return { fd, at: 0 };
}
