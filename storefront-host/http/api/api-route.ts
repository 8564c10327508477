import type { FastifyRequest } from 'fastify';

/** True if a route of the API answers, however its address was written: `/%61pi/` is an address of it as well. */
export function isApiRoute({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): boolean {
  return routeOptions.url?.startsWith('/api/') ?? false;
}
