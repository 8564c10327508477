import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Picture } from '@talad/elements/api/picture.contract';
import { SEARCH_PAGE_SIZE } from '@talad/elements/commerce/limits';
import type { Database, StoredImage, StoredRule } from '../../../db/schema.ts';
import { loadPictures, type PictureRef } from '../../../media/pictures.ts';
import { isListed, selectProductRows } from '../products/rows/product-row.ts';
import {
  readProductMinis,
  searchProducts,
  toMinis,
  type ProductMinis,
} from '../products/lists/products.read.ts';
import { queryOfRule } from './collection-rule.ts';
import { pictureOrigin, type ReadContext, isVisibleShop } from '../../shops/index.ts';

interface CollectionRow {
  readonly shop_id: number;
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly image: StoredImage | null;
  /** The shop of its first product, whose picture is used if the collection has none. */
  readonly first_shop: number | null;
  readonly first_image: StoredImage | null;
  readonly total: number;
  readonly rule: StoredRule | null;
}

export interface Collection extends Pick<
  CollectionRow,
  'shop_id' | 'id' | 'slug' | 'title' | 'summary' | 'html' | 'total' | 'rule'
> {
  readonly image: Picture | null;
}

const MAX_COLLECTIONS = 60;

/** Returns the collections of a site, in its order. Two queries, and a search for each rule (decision 162). */
export function readCollections(
  db: Kysely<Database>,
  shopId: number,
  ctx: ReadContext,
): Promise<readonly Collection[]> {
  return select(db, shopId, null, ctx);
}

/** Returns a collection of a site; null if the site has none with this id. Two queries. */
export async function readCollection(
  db: Kysely<Database>,
  shopId: number,
  id: number,
  ctx: ReadContext,
): Promise<Collection | null> {
  return (await select(db, shopId, id, ctx))[0] ?? null;
}

/** Returns a page of a collection's products, of any shop. Two queries. */
export async function readCollectionProducts(
  db: Kysely<Database>,
  collection: Pick<Collection, 'shop_id' | 'id' | 'rule'>,
  page: { readonly limit?: number; readonly offset?: number },
  ctx: ReadContext,
): Promise<ProductMinis> {
  const { shop_id: shopId, id, rule } = collection;
  if (rule) return readProductMinis(db, { ...queryOfRule(shopId, rule), ...page }, ctx);
  const inIt = sql`x.shop_id = ${shopId} AND x.collection_id = ${id}`;
  const rows = await selectProductRows(db, ctx, {
    where: sql`(p.shop_id, p.id) IN (SELECT x.product_shop_id, x.product_id
        FROM collection_product x WHERE ${inIt})
      AND p.parent_id IS NULL AND ${listed(ctx)}`,
    orderBy: sql`(SELECT x.rank FROM collection_product x WHERE ${inIt}
      AND x.product_id = p.id), p.id`,
    limit: page.limit ?? SEARCH_PAGE_SIZE,
    offset: page.offset ?? 0,
  });
  return toMinis(db, rows, ctx);
}

async function select(
  db: Kysely<Database>,
  shopId: number,
  id: number | null,
  ctx: ReadContext,
): Promise<readonly Collection[]> {
  const { rows } = await sql<CollectionRow>`
    SELECT c.shop_id, c.id, c.slug, c.image, c.rule, coalesce(t.fields->>'title', c.title) AS title,
      coalesce(t.fields->>'summary', c.summary) AS summary, coalesce(t.fields->>'html', c.html) AS html,
      own.total, own.first_shop, own.first_image
    FROM collection c
    LEFT JOIN translation t ON t.shop_id = c.shop_id AND t.entity = 'collection'
      AND t.entity_id = c.id AND t.lang = ${ctx.lang}
    LEFT JOIN LATERAL (
      SELECT count(*)::int AS total, (array_agg(p.shop_id ORDER BY x.rank, p.id))[1] AS first_shop,
        (jsonb_agg(p.images->0 ORDER BY x.rank, p.id))->0 AS first_image
      FROM collection_product x
      JOIN product p ON p.shop_id = x.product_shop_id AND p.id = x.product_id
        AND p.parent_id IS NULL AND ${listed(ctx)}
      WHERE x.shop_id = c.shop_id AND x.collection_id = c.id
    ) own ON true
    WHERE c.shop_id = ${shopId} AND (${id}::bigint IS NULL OR c.id = ${id}) AND c.published_at IS NOT NULL
    ORDER BY c.rank, c.id LIMIT ${MAX_COLLECTIONS}`.execute(db);
  const [pictures, found] = await Promise.all([
    loadPictures(db, rows.flatMap(pictureOf), pictureOrigin(ctx)),
    Promise.all(rows.map(async ({ rule }) => rule && findFirst(db, shopId, rule, ctx))),
  ]);
  return rows.map((row, index) => {
    const { shop_id, id: own, slug, title, summary, html, rule } = row;
    const [ref] = pictureOf(row);
    const picture = ref ? pictures.picture(ref.shop_id, ref.image, ctx.lang) : null;
    const { total, image } = found[index] ?? { total: row.total, image: null };
    return { shop_id, id: own, slug, title, summary, html, rule, total, image: picture ?? image };
  });
}

/** Returns how many products a rule finds, and the picture of the first one. */
async function findFirst(
  db: Kysely<Database>,
  shopId: number,
  rule: StoredRule,
  ctx: ReadContext,
): Promise<Pick<Collection, 'total' | 'image'>> {
  const { total, products } = await searchProducts(
    db,
    { ...queryOfRule(shopId, rule), limit: 1 },
    ctx,
  );
  return { total, image: products[0]?.image ?? null };
}

/** A collection of the marketplace may contain products of a shop that was hidden later. */
function listed({ preview = false }: ReadContext): RawBuilder<unknown> {
  return sql`${isListed('p.status')}
    AND (${preview}::boolean OR ${isVisibleShop(sql`p.shop_id`)})`;
}

function pictureOf(row: CollectionRow): readonly PictureRef[] {
  if (row.image) return [{ shop_id: row.shop_id, image: row.image }];
  if (row.rule || !row.first_image || row.first_shop === null) return [];
  return [{ shop_id: row.first_shop, image: row.first_image }];
}

/** Returns the path in its site, without the site's base. */
export function collectionPath(slug: string, id: number): string {
  return slug && !/^\d+$/.test(slug)
    ? `/collection/${encodeURIComponent(slug)}/${id}`
    : `/collection/${id}`;
}
