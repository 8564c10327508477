import { sql, type Kysely } from 'kysely';
import type { Shop, ShopMini } from '@talad/elements/api/shop.contract';
import type { Database, Lang } from '../../db/schema.ts';
import { loadPictures } from '../../media/pictures.ts';
import { listCategories } from '../categories/categories.read.ts';
import { pictureOrigin, type ReadContext } from './read-context.ts';
import { toShopMini, type ShopMiniRow } from './shop-mini.ts';

interface ShopDetailRow extends ShopMiniRow {
  readonly description: string;
  readonly slogan: string;
  readonly email: string | null;
  readonly tel: string | null;
  readonly socials: Record<string, string>;
}

/** What a shop says of itself (spec §7 shops/{id}/detail); three queries. */
export async function readShop(
  db: Kysely<Database>,
  id: number,
  ctx: ReadContext,
): Promise<Shop | null> {
  const [row] = await shopRows(db, [id], ctx.lang);
  if (!row) return null;
  const [pictures, categories] = await Promise.all([
    loadPictures(db, avatarsOf([row]), pictureOrigin(ctx)),
    listCategories(db, id, ctx),
  ]);
  return {
    ...toShopMini(row, pictures, ctx),
    description: row.description,
    slogan: row.slogan,
    email: row.email,
    tel: row.tel,
    socials: row.socials,
    product_categories: categories
      .filter((category) => category.parent_category_id === null && category.count_sum > 0)
      .map(({ category_id, category_name, url }) => ({
        id: category_id,
        name: category_name,
        url,
      })),
  };
}

/** Shops as boxes, in the order of `ids`; two queries. */
export async function readShopMinis(
  db: Kysely<Database>,
  ids: readonly number[],
  ctx: ReadContext,
): Promise<readonly ShopMini[]> {
  const rows = await shopRows(db, ids, ctx.lang);
  const pictures = await loadPictures(db, avatarsOf(rows), pictureOrigin(ctx));
  return rows.map((row) => toShopMini(row, pictures, ctx));
}

function avatarsOf(rows: readonly ShopMiniRow[]) {
  return rows.flatMap((row) => (row.avatar ? [{ shop_id: row.id, image: row.avatar }] : []));
}

async function shopRows(
  db: Kysely<Database>,
  ids: readonly number[],
  lang: Lang,
): Promise<readonly ShopDetailRow[]> {
  const { rows } = await sql<ShopDetailRow>`
    SELECT s.id, s.shopname, s.avatar, s.email, s.tel, s.socials,
           coalesce(t.fields->>'title', s.title) AS title,
           coalesce(t.fields->>'description', s.description) AS description,
           coalesce(t.fields->>'slogan', s.slogan) AS slogan
    FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS wanted (id, rank)
    JOIN shop s ON s.id = wanted.id
    LEFT JOIN translation t
      ON t.shop_id = s.id AND t.entity = 'shop' AND t.entity_id = s.id AND t.lang = ${lang}
    ORDER BY wanted.rank`.execute(db);
  return rows;
}
