import type { Writable } from 'node:stream';
import Fastify, { LogController, type FastifyPluginAsync } from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { newId } from './db/ids.ts';
import type { App, Host, Module } from './host.ts';
import { modules } from './modules/index.ts';
import { access, csrf, rateLimits, session, silentSignIn } from './identity/registered.ts';
import {
  apiDocs,
  nulAddresses,
  cookies,
  devServer,
  errors,
  failedPosts,
  cors,
  headers,
  language,
  readRevisions,
  managedLists,
  ownChanges,
  requestLog,
  originRules,
  requestOrigin,
  stopping,
  badAddress,
  lazySchemas,
  logOptions,
} from './http/registered.ts';

/** For a whole request with its body: the largest upload by a slow phone takes about four minutes. */
const REQUEST_TIMEOUT_MS = 300_000;
const TIMEOUT_CHECK_MS = 5_000;

/** Hooks before every route, in this order; registered on the root, before the modules. */
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

/**
 * Returns the whole server without its socket, so that tests can ask it directly; `bench` may add a route to
 * compare with.
 */
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
    // (decision 004).
    ajv: { customOptions: { allErrors: true, removeAdditional: false } },
    schemaController: { compilersFactory: lazySchemas() },
    // A start on a busy machine is slow, not wrong.
    pluginTimeout: 120_000,
  }).withTypeProvider<TypeBoxTypeProvider>();
  for (const [, plugin] of plugins) await plugin(app, host);
  for (const [name, module] of [...modules, ...bench.map((one) => ['bench', one] as const)]) {
    const plugin: FastifyPluginAsync = async (scope) => {
      await module(scope, host);
    };
    // Without a name, Fastify looks for each plugin among all loaded CommonJS files.
    await app.register(Object.assign(plugin, { [Symbol.for('fastify.display-name')]: name }));
  }
  await app.ready();
  return app;
}
