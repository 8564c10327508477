import { spawnSync } from 'node:child_process';
import type { ServerUser } from './server-user.ts';

/** Keep the caller's PG* settings from the embedded server. */
export const serverEnvironment = { PATH: '/usr/bin:/bin', LC_MESSAGES: 'C', TZ: 'UTC' };

export function identityOf(user: ServerUser): { uid?: number; gid?: number } {
  return user.dropped ? { uid: user.uid, gid: user.gid } : {};
}

/** Runs a program to its end as the server's user; never throws. */
export function runAs(
  user: ServerUser,
  command: string,
  args: readonly string[],
): { readonly ok: boolean; readonly output: string } {
  const run = spawnSync(command, [...args], {
    ...identityOf(user),
    cwd: '/',
    env: serverEnvironment,
    encoding: 'utf8',
  });
  if (run.error) return { ok: false, output: run.error.message };
  return { ok: run.status === 0, output: run.stdout + run.stderr };
}
