import type { ProductStatus } from '../../../db/schema.ts';
import { unlisted } from '../products/rows/product-row.ts';
import { foldText } from './search-tokens.ts';

export interface SearchSource {
  readonly status: ProductStatus;
  /** Titles in every language, brand, author, publisher, tags. */
  readonly names: readonly (string | null)[];
  /** Codes, ISBN, options: a search finds them, but they are not suggested. */
  readonly marks: readonly (string | null)[];
}

/**
 * Returns the text that a search reads, in two lines: no query contains a line break. Suggestions come from the
 * first line only, which is empty if the product cannot be bought.
 */
export function searchTextOf({ status, names, marks }: SearchSource): string {
  const named = fold(names);
  const marked = fold(marks);
  return unlisted.includes(status) ? `\n${named} ${marked}`.trimEnd() : `${named}\n${marked}`;
}

export function namedPart(searchText: string): string {
  return searchText.split('\n', 1)[0] ?? '';
}

function fold(parts: readonly (string | null)[]): string {
  return foldText(parts.filter((part) => part !== null && part !== '').join(' '));
}
