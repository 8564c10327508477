import { sql } from 'kysely';
import { Type } from 'typebox';
import { Id } from '@talad/elements/api/id.contract';
import { ApiError } from '@talad/elements/api/error.contract';
import { ReviewListResponse } from '@talad/elements/api/review.contract';
import { REVIEW_PAGE_SIZE } from '@talad/elements/commerce/limits';
import type { Module } from '../../../host.ts';
import { ApiFailure } from '../../../http/index.ts';
import { isVisibleShop, readApiSite, SiteQuery } from '../../shops/index.ts';
import { readShopReviews } from './reviews.read.ts';

/** Spec §7: shops/{id}/reviews, 12 at a time. */
export const reviews: Module = (app, host) => {
  app.get(
    '/api/v1/shops/:id/reviews',
    {
      config: { access: 'public', origin: 'any' },
      schema: {
        tags: ['shops'],
        summary: 'What buyers said of a shop in the last six months, newest first',
        params: Type.Object({ id: Id }),
        querystring: Type.Intersect([
          SiteQuery,
          Type.Object({
            limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
            offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 12_000 })),
          }),
        ]),
        response: { 200: ReviewListResponse, '4xx': ApiError },
      },
    },
    async (request) => {
      const site = await readApiSite(host, request);
      const { id } = request.params;
      const isShown = await host.db
        .selectFrom('shop')
        .select('id')
        .where('id', '=', id)
        .where('kind', '<>', 'mall')
        .$if(!site.ctx.preview, (query) => query.where(isVisibleShop(sql`shop.id`)))
        .executeTakeFirst();
      if (!isShown || (site.onlyShop !== null && site.onlyShop !== id)) {
        throw new ApiFailure(404, 'DATA_NOT_FOUND');
      }
      const { limit = REVIEW_PAGE_SIZE, offset = 0 } = request.query;
      const found = await readShopReviews(host.db, id, { limit, offset }, site.ctx);
      return { reviews: [...found.reviews], total: found.sums.total_review, ...found.sums };
    },
  );
};
