/** Fonts that come with the elements, for headings and text; the first is the default (spec §1). */
export const themeFonts = ['Noto Sans Thai', 'Noto Serif Thai', 'Anuphan'] as const;
export type ThemeFont = (typeof themeFonts)[number];
