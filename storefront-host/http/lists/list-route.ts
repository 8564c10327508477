import { ApiError } from '@talad/elements/api/error.contract';
import type { App, Host, Module } from '../../host.ts';
import { countHits } from './count-hits.ts';
import { writeCursor } from './cursor.ts';
import { exportRoute } from './export-list.ts';
import { foundBy, type ListSource } from './list-source.ts';
import { ShopParams } from './manage-params.ts';
import { orderOfPage } from './page-order.ts';
import { directionOf, PageOf, PageQuery, readPageQuery } from './page-query.ts';
import { countRows, MAX_COUNT, NO_KEYS, readKeys } from './read-page.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** All lists of the back office; tests iterate over them. */
    managedLists: ListSource[];
  }
}

export const managedLists: Module = (app) => {
  app.decorate('managedLists', []);
};

/**
 * GET `/api/v1/manage/:shop_id/{name}`: a page of the list, by keyset (decisions/130-lists-by-cursor.md). Two
 * statements, one or two more for a search, and those of `read`.
 */
export function listRoute(app: App, host: Host, source: ListSource): void {
  app.managedLists.push(source);
  if (source.csv && !source.hasContacts) exportRoute(app, host, source);
  app.get(
    `/api/v1/manage/:shop_id/${source.name}`,
    {
      config: { access: source.access, origin: 'platform' },
      schema: {
        tags: [`manage ${source.name}`],
        summary: source.summary,
        params: ShopParams,
        querystring: PageQuery,
        response: { 200: PageOf(source.row), '4xx': ApiError },
      },
    },
    async ({ params, query, lang }) => {
      const reader = { shopId: params.shop_id, lang };
      const page = readPageQuery(source, reader.shopId, query, host.secrets);
      const found = foundBy(source, page.filter);
      await source.prepare?.(host.db, reader.shopId, page.filter);
      const exact = source.exact?.(reader.shopId, page.filter) ?? null;
      const counted = found.where(reader.shopId, page.filter);
      // The newest rows are those of the list's own table.
      const count =
        page.isSearch && found === source
          ? await countHits(host.db, source, reader.shopId, counted)
          : await countRows(host.db, found, counted);
      const order = await orderOfPage(host.db, source, page, { found, where: counted, count });
      const sort = source.sorts[order.sort];
      if (sort && sort !== 'key') await sort.prepare?.(host.db, reader.shopId);
      const where = found.where(reader.shopId, page.filter, order.sort);
      const keyQuery = { ...page, ...order, where, exact };
      // When the count is 0, skip the key query, which would scan the whole index.
      const keys = count === 0 ? NO_KEYS : await readKeys(host.db, found, keyQuery);
      return {
        items: [...(await source.read(host.db, reader, keys.ids))],
        next: keys.next && writeCursor(host.secrets, page.scopeOf(order), keys.next),
        order: { sort: order.sort, direction: directionOf(order.descending) },
        total: Math.min(count, MAX_COUNT),
        total_capped: count > MAX_COUNT,
      };
    },
  );
}
