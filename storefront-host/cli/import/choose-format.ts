import {
  type Columns,
  type FileProblem,
  encodings,
  type ImportFormat,
  detectFormat,
  formats,
  missingColumns,
} from '../../modules/back-office/import/index.ts';
import { CommandError } from '../command.ts';
import type { ImportCall } from './import-call.ts';

/** Returns the format of the file, once everything that its rows need is present. */
export function chooseFormat(columns: Columns, call: ImportCall): ImportFormat {
  const format = call.format ? formats[call.format] : detectFormat(columns);
  if (!format) {
    const seen = columns.names.slice(0, 6).join(', ').slice(0, 200);
    throw new CommandError(
      `The columns of ${call.file} (${seen} …) are those of no file that is known: is its first line the header? --format names the form.`,
    );
  }
  const missing = missingColumns(format, columns);
  if (missing.length > 0) {
    throw new CommandError(`${call.file} has no column ${missing.join(', and none ')}.`);
  }
  const { rule } = call.money;
  if (!rule && !format.hasPrices(columns)) {
    throw new CommandError(
      `${call.file} has no prices: give a rule, as --price fixed:199 or --price range:120-480.`,
    );
  }
  if (rule?.kind === 'column' && !columns.has(rule.column)) {
    throw new CommandError(`${call.file} has no column '${rule.column}'.`);
  }
  return format;
}

type FileCode = FileProblem | 'NO_FILE';

export function fileProblem(code: FileCode, file: string): string {
  const texts: Readonly<Record<FileCode, string>> = {
    NO_FILE: `${file} cannot be read: is the path right?`,
    EMPTY_FILE: `${file} is empty.`,
    OLD_EXCEL_FILE: `${file} is an Excel file of the old form: save it as .xlsx and import that.`,
    BROKEN_SHEET: `${file} is no workbook that could be read: open it in Excel and save it again.`,
    SHEET_TOO_LARGE: `${file} is too large for a workbook: save it as 'CSV UTF-8' and import that.`,
    NOT_TEXT: `${file} is not text: a CSV file is needed.`,
    UNKNOWN_ENCODING: `${file} is in an unknown encoding, neither UTF-8, UTF-16, Thai (Windows-874) nor Western European (Windows-1252): save it as UTF-8, or name it by --encoding ${encodings.join('|')}.`,
    NO_HEADER: `${file} has no header line that could be read.`,
  };
  return texts[code];
}
