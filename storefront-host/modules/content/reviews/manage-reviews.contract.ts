import { Type, type Static } from 'typebox';
import { Picture } from '@talad/elements/api/picture.contract';
import { ReviewScores } from '@talad/elements/api/write-review.contract';

const Text = Type.Union([Type.String(), Type.Null()]);
const Time = Type.String({ format: 'date-time' });
const TimeOrNull = Type.Union([Time, Type.Null()]);
export const MAX_ANSWER = 2_000;
export const MAX_REASON = 300;

/** A row of `GET /api/v1/manage/:shop_id/reviews`, and the record itself. */
export const ManagedReview = Type.Object({
  id: Type.String({ format: 'uuid' }),
  product: Type.Object({ id: Type.Integer(), title: Type.String(), url: Type.String() }),
  /** Null for reviews of the demo or an import. */
  order: Type.Union([
    Type.Object({ id: Type.String({ format: 'uuid' }), number: Type.Integer() }),
    Type.Null(),
  ]),
  reviewer_name: Type.String(),
  stars: Type.Integer({ minimum: 1, maximum: 5 }),
  scores: ReviewScores,
  text: Type.String(),
  photos: Type.Array(Picture),
  lang: Type.Union([Type.Literal('th'), Type.Literal('en')]),
  created_at: Time,
  edited_at: TimeOrNull,
  answer: Text,
  answered_at: TimeOrNull,
  hidden_at: TimeOrNull,
  hidden_reason: Text,
  reported_at: TimeOrNull,
  report_reason: Text,
  revision: Type.Integer({ minimum: 1 }),
});
export type ManagedReview = Static<typeof ManagedReview>;

export const ReviewState = Type.Union([
  Type.Literal('unanswered'),
  Type.Literal('hidden'),
  Type.Literal('reported'),
]);
export type ReviewState = Static<typeof ReviewState>;

/** `q` is searched in the text and the writer's name. */
export const ReviewFilter = Type.Object(
  {
    q: Type.Optional(Type.String({ maxLength: 100 })),
    stars: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
    state: Type.Optional(ReviewState),
  },
  { additionalProperties: false },
);
export type ReviewFilter = Static<typeof ReviewFilter>;

const Revision = Type.Integer({ minimum: 1 });

/** An empty text deletes the answer. */
export const ReviewAnswer = Type.Object(
  { revision: Revision, text: Type.String({ maxLength: MAX_ANSWER }) },
  { additionalProperties: false },
);

/** The reason to hide or report it; an empty text shows it again, or withdraws the report. */
export const ReviewReason = Type.Object(
  { revision: Revision, text: Type.String({ maxLength: MAX_REASON }) },
  { additionalProperties: false },
);
