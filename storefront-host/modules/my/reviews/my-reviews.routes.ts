import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { MAX_REVIEW_PHOTOS } from '@talad/elements/api/write-review.contract';
import {
  signedIn,
  readPictureForm,
  takePictureForms,
  type PictureForm,
  StoredText,
  postedState,
  redirectWith,
  type Call,
} from '../../../identity/index.ts';
import type { App, Host } from '../../../host.ts';
import { text } from '../../../locales/text.ts';
import type { NewMedia } from '../../../media/media.repository.ts';
import { storeOriginal } from '../../../media/put-original.ts';
import { ApiFailure } from '../../../http/index.ts';
import { requestedAddress } from '../../../rendering/index.ts';
import {
  firstName,
  changeReview,
  countToReview,
  countWritten,
  findWritten,
  listToReview,
  listWritten,
  type ToReview,
  type WrittenByMe,
  reviewOfForm,
  scoreField,
  type ReviewForm,
  writeReview,
} from '../../content/index.ts';
import { pictureProblem } from '../picture-problem.ts';
import { myContext, myRoute, type SendMyPage } from '../my-page.ts';
import { photoField, reviewFormPage, reviewLists, reviewsCss } from './review-pages.ts';

const LIST = '/my/reviews';
const ListQuery = Type.Object({
  tab: Type.Optional(Type.Literal('written')),
  /** Shows only the products of this order. */
  order: Type.Optional(Type.String({ format: 'uuid' })),
  before: Type.Optional(Type.String({ format: 'uuid' })),
  done: Type.Optional(Type.Union([Type.Literal('written'), Type.Literal('changed')])),
});
const Written = Type.Object({ id: Type.String({ format: 'uuid' }) });
const Bought = Type.Object({
  order_id: Type.String({ format: 'uuid' }),
  product_id: Type.Integer({ minimum: 1 }),
});
const schema = myRoute.schema;

/** The typed values and the error. */
const RefusedReview = Type.Object({
  form: Type.Record(Type.String(), Type.String()),
  problem: StoredText,
});
type RefusedReview = Static<typeof RefusedReview>;

/** /my/reviews: delivered products, and their buyer's reviews. */
export async function reviewRoutes(app: App, host: Host, send: SendMyPage): Promise<void> {
  app.get(
    LIST,
    { ...myRoute, schema: { ...schema, querystring: ListQuery } },
    async (request, reply) => {
      const { lang } = request;
      const { accountId } = signedIn(request);
      const { tab, order: orderId, before, done } = request.query;
      const ctx = myContext(host, request);
      const [toReview, written, list] = await Promise.all([
        countToReview(host.db, accountId),
        countWritten(host.db, accountId),
        tab === 'written'
          ? listWritten(host.db, accountId, ctx, before).then(
              (reviews) => ({ tab: 'written', reviews }) as const,
            )
          : listToReview(host.db, accountId, ctx, orderId ? { orderId } : undefined).then(
              (products) => ({ tab: 'toReview', products }) as const,
            ),
      ]);
      return send(request, reply, {
        section: 'reviews',
        title: text(lang, 'my.reviews'),
        main: reviewLists({ lang, counts: { toReview, written }, list }),
        css: reviewsCss,
        notice: done && text(lang, done === 'written' ? 'review.thanks' : 'my.reviews.changed'),
      });
    },
  );

  app.get(
    `${LIST}/write/:order_id/:product_id`,
    { ...myRoute, schema: { ...schema, params: Bought } },
    async (request, reply) => {
      const product = await boughtProduct(request, request.params);
      const refused = await postedState(host, request, RefusedReview);
      const name = firstName(signedIn(request).name);
      return showForm(request, reply, { product, form: { name }, ...refused });
    },
  );

  app.get(
    `${LIST}/:id`,
    { ...myRoute, schema: { ...schema, params: Written } },
    async (request, reply) => {
      const review = await openReview(request, request.params.id);
      const refused = await postedState(host, request, RefusedReview);
      return showForm(request, reply, {
        product: review,
        review,
        form: formOf(review),
        ...refused,
      });
    },
  );

  await app.register(async (scope: App) => {
    // One more than allowed, so that a buyer who chose too many gets an error in the form.
    const { bodyLimit } = await takePictureForms(scope, MAX_REVIEW_PHOTOS + 1);
    const config = { ...myRoute.config, rateLimit: { max: 20 } };

    scope.post(
      `${LIST}/write/:order_id/:product_id`,
      { config, bodyLimit, schema: { ...schema, params: Bought } },
      async (request, reply) => {
        const { accountId, name } = signedIn(request);
        const { order_id: orderId, product_id: productId } = request.params;
        const product = await boughtProduct(request, request.params);
        using sent = await readPictureForm(request, host.pictureWorker);
        const refuse = refuser({ request, reply }, sent);
        const review = reviewOfForm(sent.fields);
        if (!review) return refuse({ key: 'review.starsMissing' });
        const photos = await storePhotos(product.shopId, accountId, sent, MAX_REVIEW_PHOTOS);
        if ('problem' in photos) return refuse(photos.problem);
        const written = await writeReview(host.db, {
          productId,
          onlyShop: product.shopId,
          reviewer: { accountId, orderId, name },
          review,
          photos,
          lang: request.lang,
          at: host.now(),
        });
        if (written.ok) return reply.redirect(`${LIST}?tab=written&done=written`, 303);
        const key = written.code === 'NOT_FOUND' ? 'DATA_NOT_FOUND' : written.code;
        return refuse({ key: `error.${key}` });
      },
    );

    scope.post(
      `${LIST}/:id`,
      { config, bodyLimit, schema: { ...schema, params: Written } },
      async (request, reply) => {
        const { accountId } = signedIn(request);
        const { id } = request.params;
        const known = await openReview(request, id);
        using sent = await readPictureForm(request, host.pictureWorker);
        const refuse = refuser({ request, reply }, sent);
        const review = reviewOfForm(sent.fields);
        if (!review) return refuse({ key: 'review.starsMissing' });
        const remaining = known.photos
          .map(({ mediaId }) => mediaId)
          .filter((mediaId) => sent.fields[photoField(mediaId)] !== undefined);
        const room = MAX_REVIEW_PHOTOS - remaining.length;
        const photos = await storePhotos(known.shopId, accountId, sent, room);
        if ('problem' in photos) return refuse(photos.problem);
        const at = host.now();
        const changed = await changeReview(host.db, {
          accountId,
          id,
          review,
          remaining,
          photos,
          at,
        });
        if (!changed.ok) throw new ApiFailure(404, 'NOT_FOUND');
        return reply.redirect(`${LIST}?tab=written&done=changed`, 303);
      },
    );
  });

  /** @throws ApiFailure 404 if the product was not delivered to this account, or is reviewed already. */
  async function boughtProduct(
    request: FastifyRequest,
    params: { readonly order_id: string; readonly product_id: number },
  ): Promise<ToReview> {
    const only = { orderId: params.order_id, productId: params.product_id };
    const { accountId } = signedIn(request);
    const [found] = await listToReview(host.db, accountId, myContext(host, request), only);
    if (!found) throw new ApiFailure(404, 'NOT_FOUND');
    return found;
  }

  /** @throws ApiFailure 404 if the review is not this account's, or too old to change. */
  async function openReview(request: FastifyRequest, id: string): Promise<WrittenByMe> {
    const { accountId } = signedIn(request);
    const found = await findWritten(host.db, accountId, myContext(host, request), id);
    if (!found?.isOpen) throw new ApiFailure(404, 'NOT_FOUND');
    return found;
  }

  /** Stores all photos, or returns the problem of one; the sweep deletes those before it. */
  async function storePhotos(
    shopId: number,
    accountId: string,
    { files }: PictureForm,
    room: number,
  ): Promise<readonly NewMedia[] | { readonly problem: StoredText }> {
    if (files.length > room) {
      return { problem: { key: 'my.reviews.tooMany', vars: { limit: MAX_REVIEW_PHOTOS } } };
    }
    const photos: NewMedia[] = [];
    for (const bytes of files) {
      const stored = await storeOriginal(host, {
        shop_id: shopId,
        bytes,
        account_id: accountId,
        from_shopper: true,
      });
      if ('code' in stored) return { problem: pictureProblem(stored) };
      photos.push(stored);
    }
    return photos;
  }

  /** Redirects to the form at the same address with the typed values; pictures have to be chosen again. */
  function refuser(call: Call, { fields }: PictureForm) {
    const { pathname } = requestedAddress(call.request.url);
    return (problem: StoredText) =>
      redirectWith(host, call, pathname, { form: fields, problem } satisfies RefusedReview);
  }

  interface Shown extends Partial<Pick<RefusedReview, 'problem'>> {
    readonly product: ToReview;
    readonly review?: WrittenByMe;
    readonly form: ReviewForm;
  }

  function showForm(
    request: FastifyRequest,
    reply: FastifyReply,
    { product, review, form, problem }: Shown,
  ): Promise<FastifyReply> {
    const { lang } = request;
    return send(request, reply, {
      section: 'reviews',
      title: text(lang, review ? 'my.reviews.edit' : 'review.write'),
      back: { href: LIST, label: text(lang, 'my.reviews') },
      main: reviewFormPage({
        lang,
        product,
        action: review
          ? `${LIST}/${review.id}`
          : `${LIST}/write/${product.orderId}/${product.productId}`,
        submit: text(lang, review ? 'my.save' : 'review.send'),
        form,
        photos: review?.photos ?? [],
        problem: problem ? text(lang, problem.key, problem.vars) : null,
      }),
      css: reviewsCss,
      status: problem ? 422 : 200,
    });
  }
}

/** Returns the review as values of its form. */
function formOf(review: WrittenByMe): ReviewForm {
  const scores = Object.entries(review.scores).map(([type, stars]) => [
    scoreField(type),
    String(stars),
  ]);
  const photos = review.photos.map(({ mediaId }) => [photoField(mediaId), '1']);
  const { text: body, name } = review;
  const stars = String(review.stars);
  return { stars, text: body, name, ...Object.fromEntries([...scores, ...photos]) };
}
