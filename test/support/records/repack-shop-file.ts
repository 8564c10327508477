import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { packTar, readTar, type TarEntry } from '../../../storefront-host/backup/tar.ts';

const CHECKS = 'checks.json';

/** Writes a shop's file again with other entries, as a stranger could; its checksums fit unless `keepSums`. */
export async function repackShopFile(
  from: string,
  to: string,
  change: (entries: TarEntry[]) => readonly TarEntry[],
  { keepSums: keepChecksums = false } = {},
): Promise<string> {
  const entries: TarEntry[] = [];
  for await (const entry of readTar(createReadStream(from).pipe(createGunzip()))) {
    entries.push(entry);
  }
  const changed = change(entries.filter(({ name }) => keepChecksums || name !== CHECKS));
  const sha256 = Object.fromEntries(
    changed.map(({ name, data }) => [name, createHash('sha256').update(data).digest('hex')]),
  );
  const checks = { name: CHECKS, data: Buffer.from(JSON.stringify({ sha256 })) };
  const all = keepChecksums ? changed : [...changed, checks];
  async function* given() {
    yield* all;
  }
  await pipeline(packTar(given()), createGzip(), createWriteStream(to));
  return to;
}

/** Replaces values in the first row of a table. */
export function withRow(
  entries: readonly TarEntry[],
  table: string,
  values: object,
): readonly TarEntry[] {
  return entries.map((entry) => {
    if (!entry.name.startsWith(`tables/${table}/`)) return entry;
    const [first = '{}', ...rest] = entry.data.toString('utf8').trimEnd().split('\n');
    const row = JSON.stringify({ ...JSON.parse(first), ...values });
    return { name: entry.name, data: Buffer.from(`${[row, ...rest].join('\n')}\n`) };
  });
}
