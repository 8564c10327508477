import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { openFile, readRows, type FileProblem } from '../import/index.ts';
import { MAX_FILE_ROWS } from './import-limits.ts';

const pack = promisify(gzip);
/** Number of rows that are shown before the import. */
const SAMPLE = 5;
const MAX_COLUMNS = 300;

export interface ReceivedFile {
  readonly encoding: string;
  /** The file, compressed with gzip. */
  readonly file: Buffer;
  readonly header: readonly string[];
  readonly sample: readonly (readonly string[])[];
  readonly rows: number;
}

/** Reads an uploaded file once, as the import will. Returns a code if it is not a table or too large. */
export async function receiveFile(
  bytes: Buffer,
): Promise<ReceivedFile | { readonly code: FileProblem | 'TOO_MANY_ROWS' }> {
  const folder = await mkdtemp(join(tmpdir(), 'talad-upload-'));
  try {
    const path = join(folder, randomUUID());
    await writeFile(path, bytes);
    const opened = await openFile(path);
    if ('code' in opened) return opened;
    const sample: (readonly string[])[] = [];
    let rows = -1;
    for await (const batch of readRows(opened.file)) {
      rows += batch.rows.length;
      if (sample.length <= SAMPLE) sample.push(...batch.rows.slice(0, SAMPLE + 1).map(cellsOf));
      if (rows > MAX_FILE_ROWS) break;
    }
    const file = await pack(await readFile(opened.file.path));
    await opened.close();
    if (rows > MAX_FILE_ROWS || opened.columns.names.length > MAX_COLUMNS) {
      return { code: 'TOO_MANY_ROWS' };
    }
    const header = opened.columns.names.map((name) => name.slice(0, 200));
    const { encoding } = opened.file;
    return { encoding, file, header, sample: sample.slice(1, SAMPLE + 1), rows: Math.max(0, rows) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function cellsOf({ cells }: { readonly cells: readonly string[] }): readonly string[] {
  return cells.map((cell) => cell.replaceAll('\u0000', '').slice(0, 200));
}
