import { lookup as resolve } from 'node:dns';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { MAX_PICTURE_BYTES } from '../picture-limits.ts';
import { isPublicAddress } from './public-address.ts';

export type DownloadRefusal = {
  readonly code:
    | 'BAD_ADDRESS'
    | 'PRIVATE_ADDRESS'
    | 'TOO_MANY_REDIRECTS'
    | 'PICTURE_TOO_LARGE'
    | 'HTTP_STATUS'
    | 'TIMEOUT'
    | 'UNREACHABLE';
  /** True if a retry may succeed. */
  readonly again: boolean;
  readonly detail?: string;
};

export interface DownloadRules {
  /** Decides which addresses may be connected to, after DNS has answered. */
  readonly mayConnect: (address: string, port: number) => boolean;
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

export const publicOnly: DownloadRules = {
  // Only the ports of the web are allowed; others may belong to a database or mail server.
  mayConnect: (address, port) => isPublicAddress(address) && [80, 443].includes(port),
  timeoutMs: 20_000,
  maxBytes: MAX_PICTURE_BYTES,
};

const MAX_REDIRECTS = 4;
const gone = new Set([408, 425, 429, 500, 502, 503, 504]);

/**
 * Downloads from an untrusted address. The IP address that DNS returns is checked, and the connection goes to
 * exactly that one, at every redirect: so DNS cannot change the target between check and connection.
 */
export async function downloadPicture(
  address: string,
  rules: DownloadRules = publicOnly,
): Promise<{ readonly bytes: Buffer } | DownloadRefusal> {
  const signal = AbortSignal.timeout(rules.timeoutMs);
  let next = address;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const url = webAddress(next);
    if (!url) return { code: 'BAD_ADDRESS', again: false };
    const answer = await ask(url, rules, signal).catch((error: unknown) =>
      refusalOf(error, signal),
    );
    if ('code' in answer) return answer;
    const { statusCode: status = 0, headers } = answer;
    if (status >= 300 && status < 400 && headers.location && URL.canParse(headers.location, url)) {
      answer.destroy();
      next = new URL(headers.location, url).href;
      continue;
    }
    if (status !== 200) {
      answer.destroy();
      return { code: 'HTTP_STATUS', again: gone.has(status), detail: String(status) };
    }
    return readAll(answer, rules).catch((error: unknown) => refusalOf(error, signal));
  }
  return { code: 'TOO_MANY_REDIRECTS', again: false };
}

function webAddress(address: string): URL | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && url.username === '' && url.password === '' ? url : null;
}

class PrivateAddress extends Error {}

function ask(url: URL, rules: DownloadRules, signal: AbortSignal): Promise<IncomingMessage> {
  const secure = url.protocol === 'https:';
  const port = Number(url.port) || (secure ? 443 : 80);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A literal IP address is not looked up, so it is checked here.
  if (isIP(host) && !rules.mayConnect(host, port)) return Promise.reject(new PrivateAddress());
  const options: RequestOptions = {
    host,
    port,
    path: `${url.pathname}${url.search}`,
    signal,
    lookup: checkedLookup((address) => rules.mayConnect(address, port)),
    agent: false,
    headers: {
      host: url.host,
      accept: 'image/avif,image/webp,image/png,image/jpeg',
      'accept-encoding': 'identity',
      'user-agent': 'Talad picture import',
    },
  };
  return new Promise((answered, failed) => {
    const request = (secure ? httpsRequest : httpRequest)(options, answered);
    request.once('error', failed);
    request.end();
  });
}

/** Every address that DNS returns has to be allowed: one private address among them is taken for an attack. */
function checkedLookup(may: (address: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) {
        done(error ?? new Error('no address'), []);
        return;
      }
      if (!addresses.every(({ address }) => may(address))) {
        done(new PrivateAddress(), []);
        return;
      }
      if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}

async function readAll(
  answer: IncomingMessage,
  { maxBytes }: DownloadRules,
): Promise<{ readonly bytes: Buffer } | DownloadRefusal> {
  const tooLarge = { code: 'PICTURE_TOO_LARGE', again: false } as const;
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) {
    answer.destroy();
    return tooLarge;
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > maxBytes) return tooLarge;
    chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks) };
}

function refusalOf(error: unknown, signal: AbortSignal): DownloadRefusal {
  if (error instanceof PrivateAddress) return { code: 'PRIVATE_ADDRESS', again: false };
  if (signal.aborted) return { code: 'TIMEOUT', again: true };
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return { code: 'UNREACHABLE', again: true, ...(code && { detail: code }) };
}
