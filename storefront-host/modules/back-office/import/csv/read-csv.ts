import { createReadStream } from 'node:fs';
import { CsvParser, findDelimiter, type CsvRow } from './csv-parser.ts';
import type { Encoding } from './detect-encoding.ts';

/** A header is one line of names; a file without any line end is none. */
const MAX_HEADER = 100_000;

export interface CsvBatch {
  readonly rows: readonly CsvRow[];
  /** Bytes of the file that have been read. */
  readonly bytes: number;
}

/** The rows of a file, header first, a chunk at a time: memory does not grow with it. */
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
      if (!/[\r\n]/.test(head) && head.length < MAX_HEADER) continue;
      parser = new CsvParser(findDelimiter(head.split(/[\r\n]/)[0] ?? ''));
      text = head;
    }
    yield { rows: parser.push(text), bytes };
  }
  const rest = decoder.decode();
  if (!parser) {
    parser = new CsvParser(findDelimiter(head));
    yield { rows: [...parser.push(head + rest), ...parser.end()], bytes };
    return;
  }
  yield { rows: [...parser.push(rest), ...parser.end()], bytes };
}
