import type { Lang, TextVars } from '../../locales/text.ts';
import { pageText } from '../texts/page-text.ts';

type BlogWord =
  | 'title'
  | 'description'
  | 'tagged'
  | 'searched'
  | 'search'
  | 'none'
  | 'noneFound'
  | 'noneHint'
  | 'others'
  | 'back';

/** Returns a text of the blog; a book fair calls its posts exhibitions. */
export function blogText(
  lang: Lang,
  under: 'blog' | 'exhibition',
  word: BlogWord,
  vars: TextVars = {},
): string {
  return pageText(lang, `${under}.${word}`, vars);
}
