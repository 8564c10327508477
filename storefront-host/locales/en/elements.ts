/** /devadmin/elements. */
export const elementsTexts = {
  'elements.title': 'Elements',
} as const;
