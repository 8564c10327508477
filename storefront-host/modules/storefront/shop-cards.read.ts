import { sql, type Kysely } from 'kysely';
import type { ShopMini } from '@talad/elements/api/shop.contract';
import type { Database } from '../../db/schema.ts';
import { loadPictures } from '../../media/pictures.ts';
import { toShopMini, type ShopMiniRow } from '../shops/shop-mini.ts';
import type { ReadContext } from '../shops/read-context.ts';

export type ShopCard = ShopMini & { readonly slogan: string };

/** The marketplace's shops with what they say of themselves, oldest first. Two queries. */
export async function listShops(
  db: Kysely<Database>,
  limit: number,
  ctx: ReadContext,
): Promise<readonly ShopCard[]> {
  const { rows } = await sql<ShopMiniRow & { readonly slogan: string }>`
    SELECT s.id, s.shopname, s.avatar,
           coalesce(t.fields->>'title', s.title) AS title,
           coalesce(t.fields->>'slogan', s.slogan) AS slogan
    FROM shop s
    LEFT JOIN translation t
      ON t.shop_id = s.id AND t.entity = 'shop' AND t.entity_id = s.id AND t.lang = ${ctx.lang}
    WHERE s.kind = 'shop' ORDER BY s.id LIMIT ${limit}`.execute(db);
  const refs = rows.flatMap((row) => (row.avatar ? [{ shop_id: row.id, image: row.avatar }] : []));
  const pictures = await loadPictures(db, refs);
  return rows.map((row) => ({ ...toShopMini(row, pictures, ctx), slogan: row.slogan }));
}
