import { chmodSync, cpSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { canEnter } from './can-enter.ts';
import { EmbeddedError } from './embedded-error.ts';
import { makeLinks, missingLinks } from './library-links.ts';
import { runAs } from './run-as.ts';
import type { ServerUser } from './server-user.ts';

export interface Binaries {
  readonly bin: string;
  readonly major: number;
}

/**
 * Returns the package's binaries if the server's user can run them in place, else a copy in `home`.
 */
export function usableBinaries(native: string, home: string, user: ServerUser): Binaries {
  if (canEnter(native, user) && linked(native)) {
    const found = tryBinaries(native, user);
    if (found.major) return { bin: join(native, 'bin'), major: found.major };
  }
  const copy = copyOf(native, home);
  const found = tryBinaries(copy, user);
  if (found.major) return { bin: join(copy, 'bin'), major: found.major };
  throw new EmbeddedError(
    `The embedded PostgreSQL does not run on this machine (${found.problem}): ` +
      'set DATABASE_URL to a PostgreSQL 15 or later.',
  );
}

function linked(native: string): boolean {
  const missing = missingLinks(native);
  try {
    makeLinks(native, missing);
    return true;
  } catch {
    // If node_modules is read-only, the copy gets the links.
    return false;
  }
}

function tryBinaries(native: string, user: ServerUser): { major?: number; problem: string } {
  const run = runAs(user, join(native, 'bin', 'postgres'), ['--version']);
  const major = /PostgreSQL\) (\d+)/.exec(run.output)?.[1];
  if (run.ok && major) return { major: Number(major), problem: '' };
  return { problem: run.output.trim().split('\n').at(-1) ?? 'no output' };
}

function copyOf(native: string, home: string): string {
  const copy = join(home, `engine-${versionOf(native)}`);
  if (existsSync(copy)) return copy;
  const partial = `${copy}.partial`;
  rmSync(partial, { recursive: true, force: true });
  // Use its package's name, as the list of links does.
  cpSync(native, join(partial, 'native'), { recursive: true, verbatimSymlinks: true });
  makeLinks(join(partial, 'native'), missingLinks(join(partial, 'native')));
  readableByAll(join(partial, 'native'));
  renameSync(join(partial, 'native'), copy);
  rmSync(partial, { recursive: true });
  return copy;
}

function readableByAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) readableByAll(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}

function versionOf(native: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8'));
  const version =
    typeof manifest === 'object' && manifest && 'version' in manifest ? manifest.version : '';
  return typeof version === 'string' ? version : '';
}
