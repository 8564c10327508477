import { ApiFailure } from './api-failure.ts';

/**
 * The database stops, starts, is full of connections or out of reach, or two transactions stood in
 * each other's way: the same request is worth another try in a moment.
 */
const passing = new Set([
  '40001',
  '40P01',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);

/** pg says these two in words alone. */
const passingWords = /^(Connection terminated|timeout exceeded when trying to connect)/;

export function databaseAway(error: Error): ApiFailure | null {
  const code = 'code' in error ? String(error.code) : '';
  const noSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  const away = passing.has(code) || code.startsWith('08') || noSocket;
  return away || passingWords.test(error.message) ? new ApiFailure(503, 'UNAVAILABLE') : null;
}
