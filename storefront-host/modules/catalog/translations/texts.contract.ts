import { Type } from 'typebox';

/** A text in both languages; '' if one has none. */
export const BothTexts = Type.Object({ th: Type.String(), en: Type.String() });

/** A text in each language as it is sent; a missing one stays as it is. */
export const TextsInput = (maxLength: number) =>
  Type.Object(
    {
      th: Type.Optional(Type.String({ maxLength })),
      en: Type.Optional(Type.String({ maxLength })),
    },
    { additionalProperties: false },
  );
