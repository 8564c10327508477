import { formsOf } from '../plurals.ts';
import { between, NAME_WORD } from '../search-parts.ts';
import { foldText, MAX_TOKENS, TITLE_WORD, wordsIn } from '../search-tokens.ts';
import { tradeWords } from './trade-words.ts';

/** Terms for the same thing. */
export type SynonymGroup = readonly string[];

/** Words of a keyword, and texts that are accepted instead of them. */
export interface Alternative {
  readonly words: readonly string[];
  readonly texts: readonly string[];
}

/** Words of the longest term that is recognised. */
const SPAN = 6;
/** A shorter Thai term is part of too many other words. */
const SUBSTRING = 4;
/** Each other term costs a look into the index. */
const TERMS = 6;
const ALTERNATIVES = 3;

/** Splits lines of terms into groups. */
export function groupsOf(lines: string): readonly SynonymGroup[] {
  return lines
    .split('\n')
    .map(termsOf)
    .filter((group) => group.length > 1);
}

/** Splits a line of terms. */
export function termsOf(line: string): SynonymGroup {
  return line
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '');
}

export const platformGroups = groupsOf(tradeWords);

type Book = ReadonlyMap<string, readonly string[]>;

const platformBook = bookOf(platformGroups);

/** Returns the terms of each group by the key of each of its terms. */
export function bookOf(groups: readonly SynonymGroup[]): Book {
  const book = new Map<string, readonly string[]>();
  for (const group of groups) {
    for (const term of group) {
      for (const key of keysOf(term)) {
        book.set(key, [...new Set([...(book.get(key) ?? []), ...group])]);
      }
    }
  }
  return book;
}

/** Returns the alternatives of the words of a keyword, the longest known terms first. */
export function alternativesOf(keyword: string, own: Book = new Map()): readonly Alternative[] {
  const words = wordsIn(foldText(keyword)).slice(0, MAX_TOKENS);
  const found: Alternative[] = [];
  for (let from = 0; from < words.length && found.length < ALTERNATIVES;) {
    const span = spanAt(words, from, own);
    if (span) found.push(span);
    from += span?.words.length ?? 1;
  }
  return found;
}

function spanAt(words: readonly string[], from: number, own: Book): Alternative | undefined {
  for (let count = Math.min(SPAN, words.length - from); count > 0; count -= 1) {
    const span = words.slice(from, from + count);
    const key = span.join('');
    const terms = [...(own.get(key) ?? []), ...(platformBook.get(key) ?? [])];
    const others = [...new Set(terms)].filter((term) => !keysOf(term).includes(key));
    if (others.length === 0) continue;
    return { words: span, texts: others.slice(0, TERMS).flatMap(textsOf) };
  }
  return undefined;
}

/** Returns the texts of a search text that contain the term. */
function textsOf(term: string): readonly string[] {
  const [words = []] = spellingsOf(term);
  const compact = words.join('');
  if (/\p{Script=Thai}/u.test(compact) && compact.length >= SUBSTRING) return [compact];
  return spellingsOf(term).flatMap((forms) => [
    between(TITLE_WORD, forms),
    between(NAME_WORD, forms),
  ]);
}

/** Returns what a term is recognised by: its words without spaces, in each form of the last one. */
function keysOf(term: string): readonly string[] {
  return spellingsOf(term).map((words) => words.join(''));
}

function spellingsOf(term: string): readonly (readonly string[])[] {
  const words = wordsIn(foldText(term));
  return formsOf(words.at(-1) ?? '').map((last) => [...words.slice(0, -1), last]);
}
