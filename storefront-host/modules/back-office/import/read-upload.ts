import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FileProblem, type OpenedFile, openFile } from './open-file.ts';
import { readRows } from './rows/read-rows.ts';

interface Wanted<Field extends string> {
  /** Accepted names of each column, in Thai and English. */
  readonly names: Readonly<Record<Field, readonly string[]>>;
  /** At least one column of each group is required. */
  readonly needed: readonly (readonly NoInfer<Field>[])[];
  readonly maxRows: number;
}

interface UploadedRow<Field extends string> {
  readonly line: number;
  /** '' if the cell is empty or the column is missing. */
  readonly cells: Readonly<Record<Field, string>>;
  readonly isBroken: boolean;
}

export type UploadProblem = FileProblem | 'TOO_MANY_ROWS' | 'COLUMNS';

/** Returns the rows of a small table that was uploaded in one request, or a code if it cannot be read. */
export async function readUpload<Field extends string>(
  bytes: Buffer,
  wanted: Wanted<Field>,
): Promise<readonly UploadedRow<Field>[] | { readonly code: UploadProblem }> {
  const folder = await mkdtemp(join(tmpdir(), 'talad-upload-'));
  try {
    const path = join(folder, randomUUID());
    await writeFile(path, bytes);
    const opened = await openFile(path, { matches: {} });
    if ('code' in opened) return opened;
    try {
      return await rowsOf(opened, wanted);
    } finally {
      await opened.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function rowsOf<Field extends string>(
  { file, columns }: OpenedFile,
  { names, needed, maxRows }: Wanted<Field>,
) {
  const fields = Object.entries(names) as [Field, readonly string[]][];
  const places = new Map(fields.map(([field, known]) => [field, columns.find(known)]));
  if (needed.some((group) => group.every((field) => places.get(field) === undefined))) {
    return { code: 'COLUMNS' as const };
  }
  const rows: UploadedRow<Field>[] = [];
  let isHeader = true;
  for await (const batch of readRows(file)) {
    for (const { line, cells, broken } of batch.rows) {
      const wasHeader = isHeader;
      isHeader = false;
      if (wasHeader || cells.every((cell) => cell.trim() === '')) continue;
      const named = fields.map(([field]) => [
        field,
        shortened(cells[places.get(field) ?? -1] ?? ''),
      ]);
      rows.push({
        line,
        cells: Object.fromEntries(named) as Record<Field, string>,
        isBroken: broken !== undefined,
      });
      if (rows.length > maxRows) return { code: 'TOO_MANY_ROWS' as const };
    }
  }
  return rows;
}

/**
 * Shortens a cell to the length of the columns of orders. Excel marks numbers stored as text with an apostrophe,
 * which is removed.
 */
function shortened(cell: string): string {
  return cell
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .replace(/^'/, '')
    .slice(0, 60);
}
