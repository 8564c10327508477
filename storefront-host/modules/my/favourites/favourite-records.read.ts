import { sql, type Kysely } from 'kysely';
import type { FavouriteItem, Favourites } from '@talad/elements/api/favourite.contract';
import type { ProductMini } from '@talad/elements/api/product.contract';
import type { ShopMini } from '@talad/elements/api/shop.contract';
import type { Database, Lang, ShopKind } from '../../../db/schema.ts';
import { links } from '../../../rendering/index.ts';
import { blogFolderOf, blogPath } from '../../content/index.ts';
import { readMinisByUuid } from '../../catalog/index.ts';
import { type ReadContext, readShopMinis } from '../../shops/index.ts';

/** A favourite product; a discontinued one has only its name. */
export type FavouriteProduct =
  | { readonly id: string; readonly product: ProductMini }
  | { readonly id: string; readonly product: null; readonly title: string };

/** Returns the products in the order of the list. Three queries. */
export async function readFavouriteProducts(
  db: Kysely<Database>,
  items: Favourites['product'],
  ctx: ReadContext,
): Promise<readonly FavouriteProduct[]> {
  const ids = items.map(({ id }) => id);
  const known = await readMinisByUuid(db, ids, ctx);
  const gone = await readTitles(
    db,
    ids.filter((id) => !known.has(id)),
    ctx.lang,
  );
  return ids.map((id) => {
    const product = known.get(id);
    return product ? { id, product } : { id, product: null, title: gone.get(id) ?? '' };
  });
}

async function readTitles(
  db: Kysely<Database>,
  uuids: readonly string[],
  lang: Lang,
): Promise<ReadonlyMap<string, string>> {
  if (uuids.length === 0) return new Map();
  const { rows } = await sql<{ uuid: string; title: string }>`
    SELECT p.uuid, coalesce(t.fields->>'title', m.title) AS title FROM product p
    JOIN product m ON m.shop_id = p.shop_id AND m.id = coalesce(p.parent_id, p.id)
    LEFT JOIN translation t ON t.shop_id = m.shop_id AND t.entity = 'product'
      AND t.entity_id = m.id AND t.lang = ${lang}
    WHERE p.uuid = ANY(${[...uuids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ uuid, title }) => [uuid, title]));
}

/** Returns the shops in the order of the list. Two queries. */
export async function readFavouriteShops(
  db: Kysely<Database>,
  items: Favourites['shop'],
  ctx: ReadContext,
): Promise<readonly ShopMini[]> {
  const ids = items.map(({ id }) => Number(id));
  const shops = new Map((await readShopMinis(db, ids, ctx)).map((shop) => [shop.id, shop]));
  return ids.flatMap((id) => shops.get(id) ?? []);
}

export interface FavouriteBlog {
  readonly id: string;
  readonly title: string;
  readonly shop: string;
  /** Null if the record is no longer published. */
  readonly url: string | null;
}

/** Returns the posts in the order of the list. One query. */
export async function readFavouriteBlogs(
  db: Kysely<Database>,
  items: readonly FavouriteItem[],
  ctx: ReadContext,
): Promise<readonly FavouriteBlog[]> {
  const ids = items.map(({ id }) => id);
  const { rows } = await sql<{
    id: number;
    slug: string;
    title: string;
    shop: string;
    shopname: string;
    kind: ShopKind;
    is_open: boolean;
  }>`
    SELECT b.id, b.slug, coalesce(t.fields->>'title', b.title) AS title, s.kind, s.shopname,
      coalesce(st.fields->>'title', s.title) AS shop, b.published_at IS NOT NULL AS is_open
    FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS kept (id, rank)
    JOIN blog b ON b.id = kept.id
    JOIN shop s ON s.id = b.shop_id
    LEFT JOIN translation t ON t.shop_id = b.shop_id AND t.entity = 'blog'
      AND t.entity_id = b.id AND t.lang = ${ctx.lang}
    LEFT JOIN translation st ON st.shop_id = s.id AND st.entity = 'shop'
      AND st.entity_id = s.id AND st.lang = ${ctx.lang}
    ORDER BY kept.rank`.execute(db);
  return rows.map(({ id, slug, title, shop, shopname, kind, is_open: isOpen }) => ({
    id: String(id),
    title,
    shop,
    url: isOpen
      ? `${links.shop(ctx.config, shopname)}${blogPath(slug, id, blogFolderOf(kind))}`
      : null,
  }));
}
