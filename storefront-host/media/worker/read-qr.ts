import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';

/** Returns the texts of the QR codes in a stored picture (decision 406). */
export async function readQr(picture: Uint8Array): Promise<readonly string[]> {
  const { readBarcodes } = await openReader();
  const { data, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = {
    data: new Uint8ClampedArray(data),
    width: info.width,
    height: info.height,
    colorSpace: 'srgb',
  } as const;
  const found = await readBarcodes(pixels, { formats: ['QRCode'], tryHarder: true });
  return found.filter(({ isValid }) => isValid).map(({ text }) => text);
}

/**
 * Imported for the first slip. The code is passed to the library, which would otherwise fetch it from another host.
 */
async function openReader() {
  const reader = await import('zxing-wasm/reader');
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = new Uint8Array(await readFile(file)).buffer;
  reader.prepareZXingModule({ overrides: { wasmBinary } });
  return reader;
}
