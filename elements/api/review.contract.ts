import { Type, type Static } from 'typebox';
import { Picture } from './picture.contract.ts';

/** One buyer's review of one product. */
export const Review = Type.Object({
  id: Type.String({ format: 'uuid' }),
  product_id: Type.Integer(),
  product_title: Type.String(),
  product_url: Type.String(),
  reviewer_name: Type.String(),
  avatar: Type.Union([Picture, Type.Null()]),
  stars: Type.Integer({ minimum: 1, maximum: 5 }),
  text: Type.String(),
  /** Photos that the buyer took. */
  photos: Type.Array(Picture),
  /** The shop's answer; null without one. */
  answer: Type.Union([Type.String(), Type.Null()]),
  /** The language of the text: reviews are never translated. */
  lang: Type.Union([Type.Literal('th'), Type.Literal('en')]),
  created_at: Type.String({ format: 'date-time' }),
});
export type Review = Static<typeof Review>;

/** Sums over reviews; `review_percent` is null without reviews. */
export const ReviewSums = Type.Object({
  total_review: Type.Integer({ minimum: 0 }),
  total_up_review: Type.Integer({ minimum: 0 }),
  review_percent: Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()]),
  /** One decimal (spec §2). */
  avg_score: Type.Union([Type.Number({ minimum: 1, maximum: 5 }), Type.Null()]),
});
export type ReviewSums = Static<typeof ReviewSums>;

/** GET shops/{id}/reviews (spec §7): newest first. */
export const ReviewListResponse = Type.Intersect([
  Type.Object({ reviews: Type.Array(Review), total: Type.Integer({ minimum: 0 }) }),
  ReviewSums,
]);
export type ReviewListResponse = Static<typeof ReviewListResponse>;
