import { readCsv, type CsvBatch } from '../csv/read-csv.ts';
import type { Encoding } from '../csv/detect-encoding.ts';
import { readSheetRows } from '../sheet/read-sheet-rows.ts';

/** A table on disk: encoded text, or the rows of a sheet that was converted. */
export interface TableFile {
  readonly path: string;
  readonly encoding: Encoding | 'sheet';
  readonly bytes: number;
}

/** Yields the rows of a table, header first. */
export function readRows({ path, encoding }: TableFile): AsyncGenerator<CsvBatch> {
  return encoding === 'sheet' ? readSheetRows(path) : readCsv(path, encoding);
}
