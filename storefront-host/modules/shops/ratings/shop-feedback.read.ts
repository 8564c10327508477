import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ShopFeedback } from '@talad/elements/api/shop.contract';
import type { Database } from '../../../db/schema.ts';
import { reviewPercent } from './review-sums.ts';
import { countReviews, ofBuyers, type ReviewsRated } from './reviews-rated.read.ts';

/** Number of each shop's newest reviews that a list of shops reads. */
const LOOKED_AT = 1_000;

/** Returns the rating of a shop by the buyers of the last six months. One query. */
export function readShopRated(
  db: Kysely<Database>,
  shopId: number,
  now: Date,
): Promise<ReviewsRated> {
  return countReviews(db, ofBuyers(sql`${shopId}`, now));
}

/** Returns SQL that joins the columns `total_review` and `up_review` of the shop `s`. */
export function feedbackJoin(now: Date): RawBuilder<unknown> {
  return sql`CROSS JOIN LATERAL (
    SELECT count(*)::int AS total_review, (count(*) FILTER (WHERE r.stars >= 4))::int AS up_review
    FROM (SELECT r.stars FROM review r WHERE ${ofBuyers(sql`s.id`, now)}
      ORDER BY r.created_at DESC LIMIT ${LOOKED_AT}) r) feedback`;
}

export interface FeedbackRow {
  readonly total_review: number;
  readonly up_review: number;
}

export function toFeedback({ total_review: total, up_review: up }: FeedbackRow): ShopFeedback {
  return { total_order_review: total, up_order_review_percent: reviewPercent(total, up) };
}
