import type { Db } from '../../storefront-host/db/open.ts';
import {
  insertOriginal,
  storeOriginal,
  type NewPicture,
  type PictureStorage,
} from '../../storefront-host/media/put-original.ts';

/** Inserts a picture as an upload leaves it: its file, its row, and the job for its sizes. */
export async function uploadPicture(db: Db, storage: PictureStorage, picture: NewPicture) {
  const media = await storeOriginal(storage, picture);
  if ('code' in media) return media;
  await db.transaction().execute((trx) => insertOriginal(trx, media));
  return { media_id: media.id };
}
