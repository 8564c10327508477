import sharp from 'sharp';

export interface SmallerPicture {
  readonly bytes: Buffer;
  readonly height: number;
}

export interface TargetSize {
  readonly width: number;
  readonly format: 'webp' | 'avif';
}

/** Creates one smaller version, never wider than the original. */
export async function shrinkPicture(
  original: Uint8Array,
  { width, format }: TargetSize,
): Promise<SmallerPicture> {
  const picture = sharp(original).resize({ width, withoutEnlargement: true });
  const encoded =
    format === 'webp' ? picture.webp({ quality: 80 }) : picture.avif({ quality: 55, effort: 2 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { bytes: data, height: info.height };
}
