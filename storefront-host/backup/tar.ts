/** The few fields of a tar file (POSIX ustar) that a backup needs: anybody's `tar` can look inside. */
export interface TarEntry {
  readonly name: string;
  readonly data: Buffer;
}

const block = 512;

export function* tarEntry({ name, data }: TarEntry, when: Date): Generator<Buffer> {
  const header = Buffer.alloc(block);
  if (Buffer.byteLength(name) > 100) throw new RangeError(`'${name}' is too long for a tar entry`);
  header.write(name, 0);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(octal(data.length, 11), 124);
  header.write(octal(Math.floor(when.getTime() / 1000), 11), 136);
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\u000000', 257);
  header.write(`${octal(sumOf(header), 6)}\0 `, 148);
  yield header;
  yield data;
  const rest = data.length % block;
  if (rest > 0) yield Buffer.alloc(block - rest);
}

export function tarEnd(): Buffer {
  return Buffer.alloc(2 * block);
}

/** @throws Error when the file is cut short or is no tar file. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const reader = byteReader(source);
  for (;;) {
    const header = await reader.take(block);
    if (header.every((byte) => byte === 0)) return;
    const found = Number.parseInt(text(header, 148, 8), 8);
    if (found !== sumOf(header)) throw new Error('the archive is damaged');
    const size = Number.parseInt(text(header, 124, 12), 8);
    const data = await reader.take(size);
    await reader.take((block - (size % block)) % block);
    yield { name: text(header, 0, 100), data };
  }
}

function byteReader(source: AsyncIterable<Buffer>): { take: (size: number) => Promise<Buffer> } {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  return {
    async take(size) {
      const parts = [rest];
      let have = rest.length;
      while (have < size) {
        const next = await chunks.next();
        if (next.done) throw new Error('the archive is cut short');
        parts.push(next.value);
        have += next.value.length;
      }
      const all = Buffer.concat(parts);
      rest = all.subarray(size);
      return all.subarray(0, size);
    },
  };
}

function sumOf(header: Buffer): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0');
}

function text(header: Buffer, at: number, length: number): string {
  const field = header.subarray(at, at + length);
  const end = field.indexOf(0);
  return field.subarray(0, end < 0 ? length : end).toString('utf8');
}
