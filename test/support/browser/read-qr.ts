import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
// By default it is fetched from another host.
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });

/** The texts of the QR codes in an SVG, as a scanner reads them; they are not made by ZXing. */
export function readQr(svg: string): Promise<readonly string[]> {
  return readCodes(svg, 'QRCode');
}

/** The texts of the codes of this kind. */
export async function readCodes(
  svg: string,
  format: 'QRCode' | 'Code128',
): Promise<readonly string[]> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 150 })
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
