import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, isAlive } from './process-facts.ts';

export interface Postmaster {
  readonly pid: number;
  readonly socketFolder: string;
  readonly ready: boolean;
}

/** Reads the `postmaster.pid` of a running or killed server. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const lines = readText(join(cluster, 'postmaster.pid'))?.split('\n');
  const pid = Number(lines?.[0]);
  if (!lines || !Number.isInteger(pid) || pid <= 0) return undefined;
  return {
    pid,
    socketFolder: lines[4]?.trim() ?? '',
    ready: lines[7]?.trim() === 'ready',
  };
}

/** Check more than a living pid: after a crash, another program may have got that number. */
export function isLivePostmaster({ pid }: Postmaster): boolean {
  return isAlive(pid) && commandOf(pid).includes('postgres');
}

/** Higher than any system's pids. */
const impossiblePid = 999_999_999;

/**
 * A killed server may still be a zombie, or another program has got its pid: a new server would
 * refuse to start. Remove only the pid: PostgreSQL uses the rest to see whether sessions of the old
 * one are running.
 */
export function removePidFile(cluster: string): void {
  const path = join(cluster, 'postmaster.pid');
  const [, ...rest] = readText(path)?.split('\n') ?? [];
  writeFileSync(path, [impossiblePid, ...rest].join('\n'));
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
