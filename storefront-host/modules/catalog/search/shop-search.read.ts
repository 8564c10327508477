import { sql, type Kysely } from 'kysely';
import type { ShopFilter, ShopSearchResponse } from '@talad/elements/api/shop-search.contract';
import type { ShopMini } from '@talad/elements/api/shop.contract';
import { COUNT_CAP } from '@talad/elements/commerce/limits';
import type { Database } from '../../../db/schema.ts';
import { loadPictures, type PictureRef } from '../../../media/pictures.ts';
import { pictureRefs, toProductMini } from '../products/rows/product-mini.ts';
import { isListed, selectProductRows } from '../products/rows/product-row.ts';
import {
  pictureOrigin,
  type ReadContext,
  toFeedback,
  toShopMini,
  type ShopMiniRow,
  toDropship,
} from '../../shops/index.ts';
import { selectShopMinis, selectShopRows, shopCondition } from './shop-rows.ts';

export interface ShopIncludes {
  readonly products: boolean;
  readonly categories: boolean;
  readonly dropship: boolean;
}

interface CategoryOfShop {
  readonly shop_id: number;
  readonly id: number;
  readonly name: string;
}

/** Products shown with a shop. */
const MINIS = 4;
/** Shops shown with a search's products. */
const SELLERS = 6;

/** Returns a page of shops with their products (spec §7 shops/search). At most five queries. */
export async function searchShops(
  db: Kysely<Database>,
  query: ShopFilter,
  include: ShopIncludes,
  ctx: ReadContext,
): Promise<ShopSearchResponse> {
  const [rows, total] = await Promise.all([selectShopRows(db, query, ctx), count(db, query)]);
  const ids = rows.map(({ id }) => id);
  const [products, categories] = await Promise.all([
    include.products ? topProducts(db, ids, ctx) : [],
    include.categories ? topCategories(db, ids, ctx) : [],
  ]);
  const refs = [...avatarsOf(rows), ...pictureRefs(products)];
  const pictures = await loadPictures(db, refs, pictureOrigin(ctx));
  return {
    shops: rows.map((row) => ({
      ...toShopMini(row, pictures, ctx),
      ...toFeedback(row),
      slogan: row.slogan,
      dropship_config: include.dropship ? toDropship(row.dropship_config, ctx.lang) : null,
      total_product: row.total_product,
      products_mini: products
        .filter((product) => product.shop_id === row.id)
        .map((product) => toProductMini(product, pictures, ctx)),
      product_categories: categories
        .filter((category) => category.shop_id === row.id)
        .map(({ id, name }) => ({ id, name })),
    })),
    total: Math.min(total, COUNT_CAP),
    total_capped: total > COUNT_CAP,
  };
}

/** Reads shops whose name matches, for the list next to the products. At most two queries. */
export async function readSellers(
  db: Kysely<Database>,
  keyword: string,
  ctx: ReadContext,
): Promise<readonly ShopMini[]> {
  const rows = await selectShopMinis(db, keyword, SELLERS, ctx);
  const pictures = await loadPictures(db, avatarsOf(rows), pictureOrigin(ctx));
  return rows.map((row) => toShopMini(row, pictures, ctx));
}

async function count(db: Kysely<Database>, query: ShopFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`SELECT count(*)::int AS total FROM (
    SELECT 1 FROM shop s WHERE ${shopCondition(query)} LIMIT ${COUNT_CAP + 1}) AS hit`.execute(db);
  return rows[0]?.total ?? 0;
}

function topProducts(db: Kysely<Database>, shopIds: readonly number[], ctx: ReadContext) {
  return selectProductRows(db, ctx, {
    where: sql`(p.shop_id, p.id) IN (
      SELECT own.shop_id, own.id FROM unnest(${shopIds}::bigint[]) AS shop (id)
      CROSS JOIN LATERAL (SELECT p.shop_id, p.id FROM product p
        WHERE p.shop_id = shop.id AND p.parent_id IS NULL AND ${isListed('p.status')}
        ORDER BY p.popularity DESC, p.id DESC LIMIT ${MINIS}) own)`,
    orderBy: sql`p.popularity DESC, p.id DESC`,
    limit: shopIds.length * MINIS,
  });
}

async function topCategories(
  db: Kysely<Database>,
  shopIds: readonly number[],
  ctx: ReadContext,
): Promise<readonly CategoryOfShop[]> {
  const { rows } = await sql<CategoryOfShop>`
    SELECT c.shop_id, c.id, coalesce(t.fields->>'title', c.title) AS name
    FROM category c
    LEFT JOIN translation t ON t.shop_id = c.shop_id AND t.entity = 'category'
      AND t.entity_id = c.id AND t.lang = ${ctx.lang}
    WHERE c.shop_id = ANY(${shopIds}::bigint[]) AND c.parent_id IS NULL AND c.count_sum > 0
    ORDER BY c.shop_id, c.rank, c.id`.execute(db);
  return rows;
}

function avatarsOf(rows: readonly ShopMiniRow[]): readonly PictureRef[] {
  return rows.flatMap((row) => (row.avatar ? [{ shop_id: row.id, image: row.avatar }] : []));
}
