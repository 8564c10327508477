import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Distinguishes a process from a later one with the same pid; empty when there is none. */
export function startOf(pid: number): string {
  const stat = procFile(pid, 'stat');
  if (stat === undefined) return ps(pid, 'lstart=');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

export function commandOf(pid: number): string {
  return procFile(pid, 'cmdline')?.replaceAll('\0', ' ') ?? ps(pid, 'command=');
}

function isZombie(pid: number): boolean {
  const stat = procFile(pid, 'stat');
  return stat !== undefined && stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
}

function procFile(pid: number, name: string): string | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

function ps(pid: number, column: string): string {
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', column], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
