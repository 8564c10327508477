import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import { ShopFilter, ShopSearchResponse } from '@talad/elements/api/shop-search.contract';
import type { Module } from '../../../host.ts';
import { readFilter } from '../../../http/index.ts';
import { readApiSite, SiteQuery } from '../../shops/index.ts';
import { searchShops } from './shop-search.read.ts';

/** Spec §7: shops/search. A shop's own site has no other shops to find. */
export const shopSearch: Module = (app, host) => {
  app.get(
    '/api/v1/shops/search',
    {
      config: { access: 'public', origin: 'any' },
      schema: {
        tags: ['shops'],
        summary: 'Searches shops by name and by what they sell',
        querystring: Type.Intersect([
          SiteQuery,
          Type.Object({
            filter: Type.Optional(Type.String({ maxLength: 2_000 })),
            include: Type.Optional(Type.String({ maxLength: 100 })),
          }),
        ]),
        response: { 200: ShopSearchResponse, '4xx': ApiError },
      },
    },
    async (request) => {
      const filter = readFilter(request.query.filter, ShopFilter) ?? {};
      const site = await readApiSite(host, request);
      if (site.onlyShop !== null) return { shops: [], total: 0, total_capped: false };
      const include = new Set((request.query.include ?? '').split(','));
      return searchShops(
        host.db,
        filter,
        {
          products: include.has('products_mini'),
          categories: include.has('category'),
          dropship: include.has('dropship_config'),
        },
        site.ctx,
      );
    },
  );
};
