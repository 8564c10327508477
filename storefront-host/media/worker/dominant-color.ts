import sharp from 'sharp';

/** px: a histogram of this many says the same as one of the whole picture. */
const SAMPLE = 256;

/** The colour that is most of a picture, #rrggbb (spec §3: a seller's dominant_color). */
export async function dominantColor(bytes: Uint8Array): Promise<string> {
  const sample = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize({ width: SAMPLE, height: SAMPLE, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
  const { r, g, b } = (await sharp(sample).stats()).dominant;
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
