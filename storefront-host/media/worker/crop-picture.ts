import sharp from 'sharp';
import type { CheckedPicture } from '../picture-limits.ts';
import { encodePicture, mimeOf } from './check-picture.ts';

/** An area of a picture, in pixels. */
export interface PixelArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Crops a stored picture and keeps its format. */
export async function cropPicture(original: Uint8Array, area: PixelArea): Promise<CheckedPicture> {
  const mime = mimeOf(await sharp(original).metadata());
  if (mime === null) throw new Error('not a picture of the store');
  return encodePicture(sharp(original).extract(area), mime);
}
