import type { ThunkedRenderResult } from '@lit-labs/ssr/lib/render-result.js';

/** Longer pieces are mostly style sheets and fixed markup. */
const LONG = 400;

/**
 * A render result as bytes. A piece that is bytes already (box-renderer.ts) is taken as it is, so only
 * what is new on a page is encoded: one string of the whole page takes three times as long.
 */
export function collectBytes(result: ThunkedRenderResult): readonly Buffer[] {
  const pieces: Buffer[] = [];
  let text = '';
  collect(result);
  flush();
  return pieces;

  function flush(): void {
    if (text !== '') pieces.push(Buffer.from(text));
    text = '';
  }

  function collect(chunks: readonly unknown[]): void {
    for (const chunk of chunks) {
      let value = chunk;
      while (typeof value === 'function') value = value();
      if (typeof value === 'string') {
        if (value.length > LONG) flush();
        text += value;
        // Alone, ASCII is copied as it is; joined with Thai it would have to be encoded.
        if (value.length > LONG) flush();
      } else if (Array.isArray(value)) collect(value);
      else if (Buffer.isBuffer(value)) {
        flush();
        pieces.push(value);
      } else if (value !== undefined) {
        throw new TypeError('a page is drawn from what was read before: nothing in it waits');
      }
    }
  }
}
