import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packTar, readTar, type TarEntry } from './tar.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'talad-tar-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Longer than the 100 bytes of a tar header's name field. */
const longName = `media/2/${'ก'.repeat(60)}.webp`;
const entries: readonly TarEntry[] = [
  { name: 'talad-backup.json', data: Buffer.from('{"format":2}') },
  { name: 'tables/shop/000001.copy', data: Buffer.alloc(70_000, 'row\n') },
  { name: 'media/2/empty.webp', data: Buffer.alloc(0) },
  { name: longName, data: Buffer.from('picture') },
];

const packed = (all: readonly TarEntry[]): Promise<Buffer> =>
  buffer(packTar(Readable.from(all) as AsyncIterable<TarEntry>));

async function read(bytes: Buffer): Promise<readonly TarEntry[]> {
  const found: TarEntry[] = [];
  const source = Readable.from([bytes.subarray(0, 700), bytes.subarray(700)]);
  for await (const entry of readTar(source)) found.push(entry);
  return found;
}

test('the system’s tar extracts what was packed', async () => {
  const path = join(folder, 'ours.tar');
  writeFileSync(path, await packed(entries));
  execFileSync('tar', ['-xf', path, '-C', folder]);
  for (const { name, data } of entries) {
    expect(readFileSync(join(folder, name)).equals(data), name).toBe(true);
    expect(statSync(join(folder, name)).mode & 0o777, name).toBe(0o600);
  }
});

test.each(['--format=ustar', '--format=pax', '-v'])('reads files of tar %s', async (option) => {
  const source = mkdtempSync(join(folder, 'source-'));
  mkdirSync(join(source, 'tables'));
  writeFileSync(join(source, 'tables/ไทย.copy'), 'row');
  // ustar has no space for a longer name, unless it has folders.
  const name = 'n'.repeat(option === '--format=ustar' ? 100 : 160);
  writeFileSync(join(source, name), 'x'.repeat(513));
  const path = join(source, 'made.tar');
  execFileSync('tar', [option, '-cf', path, '-C', source, 'tables', name]);
  expect(await read(readFileSync(path))).toEqual([
    { name: 'tables/ไทย.copy', data: Buffer.from('row') },
    { name, data: Buffer.from('x'.repeat(513)) },
  ]);
});

test('refuses an archive that is cut short or damaged', async () => {
  const bytes = await packed(entries);
  for (const end of [512, 1_000, 40_000, bytes.length - 1_024]) {
    await expect(read(bytes.subarray(0, end)), String(end)).rejects.toThrow('truncated');
  }
  const damaged = Buffer.from(bytes);
  damaged.write('X', 3);
  await expect(read(damaged)).rejects.toThrow('checksum');
  await expect(read(Buffer.alloc(2_048, 'no tar file'))).rejects.toThrow('Invalid tar');
});

test('passes on the failure of an entry, and stops with its reader', async () => {
  const failing = async function* () {
    yield { name: 'a', data: Buffer.alloc(10) };
    throw new Error('the database went away');
  };
  await expect(buffer(packTar(failing()))).rejects.toThrow('the database went away');
  const [first] = entries;
  for await (const { name } of readTar(Readable.from([await packed(entries)]))) {
    expect(name).toBe(first?.name);
    break;
  }
});
