import {
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  rmdirSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EmbeddedError } from './embedded-error.ts';
import { isAlive, startOf } from './process-facts.ts';

interface Owner {
  readonly pid: number;
  readonly started: string;
  /** Pids of another container are meaningless here, so the file's age decides. */
  readonly machine: string;
}

/** Another running Talad uses this DATA_DIR. */
export class OwnedElsewhere extends EmbeddedError {}

const beatMs = 5_000;

/**
 * Lets only one Talad use the cluster in `home`, because an orphaned server would otherwise be
 * adopted twice.
 */
export async function lockHome(home: string): Promise<() => void> {
  const lock = join(home, 'talad.lock');
  const own: Owner = { pid: process.pid, started: startOf(process.pid), machine: hostname() };
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(own));
  try {
    while (!tryLink(draft, lock)) await removeStale(lock);
  } finally {
    rmSync(draft, { force: true });
  }
  const beat = setInterval(() => touch(lock), beatMs).unref();
  return () => {
    clearInterval(beat);
    if (readOwner(lock)?.pid === own.pid) rmSync(lock, { force: true });
  };
}

/** A link appears with its whole content or not at all. */
function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

async function removeStale(lock: string): Promise<void> {
  refuseIfLive(lock);
  const guard = `${lock}.guard`;
  try {
    mkdirSync(guard);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    if (ageMs(guard) > 10_000) rmdirSync(guard);
    return wait(50);
  }
  try {
    // Check again under the lock: another process may have replaced the stale owner.
    refuseIfLive(lock);
    rmSync(lock, { force: true });
  } finally {
    rmdirSync(guard);
  }
}

function refuseIfLive(lock: string): void {
  const owner = readOwner(lock);
  if (!owner) return;
  const live =
    owner.machine === hostname()
      ? isAlive(owner.pid) && startOf(owner.pid) === owner.started
      : ageMs(lock) < 3 * beatMs;
  if (!live) return;
  throw new OwnedElsewhere(
    `Talad already runs with this DATA_DIR (process ${owner.pid}): stop it first, or set another DATA_DIR.`,
  );
}

function readOwner(lock: string): Owner | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(lock, 'utf8'));
    return isOwner(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isOwner(value: unknown): value is Owner {
  return typeof value === 'object' && value !== null && 'pid' in value && 'machine' in value;
}

function touch(path: string): void {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    // The folder was removed under a running server; its next start creates a new one.
  }
}

function ageMs(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? Date.now() - found.mtimeMs : Number.POSITIVE_INFINITY;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
