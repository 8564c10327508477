import { ApiError } from '@talad/elements/api/error.contract';
import { CartVisitRequest, PageVisitRequest } from '@talad/elements/api/visit.contract';
import { Type } from 'typebox';
import type { Db } from '../../../db/open.ts';
import type { Module } from '../../../host.ts';

/**
 * Events that only the browser knows (decision 225): a prefetched page was opened, or a product was added to the
 * browser's cart.
 */
export const visits: Module = (app, host) => {
  const config = { access: 'public', origin: 'any', rateLimit: { max: 120 } } as const;
  const response = { 204: Type.Null(), '4xx': ApiError };

  app.post(
    '/api/v1/visits/page',
    {
      config,
      schema: {
        tags: ['visits'],
        summary: 'Counts a page that the browser fetched before it was opened',
        body: PageVisitRequest,
        response,
      },
    },
    async (request, reply) => {
      const { visit, referrer, query } = request.body;
      host.visits.opened(request, {
        visit,
        query: new URLSearchParams(query),
        referrer,
        origin: request.ownOrigin,
      });
      return reply.status(204).send(null);
    },
  );

  app.post(
    '/api/v1/visits/cart',
    {
      config,
      schema: {
        tags: ['visits'],
        summary: 'Counts a product put into the cart that the browser keeps',
        body: CartVisitRequest,
        response,
      },
    },
    async (request, reply) => {
      const shopId = await shopOfProduct(host.db, request.body.product_uuid);
      if (shopId !== null) host.visits.act(request, { kind: 'cart', shopId });
      return reply.status(204).send(null);
    },
  );
};

async function shopOfProduct(db: Db, uuid: string): Promise<number | null> {
  const found = await db
    .selectFrom('product')
    .select('shop_id')
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return found?.shop_id ?? null;
}
