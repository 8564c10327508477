import type { Lang } from '../../locales/text.ts';
import type { CategoryParts } from '../page-data.ts';
import { pageText } from '../texts/page-text.ts';

export type PartDirection = 'previous' | 'next';

/** Returns the text of the link to the previous or next categories. */
export function partText(lang: Lang, { behind }: CategoryParts, direction: PartDirection): string {
  return direction === 'previous'
    ? pageText(lang, 'filter.categoriesBefore')
    : pageText(lang, 'filter.moreCategories', { count: behind });
}
