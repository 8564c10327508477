import { Worker } from 'node:worker_threads';

/** More than any sheet within the limits needs. */
const TIME_LIMIT_MS = 60_000;
const MEMORY_MB = 600;

export type SheetConverted = 'DONE' | 'BROKEN_SHEET' | 'SHEET_TOO_LARGE';

/**
 * Writes the first sheet of a workbook as JSON lines, each with the row's number and its cells. The import reads
 * them like a CSV file, with the same limits and refusals. It runs in a thread of its own: a small file can unpack
 * to gigabytes, and parsing a large one would block visitors for seconds. The package is `read-excel-file` (MIT),
 * because `exceljs` and `xlsx` have had no release for years. Formulas give their stored results; the old binary
 * form (.xls) is refused with a hint.
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
      // The worker ran out of memory or time.
      worker.on('error', () => settle('SHEET_TOO_LARGE'));
      worker.on('exit', () => settle('SHEET_TOO_LARGE'));
    });
  } finally {
    clearTimeout(timer);
  }
}
