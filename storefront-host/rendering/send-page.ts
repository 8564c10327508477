import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RenderedPage, StoredPage } from '../cache/stored-page.ts';
import { bodyOf, chooseEncoding, encodeOnce, etagOf, type Encoding } from '../cache/seal-page.ts';

/** Headers that select the version of a page; a session only decides whether the page is cached. */
const VARY = 'Accept-Encoding, Accept-Language, Cookie';
/** Addresses in an API's answer contain their origin if another site requests it. */
export const VARY_OF_API = `${VARY}, Origin, Sec-Fetch-Site`;

/** A shared cache may store it, but has to revalidate it each time. */
export const STORE_AND_REVALIDATE = 'public, max-age=0, must-revalidate';

const CACHE_CONTROL = {
  public: STORE_AND_REVALIDATE,
  private: 'private, no-cache',
  never: 'private, no-store',
} as const;

/**
 * 'public': the same for all visitors, so a shared cache may store it but has to revalidate each
 * time, because only our own processes are notified of changes; the answer is 304. 'private': for
 * one visitor. 'never': other people must not find it on the device afterwards, not even by the
 * Back button.
 */
type Audience = keyof typeof CACHE_CONTROL;

/** Sends a page that the cache stores. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
  vary = VARY,
): Promise<FastifyReply> {
  return send(request, reply, { ...page, audience: 'public', vary }, (encoding) =>
    bodyOf(page, encoding),
  );
}

/** Sends a page rendered for this request only, compressed at low quality. */
export function sendOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
  audience: 'private' | 'never',
  vary = VARY,
): Promise<FastifyReply> {
  // Answers that may not be stored need no ETag.
  const etag = audience === 'never' ? null : etagOf(page.body);
  return send(request, reply, { ...page, etag, audience, vary }, (encoding) =>
    encodeOnce(page.body, encoding),
  );
}

interface Sent {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string | null;
  readonly audience: Audience;
  readonly vary: string;
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Sent,
  body: (encoding: Encoding) => Buffer | Promise<Buffer>,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  reply
    .status(page.status)
    .headers(page.headers)
    .header('vary', page.vary)
    .header('cache-control', CACHE_CONTROL[page.audience]);
  if (page.status >= 300 && page.status < 400) return reply.send();
  if (page.etag !== null) {
    const etag = `"${page.etag}-${encoding}"`;
    reply.header('etag', etag);
    if (page.status === 200 && matches(request.headers['if-none-match'], etag)) {
      return reply.status(304).removeHeader('content-type').send();
    }
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await body(encoding));
}

function matches(header: string | undefined, etag: string): boolean {
  return (header ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');
}
