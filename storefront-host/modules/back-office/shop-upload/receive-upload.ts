import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '../../../db/ids.ts';

class TooLarge extends Error {}

/** Stores an upload and returns its bytes; null if there are more than `most`. */
export async function receiveUpload(
  body: Readable,
  path: string,
  most: number,
): Promise<number | null> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  // Written under a temporary name, so that an interrupted upload does not replace the file before it.
  const part = `${path}.${newId()}.part`;
  let bytes = 0;
  async function* counted(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of source) {
      bytes += piece.length;
      if (bytes > most) throw new TooLarge();
      yield piece;
    }
  }
  try {
    await pipeline(body, counted, createWriteStream(part, { mode: 0o600 }));
    await rename(part, path);
    return bytes;
  } catch (error) {
    await rm(part, { force: true });
    if (error instanceof TooLarge) return null;
    throw error;
  }
}
