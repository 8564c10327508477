import type { FastifyRequest } from 'fastify';
import type { Module } from '../../host.ts';
import { SAFE_METHODS, ApiFailure } from '../../http/index.ts';
import { OPERATOR_COOKIE, SESSION_COOKIE } from './session.ts';
import { readCookie } from '../session/session-cookie.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** 'open': any site may call it (a POST of an embed too), always without the visitor's session. */
    cors?: 'open';
  }
  interface FastifyRequest {
    /** The call came from a page of another origin. */
    isCrossOrigin: boolean;
  }
}

/**
 * State-changing calls come from our own pages. SameSite alone is not enough: a shop's host is the
 * same site as the platform, and its owner's scripts run there.
 */
export const csrf: Module = (app, { config }) => {
  app.decorateRequest('isCrossOrigin', false);
  app.addHook('onRequest', async (request) => {
    request.isCrossOrigin = isCrossOrigin(request);
    if (SAFE_METHODS.has(request.method) || request.is404 || request.routeOptions.config.cors)
      return;
    if (request.isCrossOrigin) throw new ApiFailure(403, 'CROSS_ORIGIN');
    // No browser of today leaves out both headers; a program that sends no cookie needs neither.
    const names = [SESSION_COOKIE, OPERATOR_COOKIE];
    const hasSession = names.some((name) => readCookie(config, request, name) !== null);
    if (hasSession && !namesOrigin(request)) throw new ApiFailure(403, 'CROSS_ORIGIN');
  });
};

/**
 * Sec-Fetch-Site is the browser's own word and cannot be set by a page. Origin alone is not enough:
 * a page with `Referrer-Policy: no-referrer` sends 'null' even to itself.
 */
function isCrossOrigin({ headers, ownOrigin }: FastifyRequest): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  const isSame = site === 'same-origin' || site === 'none';
  if (origin !== undefined && !(origin === 'null' && isSame)) return origin !== ownOrigin;
  return site !== undefined && !isSame;
}

/** Browsers send it with each request of a page; other programs do not. */
export function namesOrigin({ headers }: FastifyRequest): boolean {
  return headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
}
