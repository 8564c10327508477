/** Longer queries are cut: a shopper types words, not pages. */
const MAX_TOKENS = 12;

/** Letters as they are compared: one form of each character, no case, single spaces. */
export function foldText(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/**
 * A query as words that all have to be in the text. Thai has no spaces: each run of letters is cut
 * by the dictionary, Thai and other letters apart ("กันแดดnike" would else be one word).
 */
export function searchTokens(query: string): readonly string[] {
  const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
  const runs = foldText(query).match(/[\p{Script=Thai}]+|[^\p{Script=Thai}\s]+/gu) ?? [];
  const words = runs.flatMap((run) =>
    [...segmenter.segment(run)].filter((part) => part.isWordLike).map((part) => part.segment),
  );
  return [...new Set(words)].slice(0, MAX_TOKENS);
}

/** A LIKE pattern for "contains the token", whatever signs it has. */
export function containsPattern(token: string): string {
  return `%${token.replace(/[\\%_]/g, '\\$&')}%`;
}
