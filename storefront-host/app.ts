import type { Writable } from 'node:stream';
import Fastify, { LogController, type FastifyPluginAsync } from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { newId } from './db/ids.ts';
import type { App, Host, Module } from './host.ts';
import { modules } from './modules/index.ts';
import { plugins } from './http/index.ts';
import { badAddress } from './http/bad-address.ts';
import { lazySchemas } from './http/lazy-schemas.ts';
import { logOptions } from './http/log-options.ts';

/** For a whole request with its body: the largest upload by a slow phone takes about four minutes. */
const REQUEST_TIMEOUT_MS = 300_000;
const TIMEOUT_CHECK_MS = 5_000;

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
