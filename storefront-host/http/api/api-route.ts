import type { FastifyRequest } from 'fastify';

/**
 * Answered by a route of the API, however its address was written: `/%61pi/` is a form of it as well.
 */
export function isApiRoute({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): boolean {
  return routeOptions.url?.startsWith('/api/') ?? false;
}
