import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Columns } from './cells/columns.ts';
import { detectEncoding, type Encoding, type EncodingFound } from './csv/detect-encoding.ts';
import { localMatches } from './formats/local-names.ts';
import { readRows, type TableFile } from './rows/read-rows.ts';
import { convertSheet, type SheetConverted } from './sheet/convert-sheet.ts';

export interface OpenedFile {
  readonly file: TableFile;
  readonly columns: Columns;
  /** Removes temporary files, such as those of a converted sheet. */
  readonly close: () => Promise<void>;
}

export type FileProblem =
  | Exclude<Extract<EncodingFound, { code: string }>['code'], 'EXCEL_FILE'>
  | Exclude<SheetConverted, 'DONE'>
  | 'NO_HEADER';

interface Opening {
  /** Maps the file's column names in lower case to the names that formats know; see `Columns`. */
  readonly matches?: Readonly<Record<string, string>>;
  readonly encoding?: Encoding;
  /** A table that was opened before, and its encoding. */
  readonly opened?: TableFile;
}

/** Returns the file's rows and header, or the code of the reason why it is unreadable. */
export async function openFile(
  path: string,
  { encoding, matches, opened }: Opening = {},
): Promise<OpenedFile | { readonly code: FileProblem }> {
  const found = opened
    ? { file: opened, close: async () => undefined }
    : await tableOf(path, encoding);
  if ('code' in found) return found;
  for await (const { rows } of readRows(found.file)) {
    const [header] = rows;
    if (!header) continue;
    if (!header.broken) {
      const names = matches ?? localMatches(header.cells);
      return { ...found, columns: new Columns(header.cells, names) };
    }
    await found.close();
    return { code: 'NO_HEADER' };
  }
  await found.close();
  return { code: 'EMPTY_FILE' };
}

type OpenedTable = Omit<OpenedFile, 'columns'> | { readonly code: FileProblem };

async function tableOf(path: string, forced?: Encoding): Promise<OpenedTable> {
  const found = await detectEncoding(path);
  const file = (encoding: Encoding) => ({
    file: { path, encoding, bytes: 'bytes' in found ? found.bytes : 0 },
    close: async () => undefined,
  });
  if ('encoding' in found) return file(forced ?? found.encoding);
  if (found.code === 'EXCEL_FILE') return openSheet(path);
  if (found.code === 'UNKNOWN_ENCODING' && forced) return file(forced);
  return { code: found.code };
}

async function openSheet(path: string): Promise<OpenedTable> {
  const folder = await mkdtemp(join(tmpdir(), 'talad-sheet-'));
  const close = () => rm(folder, { recursive: true, force: true });
  const rows = join(folder, 'rows');
  const code = await convertSheet(path, rows);
  if (code !== 'DONE') {
    await close();
    return { code };
  }
  const { size } = await stat(rows);
  return { file: { path: rows, encoding: 'sheet', bytes: size }, close };
}
