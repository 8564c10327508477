import { sql } from 'kysely';
import { NEW_PRODUCT_DAYS } from '@talad/elements/commerce/limits';
import {
  allOf,
  isReady,
  type Condition,
  type ProductQuery,
} from '../products/lists/product-filter.ts';
import { formsOf, hasForms, singularOf } from './plurals.ts';
import { between, DETAILS, NAME_WORD } from './search-parts.ts';
import { containsPattern, foldText, searchTokens, TITLE_WORD, wordsIn } from './search-tokens.ts';

/** Hits that are ranked by their relevance, ten pages; the others follow by popularity, those with whole words first. */
export const RANKED = 240;

/** Points of a hit. Each has a test that fails when it is turned round. */
export const weights = {
  /** A whole title, typed with or without its spaces, means that product. */
  exactTitle: 60,
  /** Titles name what it is first, and then its kind: "tea pot, blue". */
  titleBegins: 30,
  /** English begins with its kind more often: "mango shortcake" is no mango. */
  englishBegins: 22,
  /** English names it last: "jasmine green tea". */
  titleEnds: 8,
  /** Adjacent words in the order in which they were typed mean one thing. */
  phraseInTitle: 20,
  /** The beginning of a title that is still being typed; ชา begins ชาม, too. */
  lettersBegin: 8,
  /** Adjacent words whose letters are together are one thing, also where the dictionary splits a title otherwise. */
  together: 10,
  /** The share of typed words that are words of the title: ชา as in ชา, not as in ราชา. */
  wordInTitle: 20,
  /** A brand, author or tag is about the product, but is not its name. */
  wordInName: 14,
  /** A synonym is what the shopper means, but not what was typed. */
  synonym: 8,
  /** The beginning of a longer word: people also type half a word. */
  wordBegins: 6,
  /** A description mentions many things; its words come after those of titles, however popular the product is. */
  onlyInDetails: -12,
  /** Among products that fit equally, the one that many bought is the likelier one. */
  popularity: 10,
  /** A sold-out product disappoints; only a much better title is worth it. */
  soldOut: -16,
  /** New products had no time to become popular. */
  isNew: 2,
} as const;

/** Pieces sold from which popularity counts in full. */
const POPULAR = 10_000;

/** Returns a condition that each typed word, or a synonym of it, is a word of a title or a name. */
export function hasWholeWords({ keyword = '', alternatives }: ProductQuery): Condition {
  const words = searchTokens(keyword);
  const whole = words.map((word) => {
    const found = [
      isTitleWord(word),
      isNameWord(word),
      ...synonymsOf(word, alternatives).map(contains),
    ];
    return sql`(${sql.join(found, sql` OR `)})`;
  });
  return words.length === 0 ? sql`true` : allOf(whole);
}

/** Returns the points of product `p` for the keyword. */
export function pointsOf({ keyword = '', alternatives }: ProductQuery, now: Date): Condition {
  const since = new Date(now.getTime() - NEW_PRODUCT_DAYS * 86_400_000);
  const tokens = searchTokens(keyword);
  const words =
    tokens.length === 0
      ? [sql`0`]
      : tokens.map((word) => wordPoints(word, synonymsOf(word, alternatives)));
  return sql`${titlePoints(keyword)} + ${pairPoints(tokens)} + (${sql.join(words, sql` + `)}) / ${words.length}::float8
    + ${weights.popularity}::float8 * least(1, ln(1 + p.popularity) / ln(1 + ${POPULAR}::float8))
    + CASE WHEN p.created_at > ${since} THEN ${weights.isNew}::float8 ELSE 0 END
    + CASE WHEN ${isReady()} THEN 0 ELSE ${weights.soldOut}::float8 END`;
}

/** Returns a condition that a title consists of the keyword, typed with or without its spaces. */
export function hasExactTitle({ keyword = '' }: ProductQuery): Condition {
  return contains(`\n${titleOf(keyword)}\n`);
}

/** Returns the keyword as whole titles are stored: see searchTextOf. */
export function titleOf(keyword: string): string {
  return wordsIn(foldText(keyword)).join('');
}

function titlePoints(keyword: string): Condition {
  const words = wordsIn(foldText(keyword));
  const phrases = formsOf(words.at(-1) ?? '').map((last) =>
    between(TITLE_WORD, [...words.slice(0, -1), last]),
  );
  const title = titleOf(keyword);
  const isEnglish = /[a-z]$/.test(title);
  const begins = isEnglish ? weights.englishBegins : weights.titleBegins;
  return sql`CASE
    WHEN ${contains(`\n${title}\n`)} THEN ${weights.exactTitle}::float8
    WHEN ${hasOneOf(phrases.map((phrase) => `\n${phrase}`))} THEN ${begins}::float8
    WHEN ${hasOneOf(phrases)} THEN ${weights.phraseInTitle}::float8
    WHEN ${contains(`\n${title}`)} THEN ${weights.lettersBegin}::float8
    ELSE 0 END
    + CASE WHEN ${hasOneOf(isEnglish ? phrases.map((phrase) => `${phrase}\n`) : [])}
      THEN ${weights.titleEnds}::float8 ELSE 0 END`;
}

/** Returns points for the share of adjacent words whose letters are together in the product. */
function pairPoints(words: readonly string[]): Condition {
  const pairs = words.slice(1).map((word, at) => contains(`${words[at]}${word}`));
  if (pairs.length === 0) return sql`0`;
  const found = pairs.map((pair) => sql`CASE WHEN ${pair} THEN 1 ELSE 0 END`);
  return sql`${weights.together}::float8 * (${sql.join(found, sql` + `)}) / ${pairs.length}::float8`;
}

function wordPoints(word: string, synonyms: readonly string[]): Condition {
  return sql`CASE
    WHEN ${isTitleWord(word)} THEN ${weights.wordInTitle}::float8
    WHEN ${isNameWord(word)} THEN ${weights.wordInName}::float8
    WHEN ${hasOneOf(synonyms)} THEN ${weights.synonym}::float8
    WHEN ${contains(`${TITLE_WORD}${word}`)} THEN ${weights.wordBegins}::float8
    WHEN strpos(split_part(p.search_text, ${DETAILS}, 1), ${singularOf(word)}) = 0
      THEN ${weights.onlyInDetails}::float8
    ELSE 0 END`;
}

/** Returns the texts that may replace the word. */
function synonymsOf(
  word: string,
  alternatives: ProductQuery['alternatives'] = [],
): readonly string[] {
  return alternatives.flatMap(({ words, texts }) => (words.includes(word) ? texts : []));
}

function isTitleWord(word: string): Condition {
  return isWord(word, TITLE_WORD);
}

function isNameWord(word: string): Condition {
  return isWord(word, NAME_WORD);
}

/** The statement differs by hasForms only, because it is prepared under a name (lookUpName). */
function isWord(word: string, separator: string): Condition {
  if (!hasForms(word)) return contains(between(separator, [word]));
  return hasOneOf(formsOf(word).map((form) => between(separator, [form])));
}

function hasOneOf(texts: readonly string[]): Condition {
  return sql`p.search_text LIKE ANY (${texts.map(containsPattern)}::text[])`;
}

function contains(text: string): Condition {
  return sql`p.search_text LIKE ${containsPattern(text)}`;
}
