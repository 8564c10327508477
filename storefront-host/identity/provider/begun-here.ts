import type { FastifyRequest } from 'fastify';
import type { Host } from '../../host.ts';
import { hasPending } from '../sign-in/pending-login.ts';

/**
 * Returns whether this browser began the login of an interaction. The provider's own cookies are bound to a path,
 * which `__Host-` forbids: a script on a shop's sub-domain can plant those of its owner's login here, and have a
 * visitor finish it, or be signed in as the owner. The cookie that a login begins with (`/login`) cannot be
 * planted.
 */
export function begunHere(
  host: Host,
  request: FastifyRequest,
  { params }: { readonly params: Readonly<Record<string, unknown>> },
): boolean {
  const { state } = params;
  return typeof state === 'string' && hasPending(host, request, 'login', state);
}
