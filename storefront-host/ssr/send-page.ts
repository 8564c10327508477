import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredPage } from './page-cache.ts';
import { bodyOf, chooseEncoding } from './seal-page.ts';

/** What decides which version of a page a visitor gets; a session only decides whether it is kept. */
const VARY = 'Accept-Encoding, Accept-Language, Cookie';
/** Addresses in an API's answer carry their origin where another site asks. */
export const VARY_OF_API = `${VARY}, Origin, Sec-Fetch-Site`;

/** A shared cache may keep it, but has to ask each time. */
export const KEPT_AND_ASKED = 'public, max-age=0, must-revalidate';

const CACHE_CONTROL = {
  public: KEPT_AND_ASKED,
  private: 'private, no-cache',
  never: 'private, no-store',
} as const;

/**
 * 'public': anybody's, so a shared cache may keep it but has to ask each time, since only our own
 * processes hear what has changed; asking is answered by 304. 'private': of one visitor. 'never': what
 * nobody else may find on the machine afterwards, by the Back button neither.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
  audience: keyof typeof CACHE_CONTROL,
  vary = VARY,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const etag = `"${page.etag}-${encoding}"`;
  reply
    .status(page.status)
    .headers(page.headers)
    .header('vary', vary)
    .header('cache-control', CACHE_CONTROL[audience]);
  if (page.status >= 300 && page.status < 400) return reply.send();
  reply.header('etag', etag);
  if (page.status === 200 && matches(request.headers['if-none-match'], etag)) {
    return reply.status(304).removeHeader('content-type').send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await bodyOf(page, encoding));
}

function matches(header: string | undefined, etag: string): boolean {
  return (header ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');
}
