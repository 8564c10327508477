import type { FastifyRequest } from 'fastify';

/** Where signing in begins that leads back to `path` of the host that was asked. */
export function signInWay(
  { requestOrigin, viaOperatorPort }: Pick<FastifyRequest, 'requestOrigin' | 'viaOperatorPort'>,
  path: string,
): string {
  const isElsewhere = viaOperatorPort || requestOrigin.kind === 'shop';
  return `${isElsewhere ? '/session/start?return=' : '/login?continue='}${encodeURIComponent(path)}`;
}
