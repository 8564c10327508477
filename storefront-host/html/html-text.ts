import { sanitiseHtml } from './sanitise-html.ts';

/** Returns the text of sanitised markup. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_whole, name: string) => entities[name] ?? ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/** Returns an owner's HTML in its stored form: sanitised; '' if it has neither text nor a picture. */
export function writtenHtml(dirty: string): string {
  const html = sanitiseHtml(dirty).trim();
  return isBlank(html) ? '' : html;
}

/** Returns whether sanitised markup has neither text nor a picture. */
export function isBlank(html: string): boolean {
  return plainText(html) === '' && !html.includes('<img');
}
