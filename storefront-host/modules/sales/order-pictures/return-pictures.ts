import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Host } from '../../../host.ts';
import { orderPictureKey } from '../../../media/media-path.ts';
import type { CheckedPicture, PictureRefusal } from '../../../media/picture-limits.ts';
import type { OrderName } from '../orders/order-link.ts';
import { type OrderPicture, storeOrderPicture } from './order-picture.ts';

/** Limits the pictures of a return request, and those of an objection (decision 406). */
export const MAX_RETURN_PICTURES = 5;

type PictureHost = Pick<Host, 'media' | 'pictureWorker' | 'now'>;

/** Checks all files before it stores any, so that a refused form leaves none behind. */
export async function storeReturnPictures(
  host: PictureHost,
  name: OrderName,
  files: readonly Buffer[],
): Promise<
  | { readonly ok: true; readonly pictures: readonly OrderPicture[] }
  | { readonly ok: false; readonly refused: PictureRefusal }
> {
  const checked: CheckedPicture[] = [];
  for (const bytes of files) {
    const picture = await host.pictureWorker.check(bytes, { isAwaited: true });
    if ('code' in picture) return { ok: false, refused: picture };
    checked.push(picture);
  }
  const pictures: OrderPicture[] = [];
  for (const picture of checked) pictures.push(await storeOrderPicture(host, name, picture));
  return { ok: true, pictures };
}

/** Removes the files of pictures that no row refers to. */
export async function deletePictures(
  { media }: PictureHost,
  pictures: readonly OrderPicture[],
): Promise<void> {
  await Promise.all(pictures.map((picture) => media.remove(orderPictureKey(picture))));
}

/** Returns the pictures of a return in the order in which they were sent. */
export function readReturnPictures(
  db: Kysely<Database>,
  shopId: number,
  returnId: string,
): Promise<readonly OrderPicture[]> {
  return db
    .selectFrom('order_picture')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('return_id', '=', returnId)
    .orderBy('id')
    .execute();
}
