/** A column of a sheet: its values are texts, and their meaning is the caller's. */
export interface SheetColumn<Row> {
  readonly key: string;
  readonly label: string;
  readonly width: number;
  readonly kind: CellKind;
  /** The saved value as text. */
  readonly textOf: (row: Row) => string;
  /** Text that is shown instead of the value. */
  readonly shownAs?: (text: string) => string;
  readonly isFixed?: (row: Row) => boolean;
}

/** The value of a switch is '1' or '0'. */
export type CellKind = 'text' | 'money' | 'whole' | 'switch';

export interface CellChange {
  readonly id: number;
  readonly key: string;
  readonly text: string;
}

/** A cell by its row and column on the screen. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

export interface Range {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

export function rangeOf(a: Place, b: Place): Range {
  return {
    top: Math.min(a.row, b.row),
    bottom: Math.max(a.row, b.row),
    left: Math.min(a.column, b.column),
    right: Math.max(a.column, b.column),
  };
}

export function isInside({ row, column }: Place, range: Range): boolean {
  return row >= range.top && row <= range.bottom && column >= range.left && column <= range.right;
}

export function moved(place: Place, by: Place, size: { rows: number; columns: number }): Place {
  return {
    row: Math.min(size.rows - 1, Math.max(0, place.row + by.row)),
    column: Math.min(size.columns - 1, Math.max(0, place.column + by.column)),
  };
}

/**
 * Parses formats that people type and other programs copy: '฿1,250', Thai digits, surrounding
 * spaces.
 */
export function tidyCell(kind: CellKind, typed: string): string {
  const text = typed.replace(/[\t\r\n]+/g, ' ').trim();
  if (kind === 'text') return text;
  if (kind === 'switch' && text === '') return '0';
  return text
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/[฿,\s]/g, '');
}

export function isCell(kind: CellKind, text: string): boolean {
  if (kind === 'money') return /^\d{1,10}(\.\d{1,2})?$/.test(text);
  if (kind === 'switch') return text === '0' || text === '1';
  return kind === 'text' || /^\d{1,7}$/.test(text);
}
