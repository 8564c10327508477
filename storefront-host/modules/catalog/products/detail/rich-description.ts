import { sanitiseHtml } from '../../../../html/sanitise-html.ts';
import { plainText } from '../../../../html/html-text.ts';

/** The editor's HTML begins with a block; descriptions of imports and older products are plain text. */
const BLOCK = /^\s*<(?:p|h[1-6]|ul|ol|dl|table|blockquote|figure|img|hr|pre|div|details)[\s/>]/i;

/** Returns a description for pages: as plain text, and as sanitised HTML if it has markup. */
export function descriptionFields(
  description: string,
  base: string,
): { readonly description: string; readonly description_html?: string } {
  if (!BLOCK.test(description)) return { description };
  const html = sanitiseHtml(description, base);
  return { description: plainText(html), description_html: html };
}
