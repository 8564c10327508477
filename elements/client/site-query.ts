import type { Lang } from '../locales/text.ts';

/** What every call says of itself: the language, and the shop where its address names one. */
export function siteQuery(base: string, lang: Lang): string {
  const site = /\/web\/([^/]+)$/.exec(base)?.[1];
  return `?lang=${lang}${site ? `&site=${site}` : ''}`;
}
