import { Type, type Static } from 'typebox';

/** Maximum number of variants of a product; the storefront and the matrix are tested with it. */
export const MAX_COMBINATIONS = 2_000;
export const MAX_OPTIONS = 5;
export const MAX_OPTION_ITEMS = 100;

const Key = Type.Optional(Type.String({ minLength: 1, maxLength: 120 }));
const Title = Type.Object(
  {
    th: Type.Optional(Type.String({ maxLength: 80 })),
    en: Type.Optional(Type.String({ maxLength: 80 })),
  },
  { additionalProperties: false },
);

/** A value of an option; `key` names an existing one, so that it can be renamed. */
const ItemInput = Type.Object(
  {
    key: Key,
    title: Title,
    /** Shown as a swatch. */
    color: Type.Optional(Type.String({ pattern: '^#[0-9a-fA-F]{6}$' })),
  },
  { additionalProperties: false },
);

const OptionInput = Type.Object(
  {
    key: Key,
    title: Title,
    items: Type.Array(ItemInput, { minItems: 1, maxItems: MAX_OPTION_ITEMS }),
  },
  { additionalProperties: false },
);
export type OptionInput = Static<typeof OptionInput>;

export const OptionsInput = Type.Array(OptionInput, { maxItems: MAX_OPTIONS });
export type OptionsInput = Static<typeof OptionsInput>;

/** PUT products/{id}/options: all options in their new order; an empty list removes them from the product. */
export const OptionsUpdate = Type.Object(
  { revision: Type.Integer({ minimum: 1 }), options: OptionsInput },
  { additionalProperties: false },
);
export type OptionsUpdate = Static<typeof OptionsUpdate>;
