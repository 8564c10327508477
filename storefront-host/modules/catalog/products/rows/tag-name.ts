import type { Lang } from '../../../../db/schema.ts';
import { text } from '../../../../locales/text.ts';

/** Tags that are addresses first (spec §2 `/search/tag/{tag}`): no reader is shown the address. */
const named = ['best-seller', 'recommendation', 'men', 'women', 'kids'] as const;

/** 'best-seller' as a reader calls it; a shop's own words stay as they are. */
export function tagName(tag: string, lang: Lang): string {
  const known = named.find((one) => one === tag);
  return known ? text(lang, `tag.${known}`) : tag;
}
