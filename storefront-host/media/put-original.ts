import type { Transaction } from 'kysely';
import { newId } from '../db/ids.ts';
import type { Database } from '../db/schema.ts';
import { writeOutbox } from '../jobs/outbox.ts';
import { mediaKey, originalFile } from './media-path.ts';
import type { MediaStore } from './media-store.ts';
import type { PictureWorker } from './picture-worker.ts';
import { mediaName, mediaSearchText } from './media-text.ts';
import { insertMedia, type NewMedia } from './media.repository.ts';
import type { PictureRefusal } from './picture-limits.ts';

export interface NewPicture {
  readonly shop_id: number;
  readonly bytes: Buffer;
  /** Account that uploads the picture and waits; absent for pictures that a job fetches. */
  readonly account_id?: string;
  /** True for a picture of a review or an avatar, which the shop's library does not list. */
  readonly from_shopper?: boolean;
  /** The file's name in the library. */
  readonly name?: string;
}

export interface PictureStorage {
  readonly media: MediaStore;
  readonly pictureWorker: PictureWorker;
}

/**
 * Stores the file before the row: after a crash between the two, the sweep finds a file without a row; a row
 * without its file would show a broken picture. No transaction is open meanwhile, because encoding and sending take
 * long.
 */
export async function storeOriginal(
  { media, pictureWorker }: PictureStorage,
  { shop_id, bytes, account_id, from_shopper = false, name: file = '' }: NewPicture,
): Promise<NewMedia | PictureRefusal> {
  const checked = await pictureWorker.check(bytes, { isAwaited: account_id !== undefined });
  if ('code' in checked) return checked;
  const { mime, width, height, color, dominant } = checked;
  const id = newId();
  const name = mediaName(file);
  const key = mediaKey(shop_id, id, originalFile(width, mime));
  await media.put(key, checked.bytes, mime);
  return {
    shop_id,
    id,
    key,
    mime,
    width,
    height,
    bytes: checked.bytes.length,
    color,
    dominant,
    account_id: account_id ?? null,
    from_shopper,
    name,
    search_text: mediaSearchText({ name, alt: {}, tags: [] }),
  };
}

export async function insertOriginal(trx: Transaction<Database>, media: NewMedia): Promise<void> {
  await insertMedia(trx, media);
  await writeOutbox(trx, 'image.variants', { shop_id: media.shop_id, media_id: media.id });
}
