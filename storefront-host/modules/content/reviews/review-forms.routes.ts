import formbody from '@fastify/formbody';
import { Type } from 'typebox';
import { Id } from '@talad/elements/api/id.contract';
import type { Module } from '../../../host.ts';
import type { TextKey } from '../../../locales/text.ts';
import { ApiFailure } from '../../../http/index.ts';
import { redirectWith } from '../../../identity/index.ts';
import { links } from '../../../rendering/index.ts';
import type { StoredForm } from '../forms/refused-form.ts';
import { readSiteByName } from '../../shops/index.ts';
import { reviewOfForm } from './review-form.ts';
import { findReviewed, writeReview } from './write-review.ts';

const paths = [
  ['/product/:id/reviews', Type.Object({ id: Id })],
  ['/web/:shopname/product/:id/reviews', Type.Object({ shopname: Type.String(), id: Id })],
] as const;

/** The review form of a product page without JavaScript: answers 303, back to the reviews. */
export const reviewForms: Module = async (app, host) => {
  await app.register(formbody);
  for (const [path, params] of paths) {
    app.post(
      path,
      {
        config: { access: 'public', origin: 'any', rateLimit: { max: 10 } },
        schema: { hide: true, params, body: Type.Record(Type.String(), Type.Unknown()) },
      },
      async (request, reply) => {
        const shopname = 'shopname' in request.params ? request.params.shopname : undefined;
        if (request.requestOrigin.kind === 'shop' && shopname !== undefined) {
          throw new ApiFailure(404, 'NOT_FOUND');
        }
        const { onlyShop, ctx } = await readSiteByName(host, request, shopname);
        const product = await findReviewed(host.db, request.params.id, onlyShop);
        if (!product) throw new ApiFailure(404, 'NOT_FOUND');
        const page = links.product(ctx.place, product.slug, product.id);
        const refuse = (key: TextKey) => {
          const posted: StoredForm = { review: request.body, notice: { key } };
          return redirectWith(host, { request, reply }, page, posted);
        };
        const review = reviewOfForm(request.body);
        if (!review) return refuse('review.starsMissing');
        const { visitor } = request;
        if (!visitor) return refuse('review.signIn');
        const written = await writeReview(host.db, {
          productId: product.id,
          onlyShop,
          reviewer: { accountId: visitor.accountId, orderId: null, name: visitor.name },
          review,
          lang: ctx.lang,
          at: host.now(),
        });
        if (written.ok) return reply.redirect(`${page}?notice=REVIEW_THANKS#reviews`, 303);
        return refuse(
          written.code === 'NOT_FOUND' ? 'error.DATA_NOT_FOUND' : `error.${written.code}`,
        );
      },
    );
  }
};
