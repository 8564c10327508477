import type { Lang } from '../locales/text.ts';

/** Returns the query of every call: the language, and the shop if `base` names one. */
export function siteQuery(base: string, lang: Lang): string {
  const site = /\/web\/([^/]+)$/.exec(base)?.[1];
  return `?lang=${lang}${site ? `&site=${site}` : ''}`;
}
