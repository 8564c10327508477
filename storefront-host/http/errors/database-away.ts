import { ApiFailure } from './api-failure.ts';

/**
 * SQLSTATE codes of temporary failures: two transactions conflicted, or PostgreSQL stops, starts or is a read-only
 * standby.
 */
const passing = new Set(['40001', '40P01', '25006', '58030', '57P01', '57P02', '57P03', '57P05']);
/** SQLSTATE classes: 08 are connection exceptions, 53 insufficient resources. */
const passingClasses = new Set(['08', '53']);
const lostSocket = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN']);
/** Failures that pg reports by message only, without a code. */
const passingMessages =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client .* not queryable$)/;

const fullDisk = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** Retry-After for a full disk: an operator has to free space first. */
export const FULL_DISK_SECONDS = 30;

/** Returns the refusal if a retry may succeed soon; null for a bug. */
export function databaseAway(error: Error): ApiFailure | null {
  const code = 'code' in error ? String(error.code) : '';
  if (isFullDisk(error)) return new ApiFailure(503, 'UNAVAILABLE', { seconds: FULL_DISK_SECONDS });
  const away =
    passing.has(code) ||
    // Only codes of five characters, so that no code of Node.js is mistaken for an SQLSTATE class.
    (code.length === 5 && passingClasses.has(code.slice(0, 2))) ||
    lostSocket.has(code) ||
    ('syscall' in error && error.syscall === 'connect') ||
    passingMessages.test(error.message);
  return away ? new ApiFailure(503, 'UNAVAILABLE') : null;
}

export function isFullDisk(error: Error): boolean {
  return 'code' in error && fullDisk.has(String(error.code));
}
