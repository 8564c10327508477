import { sql } from 'kysely';
import sharp from 'sharp';
import type { Host } from '../../host.ts';
import { mediaKey, originalFile } from '../../media/media-path.ts';
import { favicon } from '../storefront/favicon.ts';

/**
 * What browsers and phones ask for: the tab's, a phone's home screen (iOS wants it without holes), those
 * of the manifest; `maskable` is cut to any shape, so what matters lies in its middle.
 */
export const iconFiles = {
  '48.png': { size: 48, share: 1, isFilled: false },
  '180.png': { size: 180, share: 0.86, isFilled: true },
  '192.png': { size: 192, share: 1, isFilled: false },
  '512.png': { size: 512, share: 1, isFilled: false },
  'maskable.png': { size: 512, share: 0.7, isFilled: true },
} as const;
export type IconFile = keyof typeof iconFiles;

export function isIconFile(file: string): file is IconFile {
  return Object.hasOwn(iconFiles, file);
}

/** Where no picture of a shop's own is known: the market's mark. */
const MARK_GROUND = '#0f6b5c';
const MARK = Buffer.from(favicon);
const SMALL = { compressionLevel: 9 } as const;
/** Of the logarithm of width by height: what is cut off then is no more than a margin. */
const ALMOST_SQUARE = 0.25;

interface IconPicture {
  readonly mime: string;
  readonly width: number;
  readonly color: string | null;
  readonly dominant: string | null;
}

/** A shop's own picture as an icon, made once and kept beside it; null where it has no such picture. */
export async function siteIcon(
  { db, media }: Pick<Host, 'db' | 'media'>,
  { shopId, mediaId }: { readonly shopId: number; readonly mediaId: string },
  file: IconFile,
): Promise<Uint8Array | null> {
  const key = mediaKey(shopId, mediaId, `icon-${file}`);
  const kept = await media.read(key);
  if (kept) return kept;
  const { rows } = await sql<IconPicture>`
    SELECT m.mime, m.width, m.color, m.dominant FROM shop s
    JOIN media m ON m.shop_id = s.id AND m.id = ${mediaId}
    WHERE s.id = ${shopId} AND ${mediaId} IN (s.avatar->>'media_id', s.favicon->>'media_id')`.execute(
    db,
  );
  const [row] = rows;
  const original =
    row && (await media.read(mediaKey(shopId, mediaId, originalFile(row.width, row.mime))));
  if (!row || !original) return null;
  const bytes = await drawIcon(original, row.dominant ?? row.color ?? '#ffffff', file);
  await media.put(key, bytes, 'image/png');
  return bytes;
}

let marks: Promise<ReadonlyMap<IconFile, Uint8Array>> | undefined;

/** The market's mark, drawn once a process. */
export async function markIcon(file: IconFile): Promise<Uint8Array> {
  marks ??= drawMarks();
  return (await marks).get(file) ?? MARK;
}

async function drawMarks(): Promise<ReadonlyMap<IconFile, Uint8Array>> {
  const files = Object.keys(iconFiles).filter(isIconFile);
  const drawn = await Promise.all(
    files.map(async (file) => [file, await drawIcon(MARK, MARK_GROUND, file)] as const),
  );
  return new Map(drawn);
}

async function drawIcon(bytes: Uint8Array, color: string, file: IconFile): Promise<Uint8Array> {
  const { size, share, isFilled } = iconFiles[file];
  const [{ isOpaque }, { width, height }] = await Promise.all([
    sharp(bytes).stats(),
    sharp(bytes).metadata(),
  ]);
  // A whole picture goes to the edge: within one of another colour it would look pasted in.
  if (isFilled && isOpaque && Math.abs(Math.log(width / height)) < ALMOST_SQUARE) {
    return sharp(bytes).resize(size, size, { fit: 'cover' }).png(SMALL).toBuffer();
  }
  const inner = Math.round(size * share);
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  // A drawing is read as large as it is wanted.
  const source = await sharp(bytes, { density: 600 })
    .resize(inner, inner, { fit: 'contain', background: clear })
    .png()
    .toBuffer();
  // A picture's own colour goes on behind it; a mark with holes keeps its paper.
  const ground = isOpaque || bytes === MARK ? color : '#ffffff';
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  const framed = sharp(source).extend({
    top: before,
    left: before,
    bottom: after,
    right: after,
    background: clear,
  });
  if (!isFilled) return framed.png(SMALL).toBuffer();
  const whole = await framed.png().toBuffer();
  return sharp(whole).flatten({ background: ground }).png(SMALL).toBuffer();
}
