import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Id } from '@talad/elements/api/id.contract';
import { ApiError } from '@talad/elements/api/error.contract';
import {
  ReviewPermission,
  WriteReviewRequest,
  WrittenReview,
} from '@talad/elements/api/write-review.contract';
import type { Host, Module } from '../../../host.ts';
import { text } from '../../../locales/text.ts';
import { ApiFailure } from '../../../http/index.ts';
import { readOrderLink } from '../../sales/index.ts';
import { readApiSite, SiteQuery } from '../../shops/index.ts';
import { firstName, readMayReview, findReviewed, writeReview } from '../../content/index.ts';

const ProductParams = Type.Object({ id: Id });

/** Only buyers write reviews: a signed-in user who ordered the product, or a holder of the order's link. */
export const writeReviews: Module = (app, host) => {
  app.get(
    '/api/v1/products/:id/review-permission',
    {
      config: { access: 'public', origin: 'any' },
      schema: {
        tags: ['products'],
        summary: 'Whether the caller may review a product, and why not',
        params: ProductParams,
        querystring: Type.Intersect([
          SiteQuery,
          Type.Object({ order: Type.Optional(Type.String({ maxLength: 600 })) }),
        ]),
        response: { 200: ReviewPermission, '4xx': ApiError },
      },
    },
    async (request, reply): Promise<ReviewPermission> => {
      const { onlyShop, ctx } = await readApiSite(host, request);
      const product = await findReviewed(host.db, request.params.id, onlyShop);
      if (!product) throw new ApiFailure(404, 'DATA_NOT_FOUND');
      reply.header('cache-control', 'no-store');
      const reviewer = reviewerOf(host, request, request.query.order);
      const may = reviewer && (await readMayReview(host.db, product, reviewer));
      if (may?.allowed) {
        return {
          allowed: true,
          code: null,
          message: '',
          name: firstName(reviewer?.name || may.buyer),
        };
      }
      const code = may?.code ?? 'UNAUTHENTICATED';
      const key = code === 'UNAUTHENTICATED' ? 'review.signIn' : (`error.${code}` as const);
      return { allowed: false, code, message: text(ctx.lang, key), name: '' };
    },
  );

  app.post(
    '/api/v1/products/:id/reviews',
    {
      config: { access: 'public', origin: 'any', rateLimit: { max: 10 } },
      schema: {
        tags: ['products'],
        summary: 'Reviews a product that was bought and delivered, once an order',
        params: ProductParams,
        querystring: SiteQuery,
        body: WriteReviewRequest,
        response: { 201: WrittenReview, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { onlyShop, ctx } = await readApiSite(host, request);
      const reviewer = reviewerOf(host, request, request.body.order);
      if (!reviewer) throw new ApiFailure(401, 'UNAUTHENTICATED');
      const written = await writeReview(host.db, {
        productId: request.params.id,
        onlyShop,
        reviewer,
        review: request.body,
        lang: ctx.lang,
        at: host.now(),
      });
      if (written.ok) return reply.status(201).send({ id: written.id });
      if (written.code === 'NOT_FOUND') throw new ApiFailure(404, 'DATA_NOT_FOUND');
      throw new ApiFailure(written.code === 'ALREADY_REVIEWED' ? 409 : 403, written.code);
    },
  );
};

/** An invalid token is refused, even if a session could write the review. */
function reviewerOf(host: Host, request: FastifyRequest, token: string | undefined) {
  const { visitor } = request;
  const accountId = visitor?.accountId ?? null;
  if (token !== undefined) {
    const order = readOrderLink(host, token);
    return order && { accountId, orderId: order.order_id, name: '' };
  }
  return visitor && { accountId, orderId: null, name: visitor.name };
}
