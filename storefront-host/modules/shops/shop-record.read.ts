import { sql, type Kysely } from 'kysely';
import type { Category } from '@talad/elements/api/category.contract';
import type { ShopRecord } from '@talad/elements/api/shop.contract';
import type { Database, StoredImage } from '../../db/schema.ts';
import { loadPictures } from '../../media/pictures.ts';
import { canonicalPlace } from '../../rendering/index.ts';
import { pictureOrigin, type ReadContext } from './read-context.ts';
import { readShop } from './shops.read.ts';

/** Reads the path from the root to a category; passed in, because the catalogue is a higher floor. */
export type ReadCategoryChain = (
  db: Kysely<Database>,
  id: number | null,
  ctx: ReadContext,
) => Promise<readonly Pick<Category, 'category_id' | 'category_name'>[]>;

interface OwnRow {
  readonly favicon: StoredImage | null;
  readonly mall_category_id: number | null;
  readonly has_design: boolean;
}

/** Returns a shop with every field of spec §3; null if there is none. Seven queries. */
export async function readShopRecord(
  db: Kysely<Database>,
  id: number,
  ctx: ReadContext,
  readCategoryChain: ReadCategoryChain,
): Promise<ShopRecord | null> {
  const [read, own] = await Promise.all([readShop(db, id, ctx), readOwn(db, id)]);
  if (!read || !own) return null;
  const { shop } = read;
  const { favicon, mall_category_id: categoryId } = own;
  const [chain, icons] = await Promise.all([
    readCategoryChain(db, categoryId, ctx),
    loadPictures(db, favicon ? [{ shop_id: id, image: favicon }] : [], pictureOrigin(ctx)),
  ]);
  const { origin, base } = canonicalPlace(ctx.config, shop.shopname, shop.domain);
  return {
    ...shop,
    web_id: id,
    seller_account_id: id,
    shop_username: shop.shopname,
    url: `${origin}${base}`,
    is_https: origin.startsWith('https:'),
    favicon: favicon ? icons.picture(id, favicon, ctx.lang) : null,
    image: shop.avatar,
    category_id: categoryId,
    lnw_category_id: categoryId,
    root_category_id: chain[0]?.category_id ?? null,
    category_name: chain.at(-1)?.category_name ?? '',
    category_hierarchy: chain.map(({ category_id, category_name }) => ({
      category_id,
      category_name,
    })),
    design: { customDesign: own.has_design, coverImage: shop.cover?.src ?? null },
  };
}

async function readOwn(db: Kysely<Database>, id: number): Promise<OwnRow | undefined> {
  const { rows } = await sql<OwnRow>`
    SELECT s.favicon, s.mall_category_id, d.published IS NOT NULL AS has_design
    FROM shop s LEFT JOIN site_design d ON d.shop_id = s.id WHERE s.id = ${id}`.execute(db);
  return rows[0];
}
