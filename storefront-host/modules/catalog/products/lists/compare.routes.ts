import { Type } from 'typebox';
import { CompareResponse } from '@talad/elements/api/compare.contract';
import { ApiError } from '@talad/elements/api/error.contract';
import { COMPARE_LIMIT } from '@talad/elements/commerce/limits';
import type { Module } from '../../../../host.ts';
import { readApiSite, SiteQuery } from '../../../shops/index.ts';
import { readCompared } from './compare.read.ts';

const UUID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** GET products/compare (spec §7): up to five products with the facts in which they differ. */
export const compareProducts: Module = (app, host) => {
  app.get(
    '/api/v1/products/compare',
    {
      config: { access: 'public', origin: 'any' },
      schema: {
        tags: ['products'],
        summary: 'Products to compare, with the facts in which they differ',
        querystring: Type.Intersect([
          SiteQuery,
          Type.Object({
            /** `product_uuid`s with commas between them. */
            ids: Type.String({ pattern: `^${UUID}(,${UUID}){0,${COMPARE_LIMIT - 1}}$` }),
          }),
        ]),
        response: { 200: CompareResponse, '4xx': ApiError },
      },
    },
    async (request) => {
      const { ctx, onlyShop } = await readApiSite(host, request);
      const uuids = [...new Set(request.query.ids.split(','))];
      return { products: [...(await readCompared(host.db, uuids, ctx, onlyShop))] };
    },
  );
};
