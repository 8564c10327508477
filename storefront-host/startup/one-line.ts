import { SettingError, type Config } from '../config.ts';
import { BackupError } from '../db/backup/archive-format.ts';
import { DatabaseError } from '../db/database-error.ts';
import { EmbeddedError } from '../db/embedded/embedded-error.ts';

/** One clear line for what a person can set right; undefined for a bug, which keeps its stack. */
export function oneLine(error: unknown, config?: Config): string | undefined {
  if (
    error instanceof SettingError ||
    error instanceof BackupError ||
    error instanceof DatabaseError ||
    error instanceof EmbeddedError
  ) {
    return error.message;
  }
  const { code, port, path } = facts(error);
  // 53100 and 53200 are PostgreSQL's own names for a full disk and for no memory.
  if (code === 'ENOSPC' || code === '53100' || isFull(error)) {
    return `The disk is full: free some space${config ? ` for ${config.dataDir}` : ''} and start again.`;
  }
  if (code === '53200' || code === 'ENOMEM') return 'There is not enough memory to start.';
  if (code === 'EADDRINUSE') {
    const name = port !== undefined && port === config?.operatorPort ? 'OPERATOR_PORT' : 'PORT';
    return `Port ${port ?? ''} is taken: stop the program that uses it, or set ${name} to another one.`;
  }
  if (code === 'EADDRNOTAVAIL')
    return `This machine has no address '${config?.host ?? ''}': check HOST.`;
  if (code === 'EACCES' && port !== undefined) {
    return `Port ${port} needs more rights than this user has: set PORT above 1023.`;
  }
  if ((code === 'EACCES' || code === 'EROFS' || code === 'EPERM') && path) {
    return `${path} cannot be written by this user: set DATA_DIR to a folder of its own.`;
  }
  if (code === 'ENOTDIR' || code === 'EEXIST') {
    return `DATA_DIR must be a folder, and ${path ?? config?.dataDir ?? 'it'} is not one.`;
  }
  return undefined;
}

interface Facts {
  readonly code: unknown;
  readonly port: number | undefined;
  readonly path: string | undefined;
}

function facts(error: unknown): Facts {
  if (!(error instanceof Error)) return { code: undefined, port: undefined, path: undefined };
  return {
    code: 'code' in error ? error.code : undefined,
    port: 'port' in error && typeof error.port === 'number' ? error.port : undefined,
    path: 'path' in error && typeof error.path === 'string' ? error.path : undefined,
  };
}

/** A recursive copy reports the system's words without their code. */
function isFull(error: unknown): boolean {
  return error instanceof Error && /no space left on device/i.test(error.message);
}
