import type { FastifyRequest } from 'fastify';
import type { Module } from '../../host.ts';
import { SAFE_METHODS, ApiFailure } from '../../http/index.ts';
import { OPERATOR_COOKIE, SESSION_COOKIE } from './session.ts';
import { readCookie } from '../session/session-cookie.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** 'open': any site may call the route (also a POST from an embed), always without the visitor's session. */
    cors?: 'open';
  }
  interface FastifyRequest {
    /** True if a page of another origin made the call. */
    isCrossOrigin: boolean;
  }
}

/**
 * Refuses state-changing calls from pages of other origins. SameSite is not enough: a shop's host is the same site
 * as the platform, and its owner's scripts run there.
 */
export const csrf: Module = (app, { config }) => {
  app.decorateRequest('isCrossOrigin', false);
  app.addHook('onRequest', async (request) => {
    request.isCrossOrigin = isCrossOrigin(request);
    if (SAFE_METHODS.has(request.method) || request.is404 || request.routeOptions.config.cors)
      return;
    if (request.isCrossOrigin) throw new ApiFailure(403, 'CROSS_ORIGIN');
    // Every current browser sends one of these headers; a program that sends no cookie needs neither.
    const names = [SESSION_COOKIE, OPERATOR_COOKIE];
    const hasSession = names.some((name) => readCookie(config, request, name) !== null);
    if (hasSession && !namesOrigin(request)) throw new ApiFailure(403, 'CROSS_ORIGIN');
  });
};

/**
 * Sec-Fetch-Site is set by the browser and cannot be forged by a page. Origin is not enough: a page with
 * `Referrer-Policy: no-referrer` sends 'null' even to itself.
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
