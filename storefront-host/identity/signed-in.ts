import type { FastifyRequest } from 'fastify';
import { ApiFailure } from '../http/index.ts';
import type { Visitor } from './access.ts';

/**
 * Returns the visitor, in routes that require sign-in.
 * @throws ApiFailure 401 for a guest.
 */
export function signedIn({ visitor }: Pick<FastifyRequest, 'visitor'>): Visitor {
  if (!visitor) throw new ApiFailure(401, 'UNAUTHENTICATED');
  return visitor;
}
