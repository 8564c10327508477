import { Type, type Static } from 'typebox';
import { Id } from '@talad/elements/api/id.contract';
import { BothTexts } from '../translations/texts.contract.ts';

/** Without a comma, which separates tags in every input. */
const Word = Type.String({ maxLength: 80, pattern: '^[^,]*$' });

/** A row of `GET /api/v1/manage/:shop_id/tags`, and the record itself. */
export const ManagedTag = Type.Object({
  id: Type.Integer(),
  /** The title in the shop's base language is the tag as products store it. */
  titles: BothTexts,
  /** Products that have it, including those that no list shows. */
  product_count: Type.Integer({ minimum: 0 }),
  revision: Type.Integer({ minimum: 1 }),
  /** Path of the list of its products in the shop. */
  full_url: Type.String(),
});
export type ManagedTag = Static<typeof ManagedTag>;

export const TagFilter = Type.Object(
  {
    q: Type.Optional(Type.String({ maxLength: 200 })),
    id: Type.Optional(Type.Array(Id, { maxItems: 100 })),
  },
  { additionalProperties: false },
);

/** PUT tags/{id}: a new title in the base language renames the tag on all products. */
export const TagUpdate = Type.Object(
  {
    revision: Type.Integer({ minimum: 1 }),
    titles: Type.Object(
      { th: Type.Optional(Word), en: Type.Optional(Word) },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);
export type TagUpdate = Static<typeof TagUpdate>;

/** POST tags/{id}/merge: replaces it by another tag on all products, and deletes it. */
export const TagMerge = Type.Object(
  { revision: Type.Integer({ minimum: 1 }), into: Id },
  { additionalProperties: false },
);
export type TagMerge = Static<typeof TagMerge>;

/** DELETE tags/{id}: refused while products have it, unless the request takes it off them. */
export const TagRemoval = Type.Object(
  { revision: Type.Integer({ minimum: 1 }), take_off: Type.Optional(Type.Boolean()) },
  { additionalProperties: false },
);
export type TagRemoval = Static<typeof TagRemoval>;
