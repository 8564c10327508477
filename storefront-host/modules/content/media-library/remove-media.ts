import { sql, type Transaction } from 'kysely';
import type { Host } from '../../../host.ts';
import type { Database } from '../../../db/schema.ts';
import { readMediaUses } from '../../../media/uses/media-uses.ts';
import {
  auditMedia,
  invalidateMediaPages,
  lockMedia,
  type MediaChange,
  type MediaRefusal,
} from './media-change.ts';
import { takeOutOfTexts } from './media-texts.ts';
import { filesOf } from './replace-media.ts';

/**
 * Deletes a picture and removes it from its places; refused if their number is not the one that was shown.
 * Sections of pages keep its id and show no picture.
 */
export async function removeMedia(
  { db, media }: Pick<Host, 'db' | 'media'>,
  change: MediaChange,
  shownUses: number,
): Promise<MediaRefusal | null> {
  const { shopId, id } = change;
  const removed = await db.transaction().execute(async (trx) => {
    const row = await lockMedia(trx, change);
    if (typeof row === 'string') return row;
    const { total } = await readMediaUses(trx, shopId, id, 1);
    if (total !== shownUses) return 'MEDIA_IN_USE';
    await invalidateMediaPages(trx, change);
    await takeOut(trx, shopId, id);
    await takeOutOfTexts(trx, change);
    await trx.deleteFrom('media').where('shop_id', '=', shopId).where('id', '=', id).execute();
    const before = { name: row.name, uses: total };
    await auditMedia(trx, change, 'removed', { before, after: null });
    return row;
  });
  if (typeof removed === 'string') return removed;
  for (const key of filesOf(removed)) await media.remove(key);
  return null;
}

/** Tables whose column `image` is {media_id, alt}. */
const imaged = ['collection', 'promotion', 'coupon', 'blog', 'contestant'] as const;

async function takeOut(trx: Transaction<Database>, shopId: number, id: string): Promise<void> {
  await sql`UPDATE product SET revision = revision + 1, images = (
      SELECT coalesce(jsonb_agg(one ORDER BY place), '[]')
      FROM jsonb_array_elements(images) WITH ORDINALITY AS listed (one, place)
      WHERE one->>'media_id' <> ${id})
    WHERE shop_id = ${shopId} AND images @> ${JSON.stringify([{ media_id: id }])}::jsonb`.execute(
    trx,
  );
  for (const table of ['category', 'brand'] as const) {
    await sql`UPDATE ${sql.table(table)} SET image = NULL
      WHERE shop_id = ${shopId} AND image = ${id}::uuid`.execute(trx);
  }
  for (const table of imaged) {
    await sql`UPDATE ${sql.table(table)} SET image = NULL
      WHERE shop_id = ${shopId} AND image->>'media_id' = ${id}`.execute(trx);
  }
  await sql`UPDATE bio_page SET revision = revision + 1,
      avatar = CASE WHEN avatar <> ${id}::uuid THEN avatar END,
      links = (SELECT coalesce(jsonb_agg(
          CASE WHEN one->>'image' = ${id} THEN one - 'image'::text ELSE one END ORDER BY place), '[]')
        FROM jsonb_array_elements(links) WITH ORDINALITY AS listed (one, place))
    WHERE shop_id = ${shopId} AND concat(avatar, links) LIKE ${`%${id}%`}`.execute(trx);
  for (const column of ['avatar', 'cover', 'favicon'] as const) {
    await sql`UPDATE shop SET ${sql.ref(column)} = NULL
      WHERE id = ${shopId} AND ${sql.ref(column)}->>'media_id' = ${id}`.execute(trx);
  }
}
