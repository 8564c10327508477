import { SettingError, type Config } from '../config.ts';
import { BackupError } from '../backup/backup-error.ts';
import { DatabaseError } from '../db/database-error.ts';
import { EmbeddedError } from '../db/embedded/embedded-error.ts';

/**
 * Returns one clear line for a mistake that a person can correct; undefined for a bug, which is reported with its
 * stack.
 */
export function oneLine(error: unknown, config?: Config): string | undefined {
  if (
    error instanceof SettingError ||
    error instanceof BackupError ||
    error instanceof DatabaseError ||
    error instanceof EmbeddedError
  ) {
    return error.message;
  }
  const { code, port, path, syscall, hostname } = facts(error);
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
  if (hostname !== undefined && hostname === config?.host) {
    return `HOST '${config.host}' is not known: set an address of this machine, such as 127.0.0.1.`;
  }
  if (code === 'ENOENT' && syscall === 'mkdir') {
    return `${path ?? 'DATA_DIR'} cannot be created: set DATA_DIR to a folder of its own.`;
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
  readonly syscall: unknown;
  /** Host name that DNS does not know. */
  readonly hostname: unknown;
  readonly port: number | undefined;
  readonly path: string | undefined;
}

function facts(error: unknown): Facts {
  const found: Record<string, unknown> =
    error instanceof Error ? Object.fromEntries(Object.entries(error)) : {};
  const { code, syscall, hostname, port, path } = found;
  return {
    code,
    syscall,
    hostname,
    port: typeof port === 'number' ? port : undefined,
    path: typeof path === 'string' ? path : undefined,
  };
}

/** A recursive copy reports the system's message without its code. */
function isFull(error: unknown): boolean {
  return error instanceof Error && /no space left on device/i.test(error.message);
}
