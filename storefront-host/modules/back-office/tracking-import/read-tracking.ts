import { readUpload, type UploadProblem } from '../import/index.ts';
import { ORDER_NUMBER_NAMES, TRACKING_NAMES } from './column-names.ts';
import type { TrackingRow } from './tracking-import.contract.ts';

/** Maximum rows: no shop ships more parcels a day in one file. */
export const MAX_TRACKING_ROWS = 1000;

const names = {
  number: ORDER_NUMBER_NAMES,
  courier: ['courier', 'carrier', 'shipping company', 'บริษัทขนส่ง', 'ขนส่ง', 'ผู้ขนส่ง'],
  code: TRACKING_NAMES,
} as const;

export interface TypedRow extends Omit<TrackingRow, 'outcome'> {
  readonly isBroken: boolean;
}

/** Returns the rows of a file with tracking numbers, or a code if the file is not one. */
export async function readTracking(
  bytes: Buffer,
): Promise<readonly TypedRow[] | { readonly code: UploadProblem }> {
  const rows = await readUpload(bytes, {
    names,
    needed: [['number'], ['code']],
    maxRows: MAX_TRACKING_ROWS,
  });
  if ('code' in rows) return rows;
  return rows.map(({ line, cells, isBroken }) => ({ line, ...cells, isBroken }));
}
