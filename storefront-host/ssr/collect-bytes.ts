import type { ThunkedRenderResult } from '@lit-labs/ssr/lib/render-result.js';

/**
 * A render result as bytes. A piece that is bytes already (box-renderer.ts) is taken as it is, so only
 * what is new on a page is encoded: one string of the whole page takes three times as long.
 */
export function collectBytes(result: ThunkedRenderResult): readonly Buffer[] {
  const pieces: Buffer[] = [];
  let text = '';
  collect(result);
  pieces.push(Buffer.from(text));
  return pieces;

  function collect(chunks: readonly unknown[]): void {
    for (const chunk of chunks) {
      let value = chunk;
      while (typeof value === 'function') value = value();
      if (typeof value === 'string') text += value;
      else if (Array.isArray(value)) collect(value);
      else if (Buffer.isBuffer(value)) {
        pieces.push(Buffer.from(text), value);
        text = '';
      } else if (value !== undefined) {
        throw new TypeError('a page is drawn from what was read before: nothing in it waits');
      }
    }
  }
}
