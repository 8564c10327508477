import { sql } from 'kysely';
import type { Db } from '../../../storefront-host/db/open.ts';
import { mediaKey } from '../../../storefront-host/media/media-path.ts';
import type { MediaStore } from '../../../storefront-host/media/media-store.ts';
import { blank } from '../pictures.ts';

const MEDIA = '01930000-0000-7000-8f00-000000000001';

/** The sizes match those of the image job (media/make-variants.ts). */
const WIDTHS = [213, 300, 400, 640, 960, 1280, 2048];
const SIZE = 2048;

/**
 * Gives each product and shop of the fixture market a picture in two formats and all sizes; writes
 * the files too if there is a store, because browsers request them.
 */
export async function addPictures(db: Db, store?: MediaStore): Promise<void> {
  const image = { media_id: MEDIA, alt: { th: 'ภาพสินค้า', en: 'Product' } };
  const variants = (['avif', 'webp'] as const).flatMap((format) =>
    WIDTHS.map((width) => ({
      format,
      width,
      height: width,
      bytes: width * 20,
      key: `${width}.${format}`,
    })),
  );
  const files = store ? await filesOf(variants) : [];
  const shops = await db.selectFrom('shop').select('id').execute();
  for (const { id } of shops) {
    for (const { name, bytes, mime } of files) {
      await store?.put(mediaKey(id, MEDIA, name), bytes, mime);
    }
    await db
      .insertInto('media')
      .values({
        shop_id: id,
        id: MEDIA,
        key: mediaKey(id, MEDIA, `${SIZE}.png`),
        mime: 'image/png',
        width: SIZE,
        height: SIZE,
        bytes: 20_000,
        color: '#d8c7b0',
        variants: JSON.stringify(variants),
      })
      .execute();
  }
  await db
    .updateTable('shop')
    .set({ avatar: JSON.stringify(image) })
    .execute();
  await sql`UPDATE product SET images = ${JSON.stringify([image, image])}::jsonb
    WHERE parent_id IS NULL`.execute(db);
}

/** Creates one plain colour in every size and format, and the original. */
async function filesOf(variants: readonly { format: 'avif' | 'webp'; width: number }[]) {
  const drawn = variants.map(async ({ format, width }) => ({
    name: `${width}.${format}`,
    mime: `image/${format}`,
    bytes: await blank(width, width, '#d8c7b0').toFormat(format, { effort: 0 }).toBuffer(),
  }));
  const bytes = await blank(SIZE, SIZE, '#d8c7b0').png().toBuffer();
  return [...(await Promise.all(drawn)), { name: `${SIZE}.png`, mime: 'image/png', bytes }];
}
