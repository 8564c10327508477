/** Length at which search engines cut a description themselves. */
const LENGTH = 155;

const words = new Intl.Segmenter('th', { granularity: 'word' });

/**
 * Returns the first words of a text, cut at the end of a word; Thai has no spaces between words, so it is
 * segmented.
 */
export function describe(text: string, length = LENGTH): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  let summary = '';
  for (const { segment } of words.segment(line)) {
    if (summary.length + segment.length > length - 1) break;
    summary += segment;
  }
  // The first word alone is too long, such as a web address: it is cut anywhere.
  const cut = summary.trimEnd() || line.slice(0, length - 1);
  return `${cut.replace(/[\s,;:·–-]+$/, '')}…`;
}
