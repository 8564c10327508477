import type { ThunkedRenderResult } from '@lit-labs/ssr/lib/render-result.js';

/** Pieces longer than this are mostly style sheets and fixed markup. */
const LONG = 400;

/**
 * Collects a render result as bytes. A piece that is already bytes (box-renderer.ts) is used
 * unchanged, so that only new pieces are encoded: encoding a whole page as one string takes three
 * times as long.
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
        // ASCII alone is copied; joined with Thai, it would have to be encoded.
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
