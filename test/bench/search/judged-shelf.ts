import { sql } from 'kysely';
import type { Db } from '../../../storefront-host/db/open.ts';
import { searchNear } from '../../../storefront-host/modules/catalog/search/near-search.read.ts';
import { foldText } from '../../../storefront-host/modules/catalog/search/search-tokens.ts';
import type { ReadContext } from '../../../storefront-host/modules/shops/read-context.ts';

export interface ShelfProduct {
  readonly id: number;
  readonly uuid: string;
  readonly slug: string;
  /** In each language. */
  readonly titles: readonly string[];
  readonly popularity: number;
  /** The texts of the product as they are stored, folded: what a plain scan reads. */
  readonly text: string;
}

/** A market whose searches are measured. */
export interface Shelf {
  readonly db: Db;
  readonly ctx: ReadContext;
  readonly products: readonly ShelfProduct[];
}

/** The first page that a shopper sees. */
export interface Shown {
  readonly products: readonly ShelfProduct[];
  /** The keyword that is suggested, or that was used in place of the typed one. */
  readonly meant: string | null;
}

export async function openShelf(db: Db, ctx: ReadContext): Promise<Shelf> {
  const { rows } = await sql<Omit<ShelfProduct, 'text'> & { text: string }>`
    SELECT p.id, p.uuid, p.slug, p.popularity,
      array_prepend(p.title, coalesce(o.titles, '{}')) AS titles,
      concat_ws(' ', p.title, array_to_string(o.titles, ' '), p.brand, p.author, p.publisher, p.code,
        array_to_string(p.tags, ' ')) AS text
    FROM product p CROSS JOIN LATERAL (
      SELECT array_agg(t.fields->>'title') AS titles FROM translation t
      WHERE t.shop_id = p.shop_id AND t.entity = 'product' AND t.entity_id = p.id
        AND t.fields->>'title' <> '') o
    WHERE p.parent_id IS NULL AND p.status <> 'removed' ORDER BY p.shop_id, p.id`.execute(db);
  return { db, ctx, products: rows.map((row) => ({ ...row, text: foldText(row.text) })) };
}

/** Searches as the search page does. */
export async function show({ db, ctx, products }: Shelf, keyword: string): Promise<Shown> {
  const found = await searchNear(db, { keyword, limit: 10 }, ctx);
  const byUuid = new Map(products.map((product) => [product.uuid, product]));
  return {
    products: found.products.flatMap(({ product_uuid: uuid }) => byUuid.get(uuid) ?? []),
    meant: found.shown ?? found.meant,
  };
}
