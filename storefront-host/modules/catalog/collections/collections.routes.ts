import { Type } from 'typebox';
import { Id } from '@talad/elements/api/id.contract';
import { CollectionResponse } from '@talad/elements/api/collection.contract';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { ApiFailure } from '../../../http/index.ts';
import { readApiSite, SiteQuery, siteUrl } from '../../shops/index.ts';
import { collectionPath, readCollection, readCollectionProducts } from './collections.read.ts';

/** Products in the answer, for callers that do not page. */
const FIRST_PRODUCTS = 6;

export const collections: Module = (app, host) => {
  app.get(
    '/api/v1/collections/:id',
    {
      config: { access: 'public', origin: 'any' },
      schema: {
        tags: ['collections'],
        summary: 'A collection of the site with its first products',
        params: Type.Object({ id: Id }),
        querystring: SiteQuery,
        response: { 200: CollectionResponse, '4xx': ApiError },
      },
    },
    async (request) => {
      const { siteId, ctx } = await readApiSite(host, request);
      const found = await readCollection(host.db, siteId, request.params.id, ctx);
      if (!found) throw new ApiFailure(404, 'DATA_NOT_FOUND');
      const page = { limit: FIRST_PRODUCTS };
      const { products } = await readCollectionProducts(host.db, found, page, ctx);
      const { id, title, summary, image, total, slug } = found;
      const url = siteUrl(ctx, `${ctx.place.base}${collectionPath(slug, id)}`);
      return { collection: { id, title, summary, image, total, url }, products: [...products] };
    },
  );
};
