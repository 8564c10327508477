import { crc32, deflateSync } from 'node:zlib';
import { qrModules } from '@talad/elements/parts/modal/qr-code';

/** Pixels of a module, so that the code is sharp when a phone shows or saves it. */
const SCALE = 12;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const GRAYSCALE = 0;

/**
 * Renders a QR code as a PNG with one bit a pixel, which phones can save, unlike SVG. Returns null
 * if the text is too long.
 */
export function qrPng(text: string): Buffer | null {
  const rows = qrModules(text);
  if (!rows) return null;
  const side = rows.length * SCALE;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, GRAYSCALE], 8);
  const lines = rows.flatMap((row) => Array.from({ length: SCALE }, () => lineOf(row)));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(lines), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Each row of pixels begins with its filter type, 0 for none; a white pixel is a set bit. */
function lineOf(row: readonly boolean[]): Buffer {
  const line = Buffer.alloc(1 + Math.ceil((row.length * SCALE) / 8));
  for (let x = 0; x < row.length * SCALE; x += 1) {
    const isDark = row[Math.floor(x / SCALE)];
    if (!isDark) line[1 + (x >> 3)] = (line[1 + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
  }
  return line;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
