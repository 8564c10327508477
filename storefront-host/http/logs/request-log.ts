import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Module } from '../../host.ts';

/** Longer parts of a path are signed tokens: readers of the log must not be able to use them. */
const LONGEST_PART = 64;

/** A request this many times slower than a slow query (SLOW_QUERY_MS) is a line at `info`. */
const SLOW_FACTOR = 5;

/** One line per request: what was asked and how it ended, and nothing about who asked. */
export const requestLog: Module = (app, { config }) => {
  const slowMs = config.slowQueryMs * SLOW_FACTOR;
  app.addHook('onResponse', async (request, reply) => {
    request.log[levelOf(reply, slowMs)](lineOf(request, reply), 'request');
  });
  app.addHook('onRequestAbort', async (request) => {
    request.log.debug({ method: request.method, path: pathOf(request) }, 'request given up');
  });
};

/** Seventy lines a second of what went well hide the one that did not: those are for `debug`. */
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

/** Without its query: that holds what people search for, codes of the account service, tokens. */
function pathOf(request: FastifyRequest): string {
  const [path = ''] = request.url.split('?', 1);
  return path
    .split('/')
    .map((part) => (part.length > LONGEST_PART ? `${part.slice(0, 6)}…` : part))
    .join('/')
    .slice(0, 300);
}
