import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gzip,
  gzipSync,
} from 'node:zlib';
import type { RenderedPage, StoredPage } from './page-cache.ts';
import { createRecentMap } from './recent-map.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const zip = promisify(gzip);

/** Quality 5: within 4 % of the best size for HTML of this shape, in about 3 ms, off the main thread. */
const QUALITY = 5;
/** Sent a single time: 0.04 ms for 40 kB of JSON, less than handing it to another thread takes. */
const QUALITY_ONCE = 1;
/** About: each key stands in two sets, the page's own and that of the pages to drop with it. */
const KEY_BYTES = 100;

/** Compresses a page once, for as long as it is kept. */
export async function sealPage(page: RenderedPage): Promise<StoredPage> {
  const br = await compress(page.body, brotliOptions(page.body, QUALITY));
  const headerBytes = Object.entries(page.headers).reduce(
    (sum, [k, v]) => sum + k.length + v.length,
    0,
  );
  return {
    status: page.status,
    headers: page.headers,
    etag: etagOf(br),
    br,
    keys: new Set(page.keys),
    validUntil: page.validUntil?.getTime() ?? Number.POSITIVE_INFINITY,
    bytes: br.byteLength + headerBytes + 500 + page.keys.length * KEY_BYTES,
  };
}

function brotliOptions(body: Buffer, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  };
}

export function etagOf(body: Buffer): string {
  return hash('sha256', body, 'base64url').slice(0, 22);
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** The body in the encoding that the visitor's browser takes; nearly all take brotli. */
export async function bodyOf(page: StoredPage, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return page.br;
  const raw = await decompress(page.br);
  return encoding === 'gzip' ? zip(raw, { level: 6 }) : raw;
}

/** The same of a body that is kept for nobody. */
export function encodeOnce(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return body;
  return encoding === 'gzip'
    ? gzipSync(body, { level: 1 })
    : brotliCompressSync(body, brotliOptions(body, QUALITY_ONCE));
}

/** Browsers send few different ones. */
const chosen = createRecentMap<Encoding>(64 * 1024);

/** The best encoding of an Accept-Encoding header. */
export function chooseEncoding(accept = ''): Encoding {
  const known = chosen.get(accept);
  if (known) return known;
  const best = bestEncoding(accept);
  chosen.set(accept, best, 2 * accept.length + 100);
  return best;
}

function bestEncoding(accept: string): Encoding {
  const taken = new Set(
    accept
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, weight]) => weight === undefined || !/^q=0(\.0+)?$/.test(weight))
      .map(([name]) => name),
  );
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : 'identity';
}
