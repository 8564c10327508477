import { sql } from 'kysely';
import type { Db } from '../../storefront-host/db/open.ts';

const MEDIA = '01930000-0000-7000-8f00-000000000001';

/** Gives each product and shop of the fixture market a picture in two formats and three sizes. */
export async function drawEverything(db: Db): Promise<void> {
  const image = { media_id: MEDIA, alt: { th: 'ภาพสินค้า', en: 'Product' } };
  const variants = (['avif', 'webp'] as const).flatMap((format) =>
    [240, 480, 960].map((width) => ({
      format,
      width,
      height: width,
      bytes: width * 20,
      key: `${width}.${format}`,
    })),
  );
  const shops = await db.selectFrom('shop').select('id').execute();
  for (const { id } of shops) {
    await db
      .insertInto('media')
      .values({
        shop_id: id,
        id: MEDIA,
        key: `${id}/${MEDIA}`,
        mime: 'image/png',
        width: 960,
        height: 960,
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
