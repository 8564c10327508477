import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { ReadContext } from '../../shops/index.ts';
import {
  conditionOf,
  isWeighed,
  visibleTo,
  type Condition,
  type ProductQuery,
} from '../products/lists/product-filter.ts';
import { scopeOf } from '../products/lists/products.read.ts';
import { otherLayout } from './keyboard-layout.ts';
import { singularOf } from './plurals.ts';
import { hasWholeWords } from './relevance.ts';
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
 * Searches; if nothing is found, searches for the corrected keyword, for fewer of its words or for a part of one
 * (decision 498). At most twelve queries more where nothing is found.
 */
export async function searchNear(
  db: Kysely<Database>,
  query: ProductQuery,
  ctx: ReadContext,
): Promise<FoundNear> {
  const typed = otherKeys(query);
  if (typed !== null) {
    const other = await searchAll(db, { ...query, keyword: typed }, ctx);
    if (other.total > 0) return { ...other, meant: null, shown: typed };
  }
  const found = await searchAll(db, query, ctx);
  if (found.total > 0 || !isWeighed(query)) return { ...found, shown: null };
  const visible = visibleTo(query, ctx);
  const keyword =
    found.meant ?? (await fewerWords(db, visible, ctx.now)) ?? (await partOfWord(db, visible));
  if (keyword === null) return { ...found, shown: null };
  const near = await searchAll(db, { ...query, keyword }, ctx);
  return { ...near, sellers: found.sellers, meant: null, shown: keyword };
}

/** Signs between letters, as the keys of Thai letters write them on an English keyboard. */
const SIGNS_INSIDE = /[a-z][^\s\p{L}\p{N}.'&-]+[a-z]/iu;

/**
 * Returns the same keys on the Thai keyboard if the keyword is signs and single letters: `l[^j` finds everything that
 * has an l and a j, and means สบู่.
 */
function otherKeys(query: ProductQuery): string | null {
  const keyword = query.keyword ?? '';
  if (!isWeighed(query) || !SIGNS_INSIDE.test(keyword)) return null;
  return searchTokens(keyword).every(({ length }) => length <= 2) ? otherLayout(keyword) : null;
}

interface Combination {
  /** Words that the products have: as words of titles and names, anywhere, and next to the word after it. */
  readonly whole: number;
  readonly found: number;
  readonly joined: number;
  readonly products: number;
}

/**
 * Returns the words of the keyword that say most about it among those that one of the products has; null if none has
 * any.
 */
async function fewerWords(
  db: Kysely<Database>,
  { keyword = '', ...others }: ProductQuery,
  now: Date,
): Promise<string | null> {
  const words = searchTokens(keyword).slice(0, WORDS);
  if (words.length < 2) return null;
  const fits = conditionOf(others, await scopeOf(db, others), now);
  const has = words.map((word) => sql`p.search_text LIKE ${containsPattern(singularOf(word))}`);
  const isWhole = words.map((word) => hasWholeWords({ keyword: word }));
  const isNext = words
    .slice(1)
    .map((word, at) => sql`p.search_text LIKE ${containsPattern(`${words[at]}${word}`)}`);
  const { rows } = await sql<Combination>`
    SELECT whole, found, joined, count(*)::int AS products
    FROM (SELECT ${bitsOf(isWhole)} AS whole, ${bitsOf(has)} AS found, ${bitsOf(isNext)} AS joined
      FROM product p WHERE ${fits} AND (${sql.join(has, sql` OR `)}) LIMIT ${READ}) read
    GROUP BY whole, found, joined`.execute(db);
  const worth = worthOf(words, rows);
  const [best] = rows.toSorted((a, b) => worth(b) - worth(a));
  if (!best) return null;
  const shown = words.filter((_, at) => hasBit(best.found, at));
  return joinLike(foldText(keyword), shown);
}

function bitsOf(conditions: readonly Condition[]): Condition {
  const bits = conditions.map((one, at) => sql`CASE WHEN ${one} THEN ${2 ** at}::int ELSE 0 END`);
  return sql.join(bits, sql` + `);
}

function hasBit(bits: number, at: number): boolean {
  return (bits & (2 ** at)) !== 0;
}

/** The word that names the thing counts more: Thai begins with it, English ends with it. */
const HEAD = 2;
/** Letters inside another word often mean something else. */
const INSIDE = 0.3;
/** Words that are written together in the product, too, are one: กันแดด. */
const TOGETHER = 0.25;

/**
 * Returns the worth of a combination of words: their letters, because the dictionary splits words that it does not
 * know, and more of those that fewer products have.
 */
function worthOf(
  words: readonly string[],
  rows: readonly Combination[],
): (one: Combination) => number {
  const read = rows.reduce((sum, row) => sum + row.products, 0);
  const head = /\p{Script=Thai}/u.test(words[0] ?? '') ? 0 : words.length - 1;
  const worths = words.map((word, at) => {
    const having = rows.filter(({ found }) => hasBit(found, at));
    const share = having.reduce((sum, row) => sum + row.products, 1) / (read + 1);
    return word.length * (1 - Math.log(share)) * (at === head ? HEAD : 1);
  });
  return ({ whole, found, joined }) =>
    worths.reduce((sum, worth, at) => {
      const own = hasBit(whole, at) ? worth : hasBit(found, at) ? INSIDE * worth : 0;
      const together = hasBit(joined, at) ? TOGETHER * (worth + (worths[at + 1] ?? 0)) : 0;
      return sum + own + together;
    }, 0);
}

/** Joins words that are adjacent in the text as they are there. */
function joinLike(text: string, words: readonly string[]): string {
  return words.reduce((joined, word, index) => {
    const isAdjacent = text.includes(`${words[index - 1] ?? ''}${word}`);
    return isAdjacent ? joined + word : `${joined} ${word}`;
  }, '');
}

const SHORTEST_PART = 3;

/** Returns the longest word of the market that begins or ends a word of the keyword: "book" of "cookbook". */
async function partOfWord(
  db: Kysely<Database>,
  { keyword = '', shop_id: shopId }: ProductQuery,
): Promise<string | null> {
  const parts = searchTokens(keyword).flatMap((word) => {
    const cuts = Array.from(
      { length: Math.max(0, word.length - SHORTEST_PART) },
      (_, at) => at + SHORTEST_PART,
    );
    const [beginnings, endings] = [
      cuts.map((at) => word.slice(0, at)),
      cuts.map((at) => word.slice(-at)),
    ];
    return /\p{Script=Thai}/u.test(word) ? [endings, beginnings] : [beginnings, endings];
  });
  // The part that names the thing comes last, and wins.
  const ranked = parts.flat();
  const { rows } = await sql<{ word: string }>`SELECT DISTINCT w.word FROM search_word w
    WHERE w.word = ANY (${ranked}::text[])
      AND ${shopId === undefined ? sql`true` : sql`w.shop_id = ${shopId}`}`.execute(db);
  const known = new Set(rows.map(({ word }) => word));
  return ranked.findLast((part) => known.has(part)) ?? null;
}
