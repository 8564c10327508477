import type { ProductStatus } from '../../../db/schema.ts';
import { unlisted } from '../products/rows/product-row.ts';
import { foldText, TITLE_WORD, wordsIn } from './search-tokens.ts';

export interface SearchSource {
  readonly status: ProductStatus;
  /** Titles in every language. */
  readonly titles: readonly string[];
  /** Brand, author, publisher, tags. */
  readonly names: readonly (string | null)[];
  /** Codes, ISBN, options: a search finds them, but they are not suggested. */
  readonly marks: readonly (string | null)[];
  /** Categories and collections that show it: they rank like names, and are suggested by themselves. */
  readonly groups?: readonly string[];
  /** Attributes and descriptions: a search finds them after all others. */
  readonly details?: readonly string[];
}

/** Separates the words of names. */
export const NAME_WORD = '\t';

/** Begins the line of groups and details; no query contains it, so none is taken for the beginning of a title. */
export const DETAILS = '\r';

/**
 * Returns the text that a search reads:
 * - a line of names and a line of marks. Suggestions come from the first line only, which is empty if the
 *   product cannot be bought.
 * - each title without spaces, in a line of its own.
 * - the words of each title and of the names between their separators: with them, the index also finds whole words.
 * - a line of groups and details.
 * No query contains a line break or a separator.
 */
export function searchTextOf({
  status,
  titles,
  names,
  marks,
  groups = [],
  details = [],
}: SearchSource): string {
  const named = fold([...titles, ...names]);
  const marked = fold(marks);
  const folded = titles.map(foldText);
  const nameWords = [...names, ...groups].flatMap((name) => (name ? wordsIn(foldText(name)) : []));
  const lines = unlisted.includes(status) ? ['', `${named} ${marked}`.trimEnd()] : [named, marked];
  return [
    ...lines,
    ...folded.map(compact),
    ...folded.map((title) => between(TITLE_WORD, wordsIn(title))),
    between(NAME_WORD, nameWords),
    `${DETAILS}${fold([...groups, ...details])}`,
  ].join('\n');
}

/** Returns the text as it is compared with whole titles: its letters without spaces and signs. */
function compact(folded: string): string {
  return wordsIn(folded).join('');
}

/** Returns words with a separator before, between and after them. */
export function between(separator: string, words: readonly string[]): string {
  return `${separator}${words.map((word) => `${word}${separator}`).join('')}`;
}

export function namedPart(searchText: string): string {
  return searchText.split('\n', 1)[0] ?? '';
}

function fold(parts: readonly (string | null)[]): string {
  return foldText(parts.filter((part) => part !== null && part !== '').join(' '));
}
