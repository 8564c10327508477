import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import { SellerListResponse, ShopFilter } from '@talad/elements/api/shop-search.contract';
import type { Module } from '../../../host.ts';
import { readFilter } from '../../../http/index.ts';
import { searchShops } from './shop-search.read.ts';
import { readApiSite, SiteQuery } from '../../shops/index.ts';

/** Spec §7 "seller-list loads", §3 "seller list (total, sellers)". */
export const sellers: Module = (app, host) => {
  app.get(
    '/api/v1/sellers/list',
    {
      config: { access: 'public', origin: 'any' },
      schema: {
        tags: ['shops'],
        summary: 'The marketplace’s sellers, those who sold most lately first',
        querystring: Type.Intersect([
          SiteQuery,
          Type.Object({ filter: Type.Optional(Type.String({ maxLength: 2_000 })) }),
        ]),
        response: { 200: SellerListResponse, '4xx': ApiError },
      },
    },
    async (request) => {
      const filter = readFilter(request.query.filter, ShopFilter) ?? {};
      const site = await readApiSite(host, request);
      if (site.onlyShop !== null) return { sellers: [], total: 0, total_capped: false };
      const include = { products: true, categories: true, dropship: true };
      const { shops, ...totals } = await searchShops(host.db, filter, include, site.ctx);
      return { sellers: shops, ...totals };
    },
  );
};
