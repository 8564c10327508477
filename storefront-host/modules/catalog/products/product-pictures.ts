import type { Kysely, Transaction } from 'kysely';
import type { Database, Lang, StoredImage } from '../../../db/schema.ts';
import { loadPictures } from '../../../media/pictures.ts';
import type { ProductPicture } from './products.contract.ts';

interface Pictured {
  readonly shop_id: number;
  readonly images: readonly StoredImage[];
}

/** All pictures of a product in their order; those whose file is gone are left out. One query. */
export async function readProductPictures(
  db: Kysely<Database>,
  { shop_id, images }: Pictured,
  lang: Lang,
): Promise<ProductPicture[]> {
  const book = await loadPictures(
    db,
    images.map((image) => ({ shop_id, image })),
  );
  return images.flatMap((image) => {
    const picture = book.picture(shop_id, image, lang);
    return picture ? [{ media_id: image.media_id, picture }] : [];
  });
}

/**
 * The product's pictures as they were chosen, in that order. Those it had keep their text and the
 * option that they show; others have to be uploads of the same shop, else null.
 */
export async function choosePictures(
  trx: Transaction<Database>,
  { shop_id, images }: Pictured,
  chosen: readonly string[],
): Promise<readonly StoredImage[] | null> {
  const had = new Map(images.map((image) => [image.media_id, image]));
  const fresh = chosen.filter((id) => !had.has(id));
  const uploads = fresh.length === 0 ? [] : await findUploads(trx, shop_id, fresh);
  if (uploads.length < fresh.length) return null;
  return chosen.map((media_id) => had.get(media_id) ?? { media_id, alt: {} });
}

function findUploads(trx: Transaction<Database>, shopId: number, ids: readonly string[]) {
  return trx
    .selectFrom('media')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('id', 'in', ids)
    .execute();
}
