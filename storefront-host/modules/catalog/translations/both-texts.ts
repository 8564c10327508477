import type { Lang } from '../../../db/schema.ts';

/** A text in each language; a missing one stays as it is. */
export type Texts = Partial<Readonly<Record<Lang, string>>>;

/** Returns the texts of a column and of its overlay, by language. */
export function bothTexts(lang: Lang, own: string, other: string | null | undefined) {
  return lang === 'th' ? { th: own, en: other ?? '' } : { th: other ?? '', en: own };
}

/** Splits sent texts into the column's, in the shop's base language, and the overlay's. */
export function splitTexts(lang: Lang, texts: Texts | undefined) {
  const other = texts?.[otherLang(lang)];
  const own = texts?.[lang];
  return {
    ...(own !== undefined && { own: tidy(own) }),
    ...(other !== undefined && { other: tidy(other) }),
  };
}

export function otherLang(lang: Lang): Lang {
  return lang === 'th' ? 'en' : 'th';
}

function tidy(text: string): string {
  return text.normalize('NFC').trim();
}
