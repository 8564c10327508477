import { createReadStream } from 'node:fs';
import { CsvParser, findDelimiter, type CsvRow } from './csv-parser.ts';
import type { Encoding } from './detect-encoding.ts';

/** Maximum length of the header line; a longer one means that the file is not CSV. */
const MAX_HEADER = 100_000;

export interface CsvBatch {
  readonly rows: readonly CsvRow[];
  /** Number of bytes that were read. */
  readonly bytes: number;
}

/** Yields the rows of a file, header first, in chunks, so that memory does not grow with the file. */
export async function* readCsv(path: string, encoding: Encoding): AsyncGenerator<CsvBatch> {
  const decoder = new TextDecoder(encoding);
  let parser: CsvParser | undefined;
  let bytes = 0;
  let head = '';
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 18 })) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.length;
    let text = decoder.decode(chunk, { stream: true });
    if (!parser) {
      head += text;
      // After a first line 'sep=;' the header follows, so a second line end is needed.
      if (!/[\r\n][^\r\n]+[\r\n]/.test(head) && head.length < MAX_HEADER) continue;
      ({ parser, text } = begin(head));
    }
    yield { rows: parser.push(text), bytes };
  }
  const rest = decoder.decode();
  if (!parser) {
    const { parser, text } = begin(head + rest);
    yield { rows: [...parser.push(text), ...parser.end()], bytes };
    return;
  }
  yield { rows: [...parser.push(rest), ...parser.end()], bytes };
}

/** Creates the parser. Excel takes the delimiter from a first line 'sep=;', which is not part of the table. */
function begin(head: string): { readonly parser: CsvParser; readonly text: string } {
  const named = /^\uFEFF?"?sep=([,;\t|])"?(?:\r\n|\r|\n)/i.exec(head);
  if (named) {
    return { parser: new CsvParser(named[1] ?? ',', 2), text: head.slice(named[0].length) };
  }
  return { parser: new CsvParser(findDelimiter(head.split(/[\r\n]/)[0] ?? '')), text: head };
}
