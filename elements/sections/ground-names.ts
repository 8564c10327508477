/** The roles of the theme's colours that a section, or a part of one, can stand on. */
export const grounds = ['plain', 'quiet', 'tint', 'deep', 'A', 'B'] as const;
