import { sql } from 'kysely';
import type { Host } from '../../../host.ts';
import { mediaKey } from '../../../media/media-path.ts';
import { favicon } from './favicon.ts';

/**
 * Icons that browsers and phones request: for the tab, for a phone's home screen (iOS requires one without
 * transparency), and for the manifest. `maskable` is cut to any shape, so its mark is small and central.
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

/** Colour behind the market's mark, for a shop without a picture. */
const MARK_GROUND = '#0f6b5c';
const MARK = Buffer.from(favicon);

interface IconPicture {
  readonly key: string;
  readonly color: string | null;
  readonly dominant: string | null;
}

/** Returns a shop's own picture as an icon, made once and stored next to it; null without such a picture. */
export async function siteIcon(
  { db, media, pictureWorker }: Pick<Host, 'db' | 'media' | 'pictureWorker'>,
  { shopId, mediaId }: { readonly shopId: number; readonly mediaId: string },
  file: IconFile,
): Promise<Uint8Array | null> {
  const key = mediaKey(shopId, mediaId, `icon-${file}`);
  const cached = await media.read(key);
  if (cached) return cached;
  const { rows } = await sql<IconPicture>`
    SELECT m.key, m.color, m.dominant FROM shop s
    JOIN media m ON m.shop_id = s.id AND m.id = ${mediaId}
    WHERE s.id = ${shopId} AND ${mediaId} IN (s.avatar->>'media_id', s.favicon->>'media_id')`.execute(
    db,
  );
  const [row] = rows;
  const original = row && (await media.read(row.key));
  if (!row || !original) return null;
  const bytes = await pictureWorker.icon(original, iconFiles[file], {
    color: row.dominant ?? row.color ?? '#ffffff',
    isForAll: false,
  });
  await media.put(key, bytes, 'image/png');
  return bytes;
}

const marks = new Map<IconFile, Promise<Uint8Array>>();

/** Returns the market's mark, rendered once per process. */
export function markIcon(
  { pictureWorker }: Pick<Host, 'pictureWorker'>,
  file: IconFile,
): Promise<Uint8Array> {
  const known = marks.get(file);
  if (known) return known;
  const ground = { color: MARK_GROUND, isForAll: true };
  const drawing = pictureWorker.icon(MARK, iconFiles[file], ground);
  marks.set(file, drawing);
  drawing.catch(() => marks.delete(file));
  return drawing;
}
