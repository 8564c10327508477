import { Type, type Static } from 'typebox';

/** GET web/legal/{document}: terms of service, data-protection notice or privacy policy of a site. */
export const LegalText = Type.Object({
  title: Type.String(),
  /** ISO 8601; the time of the last change. */
  changed: Type.String({ format: 'date-time' }),
  intro: Type.Array(Type.String()),
  sections: Type.Array(
    Type.Object({
      heading: Type.String(),
      paragraphs: Type.Array(Type.String()),
      /** A list, after the paragraphs. */
      items: Type.Optional(Type.Array(Type.String())),
    }),
  ),
});
export type LegalText = Static<typeof LegalText>;
