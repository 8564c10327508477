/**
 * Writes cells as spreadsheets copy them: tabs and lines, with quotes around values that contain
 * one of these.
 */
export function toClipboard(cells: readonly (readonly string[])[]): string {
  return cells.map((row) => row.map(quoted).join('\t')).join('\n');
}

/** Parses cells that a spreadsheet copied. */
export function fromClipboard(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  const cell = /"((?:[^"]|"")*)"|([^\t\r\n]*)/y;
  let at = 0;
  while (at <= text.length) {
    cell.lastIndex = at;
    const found = cell.exec(text);
    const [whole = '', inQuotes, plain = ''] = found ?? [];
    rows.at(-1)?.push(inQuotes === undefined ? plain : inQuotes.replaceAll('""', '"'));
    at += whole.length;
    if (text.startsWith('\r\n', at)) at += 1;
    const end = text[at];
    at += 1;
    if (end === '\n' || end === '\r') {
      // Spreadsheets end the last line too.
      if (at >= text.length) break;
      rows.push([]);
    } else if (end !== '\t') break;
  }
  return rows;
}

function quoted(cell: string): string {
  return /[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
