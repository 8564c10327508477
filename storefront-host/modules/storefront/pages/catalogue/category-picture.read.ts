import type { Kysely } from 'kysely';
import type { Picture } from '@talad/elements/api/picture.contract';
import type { Database } from '../../../../db/schema.ts';
import { loadPictures } from '../../../../media/pictures.ts';
import type { Site } from '../../../content/index.ts';
import type { ListedCategory } from '../../../catalog/index.ts';

/** Returns the picture at the top of a category page; no query without one. */
export async function readCategoryPicture(
  db: Kysely<Database>,
  { shopId, context }: Pick<Site, 'shopId' | 'context'>,
  { media_id }: ListedCategory,
): Promise<Picture | null> {
  if (media_id === null) return null;
  const image = { media_id, alt: {} };
  const pictures = await loadPictures(db, [{ shop_id: shopId, image }]);
  return pictures.picture(shopId, image, context.lang);
}
