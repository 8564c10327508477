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
import { LRUCache } from 'lru-cache';
import type { RenderedPage, StoredPage } from './stored-page.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const zip = promisify(gzip);

/**
 * Quality for the first answer: 0.05 ms for 48 kB of JSON and 0.39 for 190 kB of a page, where quality 3
 * takes 0.12 and 0.93 (decision 458).
 */
const QUALITY_ONCE = 1;
/**
 * Quality for cached pages that are requested again: within 4 % of the best size, off the main
 * thread.
 */
const QUALITY_KEPT = 5;
/** Approximate size. */
const KEY_BYTES = 40;

/**
 * Compresses a page quickly: most product pages of a large market are requested once before they change.
 * At quality 5 the encoder's buffers made V8 mark the whole heap every 15 pages, which was 8 of the 16 ms
 * of CPU of an uncached product page. So the first visitor loads 32 kB instead of 24, and the second
 * request has the page compressed again. The ETag is the body's, so it stays the same.
 */
export function sealPage(page: RenderedPage): StoredPage {
  return {
    status: page.status,
    headers: page.headers,
    etag: etagOf(page.body),
    keys: [...new Set(page.keys)],
    validUntil: page.validUntil?.getTime() ?? Number.POSITIVE_INFINITY,
    isPacked: false,
    visit: page.visit,
    ...weighed(page, brotliCompressSync(page.body, brotliOptions(page.body, QUALITY_ONCE))),
  };
}

/** Compresses a page better once it is requested again. */
export async function packPage(page: StoredPage): Promise<StoredPage> {
  const body = await decompress(page.br);
  const br = await compress(body, brotliOptions(body, QUALITY_KEPT));
  return { ...page, isPacked: true, ...weighed(page, br) };
}

function weighed({ headers, keys }: Pick<RenderedPage, 'headers' | 'keys'>, br: Buffer) {
  const headerBytes = Object.entries(headers).reduce((sum, [k, v]) => sum + k.length + v.length, 0);
  return { br, bytes: br.byteLength + headerBytes + 500 + keys.length * KEY_BYTES };
}

function brotliOptions(body: Buffer, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      // A window as large as the body: the default would allocate 4 MB for every answer.
      [constants.BROTLI_PARAM_LGWIN]: Math.max(
        16,
        Math.min(22, Math.ceil(Math.log2(body.byteLength + 16))),
      ),
    },
  };
}

export function etagOf(body: Buffer): string {
  return hash('sha256', body, 'base64url').slice(0, 22);
}

export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * Returns the body in the best encoding that the visitor's browser accepts; nearly all accept
 * brotli.
 */
export async function bodyOf(page: StoredPage, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return page.br;
  const raw = await decompress(page.br);
  return encoding === 'gzip' ? zip(raw, { level: 6 }) : raw;
}

/** Encodes a body that is not cached. */
export function encodeOnce(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return body;
  return encoding === 'gzip'
    ? gzipSync(body, { level: 1 })
    : brotliCompressSync(body, brotliOptions(body, QUALITY_ONCE));
}

/** Cache the result, because browsers send few different headers. */
const chosen = new LRUCache<string, Encoding>({ maxSize: 64 * 1024 });

/** Returns the best encoding of an Accept-Encoding header. */
export function chooseEncoding(accept = ''): Encoding {
  const known = chosen.get(accept);
  if (known) return known;
  const best = bestEncoding(accept);
  chosen.set(accept, best, { size: 2 * accept.length + 100 });
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
