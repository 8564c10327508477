import type { Kysely, Transaction } from 'kysely';
import type { Database, Lang, StoredImage } from '../../../../db/schema.ts';
import { loadPictures } from '../../../../media/pictures.ts';
import type { PictureInput } from '../writing/product-write.contract.ts';
import type { ProductPicture } from '../products.contract.ts';

interface Pictured {
  readonly shop_id: number;
  readonly images: readonly StoredImage[];
}

/** Returns all pictures of a product in their order; those whose file is missing are left out. One query. */
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
    if (!picture) return [];
    const { media_id, alt, option } = image;
    return [{ media_id, picture, alt: { ...alt }, option: option ? { ...option } : null }];
  });
}

/**
 * Returns the product's pictures in the chosen order; fields that are not given stay. New pictures
 * are uploads of the same shop. Returns null if one is not, or if one is given twice.
 */
export async function choosePictures(
  trx: Transaction<Database>,
  { shop_id, images }: Pictured,
  chosen: readonly PictureInput[],
): Promise<readonly StoredImage[] | null> {
  const ids = new Set(chosen.map(({ media_id: id }) => id));
  if (ids.size < chosen.length) return null;
  const had = new Map(images.map((image) => [image.media_id, image]));
  const fresh = [...ids].filter((id) => !had.has(id));
  const uploads = fresh.length === 0 ? [] : await findUploads(trx, shop_id, fresh);
  if (uploads.length < fresh.length) return null;
  return chosen.map((picture) => toStored(picture, had.get(picture.media_id)));
}

function toStored({ media_id, alt, option }: PictureInput, before?: StoredImage): StoredImage {
  const shown = option === undefined ? before?.option : option;
  return {
    media_id,
    alt: alt ? textsOf(alt) : (before?.alt ?? {}),
    ...(shown && Object.keys(shown).length > 0 && { option: { ...shown } }),
  };
}

function textsOf(alt: NonNullable<PictureInput['alt']>): StoredImage['alt'] {
  const texts = Object.entries(alt).map(([lang, text]) => [lang, text.normalize('NFC').trim()]);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

function findUploads(trx: Transaction<Database>, shopId: number, ids: readonly string[]) {
  return trx
    .selectFrom('media')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('id', 'in', ids)
    .execute();
}
