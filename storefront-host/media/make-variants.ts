import type { Db } from '../db/open.ts';
import type { MediaVariant } from '../db/schema.ts';
import type { JobPayloads } from '../jobs/job-kinds.ts';
import { invalidatePages } from '../cache/page-keys.ts';
import { mediaKey, sizedFile } from './media-path.ts';
import { findMedia, setVariants } from './media.repository.ts';
import { keysOfPagesShowing } from './uses/pages-showing.ts';
import type { PictureStorage } from './put-original.ts';

/**
 * Widths in px (decision 058). Spec §9: 213 for a product box, 300 and 400 for the pictures of a search. 640 is a
 * box at three device pixels per CSS pixel, 960 and 1280 a product on a phone, 2048 zoom and wide slides.
 */
const widths = [213, 300, 400, 640, 960, 1280, 2048] as const;
export const LARGEST_WIDTH = 2048;
const formats = ['webp', 'avif'] as const;

/**
 * Creates the smaller versions of one picture. Idempotent: a second call writes the same files again; for a deleted
 * picture it does nothing.
 */
export async function makeVariants(
  db: Db,
  storage: PictureStorage,
  { shop_id, media_id }: JobPayloads['image.variants'],
): Promise<void> {
  const media = await findMedia(db, shop_id, media_id);
  const original = media && (await storage.media.read(media.key));
  if (!media) return;
  if (!original) throw new Error(`the file of picture ${media_id} is missing: ${media.key}`);
  const variants: MediaVariant[] = [];
  for (const width of widthsFor(media.width)) {
    for (const format of formats) {
      const key = mediaKey(shop_id, media_id, sizedFile(width, format, media.file_version));
      // The original is listed as a variant of its own width and format, and is not overwritten.
      const variant =
        key === media.key ? media : await makeOne(storage, original, { key, width, format });
      variants.push({ format, width, height: variant.height, bytes: variant.bytes, key });
    }
  }
  // Pictures that are older than this column get their colour when their variants are made again.
  const dominant = media.dominant ?? (await storage.pictureWorker.dominantColor(original));
  await db.transaction().execute(async (trx) => {
    const made = { variants, dominant, file_version: media.file_version };
    await setVariants(trx, shop_id, media_id, made);
    await invalidatePages(trx, await keysOfPagesShowing(trx, shop_id, media_id));
  });
}

/** Widths never exceed the original's; its own width is the largest if none of ours is close to it. */
export function widthsFor(original: number): readonly number[] {
  const smaller = widths.filter((width) => width < original);
  return original < LARGEST_WIDTH ? [...smaller, original] : widths;
}

async function makeOne(
  { media, pictureWorker }: PictureStorage,
  original: Uint8Array,
  { key, width, format }: Pick<MediaVariant, 'key' | 'width' | 'format'>,
): Promise<{ readonly height: number; readonly bytes: number }> {
  const { bytes, height } = await pictureWorker.shrink(original, { width, format });
  await media.put(key, bytes, `image/${format}`);
  return { height, bytes: bytes.length };
}
