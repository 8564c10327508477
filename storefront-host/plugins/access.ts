import type { FastifyContextConfig, FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { allowedByLevel, flagsAllow, type Access, type ShopCapability } from '../account/access.ts';
import { isOperatorPath } from '../account/operator-listener.ts';
import { staffFlags } from '../account/staff.repository.ts';
import type { StaffFlag } from '../db/schema.ts';
import type { Host, Module } from '../host.ts';
import { ApiFailure } from './api-failure.ts';
import { property } from './property.ts';
import { isPageVisit } from './request-origin.ts';

type RouteRule = Pick<FastifyContextConfig, 'access' | 'origin' | 'anonymous'>;

export interface ListedRoute extends RouteRule {
  readonly method: string;
  readonly url: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** For routes that a package registers: `scope.decorate('routeRule', {…})` before it. */
    routeRule?: RouteRule;
  }
  interface FastifyInstance {
    /** Every route with its rule, as the running server has them. */
    routeTable: ListedRoute[];
  }
  interface FastifyRequest {
    /** Flags by shop, asked once per request. */
    flagsOf: Map<number, readonly StaffFlag[]>;
  }
}

/** The one choke point: a route without a rule does not start the server, a caller without right stops here. */
export const access: Module = (app, host) => {
  app.decorateRequest('flagsOf');
  const routeTable: ListedRoute[] = [];
  app.decorate('routeTable', routeTable);
  app.addHook('onRoute', function (route) {
    const rule = requireRule(this, route);
    for (const method of [route.method].flat()) {
      routeTable.push({ method, url: route.url, ...rule });
    }
  });
  // On the request, not after the body: who may not enter is not asked what they bring.
  app.addHook('onRequest', async (request, reply) => {
    request.flagsOf = new Map();
    if (request.is404) return;
    const refusal = await refusalOf(host, request, request.routeOptions.config.access);
    if (!refusal) return;
    if (refusal.status !== 401 || !isPageVisit(request)) throw refusal;
    const way = request.viaOperatorPort ? '/session/start?return=' : '/login?continue=';
    return reply.redirect(way + encodeURIComponent(request.url), 303);
  });
};

function requireRule(scope: Pick<FastifyInstance, 'routeRule'>, route: RouteOptions): RouteRule {
  const config = { ...scope.routeRule, ...route.config };
  const name = `${String(route.method)} ${route.url}`;
  if (!config.access) throw new Error(`${name} does not say who may call it: config.access`);
  if (isOperatorPath(route.url) !== (config.access === 'operator')) {
    throw new Error(`${name}: /admin and /devadmin are for operators, and nothing else is`);
  }
  if (isCapability(config.access) && !/\/:shop_id(\/|$)/.test(route.url)) {
    throw new Error(
      `${name}: '${config.access}' is checked against :shop_id, which its path lacks`,
    );
  }
  route.config = config;
  return { access: config.access, origin: config.origin ?? 'platform' };
}

async function refusalOf(
  host: Host,
  request: FastifyRequest,
  access: Access | undefined,
): Promise<ApiFailure | null> {
  if (access === 'public') return null;
  // Not 403: that the operators' pages exist is nobody's business on a public listener.
  if (access === 'operator' && !request.reachesOperators) return new ApiFailure(404, 'NOT_FOUND');
  const { visitor } = request;
  if (!visitor || (visitor.shopId !== null && access !== 'visitor')) {
    return new ApiFailure(401, 'UNAUTHENTICATED');
  }
  if (access === 'account' || access === 'visitor') return null;
  const allowed =
    access === 'operator'
      ? visitor.level === 100
      : access !== undefined && (await mayUse(host, request, shopIdOf(request), access));
  return allowed ? null : new ApiFailure(403, 'FORBIDDEN');
}

/** For routes that show more to some: the same rule as a route's own `access`. */
export async function mayUse(
  host: Host,
  request: FastifyRequest,
  shopId: number,
  capability: ShopCapability,
): Promise<boolean> {
  const { visitor } = request;
  if (!visitor || visitor.shopId !== null) return false;
  if (allowedByLevel(visitor.level, capability)) return true;
  const known = request.flagsOf.get(shopId);
  const flags = known ?? (await staffFlags(host.db, shopId, visitor.accountId));
  request.flagsOf.set(shopId, flags);
  return flagsAllow(flags, capability);
}

function shopIdOf(request: FastifyRequest): number {
  const value = property(request.params, 'shop_id');
  if (typeof value !== 'string' || !/^[1-9]\d{0,14}$/.test(value))
    throw new ApiFailure(404, 'NOT_FOUND');
  return Number(value);
}

function isCapability(access: Access): access is ShopCapability {
  return !['public', 'visitor', 'account', 'operator'].includes(access);
}
