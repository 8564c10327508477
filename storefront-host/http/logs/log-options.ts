import type { FastifyServerOptions } from 'fastify';
import type { Writable } from 'node:stream';
import type { Config } from '../../config.ts';

/** Field names that could expose a secret or personal data in the log. */
const hidden = [
  'password',
  'token',
  'secret',
  'cookie',
  'authorization',
  'email',
  'phone',
  'contact',
  'address',
];

/** JSON lines on standard output; `to` is for tests. */
export function logOptions(config: Pick<Config, 'logLevel'>, to?: Writable) {
  return {
    level: config.logLevel,
    redact: { paths: hidden.flatMap((name) => [name, `*.${name}`]), censor: '[hidden]' },
    serializers: { err: errorFacts },
    ...(to && { stream: to }),
  } satisfies FastifyServerOptions['logger'];
}

interface ErrorFacts {
  readonly [name: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

/**
 * Logs only these properties: errors of PostgreSQL contain the row, and errors of fetch the address with its
 * secrets.
 */
function errorFacts(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name, message, stack = '', cause } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: name,
    message,
    stack,
    ...(code !== undefined && { code }),
    ...(cause instanceof Error && { cause: errorFacts(cause) }),
  };
}
