import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/**
 * `__Host-` binds a cookie to exactly one host over TLS, which keeps a shop's sub-domain from setting
 * the platform's. Browsers refuse the prefix on plain http, hence the other name on a local machine.
 */
export function cookieName(config: Config, name: string): string {
  return config.isHttps ? `__Host-${name}` : name;
}

export function readCookie(config: Config, request: FastifyRequest, name: string): string | null {
  return request.cookies[cookieName(config, name)] ?? null;
}

export function setCookie(
  config: Config,
  reply: FastifyReply,
  name: string,
  value: string,
  expires: Date,
): void {
  reply.setCookie(cookieName(config, name), value, { ...attributes(config), expires });
}

export function dropCookie(config: Config, reply: FastifyReply, name: string): void {
  reply.clearCookie(cookieName(config, name), attributes(config));
}

/** No Domain, ever: the cookie stays with the host that set it. */
function attributes(config: Config) {
  return { path: '/', httpOnly: true, secure: config.isHttps, sameSite: 'lax' } as const;
}
