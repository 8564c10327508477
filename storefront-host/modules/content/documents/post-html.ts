import { sanitiseHtml } from '../../../html/sanitise-html.ts';

/**
 * Returns the sanitised HTML of a document such as a post, with its headings one level below its title. `base` is
 * the prefix of the site's own paths.
 */
export function postHtml(dirty: string, base = ''): string {
  return shiftHeadings(sanitiseHtml(dirty, base), -1);
}

/** Returns the stored HTML for the editor, whose headings begin at the level of a section's text. */
export function editedHtml(stored: string): string {
  return shiftHeadings(stored, 1);
}

function shiftHeadings(html: string, by: -1 | 1): string {
  return html.replaceAll(
    by < 0 ? /(<\/?h)([345])(?=[ >])/g : /(<\/?h)([234])(?=[ >])/g,
    (_whole, open: string, level: string) => `${open}${Number(level) + by}`,
  );
}
