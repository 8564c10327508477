import type { Module } from '../host.ts';
import { STORE_AND_REVALIDATE } from '../rendering/index.ts';
import { property } from './property.ts';

/** Cache-Control of an answer whose address has a revision; prices are fetched separately. */
const KEPT_BY_REVISION = 'public, max-age=300';

/**
 * Spec §7 "optional rev" and "nc" of reads: an address with `rev` changes with the shop, so its answer may be
 * cached; `nc` bypasses the cache.
 */
export const readRevisions: Module = (app) => {
  app.addHook('onSend', async (request, reply) => {
    const { access } = request.routeOptions.config;
    const isRead = request.method === 'GET' && request.url.startsWith('/api/v1/');
    if (!isRead || access !== 'public' || reply.statusCode !== 200) return;
    if (isSet(property(request.query, 'nc'))) {
      reply.header('cache-control', 'no-store');
    } else if (
      isSet(property(request.query, 'rev')) &&
      [undefined, STORE_AND_REVALIDATE].includes(reply.getHeader('cache-control')?.toString()) &&
      !reply.hasHeader('set-cookie')
    ) {
      reply.header('cache-control', KEPT_BY_REVISION);
    }
  });
};

function isSet(value: unknown): boolean {
  return typeof value === 'string' && value !== '' && value !== '0';
}
