import type { Lang } from '../../db/schema.ts';

export const languages: readonly Lang[] = ['th', 'en'];

/**
 * A page's address in one language. Paths carry none (design: content language), so the site's own
 * language has the plain address and the other one `?lang=`: each has one address to be found by.
 */
export function languageAddress(url: string, lang: Lang, siteLang: Lang): string {
  if (lang === siteLang) return url;
  return `${url}${url.includes('?') ? '&' : '?'}lang=${lang}`;
}
