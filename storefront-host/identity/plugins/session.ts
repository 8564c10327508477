import type { FastifyRequest } from 'fastify';
import type { Visitor } from '../access.ts';
import { clearCookie, readCookie, SESSION_COOKIE, setCookie } from '../session/session-cookie.ts';
import { findSession, type FoundSession } from '../session/session.repository.ts';
import type { Module } from '../../host.ts';
import { isApiRoute } from '../../http/index.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Routes such as assets that never read the session, which saves a query. */
    anonymous?: boolean;
  }
  interface FastifyRequest {
    /** Hash of the visitor's session token, to end the session or derive others. */
    sessionHash: Buffer | null;
  }
}

export { SESSION_COOKIE };
/** A name of its own, because all ports of 127.0.0.1 share their cookies. */
export const OPERATOR_COOKIE = 'talad-operator';

/** Sets `request.visitor` from the cookie of this host: one query with a cookie, none without. */
export const session: Module = (app, host) => {
  app.decorateRequest('visitor', null);
  app.decorateRequest('sessionHash', null);
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.anonymous || isCallOfAnotherSite(request)) return;
    const name = request.viaOperatorPort ? OPERATOR_COOKIE : SESSION_COOKIE;
    const token = readCookie(host.config, request, name);
    if (!token) return;
    const found = await findSession(host.db, token, host.now());
    if (!found || !isGoodHere(found, request) || (found.demo && !host.config.isLocal)) {
      // The answer to a call may arrive after a sign-in in another tab, so it deletes no cookie.
      if (!isApiRoute(request)) clearCookie(host.config, reply, name);
      return;
    }
    if (found.extendedTo) setCookie(host.config, reply, name, token, found.extendedTo);
    request.visitor = visitorOf(found);
    request.sessionHash = found.tokenHash;
  });
};

/**
 * A call from another site is anonymous, even if the browser counts it as the same site (a shop's sub-domain):
 * neither its answer nor its time reveals anything about a visitor. Navigations keep the session.
 */
function isCallOfAnotherSite(request: FastifyRequest): boolean {
  const { headers, isCrossOrigin, routeOptions } = request;
  if (!isCrossOrigin) return false;
  if (routeOptions.config.cors === 'open') return true;
  return isApiRoute(request) && headers['sec-fetch-mode'] !== 'navigate';
}

/** A shop's session is valid on that shop's host only. */
function isGoodHere(found: FoundSession, request: FastifyRequest): boolean {
  const { requestOrigin } = request;
  if (request.viaOperatorPort) return found.audience === 'operator';
  if (requestOrigin.kind === 'platform') return found.audience === 'platform';
  return found.audience === 'shop' && found.shopId === requestOrigin.shopId;
}

function visitorOf(found: FoundSession): Visitor {
  const { accountId, name, email, emailVerified, level, shopId } = found;
  // A shop's scripts can use its session, so it contains only the person's name (design §10).
  return {
    accountId,
    name,
    email: shopId === null ? email : '',
    emailVerified,
    level: shopId === null ? level : 2,
    authenticatedAt: found.authenticatedAt,
    secondFactorAt: found.secondFactorAt,
    shopId,
  };
}
