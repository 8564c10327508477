import { ApiError } from '@talad/elements/api/error.contract';
import { FrontpageResponse } from '@talad/elements/api/frontpage.contract';
import { BEST_PRODUCTS, SHOWROOM_PRODUCTS, TOP_SELLERS } from '@talad/elements/commerce/limits';
import type { Module } from '../../../host.ts';
import { readProductMinis, type ShownRoom } from '../../catalog/index.ts';
import { readApiSite, SiteQuery, readTopSellers } from '../../shops/index.ts';

/** Spec §7: frontpage. */
export const frontpage: Module = (app, host) => {
  app.get(
    '/api/v1/frontpage',
    {
      config: { access: 'public', origin: 'any' },
      schema: {
        tags: ['shops'],
        summary: 'What a front page shows',
        querystring: SiteQuery,
        response: { 200: FrontpageResponse, '4xx': ApiError },
      },
    },
    async (request) => {
      const { ctx, onlyShop } = await readApiSite(host, request);
      const scope = onlyShop === null ? {} : { shop_id: onlyShop };
      const list = async (limit: number, showroom?: ShownRoom) => {
        const query = { ...scope, limit, ...(showroom === undefined ? {} : { showroom }) };
        const { products } = await readProductMinis(host.db, query, ctx);
        return [...products];
      };
      const [best, fresh, hot, recommend, cover, sellers] = await Promise.all([
        list(BEST_PRODUCTS),
        list(SHOWROOM_PRODUCTS, 'new'),
        list(SHOWROOM_PRODUCTS, 'hot'),
        list(SHOWROOM_PRODUCTS, 'recommend'),
        list(SHOWROOM_PRODUCTS, 'cover'),
        onlyShop === null ? readTopSellers(host.db, TOP_SELLERS, ctx) : [],
      ]);
      return {
        error: false as const,
        product_best: best,
        showroom: { new: fresh, hot, recommend, cover },
        seller_top: [...sellers],
      };
    },
  );
};
