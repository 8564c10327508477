import type { Lang } from '../../db/schema.ts';

export const languages: readonly Lang[] = ['th', 'en'];

/**
 * Returns a page's address in one language. Paths do not contain the language (design: content language): the
 * site's own language has the plain address, the other one `?lang=`. So search engines find each language at one
 * address.
 */
export function languageAddress(url: string, lang: Lang, siteLang: Lang): string {
  if (lang === siteLang) return url;
  return `${url}${url.includes('?') ? '&' : '?'}lang=${lang}`;
}
