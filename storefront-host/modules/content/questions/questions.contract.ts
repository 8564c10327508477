import { Type, type Static } from 'typebox';
import { MAX_PUBLIC_ANSWER, MAX_QUESTION } from '../forms/messages.contract.ts';

const Text = Type.Union([Type.String(), Type.Null()]);
const Time = Type.String({ format: 'date-time' });
const Revision = Type.Integer({ minimum: 1 });
export const MAX_HIDE_REASON = 300;

export const QuestionState = Type.Union([
  Type.Literal('waiting'),
  Type.Literal('answered'),
  Type.Literal('hidden'),
]);

/** A row of `GET /api/v1/manage/:shop_id/questions`, and the record itself (decision 182). */
export const ManagedQuestion = Type.Object({
  id: Type.String({ format: 'uuid' }),
  product: Type.Object({ id: Type.Integer(), title: Type.String(), url: Type.String() }),
  /** Null if the message was deleted. */
  asker: Type.Union([Type.Object({ name: Type.String(), email: Text }), Type.Null()]),
  question: Type.String(),
  /** The public answer; null if none, or only a mailed one. */
  answer: Text,
  published_at: Type.Union([Time, Type.Null()]),
  state: QuestionState,
  hidden_reason: Text,
  asked_at: Time,
  revision: Revision,
});
export type ManagedQuestion = Static<typeof ManagedQuestion>;

/** `q` is searched in the question. */
export const QuestionFilter = Type.Object(
  {
    q: Type.Optional(Type.String({ maxLength: 100 })),
    state: Type.Optional(QuestionState),
    product_id: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  { additionalProperties: false },
);
export type QuestionFilter = Static<typeof QuestionFilter>;

/** PUT questions/{id}/answer: both texts are public; the first answer is also mailed on request. */
export const QuestionAnswer = Type.Object(
  {
    revision: Revision,
    question: Type.String({ minLength: 1, maxLength: MAX_QUESTION }),
    answer: Type.String({ minLength: 1, maxLength: MAX_PUBLIC_ANSWER }),
    mail: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type QuestionAnswer = Static<typeof QuestionAnswer>;

/** PUT questions/{id}/hide: the reason; an empty one shows the question again. */
export const QuestionReason = Type.Object(
  { revision: Revision, text: Type.String({ maxLength: MAX_HIDE_REASON }) },
  { additionalProperties: false },
);
export type QuestionReason = Static<typeof QuestionReason>;
