import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { EmbeddedError } from './embedded-error.ts';

/**
 * User that the server runs as. PostgreSQL refuses root, so root's server runs as the OS user
 * `nobody`.
 */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
  readonly name: string;
  /** True if the server runs as another user than this process. */
  readonly dropped: boolean;
}

/** @param owner uid that owns an existing cluster: root continues as that user. */
export function serverUser(owner?: number, passwd: string = readPasswd()): ServerUser {
  const uid = process.getuid?.() ?? -1;
  if (uid === 0) return { ...unprivileged(passwd, owner || undefined), dropped: true };
  const name = ownName();
  if (!name) {
    throw new EmbeddedError(
      `User ${uid} has no entry in /etc/passwd, and PostgreSQL needs one: add it, or set DATABASE_URL.`,
    );
  }
  if (owner !== undefined && owner !== uid) {
    throw new EmbeddedError(
      `The database in DATA_DIR belongs to user ${owner}: start Talad as that user or as root.`,
    );
  }
  return { uid, gid: process.getgid?.() ?? -1, name, dropped: false };
}

/** Returns the name of this process's user, as the socket reports it. */
export function ownName(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}

function unprivileged(passwd: string, owner: number | undefined): Omit<ServerUser, 'dropped'> {
  const entries = passwd.split('\n').map((line) => line.split(':'));
  const ofUid = (wanted: number) => entries.find(([, , uid]) => uid === String(wanted));
  const entry =
    owner === undefined
      ? (entries.find(([name]) => name === 'nobody') ?? ofUid(65_534))
      : ofUid(owner);
  const [name, , uid, gid] = entry ?? [];
  if (!name || !uid || !gid || uid === '0') {
    const wanted = owner === undefined ? "'nobody'" : owner;
    throw new EmbeddedError(
      `PostgreSQL does not run as root, and /etc/passwd has no user ${wanted} to run it as: ` +
        'start Talad as an ordinary user, or set DATABASE_URL.',
    );
  }
  // macOS writes the ids of the OS user `nobody` as -2.
  return { name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 };
}

function readPasswd(): string {
  try {
    return readFileSync('/etc/passwd', 'utf8');
  } catch {
    return '';
  }
}
