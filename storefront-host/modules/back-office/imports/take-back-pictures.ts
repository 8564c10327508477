import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';

interface Place {
  readonly shopId: number;
  readonly at: Date;
}

/** Removes the pictures of an import from its product; the next sweep deletes their files. */
export async function takeBackPictures(
  trx: Transaction<Database>,
  { shopId, at }: Place,
  productId: number,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const gone = await trx
    .deleteFrom('remote_picture')
    .where('shop_id', '=', shopId)
    .where('id', 'in', [...ids])
    .returning('media_id')
    .execute();
  const media = new Set(gone.map(({ media_id }) => media_id));
  const product = await trx
    .selectFrom('product')
    .select('images')
    .where('shop_id', '=', shopId)
    .where('id', '=', productId)
    .executeTakeFirst();
  const images = product?.images.filter(({ media_id }) => !media.has(media_id)) ?? [];
  await trx
    .updateTable('product')
    .set({ images: JSON.stringify(images), updated_at: at })
    .where('shop_id', '=', shopId)
    .where('id', '=', productId)
    .execute();
}
