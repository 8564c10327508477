/** Returns the beginning and end of the word at `offset`; Thai has no spaces between its words. */
export function wordAt(text: string, offset: number, lang: string): readonly [number, number] {
  const words = new Intl.Segmenter(lang, { granularity: 'word' });
  // Behind the last letter, the word before it is meant.
  const at = Math.min(Math.max(0, offset), Math.max(0, text.length - 1));
  const found = words.segment(text).containing(at);
  return found ? [found.index, found.index + found.segment.length] : [0, text.length];
}
