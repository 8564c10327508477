export const MAX_PICTURE_BYTES = 12 * 1024 * 1024;

/**
 * Maximum megapixels by encoding. The decoder streams a plain JPEG or PNG; it must hold the whole picture of an
 * interlaced PNG, a progressive JPEG, a WebP or an AVIF, and decode some of them in many passes. A picture at its
 * limit takes about a second and 200 MB.
 */
export const megapixels = {
  'image/jpeg': { plain: 60, progressive: 30 },
  'image/png': { plain: 60, progressive: 16 },
  'image/webp': { plain: 30, progressive: 30 },
  'image/avif': { plain: 16, progressive: 16 },
} as const;

export type PictureMime = keyof typeof megapixels;

export type PictureRefusalCode =
  | 'PICTURE_TOO_LARGE'
  | 'PICTURE_TOO_MANY_PIXELS'
  | 'PICTURE_TOO_COMPLEX'
  | 'PICTURE_FORMAT'
  | 'PICTURE_ANIMATED'
  | 'PICTURE_BROKEN'
  | 'PICTURES_BUSY';

export interface PictureRefusal {
  readonly code: PictureRefusalCode;
  /** Set with PICTURE_TOO_MANY_PIXELS: the limit of the picture's format. */
  readonly megapixels?: number;
}

export interface CheckedPicture {
  readonly bytes: Buffer;
  readonly mime: PictureMime;
  readonly width: number;
  readonly height: number;
  /** Mean colour as #rrggbb. */
  readonly color: string;
  /** Dominant colour as #rrggbb. */
  readonly dominant: string;
}

/** Checks size and first bytes before any decoder reads the file, so that no other decoder is ever chosen. */
export function refuseAtSight(bytes: Buffer): PictureRefusal | null {
  if (bytes.length > MAX_PICTURE_BYTES) return { code: 'PICTURE_TOO_LARGE' };
  return startsLikePicture(bytes) ? null : { code: 'PICTURE_FORMAT' };
}

function startsLikePicture(bytes: Buffer): boolean {
  return (
    bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
    bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) ||
    (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') ||
    bytes.toString('latin1', 4, 8) === 'ftyp'
  );
}

const RETRY_SECONDS = 5;

/** Returns the HTTP status, and the variables of the text `error.{code}`. */
export function refusalReply({ code, megapixels = 0 }: PictureRefusal): {
  readonly status: number;
  readonly vars: Readonly<Record<string, number>>;
} {
  return {
    status: statusOf[code],
    vars: {
      megabytes: MAX_PICTURE_BYTES / 1024 / 1024,
      megapixels,
      seconds: RETRY_SECONDS,
    },
  };
}

const statusOf: Readonly<Record<PictureRefusalCode, number>> = {
  PICTURE_TOO_LARGE: 413,
  PICTURE_TOO_MANY_PIXELS: 422,
  PICTURE_TOO_COMPLEX: 422,
  PICTURE_FORMAT: 415,
  PICTURE_ANIMATED: 422,
  PICTURE_BROKEN: 422,
  PICTURES_BUSY: 503,
};
