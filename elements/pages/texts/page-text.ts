import { fillIn, type TextVars } from '../../locales/fill-in.ts';
import type { Lang } from '../../locales/text.ts';
import { en, type PageTextKey } from './en.ts';
import { th } from './th.ts';

const texts = { en, th } as const;

/** Returns a text of the pages: `pageText('en', 'list.page', { n: 2 })` is 'Page 2'. */
export function pageText(lang: Lang, key: PageTextKey, vars: TextVars = {}): string {
  return fillIn(texts[lang][key], vars);
}
