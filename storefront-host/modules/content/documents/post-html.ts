import { sanitiseHtml } from '../../../html/sanitise-html.ts';

/**
 * The HTML of a document of its own, such as a post: sanitised, with its headings right below its
 * title. `base` is the prefix of the site's own paths.
 */
export function postHtml(dirty: string, base = ''): string {
  return shiftHeadings(sanitiseHtml(dirty, base), -1);
}

/** The stored HTML as the editor has it, whose headings are those of a section's text. */
export function editedHtml(stored: string): string {
  return shiftHeadings(stored, 1);
}

function shiftHeadings(html: string, by: -1 | 1): string {
  return html.replaceAll(
    by < 0 ? /(<\/?h)([345])(?=[ >])/g : /(<\/?h)([234])(?=[ >])/g,
    (_whole, open: string, level: string) => `${open}${Number(level) + by}`,
  );
}
