import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { CsvBatch } from '../csv/read-csv.ts';
import type { CsvRow } from '../csv/csv-parser.ts';

const BATCH = 500;

/** Reads the rows that `convertSheet` wrote. A row's line is its number in the sheet. */
export async function* readSheetRows(path: string): AsyncGenerator<CsvBatch> {
  let rows: CsvRow[] = [];
  let bytes = 0;
  for await (const text of createInterface({ input: createReadStream(path) })) {
    bytes += Buffer.byteLength(text) + 1;
    const row = toRow(text);
    if (row.cells.some((cell) => cell !== '')) rows.push(row);
    if (rows.length < BATCH) continue;
    yield { rows, bytes };
    rows = [];
  }
  yield { rows, bytes };
}

function toRow(text: string): CsvRow {
  const [line, ...cells]: readonly [number, ...string[]] = JSON.parse(text);
  return { line, cells };
}
