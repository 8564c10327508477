import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Host } from '../../../host.ts';
import type { TextKey } from '../../../locales/text.ts';
import { readOrderLink } from '../../sales/index.ts';
import {
  firstName,
  formText,
  reviewOfForm,
  type ReviewForm,
  writeReview,
} from '../../content/index.ts';
import { readOrderReviews } from '../order-reviews/order-reviews.read.ts';
import type { OrderReviews, ReviewState } from './order-reviews.ts';

type OrderRequest = FastifyRequest<{ Params: { readonly token: string } }>;

/** Returns the products of the link's order that can be reviewed; null before its delivery. */
export async function reviewsOf(
  host: Host,
  request: OrderRequest,
  refused: ReviewState | null,
): Promise<OrderReviews | null> {
  const { token } = request.params;
  const name = readOrderLink(host, token);
  const found = name && (await readOrderReviews(host.db, name, request.lang));
  if (!found || found.products.length === 0) return null;
  const thanks = new URL(request.url, host.config.publicUrl).searchParams.has('reviewed');
  return {
    lang: request.lang,
    action: `/orders/${token}/reviews`,
    products: found.products,
    name: firstName(found.buyer),
    state: refused ?? (thanks ? { message: 'review.thanks' } : null),
  };
}

/** A `ReviewState`, stored for the page; only this server writes and reads it. */
export const RefusedReview = Type.Object({
  message: Type.Unsafe<TextKey>(Type.String()),
  refused: Type.Object({
    productId: Type.Integer(),
    form: Type.Record(Type.String(), Type.Unknown()),
  }),
});

type Sent =
  | { readonly kind: 'gone' }
  | { readonly kind: 'written' }
  | { readonly kind: 'refused'; readonly state: ReviewState };

/** Writes a review for a holder of the order's link. */
export async function sendReview(host: Host, request: OrderRequest, token: string): Promise<Sent> {
  const order = readOrderLink(host, token);
  if (!order) return { kind: 'gone' };
  const form: ReviewForm =
    typeof request.body === 'object' && request.body !== null ? { ...request.body } : {};
  const id = formText(form, 'product_id');
  const productId = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0;
  const refuse = (message: ReviewState['message']): Sent => ({
    kind: 'refused',
    state: { message, refused: { productId, form } },
  });
  const review = reviewOfForm(form);
  if (!review) return refuse('review.starsMissing');
  const written = await writeReview(host.db, {
    productId,
    onlyShop: order.shop_id,
    reviewer: {
      accountId: request.visitor?.accountId ?? null,
      orderId: order.order_id,
      name: '',
    },
    review,
    lang: request.lang,
    at: host.now(),
  });
  if (written.ok) return { kind: 'written' };
  return refuse(written.code === 'NOT_FOUND' ? 'error.DATA_NOT_FOUND' : `error.${written.code}`);
}
