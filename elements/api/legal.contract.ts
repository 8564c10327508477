import { Type, type Static } from 'typebox';

/** GET web/legal/{document}: a policy of a site, such as its terms of service. */
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
  /** The owner's own text, safe to be put into a page; the sections are then its headings alone. */
  html: Type.Optional(Type.String()),
});
export type LegalText = Static<typeof LegalText>;
