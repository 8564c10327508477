import type { FastifyRequest } from 'fastify';
import { hasSessionCheck } from '../sign-in/session-check.ts';
import type { Config } from '../../config.ts';
import type { Module } from '../../host.ts';
import { isPageVisit } from '../../http/index.ts';

/**
 * Signs a visitor in at a shop's own host with the platform's session: a visitor who follows a link from the
 * platform is redirected through it once, without seeing a page (identity/routes/handover, decision 020). Other
 * visitors and robots are not redirected, and each browser only once in half an hour.
 */
export const silentSignIn: Module = (app, { config }) => {
  app.addHook('onRequest', async (request, reply) => {
    if (!mayBeKnown(config, request)) return;
    reply.header('cache-control', 'no-store');
    return reply.redirect(`/session/start?silent=1&return=${encodeURIComponent(request.url)}`, 303);
  });
};

/** A prefetch is not a visit; it would use up the only attempt. */
function mayBeKnown(config: Config, request: FastifyRequest): boolean {
  const { headers, requestOrigin, visitor, viaOperatorPort } = request;
  return (
    requestOrigin.kind === 'shop' &&
    !viaOperatorPort &&
    visitor === null &&
    cameFrom(headers.referer, config.publicUrl) &&
    headers['sec-purpose'] === undefined &&
    !/^\/(session|logout)\b/.test(request.url) &&
    isPageVisit(request) &&
    !hasSessionCheck(config, request)
  );
}

function cameFrom(referer: string | undefined, origin: string): boolean {
  return referer !== undefined && URL.canParse(referer) && new URL(referer).origin === origin;
}
