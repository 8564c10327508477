import type { CellValue } from 'read-excel-file/universal';

/** Converts a cell of a sheet to the text that a CSV file would have. */
export function cellText(value: CellValue | string | null): string {
  if (value === null) return '';
  if (value instanceof Date) return dateText(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return String(value);
}

/** Rounds to 15 digits, as Excel shows them: it stores binary fractions, such as 0.30000000000000004 for 0.3. */
export function numberText(stored: string): string {
  const value = Number(stored);
  if (!Number.isFinite(value)) return stored;
  const rounded = Number(value.toPrecision(15));
  // Codes and barcodes are integers and must not appear in scientific notation.
  return Number.isInteger(rounded) ? BigInt(rounded).toString() : String(rounded);
}

function dateText(date: Date): string {
  const iso = date.toISOString();
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso;
}
