import sharp, { type Metadata, type Sharp } from 'sharp';
import {
  megapixels,
  refuseAtSight,
  type CheckedPicture,
  type PictureMime,
  type PictureRefusal,
} from '../picture-limits.ts';
import { dominantColor } from './dominant-color.ts';

/** Largest side that is stored, in px. Larger pictures are reduced, since no page requests more. */
const MAX_SIDE = 2560;

/** No pixel limit here, because `checkPicture` has already compared the pixels with the limit of the format. */
const decoding = { limitInputPixels: false, failOn: 'error', sequentialRead: true } as const;

/**
 * Trusts only the decoder, never a name or a content type. The stored picture is re-encoded from the pixels:
 * upright, without camera data, and without data hidden around the pixels.
 */
export async function checkPicture(bytes: Buffer): Promise<CheckedPicture | PictureRefusal> {
  const refused = refuseAtSight(bytes);
  if (refused) return refused;
  try {
    const meta = await sharp(bytes, decoding).metadata();
    const mime = mimeOf(meta);
    if (mime === null) return { code: 'PICTURE_FORMAT' };
    if ((meta.pages ?? 1) > 1) return { code: 'PICTURE_ANIMATED' };
    const limit = megapixels[mime][meta.isProgressive ? 'progressive' : 'plain'];
    if (meta.width * meta.height > limit * 1_000_000) {
      return { code: 'PICTURE_TOO_MANY_PIXELS', megapixels: limit };
    }
    return await reencode(bytes, mime);
  } catch {
    // The decoder's message is for engineers; an owner reads that the file is broken.
    return { code: 'PICTURE_BROKEN' };
  }
}

function reencode(bytes: Buffer, mime: PictureMime): Promise<CheckedPicture> {
  return encodePicture(sharp(bytes, decoding).autoOrient(), mime);
}

/** Encodes pixels in a format of the store. */
export async function encodePicture(picture: Sharp, mime: PictureMime): Promise<CheckedPicture> {
  const decoded = picture
    .toColourspace('srgb')
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
  const { data, info } = await encoders[mime](decoded).toBuffer({ resolveWithObject: true });
  const [color, dominant] = [await mean(data), await dominantColor(data)];
  return { bytes: data, mime, width: info.width, height: info.height, color, dominant };
}

const encoders: Readonly<Record<PictureMime, (picture: Sharp) => Sharp>> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 90 }),
  'image/png': (picture) => picture.png({ compressionLevel: 7 }),
  'image/webp': (picture) => picture.webp({ quality: 90 }),
  'image/avif': (picture) => picture.avif({ quality: 75, effort: 2 }),
};

/** Returns the mean colour of the visible part. A transparent picture is blended with white, as on the page. */
async function mean(bytes: Buffer): Promise<string> {
  const { data } = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill', kernel: 'cubic' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = red, blue = red] = data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

export function mimeOf(meta: Metadata): PictureMime | null {
  if (meta.format === 'jpeg') return 'image/jpeg';
  if (meta.format === 'png') return 'image/png';
  if (meta.format === 'webp') return 'image/webp';
  return meta.format === 'heif' && meta.compression === 'av1' ? 'image/avif' : null;
}
