import { thaiMinute } from '../../../http/index.ts';
import { parseThaiTime } from './thai-time.ts';

export interface DatedNote {
  readonly body: string;
  readonly at: Date;
}

const head = /^\[([^\]\n]{10,20})\] /;

/**
 * Writes notes into one cell, each as '[2026-11-20 12:00] text'. A backslash before a line that
 * begins like a note, or with a backslash, keeps it part of its note.
 */
export function notesCell(notes: readonly DatedNote[]): string {
  return notes
    .map(({ body, at }) => {
      const lines = body.replaceAll(/^(?=[[\\])/gm, '\\');
      return `[${thaiMinute(at)}] ${lines}`;
    })
    .join('\n');
}

/** Reads what `notesCell` writes; a text without dates is one note without a date. */
export function readNotesCell(
  cell: string,
): readonly { readonly body: string; readonly at: Date | null }[] {
  const found: { lines: string[]; at: Date | null }[] = [];
  for (const line of cell === '' ? [] : cell.split('\n')) {
    const [whole = '', day = ''] = head.exec(line) ?? [];
    const at = parseThaiTime(day);
    const last = found.at(-1);
    if (at || !last) found.push({ lines: [at ? line.slice(whole.length) : line], at });
    else last.lines.push(line);
  }
  return found.map(({ lines, at }) => ({
    body: lines
      .map((line) => line.replace(/^\\(?=[[\\])/, ''))
      .join('\n')
      .trim(),
    at,
  }));
}
