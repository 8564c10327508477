import type { Writable } from 'node:stream';
import Fastify, { LogController, type FastifyPluginAsync } from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { newId } from './db/ids.ts';
import type { App, Host, Module } from './host.ts';
import { modules } from './modules/index.ts';
import { access } from './identity/plugins/access.ts';
import { apiDocs } from './http/api-docs.ts';
import { nulAddresses } from './http/caller-fault.ts';
import { cookies } from './http/cookies.ts';
import { csrf } from './identity/plugins/csrf.ts';
import { devServer } from './http/dev-server.ts';
import { errors } from './http/errors.ts';
import { failedPosts } from './http/failed-post.ts';
import { cors, headers } from './http/headers.ts';
import { language } from './http/language.ts';
import { readRevisions } from './http/read-revisions.ts';
import { managedLists } from './http/lists/list-route.ts';
import { ownChanges } from './http/own-changes.ts';
import { requestLog } from './http/request-log.ts';
import { originRules, requestOrigin } from './http/request-origin.ts';
import { rateLimits } from './identity/plugins/rate-limits.ts';
import { session } from './identity/plugins/session.ts';
import { silentSignIn } from './identity/plugins/silent-sign-in.ts';
import { stopping } from './http/stopping.ts';
import { badAddress } from './http/bad-address.ts';
import { lazySchemas } from './http/lazy-schemas.ts';
import { logOptions } from './http/log-options.ts';

/** For a whole request with its body: the largest upload by a slow phone takes about four minutes. */
const REQUEST_TIMEOUT_MS = 300_000;
const TIMEOUT_CHECK_MS = 5_000;

/** What every route stands on, in this order; registered on the root, before the modules. */
const plugins: readonly (readonly [name: string, Module])[] = [
  ['dev-server', devServer],
  ['request-log', requestLog],
  ['stopping', stopping],
  ['errors', errors],
  ['headers', headers],
  ['cookies', cookies],
  ['request-origin', requestOrigin],
  ['language', language],
  ['rate-limits', rateLimits],
  ['nul-addresses', nulAddresses],
  ['origin-rules', originRules],
  ['cors', cors],
  ['csrf', csrf],
  ['session', session],
  ['silent-sign-in', silentSignIn],
  ['access', access],
  ['failed-posts', failedPosts],
  ['own-changes', ownChanges],
  ['read-revisions', readRevisions],
  ['api-docs', apiDocs],
  ['managed-lists', managedLists],
];

/** The whole server without its socket, so that tests can ask it directly; `bench` may add a route to compare with. */
export async function buildApp(
  host: Host,
  logTo?: Writable,
  bench: readonly Module[] = [],
): Promise<App> {
  const app: App = Fastify({
    logger: logOptions(host.config, logTo),
    genReqId: () => newId(),
    trustProxy: host.config.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    bodyLimit: 1_048_576,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    frameworkErrors: (error, request, reply) => {
      void badAddress(error, request, reply);
    },
    // A form shows every wrong field, not only the first. Closed contracts refuse unknown fields
    // (decision 030).
    ajv: { customOptions: { allErrors: true, removeAdditional: false } },
    schemaController: { compilersFactory: lazySchemas() },
    // A start on a busy machine is slow, not wrong.
    pluginTimeout: 120_000,
  }).withTypeProvider<TypeBoxTypeProvider>();
  for (const [, plugin] of plugins) await plugin(app, host);
  for (const module of [...modules.map(([, one]) => one), ...bench]) {
    const plugin: FastifyPluginAsync = async (scope) => {
      await module(scope, host);
    };
    await app.register(plugin);
  }
  await app.ready();
  return app;
}
