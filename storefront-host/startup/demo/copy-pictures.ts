import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { MediaVariant } from '../../db/schema.ts';
import { mediaKey, originalFile } from '../../media/media-path.ts';
import { mediaSearchText } from '../../media/media-text.ts';
import type { MediaStore } from '../../media/media-store.ts';
import type { NewMedia } from '../../media/media.repository.ts';
import { demoShopIds } from './demo-shop-ids.ts';
import { pictureFile, type ShippedPicture } from './picture-files.ts';

export interface CopiedPicture {
  readonly shipped: ShippedPicture;
  readonly media: NewMedia;
  readonly variants: readonly MediaVariant[];
}

/** Number of pictures written at a time; each waits for the disk, not for the processor. */
const AT_ONCE = 16;
const MIME = 'image/webp';

/**
 * Copies the pictures into the market's store. After a killed seed, the next one overwrites the
 * same files.
 */
export async function copyPictures(
  store: MediaStore,
  shipped: readonly ShippedPicture[],
  copied: (done: number) => void,
): Promise<readonly CopiedPicture[]> {
  const results: CopiedPicture[] = [];
  const queue = [...shipped.entries()];
  let done = 0;
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, picture] = next;
      results[index] = await copyOne(store, picture);
      copied((done += 1));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

async function copyOne(store: MediaStore, shipped: ShippedPicture): Promise<CopiedPicture> {
  const shopId = demoShopIds[shipped.shop] ?? 0;
  const id = mediaIdOf(shopId, shipped);
  const variants = shipped.files.map(({ width, height, bytes }): MediaVariant => {
    const key = mediaKey(shopId, id, originalFile(width, MIME));
    return { format: 'webp', width, height, bytes, key };
  });
  for (const { width, key } of variants) {
    await store.put(key, await readFile(pictureFile(shipped.shop, shipped.name, width)), MIME);
  }
  const [original] = variants;
  if (!original) throw new Error(`picture '${shipped.name}' has no file`);
  const { key, width, height, bytes } = original;
  const { color, dominant } = shipped;
  const media = {
    shop_id: shopId,
    id,
    key,
    mime: MIME,
    width,
    height,
    bytes,
    color,
    dominant,
    account_id: null,
    name: shipped.name,
    search_text: mediaSearchText({ name: shipped.name, alt: {}, tags: [] }),
  };
  return { shipped, media, variants };
}

/** Derives the id from the picture, so that a second attempt overwrites the first. */
function mediaIdOf(shopId: number, { name, drawn }: ShippedPicture): string {
  const hex = createHash('sha256').update(`${shopId}:${name}:${drawn}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
