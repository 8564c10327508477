import { readFileSync, readdirSync } from 'node:fs';

export interface MemoryShares {
  readonly server: number;
  /** Memory of its embedded PostgreSQL. */
  readonly database: number;
}

/**
 * Returns the MB of a server and of all its child processes. Shared memory is divided among the
 * processes (PSS), so PostgreSQL's counts once. Linux only; 0 elsewhere.
 */
export function sharesOf(pid: number | undefined): MemoryShares {
  const shares = { server: 0, database: 0 };
  for (const one of treeOf(pid)) {
    const part = read(`/proc/${one}/comm`).startsWith('postgres') ? 'database' : 'server';
    shares[part] += megabytesOf(one);
  }
  return shares;
}

function treeOf(root: number | undefined): readonly number[] {
  if (root === undefined || process.platform !== 'linux') return [];
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const parent = parentOf(name);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const below = (pid: number): number[] => [pid, ...(children.get(pid) ?? []).flatMap(below)];
  return below(root);
}

function parentOf(pid: string): number {
  const status = read(`/proc/${pid}/status`);
  return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0);
}

function megabytesOf(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024;
}

/** Returns nothing if the process has already ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
