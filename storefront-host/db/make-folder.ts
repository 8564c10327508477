import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder with its parents; false when it was there. Node's own `recursive` never returns if
 * a file system refuses new folders as if the parent were missing (`/proc/x`).
 */
export function makeFolder(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch (error) {
    const above = dirname(path);
    if (isCode(error, 'EEXIST') && statSync(path).isDirectory()) return false;
    if (!isCode(error, 'ENOENT') || above === path || !makeFolder(above)) throw error;
    mkdirSync(path);
    return true;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
