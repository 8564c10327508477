import { spawn } from 'node:child_process';
import { makeSecrets, type Secrets } from '../../../storefront-host/secrets/secrets.ts';
import type { Connection } from '../../../storefront-host/db/open.ts';

const SELLING = new URL('selling-process.ts', import.meta.url).pathname;

export interface SellingServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts a whole server in a separate process (selling-process.ts). */
export async function startSelling(
  connection: Connection,
  secrets: Secrets,
): Promise<SellingServer> {
  const child = spawn(process.execPath, [SELLING], {
    env: {
      ...process.env,
      RATE_LIMIT_FACTOR: '1000',
      SELLING: JSON.stringify({ connection, secrets }),
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /selling on (\d+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return {
    url: `http://localhost:${port}`,
    async stop() {
      child.stdin.end();
      await gone;
    },
  };
}

export interface SellingServers {
  /** Returns the server that this buyer visits: buyers alternate between the two. */
  readonly serverOf: (buyer: number) => string;
  readonly stop: () => Promise<unknown>;
}

/** Starts two servers on one database, with the same secrets. */
export async function startTwoServers(connection: Connection): Promise<SellingServers> {
  const secrets = makeSecrets();
  const servers = await Promise.all([
    startSelling(connection, secrets),
    startSelling(connection, secrets),
  ]);
  return {
    serverOf: (buyer) => servers[buyer % 2]?.url ?? '',
    stop: () => Promise.all(servers.map((server) => server.stop())),
  };
}
