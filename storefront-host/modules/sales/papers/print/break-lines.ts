const words = new Intl.Segmenter('th', { granularity: 'word' });
const letters = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** These characters cannot begin a line, because they belong to the word before. */
const FOLLOWS = /^[ๆฯ.,!?;:%)\]}”’»]/u;

/**
 * Breaks a text into lines no wider than `width`. Thai is written without spaces, so a line breaks
 * between the words of `Intl.Segmenter`; a word wider than a line breaks between its letters, never
 * before a vowel or a tone mark.
 */
export function breakLines(
  source: string,
  width: number,
  widthOf: (text: string) => number,
): readonly string[] {
  return source.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const piece of piecesOf(paragraph)) {
      if (widthOf((line + piece).trimEnd()) <= width) {
        line += piece;
        continue;
      }
      if (line.trim() !== '') lines.push(line.trim());
      line = '';
      for (const { segment } of letters.segment(piece.trimStart())) {
        if (line !== '' && widthOf(line + segment) > width) {
          lines.push(line.trim());
          line = '';
        }
        line += segment;
      }
    }
    return line.trim() === '' && lines.length > 0 ? lines : [...lines, line.trim()];
  });
}

function piecesOf(paragraph: string): readonly string[] {
  const pieces: string[] = [];
  for (const { segment } of words.segment(paragraph)) {
    if (!FOLLOWS.test(segment)) {
      pieces.push(segment);
      continue;
    }
    const space = pieces.at(-1)?.trim() === '' ? pieces.pop() : '';
    pieces.push(`${pieces.pop() ?? ''}${space}${segment}`);
  }
  return pieces;
}
