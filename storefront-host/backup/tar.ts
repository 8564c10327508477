import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createTarDecoder, createTarPacker, type TarPackController } from 'modern-tar';

export interface TarEntry {
  readonly name: string;
  readonly data: Buffer;
}

export class TarEntryTooLarge extends Error {
  override name = 'TarEntryTooLarge';
}

/**
 * Returns the bytes of a tar file (POSIX ustar), which any `tar` can list and extract. `modern-tar` (MIT, no
 * dependencies) takes as long as our own code did and knows names of more than 100 bytes.
 */
export function packTar(entries: AsyncIterable<TarEntry>): AsyncIterable<Uint8Array> {
  const { readable, controller } = createTarPacker();
  addEntries(controller, entries).catch((error: unknown) => controller.error(error));
  return readable;
}

async function addEntries(
  controller: TarPackController,
  entries: AsyncIterable<TarEntry>,
): Promise<void> {
  const mtime = new Date();
  for await (const { name, data } of entries) {
    const writer = controller.add({ name, size: data.length, mode: 0o600, mtime }).getWriter();
    await writer.write(data);
    await writer.close();
  }
  controller.finalize();
}

/**
 * Yields the files of an archive, one at a time, each at most `mostBytes` long.
 * @throws Error when the archive is cut short, not a tar file, or has a larger file.
 */
export async function* readTar(
  source: Readable,
  mostBytes = Number.POSITIVE_INFINITY,
): AsyncGenerator<TarEntry> {
  const decoder = createTarDecoder({ strict: true });
  const bytes = Readable.toWeb(source) as ReadableStream<Uint8Array>;
  for await (const { header, body } of bytes.pipeThrough(decoder)) {
    if (header.size > mostBytes) throw new TarEntryTooLarge(header.name);
    const data = await buffer(body);
    if (header.type === 'file') yield { name: header.name, data };
  }
}
