import type { FastifyRequest } from 'fastify';
import { ApiFailure } from '../http/index.ts';
import type { Visitor } from './access.ts';

/** Who asks, in routes for the signed-in alone. @throws ApiFailure 401 where nobody is. */
export function signedIn({ visitor }: Pick<FastifyRequest, 'visitor'>): Visitor {
  if (!visitor) throw new ApiFailure(401, 'UNAUTHENTICATED');
  return visitor;
}
