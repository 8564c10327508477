import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Host } from '../../host.ts';
import { property } from '../../http/index.ts';
import type { RenderedPage } from '../../cache/stored-page.ts';
import { sendOnce, sendPage, VARY_OF_API } from '../../rendering/index.ts';
import { siteKeyOf, siteRefOf } from './api-context.ts';
import type { ReadContext } from './read-context.ts';
import { seesUncached } from './sees-uncached.read.ts';

/** A public answer of the API, which must not depend on the visitor. */
export interface Answer {
  readonly body: unknown;
  /** True if fields that the contract requires are left out. */
  readonly isPartial?: boolean;
  /** Keys of its content (page-keys.ts): a change of one drops the answer. */
  readonly keys: readonly string[];
  /** The answer expires at this time without any change; null if it never does. */
  readonly validUntil: Date | null;
}

type Reads = Pick<ReadContext, 'cached'>;
const FRESH: Reads = { cached: false };
const CACHED: Reads = { cached: true };

/**
 * Sends a public answer by the rules of the page cache: compressed once, with an ETag, cached until its content
 * changes. `question` is the part of path and query that it depends on, in addition to site and language:
 * addresses with the same question share an entry. `nc` (spec §7), owners and drop-shippers bypass all
 * caches, and `make` learns which read it is.
 */
export async function sendAnswer(
  host: Host,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  question: string,
  make: (reads: Reads) => Promise<Answer>,
): Promise<FastifyReply> {
  const render = async (reads: Reads): Promise<RenderedPage> => {
    const { body, isPartial, keys, validUntil } = await make(reads);
    const json = isPartial ? JSON.stringify(body) : serialized(reply, body);
    return {
      status: 200,
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: Buffer.from(json),
      keys,
      validUntil,
      complete: true,
    };
  };
  if (await seesUncached(host.db, request.visitor, siteRefOf(request))) {
    return sendOnce(request, reply, await render(FRESH), 'private', VARY_OF_API);
  }
  const nc = property(request.query, 'nc');
  if (nc !== undefined && nc !== '' && nc !== '0') {
    return sendOnce(request, reply, await render(FRESH), 'never', VARY_OF_API);
  }
  const key = ['json', request.routeOptions.url, siteKeyOf(request), question].join('\n');
  const cached = await host.pageCache.get(key, () => render(CACHED));
  return sendPage(request, reply, cached, VARY_OF_API);
}

/** Serializes the answer by the route's contract. */
function serialized(reply: FastifyReply, body: unknown): string {
  const json = reply.serialize(body);
  return typeof json === 'string' ? json : JSON.stringify(body);
}
