import type { FastifyRequest } from 'fastify';

/** Returns the address of the sign-in page that returns to `path` of the requested host. */
export function signInPath(
  { requestOrigin, viaOperatorPort }: Pick<FastifyRequest, 'requestOrigin' | 'viaOperatorPort'>,
  path: string,
): string {
  const isElsewhere = viaOperatorPort || requestOrigin.kind === 'shop';
  return `${isElsewhere ? '/session/start?return=' : '/login?continue='}${encodeURIComponent(path)}`;
}
