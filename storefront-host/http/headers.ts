import type { RouteOptions } from 'fastify';
import type { Module } from '../host.ts';
import { isApiRoute } from './api/api-route.ts';

/** Sets the headers of every reply. A page sets its own Content-Security-Policy. */
export const headers: Module = (app, { config }) => {
  const always: Readonly<Record<string, string>> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'content-security-policy': `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
    'cross-origin-resource-policy': 'same-origin',
    ...(config.isHttps && { 'strict-transport-security': 'max-age=31536000' }),
  };
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(always)) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
    reply.header('x-request-id', request.id);
  });
};

/**
 * Lets any site read public answers of the API and of routes with `cors: 'open'`. It never allows credentials:
 * browsers refuse them for '*', so other sites cannot read a visitor's data.
 */
export const cors: Module = (app) => {
  const preflights = new Set<string>();
  app.addHook('onRoute', function (route) {
    if (!needsPreflight(route) || preflights.has(route.url)) return;
    preflights.add(route.url);
    this.route({
      method: 'OPTIONS',
      url: route.url,
      schema: { hide: true },
      config: { access: 'public', origin: 'any', anonymous: true, cors: 'open' },
      handler: async (_request, reply) =>
        reply
          .headers({
            'access-control-allow-methods': 'GET, HEAD, POST',
            'access-control-allow-headers': 'content-type',
            'access-control-max-age': '86400',
          })
          .status(204)
          .send(),
    });
  });
  app.addHook('onRequest', async (request, reply) => {
    const { config } = request.routeOptions;
    if (isApiRoute(request) && !request.is404) {
      const open =
        config.cors === 'open' || (config.access === 'public' && request.method === 'GET');
      reply.header('vary', 'Accept-Language, Cookie, Origin, Sec-Fetch-Site');
      if (open) {
        reply.headers({
          'access-control-allow-origin': '*',
          'timing-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
        });
      } else {
        reply.header('cache-control', 'no-store');
      }
    }
  });
};

function needsPreflight(route: RouteOptions): boolean {
  return route.config?.cors === 'open' && route.method !== 'OPTIONS' && !isOnlyRead(route);
}

function isOnlyRead(route: RouteOptions): boolean {
  return [route.method].flat().every((method) => method === 'GET' || method === 'HEAD');
}
