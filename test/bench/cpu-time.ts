import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of a clock tick, the unit of /proc on Linux. */
const TICK_MS = 10;

/**
 * Returns the CPU time in ms of a process and all its descendants, running and ended, or null
 * without /proc.
 */
export function cpuOf(pid: number): number | null {
  const processes = readProcesses();
  if (!processes) return null;
  const below = new Set([pid]);
  for (let grown = true; grown;) {
    grown = false;
    for (const { pid: child, parent } of processes) {
      if (!below.has(parent) || below.has(child)) continue;
      below.add(child);
      grown = true;
    }
  }
  return processes
    .filter((one) => below.has(one.pid))
    .reduce((sum, { ticks }) => sum + ticks * TICK_MS, 0);
}

interface ProcessStat {
  readonly pid: number;
  readonly parent: number;
  readonly ticks: number;
}

function readProcesses(): readonly ProcessStat[] | null {
  if (process.platform !== 'linux') return null;
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name in brackets may contain spaces, so parse from the state behind it.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0);
      return [{ pid: Number(name), parent: Number(fields[1]), ticks }];
    } catch {
      return []; // The process has ended meanwhile.
    }
  });
}
