/** Longer queries are cut: a shopper types words, not pages. */
export const MAX_TOKENS = 12;

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** Separates the words of titles in a search text; no folded text has it. */
export const TITLE_WORD = '\u001f';

/** Thai spellings that look the same. */
const spellings: readonly (readonly [RegExp, string])[] = [
  // A tone mark that was typed before the vowel above or below the consonant.
  [/([\u0e48-\u0e4b])([\u0e31\u0e34-\u0e39\u0e4d])/g, '$2$1'],
  // Sara am as two characters, with the tone mark before or between them.
  [/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33'],
  // People type two sara e instead of one sara ae.
  [/\u0e40\u0e40/g, '\u0e41'],
  // Zero-width spaces and joiners between words.
  [/[\u200b\u2060\ufeff\u00ad]/g, ''],
];

/** Letters as they are compared: one form of each character, no case, single spaces. */
export function foldText(text: string): string {
  const lower = text.normalize('NFC').toLowerCase().replaceAll('\0', '').replaceAll(TITLE_WORD, '');
  const folded = spellings.reduce((so, [from, to]) => so.replace(from, to), lower);
  return folded
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Returns the sequences of letters between spaces, with Thai and other scripts separated: "กันแดดnike" would
 * otherwise be one word.
 */
export function runsOf(folded: string): readonly string[] {
  return folded.match(/[\p{Script=Thai}]+|[^\p{Script=Thai}\s]+/gu) ?? [];
}

/** Signs between words that were typed without a space; the dots of "J.K." separate no words. */
const BETWEEN_WORDS = /:|(?<=\p{L}{2})\.(?=\p{L}{2})/gu;

/** Thai has no spaces, so the dictionary segments a run. Signs are no words. */
export function segmentsOf(run: string): readonly string[] {
  return [...segmenter.segment(run.replace(BETWEEN_WORDS, ' '))]
    .filter((part) => part.isWordLike)
    .map((part) => part.segment);
}

/** Returns the words of a text in their order. */
export function wordsIn(folded: string): readonly string[] {
  return runsOf(folded).flatMap(segmentsOf);
}

/** Returns the words of a query, all of which the text must contain; a query of signs only is searched as it is. */
export function searchTokens(query: string): readonly string[] {
  const folded = foldText(query);
  const words = wordsIn(folded);
  const tokens = words.length > 0 ? words : folded.split(' ').filter((part) => part !== '');
  return [...new Set(tokens)].slice(0, MAX_TOKENS);
}

/** Returns a LIKE pattern for "contains the token", with its wildcards escaped. */
export function containsPattern(token: string): string {
  return `%${escapeLike(token)}%`;
}

export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
