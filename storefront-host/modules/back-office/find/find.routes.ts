import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { ShopParams } from '../../../http/index.ts';
import { mayUse } from '../../../identity/index.ts';
import { FindAnswer, FindQuery } from './find.contract.ts';
import { finders } from './find.read.ts';

/** One search box for records of every kind (Ctrl+K). */
export const find: Module = (app, host) => {
  app.get(
    '/api/v1/manage/:shop_id/find',
    {
      config: { access: 'shop:read', origin: 'platform' },
      schema: {
        tags: ['manage'],
        summary: 'Orders, products, customers and pages with these words, of what you may see',
        params: ShopParams,
        querystring: FindQuery,
        response: { 200: FindAnswer, '4xx': ApiError },
      },
    },
    async (request) => {
      const { shop_id: shopId } = request.params;
      const q = request.query.q.normalize('NFC').trim();
      if (q === '') return { hits: [] };
      const reader = { shopId, lang: request.lang };
      const found = [];
      for (const { access, find: findIn } of finders) {
        if (await mayUse(host, request, shopId, access)) {
          found.push(findIn(host.db, reader, q));
        }
      }
      return { hits: (await Promise.all(found)).flat() };
    },
  );
};
