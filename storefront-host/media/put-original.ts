import { Transaction, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { newId } from '../db/ids.ts';
import { writeOutbox } from '../jobs/outbox.ts';
import { checkPicture, type PictureRefusal } from './check-picture.ts';
import { mediaKey, originalFile } from './media-path.ts';
import { insertMedia } from './media.repository.ts';
import type { MediaStore } from './media-store.ts';

export interface NewPicture {
  readonly shop_id: number;
  readonly bytes: Buffer;
  readonly account_id?: string;
}

export interface StoredPicture {
  readonly media_id: string;
}

/**
 * Keeps a picture and leaves its smaller versions to a job. The file is there before the row: a
 * crash between them leaves a file that nobody names, which the sweep finds, never a row without one.
 * Given a transaction, the row belongs to it.
 */
export async function putOriginal(
  db: Kysely<Database>,
  store: MediaStore,
  picture: NewPicture,
): Promise<StoredPicture | PictureRefusal> {
  const checked = await checkPicture(picture.bytes);
  if ('code' in checked) return checked;
  const id = newId();
  const key = mediaKey(picture.shop_id, id, originalFile(checked.width, checked.mime));
  await store.put(key, checked.bytes, checked.mime);
  const write = async (trx: Transaction<Database>) => {
    await insertMedia(trx, {
      shop_id: picture.shop_id,
      id,
      key,
      mime: checked.mime,
      width: checked.width,
      height: checked.height,
      bytes: checked.bytes.length,
      color: checked.color,
      account_id: picture.account_id ?? null,
    });
    await writeOutbox(trx, 'image.variants', { shop_id: picture.shop_id, media_id: id });
  };
  await (db instanceof Transaction ? write(db) : db.transaction().execute(write));
  return { media_id: id };
}
