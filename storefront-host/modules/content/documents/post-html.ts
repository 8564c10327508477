import { sanitiseHtml } from '../../../html/sanitise-html.ts';

/** A post's HTML as it is stored: sanitised, with its own headings right below its title. */
export function postHtml(dirty: string): string {
  return shiftHeadings(sanitiseHtml(dirty), -1);
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
