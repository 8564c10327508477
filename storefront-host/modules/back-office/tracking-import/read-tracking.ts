import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFile, readRows, type FileProblem, type OpenedFile } from '../import/index.ts';
import type { TrackingRow } from './tracking-import.contract.ts';

/** A shop hands over fewer parcels a day; more come in several files. */
export const MAX_TRACKING_ROWS = 1000;

const names = {
  number: [
    'order number',
    'order_number',
    'order no.',
    'order no',
    'order',
    'number',
    'เลขที่คำสั่งซื้อ',
    'หมายเลขคำสั่งซื้อ',
    'เลขคำสั่งซื้อ',
    'คำสั่งซื้อ',
    'เลขออเดอร์',
    'เลขที่',
  ],
  courier: ['courier', 'carrier', 'shipping company', 'บริษัทขนส่ง', 'ขนส่ง', 'ผู้ขนส่ง'],
  code: [
    'tracking number',
    'tracking_number',
    'tracking no.',
    'tracking no',
    'tracking code',
    'tracking',
    'code',
    'เลขพัสดุ',
    'หมายเลขพัสดุ',
    'เลขติดตามพัสดุ',
    'หมายเลขติดตามพัสดุ',
  ],
} as const;

export interface TypedRow extends Omit<TrackingRow, 'outcome'> {
  readonly isBroken: boolean;
}

/** The rows of a file with tracking numbers; a code if it is no such table. */
export async function readTracking(
  bytes: Buffer,
): Promise<readonly TypedRow[] | { readonly code: FileProblem | 'TOO_MANY_ROWS' | 'COLUMNS' }> {
  const folder = await mkdtemp(join(tmpdir(), 'talad-tracking-'));
  try {
    const path = join(folder, randomUUID());
    await writeFile(path, bytes);
    const opened = await openFile(path, { matches: {} });
    if ('code' in opened) return opened;
    try {
      return await rowsOf(opened);
    } finally {
      await opened.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function rowsOf({ file, columns }: OpenedFile) {
  const [number, courier, code] = (['number', 'courier', 'code'] as const).map((field) =>
    columns.find(names[field]),
  );
  if (number === undefined || code === undefined) return { code: 'COLUMNS' as const };
  const rows: TypedRow[] = [];
  let isHeader = true;
  for await (const batch of readRows(file)) {
    for (const { line, cells, broken } of batch.rows) {
      const wasHeader = isHeader;
      isHeader = false;
      if (wasHeader || cells.every((cell) => cell.trim() === '')) continue;
      const cell = (index: number | undefined) => shortened(cells[index ?? -1] ?? '');
      rows.push({
        line,
        number: cell(number),
        courier: cell(courier),
        code: cell(code),
        isBroken: broken !== undefined,
      });
      if (rows.length > MAX_TRACKING_ROWS) return { code: 'TOO_MANY_ROWS' as const };
    }
  }
  return rows;
}

/** As long as the columns of parcels; Excel marks numbers that are text with an apostrophe. */
function shortened(cell: string): string {
  return cell
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .replace(/^'/, '')
    .slice(0, 60);
}
