import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface Answered {
  readonly status?: number;
  readonly json: unknown;
}

/**
 * A payment as the provider stores it; a test pays or refunds it as the buyer and the dashboard
 * would.
 */
export interface ProviderPage {
  readonly id: string;
  readonly amount: number;
  currency: string;
  state: 'open' | 'paid' | 'over';
  readonly chargeId: string;
  readonly returnUrl?: string;
  readonly refunds: { readonly id: string; readonly amount: number }[];
}

export interface ProviderServer {
  readonly api: URL;
  readonly pages: Map<string, ProviderPage>;
  /** Number of requests since the start. */
  readonly requests: ReceivedRequest[];
  /** While set, the server answers with errors. */
  isDown: boolean;
  /** Returns a signed webhook of the page's payment, as the provider posts it. */
  notice(page: ProviderPage): { readonly headers: Record<string, string>; readonly body: string };
  close(): Promise<void>;
}

/** A provider's published contract. */
interface Provider {
  /** `pages` contains the payments so far. */
  readonly answer: (request: ReceivedRequest, pages: Map<string, ProviderPage>) => Answered;
  readonly notice: ProviderServer['notice'];
}

/** Listens on this machine. */
export async function serveProvider({ answer, notice }: Provider): Promise<ProviderServer> {
  const requests: ReceivedRequest[] = [];
  const pages = new Map<string, ProviderPage>();
  let isDown = false;
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const one = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      requests.push(one);
      const { status = 200, json } = isDown
        ? { status: 503, json: { error: 'down' } }
        : answer(one, pages);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  return {
    api: new URL(`http://127.0.0.1:${port}`),
    pages,
    requests,
    get isDown() {
      return isDown;
    },
    set isDown(value) {
      isDown = value;
    },
    notice,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
