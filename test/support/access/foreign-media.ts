import type { Db } from '../../../storefront-host/db/open.ts';
import { newId } from '../../../storefront-host/db/ids.ts';
import { shops } from '../fixture-market.ts';

const anyWriter = 'ok ok ok ok ok ok 403';

/**
 * Rows of identity/staff-matrix.test.ts about the picture library, which every flag that writes
 * something can use.
 */
export const mediaRows = {
  'GET /media': anyWriter,
  'GET /media.csv': anyWriter,
  'GET /media/tags': anyWriter,
  'GET /media/:id': anyWriter,
  'GET /images': anyWriter,
  'POST /media': anyWriter,
  'POST /media/:id/file': anyWriter,
  'PUT /media/:id': anyWriter,
  'PUT /media/:id/crop': anyWriter,
  'DELETE /media/:id': anyWriter,
};

export const mediaBodies: Readonly<Record<string, object>> = {
  '/media/:id': { revision: 1, name: 'x' },
  '/media/:id/crop': { revision: 1, crop: null },
};

/** Adds a picture of beta with a tag; no other shop may read its id or its texts. */
export async function insertForeignMedia(db: Db): Promise<{ id: string; secrets: string[] }> {
  const { id: shop_id } = shops.beta;
  const id = newId();
  await db
    .insertInto('media')
    .values({
      shop_id,
      id,
      key: `${shop_id}/${id}/original`,
      mime: 'image/png',
      width: 600,
      height: 600,
      bytes: 1000,
      name: 'รูปลับ',
      tags: ['แท็กรูปลับ'],
      search_text: 'รูปลับ แท็กรูปลับ',
    })
    .execute();
  return { id, secrets: [id, 'รูปลับ', 'แท็กรูปลับ'] };
}
