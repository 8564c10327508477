import type { WriteReviewRequest } from '@talad/elements/api/write-review.contract';
import { sql, type Kysely } from 'kysely';
import type { Database, Lang } from '../../../db/schema.ts';
import type { Db } from '../../../db/open.ts';
import type { NewMedia } from '../../../media/media.repository.ts';
import { notifyStaff } from '../../../identity/index.ts';
import { insertOriginal } from '../../../media/put-original.ts';
import { plain } from '../../../html/plain-text.ts';
import { addReview, lockProduct } from './add-review.ts';
import { firstName, readMayReview, type Reviewer, type ReviewRefusal } from './can-review.read.ts';

export type ReviewFields = Pick<WriteReviewRequest, 'stars' | 'scores' | 'text' | 'name'>;

export interface ReviewRequest {
  readonly productId: number;
  /** Limits the review to a product of this shop; null on the marketplace. */
  readonly onlyShop: number | null;
  readonly reviewer: Reviewer & { readonly name: string };
  readonly review: ReviewFields;
  /** Already stored by the media store of the product's shop. */
  readonly photos?: readonly NewMedia[];
  readonly lang: Lang;
  readonly at: Date;
}

export type ReviewWritten =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly code: ReviewRefusal | 'NOT_FOUND' };

/** Inserts a buyer's review, or returns why it is refused. One transaction. */
export async function writeReview(db: Db, request: ReviewRequest): Promise<ReviewWritten> {
  return db.transaction().execute(async (trx) => {
    const product = await findReviewed(trx, request.productId, request.onlyShop);
    if (!product) return { ok: false, code: 'NOT_FOUND' };
    // Locked before the check, so that the second of two concurrent posts sees the first review.
    await lockProduct(trx, product.shopId, product.id);
    const may = await readMayReview(trx, product, request.reviewer);
    if (!may.allowed) return { ok: false, code: may.code };
    const { stars, scores, text = '', name = '' } = request.review;
    const { accountId } = request.reviewer;
    const photos = request.photos ?? [];
    for (const photo of photos) await insertOriginal(trx, photo);
    const id = await addReview(trx, {
      shopId: product.shopId,
      productId: product.id,
      name: plain(name) || firstName(request.reviewer.name) || firstName(may.buyer),
      stars,
      text: plain(text),
      lang: request.lang,
      at: request.at,
      orderId: may.orderId,
      photos: photos.map(({ id: media_id }) => ({ media_id, alt: {} })),
      ...(scores ? { scores } : {}),
      ...(accountId === null ? {} : { accountId }),
    });
    await notifyStaff(trx, {
      shopId: product.shopId,
      kind: 'new_review',
      capability: 'review:read',
      data: { product: product.title, stars },
      place: '/reviews',
      at: request.at,
    });
    return { ok: true, id };
  });
}

export interface ReviewedProduct {
  readonly shopId: number;
  readonly id: number;
  readonly slug: string;
  readonly title: string;
}

/** Returns the product that a review of `id` belongs to: for a variant, its main product. One query. */
export async function findReviewed(
  db: Kysely<Database>,
  id: number,
  onlyShop: number | null,
): Promise<ReviewedProduct | null> {
  const { rows } = await sql<ReviewedProduct>`
    SELECT m.shop_id AS "shopId", m.id, m.slug, m.title FROM product p
    JOIN product m ON m.shop_id = p.shop_id AND m.id = coalesce(p.parent_id, p.id)
    WHERE p.id = ${id} AND p.status <> 'removed' AND m.status <> 'removed'
      AND (${onlyShop}::bigint IS NULL OR p.shop_id = ${onlyShop}::bigint)`.execute(db);
  return rows[0] ?? null;
}
