import { Type, type Static } from 'typebox';

/** Maximum number of hits of one kind. */
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
  /** Distinguishes hits with the same title: buyer, code or telephone number. */
  note: Type.String(),
});
export type Hit = Static<typeof Hit>;

/** GET find returns records of the shop that the person may see, one kind after another. */
export const FindAnswer = Type.Object({ hits: Type.Array(Hit) });
export type FindAnswer = Static<typeof FindAnswer>;
