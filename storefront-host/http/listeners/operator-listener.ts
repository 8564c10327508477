import { createServer, type IncomingMessage, type Server } from 'node:http';
import { isLoopbackName, type Config } from '../../config.ts';
import type { App } from '../../host.ts';

const viaPort = new WeakSet<IncomingMessage>();

/** /admin and /devadmin with all below them. */
export function isOperatorPath(path: string): boolean {
  return /^\/(admin|devadmin)(\/|$)/.test(path);
}

/**
 * The main listener may answer operators only while this machine alone can reach it: bound to
 * loopback, no proxy in front, and addressed by a local PUBLIC_URL (design: Origins).
 */
export function mainListenerIsOperators(config: Config): boolean {
  return config.isLocal && !config.trustProxy && isLoopbackName(config.host);
}

/** A proxy in front of a loopback listener makes every client look like this machine. */
export function isForwarded({ headers }: IncomingMessage): boolean {
  return forwardingHeaders.some((name) => headers[name] !== undefined);
}

const forwardingHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/**
 * OPERATOR_PORT on 127.0.0.1: the same server, with requests marked by the socket they came through,
 * which no header can claim. Not opened when the setting is absent. The caller closes it before the app.
 */
export async function openOperatorListener(app: App, config: Config): Promise<Server | null> {
  const port = config.operatorPort;
  if (port === undefined) return null;
  const server = createServer((request, response) => {
    viaPort.add(request);
    app.routing(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}

export function cameThroughOperatorPort(request: IncomingMessage): boolean {
  return viaPort.has(request);
}
