import { Type, type Static } from 'typebox';

const Lang = Type.Union([Type.Literal('th'), Type.Literal('en')]);

/** A weakness of a draft that visitors would notice, with the place to correct it. */
export const PageFinding = Type.Object({
  code: Type.Union([
    Type.Literal('SAMPLE_TEXT'),
    Type.Literal('DEAD_LINK'),
    Type.Literal('UNPUBLISHED_LINK'),
    Type.Literal('NO_ALT'),
    Type.Literal('PICTURE_SMALL'),
    Type.Literal('PICTURE_HEAVY'),
    Type.Literal('EMPTY'),
    Type.Literal('UNTRANSLATED'),
    Type.Literal('HEAVY_CODE'),
    Type.Literal('HEAVY_PICTURES'),
  ]),
  /** Null for the look or the page as a whole. */
  block: Type.Union([Type.String(), Type.Null()]),
  /** Index in the list of the section. */
  item: Type.Union([Type.Integer(), Type.Null()]),
  /** Language in which it shows. */
  lang: Type.Union([Lang, Type.Null()]),
  /** The text, the address or the picture's name. */
  text: Type.String(),
  /** How many of this kind the section has; else pixels or kilobytes. */
  amount: Type.Integer(),
  /** Pixels or kilobytes that would be right; 0 if the finding has none. */
  wanted: Type.Integer(),
});
export type PageFinding = Static<typeof PageFinding>;

export const PageChecks = Type.Object({
  findings: Type.Array(PageFinding),
  /** Compressed HTML and CSS in bytes, and its budget. */
  code_bytes: Type.Integer(),
  code_budget: Type.Integer(),
  /** Pictures of the sections in bytes, and their budget. */
  picture_bytes: Type.Integer(),
  picture_budget: Type.Integer(),
});
export type PageChecks = Static<typeof PageChecks>;
