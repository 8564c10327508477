import { Type, type Static } from 'typebox';

const Score = Type.Integer({ minimum: 1, maximum: 5 });
export const MAX_REVIEW_TEXT = 2000;
export const MAX_REVIEWER_NAME = 60;
export const MAX_REVIEW_PHOTOS = 5;
/** Days within which a review can be changed, so that later readers can rely on it. */
export const REVIEW_EDIT_DAYS = 30;

export const ReviewScores = Type.Partial(
  Type.Object({ product: Score, delivery: Score, service: Score, payment: Score }),
);
export type ReviewScores = Static<typeof ReviewScores>;

/** POST products/{id}/reviews: by a signed-in buyer, or with the order's signed link. */
export const WriteReviewRequest = Type.Object({
  stars: Score,
  scores: Type.Optional(ReviewScores),
  text: Type.Optional(Type.String({ maxLength: MAX_REVIEW_TEXT })),
  /** The displayed name; the buyer's first name if left out. */
  name: Type.Optional(Type.String({ maxLength: MAX_REVIEWER_NAME })),
  /** The signed token of the order's link: a guest's only proof of the purchase. */
  order: Type.Optional(Type.String({ maxLength: 600 })),
});
export type WriteReviewRequest = Static<typeof WriteReviewRequest>;

export const WrittenReview = Type.Object({ id: Type.String({ format: 'uuid' }) });

/** GET products/{id}/review-permission. */
export const ReviewPermission = Type.Object({
  allowed: Type.Boolean(),
  /** The reason for a refusal; null if it is allowed. */
  code: Type.Union([
    Type.Literal('UNAUTHENTICATED'),
    Type.Literal('NOT_BOUGHT'),
    Type.Literal('NOT_DELIVERED'),
    Type.Literal('UNVERIFIED'),
    Type.Literal('ALREADY_REVIEWED'),
    Type.Null(),
  ]),
  /** The reason in the reader's language; empty if it is allowed. */
  message: Type.String(),
  /** The name that the form suggests. */
  name: Type.String(),
});
export type ReviewPermission = Static<typeof ReviewPermission>;
