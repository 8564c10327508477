/** Words of a block's form or map, by name; the server sends them in the reader's language. */
export type BlockWords = Readonly<Record<string, string>>;

export function wordsOf(data: Readonly<Record<string, unknown>> | null): BlockWords {
  const words = data?.['words'];
  if (typeof words !== 'object' || words === null) return {};
  return Object.fromEntries(
    Object.entries(words).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}
