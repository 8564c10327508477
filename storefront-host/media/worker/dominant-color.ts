import sharp from 'sharp';

/** Side in px to which the picture is reduced: its histogram equals that of the whole picture closely enough. */
const SAMPLE = 256;

/** Returns the most frequent colour of a picture as #rrggbb (spec §3: a seller's dominant_color). */
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
