import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { EmbeddedError } from './embedded-error.ts';
import { runAs } from './run-as.ts';
import { plainProblem } from './plain-problem.ts';
import { ownName, type ServerUser } from './server-user.ts';

/** The one role of the embedded server, which Talad uses. */
export const role = 'talad';

/** Creates the cluster at the first start; refuses one of another major version. */
export function prepareCluster(home: string, binaries: Binaries, user: ServerUser): string {
  const cluster = join(home, 'postgres');
  if (existsSync(cluster)) checkEngine(cluster, binaries.major);
  else createCluster(cluster, binaries, user);
  allowOnlyOwner(cluster, user);
  return cluster;
}

function checkEngine(cluster: string, major: number): void {
  const missing = ['PG_VERSION', 'global/pg_control'].find(
    (file) => !existsSync(join(cluster, file)),
  );
  const written = missing ? 0 : Number(readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim());
  if (!written) {
    throw new EmbeddedError(
      `The database in ${cluster} is damaged (${missing ?? 'PG_VERSION'}${missing ? ' is missing' : ''}): ` +
        "restore a backup into a new DATA_DIR with 'npm run talad -- restore'.",
    );
  }
  if (written === major) return;
  throw new EmbeddedError(
    `DATA_DIR was made by PostgreSQL ${written}, this Talad brings ${major}: ` +
      "run 'npm run talad -- backup' with the version that made it and 'restore' into a new DATA_DIR.",
  );
}

function createCluster(cluster: string, { bin }: Binaries, user: ServerUser): void {
  const fresh = `${cluster}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  if (user.dropped) chownSync(fresh, user.uid, user.gid);
  const locale =
    process.platform === 'darwin' ? ['--locale=C', '--lc-ctype=en_US.UTF-8'] : ['--locale=C.UTF-8'];
  const options = ['-D', fresh, '-U', role, '-E', 'UTF8', ...locale, '-k', '--auth=peer'];
  const run = runAs(user, join(bin, 'initdb'), options);
  if (!run.ok) {
    rmSync(fresh, { recursive: true, force: true });
    throw new EmbeddedError(`The database cannot be created: ${plainProblem(run.output)}`);
  }
  // Rename in one step, so that a killed start leaves no incomplete cluster.
  renameSync(fresh, cluster);
}

/**
 * Allows connections only on its socket, by the user of this process; `trust` would allow every
 * user.
 */
function allowOnlyOwner(cluster: string, user: ServerUser): void {
  const names = new Set([ownName() ?? user.name, ...(user.dropped ? [] : [user.name])]);
  const lines = [...names].map((name) => `talad "${name}" ${role}\n`);
  writeFileSync(join(cluster, 'pg_ident.conf'), lines.join(''));
  writeFileSync(join(cluster, 'pg_hba.conf'), `local all ${role} peer map=talad\n`);
}
