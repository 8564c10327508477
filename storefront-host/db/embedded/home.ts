import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { canEnter } from './can-enter.ts';
import { EmbeddedError } from './embedded-error.ts';
import type { ServerUser } from './server-user.ts';

const farHomes = '/var/lib/talad';

/** Returns the home of the existing cluster of this DATA_DIR, if there is one. */
export function existingHome(dataDir: string): string | undefined {
  const pointer = join(dataDir, 'postgres.location');
  if (!existsSync(pointer)) return existsSync(join(dataDir, 'postgres')) ? dataDir : undefined;
  const home = readFileSync(pointer, 'utf8').trim();
  if (existsSync(home)) return home;
  throw new EmbeddedError(
    `${pointer} says that the database lies in ${home}, which is gone: ` +
      'put it back, or remove that file to begin with an empty one.',
  );
}

/** Returns the uid that owns the cluster in `home`, or undefined if there is none. */
export function clusterOwner(home: string | undefined): number | undefined {
  if (home === undefined) return undefined;
  return statSync(join(home, 'postgres'), { throwIfNoEntry: false })?.uid;
}

/** Returns a folder for cluster and binaries that the server's user can enter. */
export function makeHome(dataDir: string, user: ServerUser): string {
  if (makeFolder(dataDir)) chmodSync(dataDir, 0o755);
  if (canEnter(dataDir, user)) return dataDir;
  // Each new DATA_DIR gets another folder, so that a removed DATA_DIR starts empty.
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 8);
  const home = join(farHomes, `${hash}-${randomBytes(4).toString('hex')}`);
  mkdirSync(home, { recursive: true });
  chmodSync(farHomes, 0o755);
  chmodSync(home, 0o755);
  writeFileSync(join(dataDir, 'postgres.location'), `${home}\n`, { flag: 'wx' });
  return home;
}
