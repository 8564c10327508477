import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { ipNetwork } from '../devices/ip-network.ts';
import type { Module } from '../../host.ts';
import { ApiFailure } from '../../http/index.ts';

/**
 * Requests per address and minute, in each process. A route may lower it with `config.rateLimit: {max: 20}`.
 * RATE_LIMIT_FACTOR multiplies all limits, for load tests from one machine.
 */
const PER_MINUTE = 900;

export const rateLimits: Module = async (app, { config }) => {
  app.addHook('onRoute', (route) => {
    const limit = route.config?.rateLimit;
    if (limit && typeof limit.max === 'number') {
      route.config = {
        ...route.config,
        rateLimit: { ...limit, max: limit.max * config.rateLimitFactor },
      };
    }
  });
  await app.register(rateLimit, {
    global: true,
    max: PER_MINUTE * config.rateLimitFactor,
    timeWindow: 60_000,
    keyGenerator: addressOf,
    skipOnError: true,
    allowList: (request: FastifyRequest) => request.routeOptions.config.anonymous === true,
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiFailure(429, 'RATE_LIMITED', { seconds: Math.ceil(ttl / 1000) }),
  });
};

/** An IPv6 customer has a whole /64, which counts as one address. */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const network = ipNetwork(ip, { ipv4: 32, ipv6: 64 }) ?? ip;
  return network.replace(/\/32$/, '');
}
