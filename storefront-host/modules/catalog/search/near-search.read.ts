import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { ReadContext } from '../../shops/index.ts';
import {
  conditionOf,
  isWeighed,
  visibleTo,
  type ProductQuery,
} from '../products/lists/product-filter.ts';
import { scopeOf } from '../products/lists/products.read.ts';
import { searchAll, type FoundAll } from './search-all.read.ts';
import { containsPattern, foldText, searchTokens } from './search-tokens.ts';

export interface FoundNear extends FoundAll {
  /** The keyword whose products these are, if the requested one finds none. */
  readonly shown: string | null;
}

/** Products that are read to see which words occur together. */
const READ = 5_000;
/** Each word is a bit of a number. */
const WORDS = 8;

/**
 * Searches; if nothing is found, searches for the corrected keyword or for fewer of its words (decision 498). At
 * most eleven queries more where nothing is found.
 */
export async function searchNear(
  db: Kysely<Database>,
  query: ProductQuery,
  ctx: ReadContext,
): Promise<FoundNear> {
  const found = await searchAll(db, query, ctx);
  if (found.total > 0 || !isWeighed(query)) return { ...found, shown: null };
  const keyword = found.meant ?? (await fewerWords(db, visibleTo(query, ctx), ctx.now));
  if (keyword === null) return { ...found, shown: null };
  const near = await searchAll(db, { ...query, keyword }, ctx);
  return { ...near, sellers: found.sellers, meant: null, shown: keyword };
}

/**
 * Returns the most words of the keyword that one of the products has; null if none has any, or the keyword is one
 * word.
 */
async function fewerWords(
  db: Kysely<Database>,
  { keyword = '', ...others }: ProductQuery,
  now: Date,
): Promise<string | null> {
  const words = searchTokens(keyword).slice(0, WORDS);
  if (words.length < 2) return null;
  const fits = conditionOf(others, await scopeOf(db, others), now);
  const has = words.map((word) => sql`p.search_text LIKE ${containsPattern(word)}`);
  const bits = has.map((one, index) => sql`CASE WHEN ${one} THEN ${2 ** index}::int ELSE 0 END`);
  const { rows } = await sql<{ words: number }>`
    SELECT DISTINCT words FROM (SELECT ${sql.join(bits, sql` + `)} AS words
      FROM product p WHERE ${fits} AND (${sql.join(has, sql` OR `)}) LIMIT ${READ}) read`.execute(
    db,
  );
  const [best] = rows
    .map((row) => words.filter((_, index) => (row.words & (2 ** index)) !== 0))
    .toSorted((a, b) => worthOf(b, words) - worthOf(a, words));
  return best ? joinLike(foldText(keyword), best) : null;
}

/**
 * Returns how much of the keyword these words are, in letters: the dictionary splits words that it does not know.
 * The word that names the thing counts more than all others: Thai begins with it, English ends with it.
 */
function worthOf(some: readonly string[], words: readonly string[]): number {
  const isThai = /\p{Script=Thai}/u.test(words[0] ?? '');
  const head = words.at(isThai ? 0 : -1) ?? '';
  return some.join('').length + (some.includes(head) ? words.join('').length : 0);
}

/** Joins words that are adjacent in the text as they are there. */
function joinLike(text: string, words: readonly string[]): string {
  return words.reduce((joined, word, index) => {
    const isAdjacent = text.includes(`${words[index - 1] ?? ''}${word}`);
    return isAdjacent ? joined + word : `${joined} ${word}`;
  }, '');
}
