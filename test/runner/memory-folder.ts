import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const PREFIX = 'talad-tests-';
const ENOUGH_BYTES = 4 * 1024 ** 3;

/**
 * Puts the temporary files of this process and of its children into memory, if the machine has
 * enough of it: CREATE DATABASE writes 900 files, which costs 0.4 s of a core on a virtual
 * machine's disk and 0.02 s in memory. The folder is removed when the process ends.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env['TMPDIR']?.includes(PREFIX) || !hasMemory()) return;
  sweep();
  const folder = join(MEMORY, `${PREFIX}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // Let every user write, as in /tmp, because root's PostgreSQL runs as another user.
  chmodSync(folder, 0o1777);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function hasMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, freemem()) > ENOUGH_BYTES && mayExecute();
  } catch {
    // Systems other than Linux have no such folder.
    return false;
  }
}

/** The folder must allow running programs, because tests run some from temporary files. */
function mayExecute(): boolean {
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((line) => line.split(' ')[1] === MEMORY);
  return mount !== undefined && !mount.split(' ')[3]?.split(',').includes('noexec');
}

/** Remove folders of runs that were killed. */
function sweep(): void {
  for (const name of readdirSync(MEMORY)) {
    if (!name.startsWith(PREFIX) || isRunning(Number(name.slice(PREFIX.length)))) continue;
    rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
