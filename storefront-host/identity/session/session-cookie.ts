import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

type Scheme = Pick<Config, 'isHttps'>;

export const SESSION_COOKIE = 'talad';
/** Set with the session cookie, for the page's scripts, which cannot read that one: it changes with the session. */
export const TOKEN_COOKIE = 'talad-token';

/** Identifies a session for scripts without revealing its token. */
export function markOf(token: string): string {
  return createHash('sha256').update(`mark.${token}`).digest('base64url').slice(0, 16);
}

/**
 * `__Host-` binds a cookie to one host over TLS, so that a shop's sub-domain cannot set the platform's. Browsers
 * refuse the prefix on plain http, hence the other name on a local machine.
 */
export function cookieName({ isHttps }: Scheme, name: string): string {
  return isHttps ? `__Host-${name}` : name;
}

export function readCookie(config: Scheme, request: FastifyRequest, name: string): string | null {
  return request.cookies[cookieName(schemeOf(config, request), name)] ?? null;
}

export function setCookie(
  config: Scheme,
  reply: FastifyReply,
  name: string,
  value: string,
  expires: Date,
): void {
  const scheme = schemeOf(config, reply.request);
  reply.setCookie(cookieName(scheme, name), value, { ...attributes(scheme), expires });
  if (name === SESSION_COOKIE) setTokenCookie(scheme, reply, markOf(value), expires);
}

/** Sets the cookie that scripts may read. */
export function setTokenCookie(scheme: Scheme, reply: FastifyReply, mark: string, expires: Date) {
  const readable = { ...attributes(scheme), httpOnly: false, expires };
  reply.setCookie(cookieName(scheme, TOKEN_COOKIE), mark, readable);
}

export function clearCookie(config: Scheme, reply: FastifyReply, name: string): void {
  const scheme = schemeOf(config, reply.request);
  reply.clearCookie(cookieName(scheme, name), attributes(scheme));
  if (name === SESSION_COOKIE) {
    reply.clearCookie(cookieName(scheme, TOKEN_COOKIE), { ...attributes(scheme), httpOnly: false });
  }
}

/** OPERATOR_PORT is plain http on loopback, even if the market is public. */
function schemeOf({ isHttps }: Scheme, request: FastifyRequest): Scheme {
  return { isHttps: isHttps && !request.viaOperatorPort };
}

/** Without a Domain attribute the cookie stays on the host that set it. */
function attributes({ isHttps }: Scheme) {
  return { path: '/', httpOnly: true, secure: isHttps, sameSite: 'lax' } as const;
}
