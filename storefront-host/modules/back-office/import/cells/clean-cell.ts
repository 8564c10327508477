import type { RefusalCode } from '../refusal.ts';

export type CleanCells = { readonly cells: string[] } | { readonly code: RefusalCode };

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;
const formula = /^=.*[(A-Za-z$]/s;
const sheetError = /^#(REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!)$/;

/** Returns the values of a row's cells; a row with an invalid cell is refused. */
export function cleanCells(cells: readonly string[]): CleanCells {
  const clean: string[] = [];
  for (const cell of cells) {
    const text = cleanCell(cell);
    if (text.includes('\uFFFD')) return { code: 'BROKEN_CHARACTERS' };
    if (sheetError.test(text)) return { code: 'SHEET_ERROR' };
    // A formula after an apostrophe is text that an exporter escaped.
    if (formula.test(text) && !cell.startsWith("'")) return { code: 'FORMULA' };
    clean.push(text);
  }
  return { cells: clean };
}

function cleanCell(cell: string): string {
  const text = cell.replace(controls, '').replaceAll('\r\n', '\n').normalize('NFC').trim();
  // Exporters write ="0123" to keep a leading zero in a spreadsheet, and '=... to disarm a formula.
  const match = /^="([^"]*)"$/.exec(text);
  if (match) return match[1] ?? '';
  return /^'+[=+\-@]/.test(text) ? text.slice(1) : text;
}
