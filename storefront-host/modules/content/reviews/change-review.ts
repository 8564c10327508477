import { sql } from 'kysely';
import type { Db } from '../../../db/open.ts';
import type { NewMedia } from '../../../media/media.repository.ts';
import { insertOriginal } from '../../../media/put-original.ts';
import { plain } from '../../../html/plain-text.ts';
import { lockProduct, showReviews } from './add-review.ts';
import { isStillOpen } from './my-reviews.read.ts';
import type { ReviewFields } from './write-review.ts';

export interface ReviewChange {
  readonly accountId: string;
  readonly id: string;
  readonly review: ReviewFields;
  /** Pictures of the review that remain. */
  readonly remaining: readonly string[];
  readonly photos: readonly NewMedia[];
  readonly at: Date;
}

export type ReviewChanged =
  { readonly ok: true } | { readonly ok: false; readonly code: 'NOT_FOUND' | 'REVIEW_CLOSED' };

/** Replaces the text of a review by its writer. One transaction. */
export function changeReview(db: Db, change: ReviewChange): Promise<ReviewChanged> {
  return db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('review')
      .select(['shop_id', 'product_id', 'photos', 'reviewer_name', 'created_at'])
      .where('account_id', '=', change.accountId)
      .where('id', '=', change.id)
      .executeTakeFirst();
    if (!known) return { ok: false, code: 'NOT_FOUND' };
    if (!isStillOpen(known.created_at, change.at)) return { ok: false, code: 'REVIEW_CLOSED' };
    await lockProduct(trx, known.shop_id, known.product_id);
    for (const photo of change.photos) await insertOriginal(trx, photo);
    const { stars, scores, text = '', name = '' } = change.review;
    const photos = [
      ...known.photos.filter(({ media_id }) => change.remaining.includes(media_id)),
      ...change.photos.map(({ id: media_id }) => ({ media_id, alt: {} })),
    ];
    await trx
      .updateTable('review')
      .set({
        stars,
        scores: JSON.stringify(scores ?? {}),
        body: plain(text),
        reviewer_name: plain(name) || known.reviewer_name,
        photos: JSON.stringify(photos),
        edited_at: change.at,
        revision: sql`revision + 1`,
      })
      .where('shop_id', '=', known.shop_id)
      .where('id', '=', change.id)
      .execute();
    await showReviews(trx, known.shop_id, known.product_id);
    return { ok: true };
  });
}
