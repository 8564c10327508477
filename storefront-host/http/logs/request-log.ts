import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Module } from '../../host.ts';

/** Longer parts of a path are signed tokens, which the log must not contain. */
const LONGEST_PART = 64;

/** A request that takes longer than SLOW_QUERY_MS times this is logged at `info`. */
const SLOW_FACTOR = 5;

/** Logs one line per request: its path and result, without data of the visitor. */
export const requestLog: Module = (app, { config }) => {
  const slowMs = config.slowQueryMs * SLOW_FACTOR;
  app.addHook('onResponse', async (request, reply) => {
    request.log[levelOf(reply, slowMs)](lineOf(request, reply), 'request');
  });
  app.addHook('onRequestAbort', async (request) => {
    request.log.debug({ method: request.method, path: pathOf(request) }, 'request given up');
  });
};

/** Successful requests are logged at `debug`: seventy lines a second would hide the failures. */
function levelOf(reply: FastifyReply, slowMs: number): 'error' | 'info' | 'debug' {
  if (reply.statusCode >= 500) return 'error';
  const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream');
  return reply.elapsedTime >= slowMs && !isStream ? 'info' : 'debug';
}

function lineOf(request: FastifyRequest, reply: FastifyReply) {
  return {
    method: request.method,
    host: request.requestOrigin?.kind === 'shop' ? request.requestOrigin.shopname : undefined,
    path: pathOf(request),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
  };
}

/** Returns the path without its query, which contains searches, OAuth codes and tokens. */
function pathOf(request: FastifyRequest): string {
  const [path = ''] = request.url.split('?', 1);
  return path
    .split('/')
    .map((part) => (part.length > LONGEST_PART ? `${part.slice(0, 6)}…` : part))
    .join('/')
    .slice(0, 300);
}
