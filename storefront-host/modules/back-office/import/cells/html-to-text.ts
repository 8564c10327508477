/**
 * A description in the form of products: plain paragraphs with an empty line between them. Markup of
 * other systems says little more than the ends of paragraphs, and is harmless as text.
 */
export function htmlToText(html: string): string {
  if (!/[<&]/.test(html)) return tidy(html);
  const hasTags = /<[a-z]/i.test(html);
  const text = html
    .replace(/<!--[\s\S]*?(-->|$)/g, '')
    .replace(/<(script|style|template|iframe|noscript|svg)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    // Line ends inside markup are spaces; in text with entities only they are the writer's own.
    .replace(/\s+/g, (space) => (hasTags ? ' ' : space))
    // None of these looks further than the next tag: many that are never closed would be read over and over.
    .replace(/<br\b[^<>]*>/gi, '\n')
    .replace(/<li\b[^<>]*>/gi, '\n• ')
    .replace(/<\/(td|th)\s*>/gi, ' ')
    .replace(/<\/tr\s*>/gi, '\n')
    .replace(
      /<\/?(p|div|h[1-6]|ul|ol|table|section|article|blockquote|pre|hr|figure)\b[^<>]*>/gi,
      '\n\n',
    )
    .replace(/<\/?[a-z][^>]*(>|$)/gi, '');
  return tidy(decodeEntities(text));
}

function tidy(text: string): string {
  return text
    .replaceAll('\u00A0', ' ')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  times: '×',
  frac12: '½',
  frac14: '¼',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  euro: '€',
  pound: '£',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  szlig: 'ß',
};

export function decodeEntities(text: string): string {
  return text.replace(
    /&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z0-9]{1,9});/gi,
    (whole, name: string) => {
      if (!name.startsWith('#')) return named[name] ?? whole;
      const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
      const real = code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
      return real ? String.fromCodePoint(code) : ' ';
    },
  );
}
