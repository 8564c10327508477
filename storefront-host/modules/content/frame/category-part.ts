import { CATEGORIES_LISTED } from '@talad/elements/commerce/limits';
import type { CategoryParts } from '@talad/elements/pages/page-data';

/** A part of a level's categories: thousands of them would outweigh the rest of the page. */
export interface CategoryPart<C> extends CategoryParts {
  readonly shown: readonly C[];
}

/** Returns the requested part, and its neighbours; past the end: the last one. */
export function categoryPart<C>(
  all: readonly C[],
  requested: number,
  urlOf: (part: number) => string,
): CategoryPart<C> {
  const last = Math.max(1, Math.ceil(all.length / CATEGORIES_LISTED));
  const part = Math.min(requested, last);
  const end = part * CATEGORIES_LISTED;
  return {
    shown: all.slice(end - CATEGORIES_LISTED, end),
    previousUrl: part > 1 ? urlOf(part - 1) : null,
    nextUrl: part < last ? urlOf(part + 1) : null,
    behind: Math.max(0, all.length - end),
  };
}

/**
 * Returns the first categories, for a select or a row, and the chosen one even if it is not among
 * them.
 */
export function firstCategories<C>(
  all: readonly C[],
  isChosen: (category: C) => boolean,
): readonly C[] {
  const behind = all.slice(CATEGORIES_LISTED).filter((category) => isChosen(category));
  return [...all.slice(0, CATEGORIES_LISTED), ...behind];
}
