import { Type, type Static } from 'typebox';

/** Hits of one kind at most. */
export const MAX_HITS = 5;

export const FindQuery = Type.Object(
  { q: Type.String({ minLength: 1, maxLength: 100 }) },
  { additionalProperties: false },
);

export const Hit = Type.Object({
  kind: Type.Union([
    Type.Literal('order'),
    Type.Literal('product'),
    Type.Literal('customer'),
    Type.Literal('page'),
  ]),
  /** Id of the record; for a page, its name. */
  id: Type.String(),
  title: Type.String(),
  /** Distinguishes hits of the same title: buyer, code or telephone number. */
  note: Type.String(),
});
export type Hit = Static<typeof Hit>;

/** GET find: records of the shop that the person may see, the kinds one after the other. */
export const FindAnswer = Type.Object({ hits: Type.Array(Hit) });
export type FindAnswer = Static<typeof FindAnswer>;
