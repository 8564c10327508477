import { writeFileSync, readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from 'read-excel-file/universal';
import { cellText, numberText } from './sheet-cells.ts';
import { unpackedSize } from './zip-size.ts';

/** Maximum unpacked bytes of all files in the archive. */
const MAX_UNPACKED = 150_000_000;

const { from, to }: { readonly from: string; readonly to: string } = workerData;

async function convert(): Promise<string> {
  const zip = readFileSync(from);
  const size = unpackedSize(zip);
  if (size === null) return 'BROKEN_SHEET';
  if (size > MAX_UNPACKED) return 'SHEET_TOO_LARGE';
  const rows = await readSheet(new Blob([zip]), { parseNumber: numberText, trim: false });
  const width = Math.max(0, ...rows.map((row) => row.length));
  const lines = rows.map((row, index) =>
    JSON.stringify([
      index + 1,
      ...Array.from({ length: width }, (_, at) => cellText(row[at] ?? null)),
    ]),
  );
  writeFileSync(to, lines.join('\n'));
  return 'DONE';
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(await convert().catch(() => 'BROKEN_SHEET'));
