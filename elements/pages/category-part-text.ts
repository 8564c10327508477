import type { Lang } from '../locales/text.ts';
import type { CategoryParts } from './page-data.ts';
import { pageText } from './texts/page-text.ts';

export type PartWay = 'previous' | 'next';

/** What leads to the categories before or behind those that are shown. */
export function partText(lang: Lang, { behind }: CategoryParts, way: PartWay): string {
  return way === 'previous'
    ? pageText(lang, 'filter.categoriesBefore')
    : pageText(lang, 'filter.moreCategories', { count: behind });
}
