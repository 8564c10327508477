import type { CellValue } from 'read-excel-file/universal';

/** A cell of a sheet as a CSV file would have it. */
export function cellText(value: CellValue | string | null): string {
  if (value === null) return '';
  if (value instanceof Date) return dateText(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return String(value);
}

/** Excel computes in binary fractions and shows 15 digits: 0.30000000000000004 is 0.3. */
export function numberText(stored: string): string {
  const value = Number(stored);
  if (!Number.isFinite(value)) return stored;
  const rounded = Number(value.toPrecision(15));
  // Codes and barcodes are whole numbers: never in scientific notation.
  return Number.isInteger(rounded) ? BigInt(rounded).toString() : String(rounded);
}

function dateText(date: Date): string {
  const iso = date.toISOString();
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso;
}
