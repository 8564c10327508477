import type { FastifyContextConfig, FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import {
  allowedByLevel,
  flagsAllow,
  type Access,
  type ShopCapability,
  type Visitor,
} from '../access.ts';
import { isOperatorPath, ApiFailure, property, isPageVisit, signInPath } from '../../http/index.ts';
import { staffRole, type StaffRole } from '../staff.repository.ts';
import type { Host, Module } from '../../host.ts';

type RouteRule = Pick<FastifyContextConfig, 'access' | 'origin' | 'anonymous'>;

export interface ListedRoute extends RouteRule {
  readonly method: string;
  readonly url: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Rule for routes that a package registers: call `scope.decorate('routeRule', {…})` before it. */
    routeRule?: RouteRule;
  }
  interface FastifyInstance {
    /** All routes with their rules. */
    routeTable: ListedRoute[];
  }
  interface FastifyRequest {
    /** The visitor's role in each shop, read once per request. */
    rolesOf: Map<number, StaffRole>;
  }
}

/**
 * Enforces the rules: a route without one does not start the server, and a caller without permission is refused
 * here.
 */
export const access: Module = (app, host) => {
  app.decorateRequest('rolesOf');
  const routeTable: ListedRoute[] = [];
  app.decorate('routeTable', routeTable);
  app.addHook('onRoute', function (route) {
    const rule = requireRule(this, route);
    for (const method of [route.method].flat()) {
      routeTable.push({ method, url: route.url, ...rule });
    }
  });
  // Runs before the body is read, so that a caller without access cannot upload one.
  app.addHook('onRequest', async (request, reply) => {
    request.rolesOf = new Map();
    if (request.is404) return;
    const refusal = await refusalOf(host, request, request.routeOptions.config.access);
    if (!refusal) return;
    if (refusal.code === 'SECOND_FACTOR' && isPageVisit(request) && !request.viaOperatorPort) {
      return reply.redirect(`/my/security/required?return=${encodeURIComponent(request.url)}`, 303);
    }
    if (refusal.status !== 401 || !isPageVisit(request)) throw refusal;
    return reply.redirect(signInPath(request, request.url), 303);
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
  // 404 instead of 403: a public listener does not reveal that the operators' pages exist.
  if (access === 'operator' && !request.reachesOperators) return new ApiFailure(404, 'NOT_FOUND');
  const { visitor } = request;
  if (!visitor || (visitor.shopId !== null && access !== 'visitor')) {
    return new ApiFailure(401, 'UNAUTHENTICATED');
  }
  if (access === 'account' || access === 'visitor' || access === undefined) return null;
  const permission =
    access === 'operator'
      ? withFactor(host, visitor, visitor.level === 100, false)
      : await permissionOf(host, request, shopIdOf(request), access);
  return failureOf(permission);
}

/** 'second-factor': allowed once this session has given one. */
type Permission = 'allowed' | 'second-factor' | 'refused';

/** Checks the rule of a route for a visitor, for routes that show more to some. */
export async function mayUse(
  host: Host,
  request: FastifyRequest,
  shopId: number,
  capability: ShopCapability,
): Promise<boolean> {
  return (await permissionOf(host, request, shopId, capability)) === 'allowed';
}

/** Refuses as a route's own `access` does, for routes whose path has no shop. @throws ApiFailure */
export async function requireUse(
  host: Host,
  request: FastifyRequest,
  shopId: number,
  capability: ShopCapability,
): Promise<void> {
  const failure = failureOf(await permissionOf(host, request, shopId, capability));
  if (failure) throw failure;
}

/**
 * Requires a verified address: an account without one may shop, but not write reviews, join a shop or work for
 * one. @throws ApiFailure
 */
export function requireVerified({ emailVerified }: Pick<Visitor, 'emailVerified'>): void {
  if (!emailVerified) throw new ApiFailure(403, 'UNVERIFIED');
}

async function permissionOf(
  host: Host,
  request: FastifyRequest,
  shopId: number,
  capability: ShopCapability,
): Promise<Permission> {
  const { visitor } = request;
  if (!visitor || visitor.shopId !== null) return 'refused';
  if (allowedByLevel(visitor.level, capability)) return withFactor(host, visitor, true, false);
  const known = request.rolesOf.get(shopId);
  const role = known ?? (await staffRole(host.db, shopId, visitor.accountId));
  request.rolesOf.set(shopId, role);
  return withFactor(host, visitor, flagsAllow(role.flags, capability), role.asksSecondFactor);
}

/** Requires a second factor of operators of a public platform, and of staff whose shop asks for one. */
function withFactor(
  { config }: Host,
  { level, secondFactorAt }: Visitor,
  isAllowed: boolean,
  shopAsks: boolean,
): Permission {
  if (!isAllowed) return 'refused';
  const needsSecondFactor = shopAsks || (level >= 10 && !config.isLocal);
  return needsSecondFactor && secondFactorAt === null ? 'second-factor' : 'allowed';
}

function failureOf(permission: Permission): ApiFailure | null {
  switch (permission) {
    case 'allowed':
      return null;
    case 'second-factor':
      return new ApiFailure(403, 'SECOND_FACTOR');
    case 'refused':
      return new ApiFailure(403, 'FORBIDDEN');
  }
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
