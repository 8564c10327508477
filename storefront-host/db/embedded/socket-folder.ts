import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { canEnter } from './can-enter.ts';
import type { ServerUser } from './server-user.ts';

const prefix = 'talad-pg-';
/**
 * A socket's path may have 103 bytes (macOS) or 107 (Linux), but DATA_DIR may be longer than that.
 */
const longest = 103 - '/talad-pg-XXXXXX/.s.PGSQL.5432.lock'.length;

export function makeSocketFolder(user: ServerUser): string {
  const own = tmpdir();
  const above = Buffer.byteLength(own) <= longest && canEnter(own, user) ? own : '/tmp';
  const folder = mkdtempSync(join(above, prefix));
  allowOnly(user, folder);
  return folder;
}

/** For a server that replaces a killed one: clients know the folder, and its files are stale. */
export function emptySocketFolder(folder: string, user: ServerUser): void {
  removeSocketFolder(folder);
  mkdirSync(folder, { mode: 0o700 });
  allowOnly(user, folder);
}

function allowOnly(user: ServerUser, folder: string): void {
  if (user.dropped) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
}

export function removeSocketFolder(folder: string): void {
  if (basename(folder).startsWith(prefix)) rmSync(folder, { recursive: true, force: true });
}
