import { createServer, type IncomingMessage, type Server } from 'node:http';
import { isLoopbackName, type Config } from '../../config.ts';
import type { App } from '../../host.ts';

const viaPort = new WeakSet<IncomingMessage>();

/** Returns whether the path is /admin, /devadmin or below one of them. */
export function isOperatorPath(path: string): boolean {
  return /^\/(admin|devadmin)(\/|$)/.test(path);
}

/**
 * Returns whether only this machine can reach the main listener, which then also serves operators: it is bound to
 * loopback, without a proxy, and has a local PUBLIC_URL (design: Origins).
 */
export function mainListenerIsOperators(config: Config): boolean {
  return config.isLocal && !config.trustProxy && isLoopbackName(config.host);
}

/** Behind a proxy on the same machine, every client seems to connect from loopback. */
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
 * Opens OPERATOR_PORT on 127.0.0.1 if it is set; null otherwise. Requests are marked by their socket, which no
 * header can forge. The caller closes it before the app.
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
