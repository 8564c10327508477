import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { readTar, TarEntryTooLarge, type TarEntry } from '../../../backup/tar.ts';
import { MAX_PICTURE_BYTES } from '../../../media/picture-limits.ts';
import { mediaTable, portableTables, type PortableTable } from './portable-tables.ts';
import { parseJson, ShopFileError, type ShopFileLimits } from './shop-file-format.ts';

/** More than a picture or a chunk of a table ever needs. */
const MOST_ENTRY_BYTES = MAX_PICTURE_BYTES + 4 * 1024 * 1024;

/**
 * Yields the entries of an untrusted file. Nothing is written under a name from the file, and no more is unpacked
 * than the limits allow.
 * @throws ShopFileError
 */
export async function* entriesOf(path: string, limits: ShopFileLimits): AsyncGenerator<TarEntry> {
  if ((await stat(path)).size > limits.packedBytes) throw new ShopFileError('too_large');
  const file = createReadStream(path);
  const unzipped = file.pipe(createGunzip());
  file.once('error', (error) => unzipped.destroy(error));
  try {
    yield* readTar(Readable.from(limited(unzipped, limits.bytes)), MOST_ENTRY_BYTES);
  } catch (error) {
    throw asRefusal(error);
  } finally {
    file.destroy();
    unzipped.destroy();
  }
}

async function* limited(source: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of source) {
    bytes += piece.length;
    if (bytes > most) throw new ShopFileError('too_large');
    yield piece;
  }
}

/** Errors of gunzip or tar both mean a damaged file. */
function asRefusal(error: unknown): unknown {
  if (error instanceof ShopFileError) return error;
  if (error instanceof TarEntryTooLarge) return new ShopFileError('too_large', error.message);
  return new ShopFileError('damaged', error instanceof Error ? error.message : '');
}

const tables = new Map<string, PortableTable>(
  [mediaTable, ...portableTables].map((table) => [table.name, table]),
);

/** Returns the table whose rows an entry contains. */
export function tableOf(entryName: string): PortableTable | undefined {
  const name = /^tables\/([a-z_]+)\/\d{6}\.jsonl$/.exec(entryName)?.[1];
  return name === undefined ? undefined : tables.get(name);
}

/** Returns the id of the picture whose file the entry is. */
export function pictureOf(entryName: string): string | undefined {
  return /^pictures\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/.exec(
    entryName,
  )?.[1];
}

export function isHistory(entryName: string): boolean {
  return /^history\/[a-z]+\/\d{6}\.jsonl$/.test(entryName);
}

/** Parses the rows of an entry without validating them. */
export function* rowsOf({ data }: TarEntry): Generator {
  for (let from = 0; from < data.length;) {
    const found = data.indexOf(10, from);
    const end = found === -1 ? data.length : found;
    yield parseJson(data.toString('utf8', from, end));
    from = end + 1;
  }
}
