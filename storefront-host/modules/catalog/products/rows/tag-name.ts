import type { Lang } from '../../../../db/schema.ts';
import { text } from '../../../../locales/text.ts';

/** Tags that are primarily addresses (spec §2 `/search/tag/{tag}`): readers see a translated name. */
const named = ['best-seller', 'recommendation', 'men', 'women', 'kids'] as const;

/** Returns the translated name of a tag such as 'best-seller'; the shop's own tags stay as they are. */
export function tagName(tag: string, lang: Lang): string {
  const known = named.find((one) => one === tag);
  return known ? text(lang, `tag.${known}`) : tag;
}
