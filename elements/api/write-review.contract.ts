import { Type, type Static } from 'typebox';

const Score = Type.Integer({ minimum: 1, maximum: 5 });
export const MAX_REVIEW_TEXT = 2000;
export const MAX_REVIEWER_NAME = 60;
export const MAX_REVIEW_PHOTOS = 5;
/** A review may be changed for so long; who reads it later reads what is meant to stay. */
export const REVIEW_EDIT_DAYS = 30;

export const ReviewScores = Type.Partial(
  Type.Object({ product: Score, delivery: Score, service: Score, payment: Score }),
);
export type ReviewScores = Static<typeof ReviewScores>;

/** POST products/{id}/reviews: by who is signed in and bought it, or by the link of the order. */
export const WriteReviewRequest = Type.Object({
  stars: Score,
  scores: Type.Optional(ReviewScores),
  text: Type.Optional(Type.String({ maxLength: MAX_REVIEW_TEXT })),
  /** What the review is signed with; the buyer's first name where it is left out. */
  name: Type.Optional(Type.String({ maxLength: MAX_REVIEWER_NAME })),
  /** The signed token of the order's link: guests have no other sign that they bought it. */
  order: Type.Optional(Type.String({ maxLength: 600 })),
});
export type WriteReviewRequest = Static<typeof WriteReviewRequest>;

export const WrittenReview = Type.Object({ id: Type.String({ format: 'uuid' }) });

/** GET products/{id}/review-permission. */
export const ReviewPermission = Type.Object({
  allowed: Type.Boolean(),
  /** Why not; null where it is allowed. */
  code: Type.Union([
    Type.Literal('UNAUTHENTICATED'),
    Type.Literal('NOT_BOUGHT'),
    Type.Literal('NOT_DELIVERED'),
    Type.Literal('UNVERIFIED'),
    Type.Literal('ALREADY_REVIEWED'),
    Type.Null(),
  ]),
  /** The same in words, in the reader's language; empty where it is allowed. */
  message: Type.String(),
  /** What the form proposes to sign with. */
  name: Type.String(),
});
export type ReviewPermission = Static<typeof ReviewPermission>;
