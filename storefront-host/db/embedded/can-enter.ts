import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ServerUser } from './server-user.ts';

/** Returns whether the user can enter this folder and every folder above it. */
export function canEnter(folder: string, user: ServerUser): boolean {
  if (!user.dropped) return true;
  const { mode, uid, gid } = statSync(folder);
  const execute = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  if ((mode & execute) === 0) return false;
  const above = dirname(folder);
  return above === folder || canEnter(above, user);
}
