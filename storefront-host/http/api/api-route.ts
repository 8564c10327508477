import type { FastifyRequest } from 'fastify';

/**
 * Returns whether the request matched a route of the API. It reads the matched route and not the address, because
 * `/%61pi/` is an address of the API as well.
 */
export function isApiRoute({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): boolean {
  return routeOptions.url?.startsWith('/api/') ?? false;
}
