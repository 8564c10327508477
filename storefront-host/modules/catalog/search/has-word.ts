import { sql, type RawBuilder } from 'kysely';
import { containsPattern, escapeLike } from './search-tokens.ts';

/** Rows in which a short word is looked for anywhere in the text. */
const NEWEST = 20_000;
/** The trigram index finds three letters in a row. */
const HAS_TRIGRAM = /[\p{L}\p{N}\p{M}]{3}/u;
const HAS_LETTER = /[\p{L}\p{N}]/u;

/** A text with a trigram index. */
export interface SearchedText {
  readonly text: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
  /** FROM, WHERE and ORDER BY of the shop's rows, with the same alias, the newest first. */
  readonly newest: RawBuilder<unknown>;
}

/**
 * Returns a condition for rows whose text has the word. One or two letters have no trigram: they
 * are searched at the beginning of words, with the same index, and anywhere only in the newest rows
 * (decision 455).
 */
export function hasWord({ text, id, newest }: SearchedText, word: string): RawBuilder<unknown> {
  if (HAS_TRIGRAM.test(word)) return contains(text, word);
  const first = sql`${text} LIKE ${`${escapeLike(word)}%`}`;
  const later = sql`${text} LIKE ${`% ${escapeLike(word)}%`}`;
  const starts = HAS_LETTER.test(word) ? [first, later] : [];
  const inside = sql`SELECT one.id FROM (
    SELECT ${id} AS id, ${text} AS text ${newest} LIMIT ${NEWEST}) one WHERE strpos(one.text, ${word}) > 0`;
  const found = sql`${id} = ANY(ARRAY(${inside}))`;
  return sql`(${sql.join([...starts, found], sql` OR `)})`;
}

/** Many addresses have the letters of a domain, so the index looks for those before the "@" only. */
function contains(text: RawBuilder<unknown>, word: string): RawBuilder<unknown> {
  const name = word.slice(0, word.indexOf('@') + 1);
  if (!HAS_TRIGRAM.test(name)) return sql`${text} LIKE ${containsPattern(word)}`;
  return sql`(${text} LIKE ${containsPattern(name)} AND strpos(${text}, ${word}) > 0)`;
}
