import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
// Load the file from disk, because ZXing would fetch it from another host.
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });

/**
 * Returns the texts of the QR codes in an SVG or PNG, as a scanner reads them. ZXing reads them but
 * does not generate ours.
 */
export function readQr(picture: string | Buffer): Promise<readonly string[]> {
  return readCodes(picture, 'QRCode');
}

/** Returns the texts of the codes of this kind. */
export async function readCodes(
  picture: string | Buffer,
  format: 'QRCode' | 'Code128',
): Promise<readonly string[]> {
  const { data, info } = await sharp(typeof picture === 'string' ? Buffer.from(picture) : picture, {
    density: 150,
  })
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = {
    data: new Uint8ClampedArray(data),
    width: info.width,
    height: info.height,
    colorSpace: 'srgb',
  };
  const found = await readBarcodes(image as ImageData, { formats: [format], tryHarder: true });
  return found.map(({ text }) => text);
}
