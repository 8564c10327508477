/** Excel reads a file as UTF-8 only if it begins with this. */
export const BOM = '\uFEFF';

/** Formats one line of a CSV file. A cell that a spreadsheet would evaluate gets an apostrophe. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = /^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Thailand has no daylight saving time. */
const THAI_HOURS = 7 * 3_600_000;

/** '2026-11-20 12:00' at +07:00, which spreadsheets of both languages read as a date. */
export function thaiMinute(at: Date | string): string;
export function thaiMinute(at: Date | string | null): string | null;
export function thaiMinute(at: Date | string | null): string | null {
  if (at === null) return null;
  const thai = new Date(new Date(at).getTime() + THAI_HOURS);
  return thai.toISOString().slice(0, 16).replace('T', ' ');
}
