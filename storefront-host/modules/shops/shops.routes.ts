import { Type } from 'typebox';
import { Id } from '@talad/elements/api/id.contract';
import { ApiError } from '@talad/elements/api/error.contract';
import { ShopInfo, ShopRecord } from '@talad/elements/api/shop.contract';
import type { Module } from '../../host.ts';
import { ApiFailure } from '../../http/index.ts';
import { readPublishedLook } from './published-look.read.ts';
import { readApiShop, readApiSite, SiteQuery } from './api-context.ts';
import { readShopRecord, type ReadCategoryChain } from './shop-record.read.ts';

const config = { access: 'public', origin: 'any' } as const;

/** Spec §7: shops/info (the requested site) and shops/{id}/detail. */
export const shops =
  (readCategoryChain: ReadCategoryChain): Module =>
  (app, host) => {
    app.get(
      '/api/v1/shops/info',
      {
        config,
        schema: {
          tags: ['shops'],
          summary: 'The shop of the site that asks',
          querystring: SiteQuery,
          response: { 200: ShopInfo, '4xx': ApiError },
        },
      },
      async (request) => {
        const { shop } = await readApiShop(host, request);
        const design = await readPublishedLook(host.db, shop.id);
        return { id: shop.id, shopname: shop.shopname, x_ads_level: shop.x_ads_level, design };
      },
    );

    app.get(
      '/api/v1/shops/:id/detail',
      {
        config,
        schema: {
          tags: ['shops'],
          summary: 'One shop',
          params: Type.Object({ id: Id }),
          querystring: SiteQuery,
          response: { 200: Type.Object({ shop: ShopRecord }), '4xx': ApiError },
        },
      },
      async (request) => {
        const site = await readApiSite(host, request);
        const { id } = request.params;
        const mayBeShown = site.onlyShop === null || site.onlyShop === id;
        const shop = mayBeShown
          ? await readShopRecord(host.db, id, site.ctx, readCategoryChain)
          : null;
        if (!shop) throw new ApiFailure(404, 'DATA_NOT_FOUND');
        return { shop };
      },
    );
  };
