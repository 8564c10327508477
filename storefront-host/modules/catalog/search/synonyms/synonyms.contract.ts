import { Type, type Static } from 'typebox';

const MAX_TERM = 60;
export const MAX_SYNONYMS = 500;

/** Without a comma, which separates terms in the form. */
const Terms = Type.Array(Type.String({ minLength: 1, maxLength: MAX_TERM, pattern: '^[^,]*$' }), {
  minItems: 2,
  maxItems: 6,
});
const Revision = Type.Integer({ minimum: 1 });

/** A row of GET `/api/v1/manage/:shop_id/synonyms`, and the record itself. */
export const Synonym = Type.Object({
  id: Type.String({ format: 'uuid' }),
  /** A search for one of them also finds products with the others. */
  terms: Type.Array(Type.String()),
  revision: Revision,
  created_at: Type.String({ format: 'date-time' }),
});
export type Synonym = Static<typeof Synonym>;

export const SynonymFilter = Type.Object(
  { q: Type.Optional(Type.String({ maxLength: 200 })) },
  { additionalProperties: false },
);
export type SynonymFilter = Static<typeof SynonymFilter>;

export const SynonymCreate = Type.Object({ terms: Terms }, { additionalProperties: false });
export type SynonymCreate = Static<typeof SynonymCreate>;

/** A revision other than the stored one answers 409 CONFLICT. */
export const SynonymUpdate = Type.Object(
  { revision: Revision, terms: Terms },
  { additionalProperties: false },
);
export type SynonymUpdate = Static<typeof SynonymUpdate>;
