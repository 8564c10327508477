import { addTexts, type Lang } from './text.ts';

/** Loads a language's texts; has to be done before its elements are defined. */
export async function loadTexts(lang: Lang): Promise<void> {
  addTexts(lang, lang === 'th' ? (await import('./th.ts')).th : (await import('./en.ts')).en);
}
