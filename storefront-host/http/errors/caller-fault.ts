import type { Module } from '../../host.ts';
import { ApiFailure } from './api-failure.ts';

/**
 * SQLSTATE codes for values that pass a schema but not the database: numbers beyond bigint, NUL and lone surrogates
 * in texts. PostgreSQL detects them at any depth, so schemas need not exclude them.
 */
const badValues = new Set(['22003', '22021', '22P05']);

/** Codes for a file name that is too long, or a path that leaves the assets folder. */
const noFile = new Set(['ENAMETOOLONG', 'FST_STATIC_FORBIDDEN_PATH']);

/** Returns the refusal if the caller's value caused the error; null for a bug of ours. */
export function callerFault(error: object): ApiFailure | null {
  const code = 'code' in error ? error.code : undefined;
  const isBad = badValues.has(String(code)) || isHalfCharacter(error) || isHugeNumber(error);
  if (isBad) return new ApiFailure(400, 'BAD_REQUEST');
  return noFile.has(String(code)) ? new ApiFailure(404, 'NOT_FOUND') : null;
}

/**
 * PostgreSQL refuses a lone surrogate in JSON with this message; the same code with another message is a bug of
 * ours.
 */
function isHalfCharacter(error: object): boolean {
  return (
    'code' in error &&
    error.code === '22P02' &&
    'detail' in error &&
    /^Unicode (high|low) surrogate/.test(String(error.detail))
  );
}

/** `1e30` and `1e400` are integers for a schema, but not for PostgreSQL. */
function isHugeNumber(error: object): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '22P02' &&
    /: "-?(Infinity|\d(\.\d+)?e\+\d+)"$/.test(error.message)
  );
}

/** Refuses addresses that contain a NUL: no valid address has one, and file systems and databases refuse it. */
export const nulAddresses: Module = (app) => {
  app.addHook('onRequest', async ({ url }) => {
    const [path = ''] = url.split('?', 1);
    if (path.includes('%00')) throw new ApiFailure(404, 'NOT_FOUND');
  });
};
