/** Length at which search engines cut a description themselves. */
const LENGTH = 155;

const words = new Intl.Segmenter('th', { granularity: 'word' });

/** The first words of a text, cut at the end of a word: Thai writes none apart. */
export function describe(text: string, length = LENGTH): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  let kept = '';
  for (const { segment } of words.segment(line)) {
    if (kept.length + segment.length > length - 1) break;
    kept += segment;
  }
  // One word that is longer than all of it, as no language has.
  const cut = kept.trimEnd() || line.slice(0, length - 1);
  return `${cut.replace(/[\s,;:·–-]+$/, '')}…`;
}
