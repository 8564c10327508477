/** Longer queries are cut: a shopper types words, not pages. */
const MAX_TOKENS = 12;

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** Thai that looks the same and is written in more than one way. */
const spellings: readonly (readonly [RegExp, string])[] = [
  // A tone mark typed before the vowel above or below it.
  [/([\u0e48-\u0e4b])([\u0e31\u0e34-\u0e39\u0e4d])/g, '$2$1'],
  // Sara am in two pieces, the tone mark between or before them.
  [/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33'],
  // Two sara e for one sara ae.
  [/\u0e40\u0e40/g, '\u0e41'],
  // Zero-width spaces and joiners between words.
  [/[\u200b\u2060\ufeff\u00ad]/g, ''],
];

/** Letters as they are compared: one form of each character, no case, single spaces. */
export function foldText(text: string): string {
  const lower = text.normalize('NFC').toLowerCase().replaceAll('\0', '');
  const folded = spellings.reduce((so, [from, to]) => so.replace(from, to), lower);
  return folded
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Letters between spaces, Thai and others apart: "กันแดดnike" would else be one word. */
export function runsOf(folded: string): readonly string[] {
  return folded.match(/[\p{Script=Thai}]+|[^\p{Script=Thai}\s]+/gu) ?? [];
}

/** Thai has no spaces: a run is cut by the dictionary. Signs are no words. */
export function segmentsOf(run: string): readonly string[] {
  return [...segmenter.segment(run)].filter((part) => part.isWordLike).map((part) => part.segment);
}

/** A query as words that all have to be in the text; a query of signs only is searched as it is. */
export function searchTokens(query: string): readonly string[] {
  const folded = foldText(query);
  const words = runsOf(folded).flatMap(segmentsOf);
  const tokens = words.length > 0 ? words : folded.split(' ').filter((part) => part !== '');
  return [...new Set(tokens)].slice(0, MAX_TOKENS);
}

/** A LIKE pattern for "contains the token", whatever signs it has. */
export function containsPattern(token: string): string {
  return `%${escapeLike(token)}%`;
}

export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
