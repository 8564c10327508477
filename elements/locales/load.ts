import { addTexts, type Lang } from './text.ts';

/** Loads the first texts of a page; call it before its elements are defined. */
export async function loadFirstTexts(lang: Lang): Promise<void> {
  const { first } = await (lang === 'th' ? import('./th/first.ts') : import('./en/first.ts'));
  addTexts(lang, first);
}

/** Loads all texts of a language; call it before an element that needs more is shown. */
export async function loadTexts(lang: Lang): Promise<void> {
  const [{ rest }] = await Promise.all([
    lang === 'th' ? import('./th/rest.ts') : import('./en/rest.ts'),
    loadFirstTexts(lang),
  ]);
  addTexts(lang, rest);
}
