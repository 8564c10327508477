import { Worker } from 'node:worker_threads';

/** Longer than any sheet that fits into the limits. */
const TIME_LIMIT_MS = 60_000;
const MEMORY_MB = 600;

export type SheetConverted = 'DONE' | 'BROKEN_SHEET' | 'SHEET_TOO_LARGE';

/**
 * Writes the first sheet of a workbook as lines of JSON, each with the number of its row and its cells;
 * the import reads them as it reads a CSV file, with the same limits and refusals. In a thread of its own:
 * a small file can unpack to gigabytes, and parsing a large one would keep visitors waiting for seconds.
 * The package is `read-excel-file` (MIT), because `exceljs` and `xlsx` have had no release for years.
 * Formulas give their stored results; the old binary form (.xls) is refused with a hint.
 */
export async function convertSheet(from: string, to: string): Promise<SheetConverted> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    workerData: { from, to },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const timer = setTimeout(() => void worker.terminate(), TIME_LIMIT_MS);
  try {
    return await new Promise<SheetConverted>((settle) => {
      worker.on('message', (outcome: SheetConverted) => settle(outcome));
      // The worker ran out of memory, or out of time.
      worker.on('error', () => settle('SHEET_TOO_LARGE'));
      worker.on('exit', () => settle('SHEET_TOO_LARGE'));
    });
  } finally {
    clearTimeout(timer);
  }
}
