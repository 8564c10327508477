import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isLoopbackName, type Config } from '../../config.ts';
import type { Lang } from '../../db/schema.ts';
import {
  cameThroughOperatorPort,
  isForwarded,
  mainListenerIsOperators,
} from '../listeners/operator-listener.ts';
import { createSiteLookup } from './site-lookup.ts';
import type { Module } from '../../host.ts';
import type { RequestOrigin } from '../../rendering/index.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import { wantsPage } from '../errors/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** 'platform' (the default): answered only on the platform's host; 'any': also on shops' hosts. */
    origin?: 'platform' | 'any';
    /** True for routes that signing in on OPERATOR_PORT needs. */
    alsoForOperators?: boolean;
    /** True if the route answers under any host name, as health probes need it. */
    anyHost?: boolean;
  }
  interface FastifyRequest {
    requestOrigin: RequestOrigin;
    /** Origin that the browser sees, e.g. `http://alpha.talad.localhost:4000`. */
    ownOrigin: string;
    /** Default language of the requested shop. */
    siteLang: Lang | null;
    /** True for a host that is neither the platform nor a shop. */
    isForeignHost: boolean;
    viaOperatorPort: boolean;
    /** True for a request through a listener that only this machine can reach, without a proxy. */
    reachesOperators: boolean;
  }
}

/**
 * Resolves the host to the platform or a shop. It does not refuse unknown hosts yet, because the language of the
 * refusal is determined later.
 */
export const requestOrigin: Module = (app, host) => {
  const { config } = host;
  const lookUp = createSiteLookup(host);
  const mainIsOperators = mainListenerIsOperators(config);
  app.decorateRequest('requestOrigin');
  app.decorateRequest('ownOrigin', '');
  app.decorateRequest('siteLang', null);
  app.decorateRequest('isForeignHost', false);
  app.decorateRequest('viaOperatorPort', false);
  app.decorateRequest('reachesOperators', false);
  app.addHook('onRequest', async (request) => {
    const hostname = hostnameOf(request.host);
    request.viaOperatorPort = cameThroughOperatorPort(request.raw);
    const site = request.viaOperatorPort
      ? operatorSite(hostname)
      : hostname === null
        ? null
        : await lookUp(hostname);
    request.isForeignHost = site === null;
    request.requestOrigin = site?.origin ?? { kind: 'platform' };
    request.siteLang = site?.lang ?? null;
    request.ownOrigin = ownOrigin(config, request);
    const isOperatorListener =
      request.viaOperatorPort || (mainIsOperators && request.requestOrigin.kind === 'platform');
    request.reachesOperators = isOperatorListener && !isForwarded(request.raw);
  });
};

/** Decides which routes each host answers. */
export const originRules: Module = (app, { config }) => {
  app.addHook('onRequest', async (request, reply) => {
    const rule = request.routeOptions.config;
    if (rule.anyHost) return;
    if (request.isForeignHost) throw new ApiFailure(421, 'UNKNOWN_HOST');
    if (request.viaOperatorPort) {
      if (isForwarded(request.raw)) throw new ApiFailure(404, 'NOT_FOUND');
      const open = rule.access === 'operator' || rule.anonymous || rule.alsoForOperators;
      if (!open && !request.is404) throw new ApiFailure(404, 'NOT_FOUND');
      return;
    }
    if (request.requestOrigin.kind === 'platform') return toOneName(config, request, reply);
    if (rule.origin === 'any' || request.is404) return;
    // Checkout, account and back office exist on the platform only: pages redirect there, API calls are refused.
    if (!isPageVisit(request)) throw new ApiFailure(404, 'NOT_FOUND');
    return reply.redirect(`${config.publicUrl}${request.url}`, 302);
  });
};

/** Redirects to one name: 127.0.0.1 and localhost are two origins, and cookies would not be shared. */
function toOneName(config: Config, request: FastifyRequest, reply: FastifyReply) {
  if (
    !isPageVisit(request) ||
    hostnameOf(request.host) === hostnameOf(withoutScheme(config.publicUrl))
  )
    return;
  return reply.redirect(`${config.publicUrl}${request.url}`, 302);
}

/** Returns whether a browser navigates to a page, as opposed to an API call. */
export function isPageVisit(request: FastifyRequest): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && wantsPage(request);
}

function operatorSite(hostname: string | null) {
  if (hostname === null || !isLoopbackName(hostname)) return null;
  return { origin: { kind: 'platform' }, lang: null } as const;
}

interface ParsedHost {
  /** `[::1]:4000` -> `[::1]`; null for an invalid host name. */
  readonly hostname: string | null;
  /** Origin with its port, unless that is the default one. */
  readonly origins: Readonly<Record<'http:' | 'https:', string>>;
}

/** Cache of parsed host names: parsing one took longer than a cache hit. */
const parsedHosts = new LRUCache<string, ParsedHost>({ maxSize: 256 * 1024 });

function parsedHost(host: string): ParsedHost {
  const found = parsedHosts.get(host);
  if (found) return found;
  const urls = [`http://${host}`, `https://${host}`].map((url) =>
    URL.canParse(url) ? new URL(url) : null,
  );
  const parsed = {
    hostname: urls[0]?.hostname.replace(/\.$/, '') ?? null,
    origins: { 'http:': urls[0]?.origin ?? '', 'https:': urls[1]?.origin ?? '' },
  };
  parsedHosts.set(host, parsed, { size: 8 * host.length + 200 });
  return parsed;
}

function hostnameOf(host: string): string | null {
  return parsedHost(host).hostname;
}

/**
 * Returns the origin as the browser sees it: the scheme of PUBLIC_URL, since a proxy ends TLS, and the requested
 * port.
 */
function ownOrigin(config: Config, request: FastifyRequest): string {
  if (request.isForeignHost) return config.publicUrl;
  const isPlain = request.viaOperatorPort || config.publicUrl.startsWith('http:');
  return parsedHost(request.host).origins[isPlain ? 'http:' : 'https:'];
}

function withoutScheme(origin: string): string {
  return origin.slice(origin.indexOf('//') + 2);
}
