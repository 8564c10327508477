import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Module } from '../host.ts';

/** Longer parts of a path are signed tokens: whoever reads the log must not be able to use them. */
const LONGEST_PART = 64;

/** One line per request: what was asked and how it ended, and nothing about who asked. */
export const requestLog: Module = (app) => {
  app.addHook('onResponse', async (request, reply) => {
    const level = reply.statusCode >= 500 ? 'error' : 'info';
    request.log[level](lineOf(request, reply), 'request');
  });
  app.addHook('onRequestAbort', async (request) => {
    request.log.info({ method: request.method, path: pathOf(request) }, 'request given up');
  });
};

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
