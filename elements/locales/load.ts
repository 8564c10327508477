import { addTexts, type Lang } from './text.ts';

/** What a page says at first; has to be done before its elements are defined. */
export async function loadFirstTexts(lang: Lang): Promise<void> {
  const { first } = await (lang === 'th' ? import('./th/first.ts') : import('./en/first.ts'));
  addTexts(lang, first);
}

/** A language's whole table; has to be done before what says more is shown. */
export async function loadTexts(lang: Lang): Promise<void> {
  const [{ rest }] = await Promise.all([
    lang === 'th' ? import('./th/rest.ts') : import('./en/rest.ts'),
    loadFirstTexts(lang),
  ]);
  addTexts(lang, rest);
}
