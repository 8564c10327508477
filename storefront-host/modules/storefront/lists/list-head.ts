import { pageText } from '@talad/elements/pages/texts/page-text';
import type { Lang } from '../../../db/schema.ts';
import { describe } from '../../catalog/index.ts';
import type { ListQuery } from './list-query.ts';

/** The pages of a list have different titles. */
export function pagedTitle(lang: Lang, title: string, page: number): string {
  return page > 1 ? `${title} · ${pageText(lang, 'list.page', { n: page })}` : title;
}

/** Describes a list by the names of its first products. */
export function descriptionOf(
  title: string,
  products: readonly { readonly title: string }[],
): string {
  const names = products.slice(0, 6).map((product) => product.title);
  return names.length > 0 ? describe(`${title}: ${names.join(', ')}`) : title;
}

/** True for another view of a list, or a continuation by cursor, which search engines should not index. */
export function isAside({ after, view, part }: ListQuery): boolean {
  return after !== undefined || view !== undefined || part !== undefined;
}
