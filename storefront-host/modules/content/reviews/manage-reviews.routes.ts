import { ApiError } from '@talad/elements/api/error.contract';
import type { Lang } from '../../../db/schema.ts';
import { signedIn } from '../../../identity/index.ts';
import type { Module } from '../../../host.ts';
import { ApiFailure, listRoute, ShopOrderParams } from '../../../http/index.ts';
import { ManagedReview, ReviewAnswer, ReviewReason } from './manage-reviews.contract.ts';
import { managedReviews, readManagedReviews } from './managed-reviews.list.ts';
import { moderateReview } from './moderate-review.ts';

const base = '/api/v1/manage/:shop_id/reviews';
const tags = ['manage reviews'];

const acts = [
  { act: 'answer', summary: 'Answers a review publicly', body: ReviewAnswer },
  { act: 'hide', summary: 'Hides a review from the shop', body: ReviewReason },
  { act: 'report', summary: 'Reports a review to the operators', body: ReviewReason },
] as const;

/** Reviews of a shop's products, for its staff. */
export const manageReviews: Module = (app, host) => {
  listRoute(app, host, managedReviews);

  app.get(
    `${base}/:id`,
    {
      config: { access: 'review:read', origin: 'platform' },
      schema: {
        tags,
        summary: 'One review',
        params: ShopOrderParams,
        response: { 200: ManagedReview, '4xx': ApiError },
      },
    },
    ({ params, lang }) => readOr404(params.shop_id, params.id, lang),
  );

  for (const { act, summary, body } of acts) {
    app.put(
      `${base}/:id/${act}`,
      {
        config: { access: 'review:write', origin: 'platform' },
        schema: {
          tags,
          summary,
          params: ShopOrderParams,
          body,
          response: { 200: ManagedReview, '4xx': ApiError },
        },
      },
      async (request) => {
        const { shop_id: shopId, id } = request.params;
        const { accountId } = signedIn(request);
        const by = { accountId, at: host.now(), publicUrl: host.config.publicUrl };
        const done = await moderateReview(host.db, { ...request.body, ...by, shopId, id, act });
        if (!done.ok) throw new ApiFailure(done.code === 'CONFLICT' ? 409 : 404, done.code);
        return readOr404(shopId, id, request.lang);
      },
    );
  }

  async function readOr404(shopId: number, id: string, lang: Lang): Promise<ManagedReview> {
    const [found] = await readManagedReviews(host.db, shopId, [id], lang);
    if (!found) throw new ApiFailure(404, 'NOT_FOUND');
    return found;
  }
};
