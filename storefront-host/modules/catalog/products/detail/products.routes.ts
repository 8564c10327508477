import { Type } from 'typebox';
import { Id } from '@talad/elements/api/id.contract';
import { ApiError } from '@talad/elements/api/error.contract';
import { ProductDetailResponse, SubProduct } from '@talad/elements/api/product.contract';
import type { Module } from '../../../../host.ts';
import { ApiFailure } from '../../../../http/index.ts';
import { detailKeys, productKeys } from './page-keys-of.ts';
import { sendAnswer, readApiSite, SiteQuery } from '../../../shops/index.ts';
import { listed, toRecord } from './product-record.ts';
import { readProductDetail, readSubProducts } from './product-detail.read.ts';

const ProductParams = Type.Object({ id: Id });
const config = { access: 'public', origin: 'any' } as const;

/** Spec §7: products/{id}/detail, also as product/{id}, and products/{id}/subproducts. */
export const products: Module = (app, host) => {
  // The second is the editor's name for it.
  for (const url of ['/api/v1/products/:id/detail', '/api/v1/product/:id']) {
    app.get(
      url,
      {
        config,
        schema: {
          tags: ['products'],
          summary: 'One product with its options, shop and related products',
          params: ProductParams,
          querystring: SiteQuery,
          response: { 200: ProductDetailResponse, '4xx': ApiError },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        return sendAnswer(host, { request, reply }, String(id), async (reads) => {
          const { ctx, onlyShop, siteId } = await readApiSite(host, request);
          const found = await readProductDetail(host.db, id, { ...ctx, ...reads }, onlyShop);
          if (!found) throw new ApiFailure(404, 'DATA_NOT_FOUND');
          const { product, relateds, validUntil } = found;
          const keys = [...detailKeys(product, id, siteId), ...productKeys(relateds)];
          const body = {
            product: toRecord(found),
            subproduct_id: found.subproduct_id,
            relateds: relateds.map(listed),
          };
          return { body, keys, validUntil };
        });
      },
    );
  }

  app.get(
    '/api/v1/products/:id/subproducts',
    {
      config,
      schema: {
        tags: ['products'],
        summary: 'The combinations of a product’s options',
        params: ProductParams,
        querystring: SiteQuery,
        response: { 200: Type.Object({ subproducts: Type.Array(SubProduct) }), '4xx': ApiError },
      },
    },
    async (request) => {
      const site = await readApiSite(host, request);
      const found = await readSubProducts(host.db, request.params.id, site.ctx, site.onlyShop);
      if (!found) throw new ApiFailure(404, 'DATA_NOT_FOUND');
      return { subproducts: [...found] };
    },
  );
};
