import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { signedIn } from '../../../identity/index.ts';
import { ApiFailure, ShopParams } from '../../../http/index.ts';
import { BulkAnswer, BulkRequest, UndoRequest } from './bulk.contract.ts';
import { changeMany, undoMany } from './change-many.ts';

const config = { access: 'product:write', origin: 'platform' } as const;
const tags = ['manage products'];

/** One change of many products: prices, stock, status, categories, tags or showrooms (decision 173). */
export const bulkProducts: Module = (app, host) => {
  app.post(
    '/api/v1/manage/:shop_id/products/bulk',
    {
      config,
      schema: {
        tags,
        summary: 'Changes many products, each as a whole or not at all',
        params: ShopParams,
        body: BulkRequest,
        response: { 200: BulkAnswer, '4xx': ApiError },
      },
    },
    async (request) => {
      const { ids, filter, preview = false } = request.body;
      const isOne = (ids === undefined) !== (filter === undefined);
      if (!isOne || (filter !== undefined && !preview)) {
        const field = { path: 'ids', key: 'field.invalid' } as const;
        throw new ApiFailure(400, 'VALIDATION', {}, { fields: [field] });
      }
      return changeMany(host.db, {
        shopId: request.params.shop_id,
        request: request.body,
        lang: request.lang,
        accountId: signedIn(request).accountId,
        at: host.now(),
      });
    },
  );

  app.post(
    '/api/v1/manage/:shop_id/products/bulk/undo',
    {
      config,
      // Enough for the tags of 500 products.
      bodyLimit: 4_194_304,
      schema: {
        tags,
        summary: 'Takes back a change of many products',
        params: ShopParams,
        body: UndoRequest,
        response: { 200: BulkAnswer, '4xx': ApiError },
      },
    },
    async (request) => {
      const context = {
        shopId: request.params.shop_id,
        lang: request.lang,
        accountId: signedIn(request).accountId,
        at: host.now(),
      };
      const { items } = request.body;
      if (new Set(items.map(({ id }) => id)).size < items.length) {
        const field = { path: 'items', key: 'field.invalid' } as const;
        throw new ApiFailure(400, 'VALIDATION', {}, { fields: [field] });
      }
      return undoMany(host.db, context, items);
    },
  );
};
