import { Worker } from 'node:worker_threads';

/** Longer than any sheet that fits into the limits. */
const TIME_LIMIT_MS = 60_000;
const MEMORY_MB = 600;

export type SheetConverted = 'DONE' | 'BROKEN_SHEET' | 'SHEET_TOO_LARGE';

/**
 * Writes the first sheet of a workbook as lines of JSON, each with the number of its row and its cells
 * (decision 185). In a thread of its own, with limits: the file comes from outside, and parsing it
 * would keep visitors waiting.
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
      // Out of memory, or out of time.
      worker.on('error', () => settle('SHEET_TOO_LARGE'));
      worker.on('exit', () => settle('SHEET_TOO_LARGE'));
    });
  } finally {
    clearTimeout(timer);
  }
}
