import sharp, { type Metadata, type Sharp } from 'sharp';
import { dominantColor } from './dominant-color.ts';

export const MAX_PICTURE_BYTES = 12 * 1024 * 1024;
export const MAX_PICTURE_PIXELS = 60_000_000;
/** What the texts of refusals say of both. */
export const pictureLimits = {
  megabytes: MAX_PICTURE_BYTES / 1024 / 1024,
  megapixels: MAX_PICTURE_PIXELS / 1_000_000,
};
/** What is kept: larger ones are brought down, pages ask for no more. */
const MAX_SIDE = 2560;

export type PictureRefusalCode =
  | 'PICTURE_TOO_LARGE'
  | 'PICTURE_TOO_MANY_PIXELS'
  | 'PICTURE_FORMAT'
  | 'PICTURE_ANIMATED'
  | 'PICTURE_BROKEN';

export interface PictureRefusal {
  readonly code: PictureRefusalCode;
}

export interface CheckedPicture {
  readonly bytes: Buffer;
  readonly mime: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif';
  readonly width: number;
  readonly height: number;
  /** Mean colour as #rrggbb. */
  readonly color: string;
  /** The colour that is most of it. */
  readonly dominant: string;
}

const limits = {
  limitInputPixels: MAX_PICTURE_PIXELS,
  failOn: 'error',
  sequentialRead: true,
} as const;

/**
 * Believes what the decoder finds, never a name or a content type. What is kept is drawn anew from
 * the pixels: upright, without camera data, and with nothing hidden before, behind or between.
 */
export async function checkPicture(bytes: Buffer): Promise<CheckedPicture | PictureRefusal> {
  if (bytes.length > MAX_PICTURE_BYTES) return { code: 'PICTURE_TOO_LARGE' };
  if (!startsLikePicture(bytes)) return { code: 'PICTURE_FORMAT' };
  try {
    const meta = await sharp(bytes, { ...limits, limitInputPixels: false }).metadata();
    const mime = mimeOf(meta);
    if (mime === null) return { code: 'PICTURE_FORMAT' };
    if ((meta.pages ?? 1) > 1) return { code: 'PICTURE_ANIMATED' };
    if (meta.width * meta.height > MAX_PICTURE_PIXELS) return { code: 'PICTURE_TOO_MANY_PIXELS' };
    return await drawAnew(bytes, mime);
  } catch {
    // The decoder's words are for engineers; to an owner a file that cannot be drawn is broken.
    return { code: 'PICTURE_BROKEN' };
  }
}

async function drawAnew(bytes: Buffer, mime: CheckedPicture['mime']): Promise<CheckedPicture> {
  const upright = sharp(bytes, limits)
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
  const { data, info } = await encoders[mime](upright).toBuffer({ resolveWithObject: true });
  const [color, dominant] = [await mean(data), await dominantColor(data)];
  return { bytes: data, mime, width: info.width, height: info.height, color, dominant };
}

const encoders: Readonly<Record<CheckedPicture['mime'], (picture: Sharp) => Sharp>> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 90 }),
  'image/png': (picture) => picture.png({ compressionLevel: 7 }),
  'image/webp': (picture) => picture.webp({ quality: 90 }),
  'image/avif': (picture) => picture.avif({ quality: 75, effort: 2 }),
};

/** Of the visible part: a drawing on nothing takes white paper, as the page draws it. */
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

function mimeOf(meta: Metadata): CheckedPicture['mime'] | null {
  if (meta.format === 'jpeg') return 'image/jpeg';
  if (meta.format === 'png') return 'image/png';
  if (meta.format === 'webp') return 'image/webp';
  return meta.format === 'heif' && meta.compression === 'av1' ? 'image/avif' : null;
}

/** Before any decoder sees it: the first bytes of the four formats, so that no other loader ever runs. */
function startsLikePicture(bytes: Buffer): boolean {
  return (
    bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
    bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) ||
    (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') ||
    bytes.toString('latin1', 4, 8) === 'ftyp'
  );
}
