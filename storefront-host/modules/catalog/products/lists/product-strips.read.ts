import { sql, type Kysely, type RawBuilder } from 'kysely';
import { RECOMMENDED_PRODUCTS, RELATED_PRODUCTS } from '@talad/elements/commerce/limits';
import { pageKeys } from '../../../../cache/page-keys.ts';
import { readThrough } from '../../../../cache/read-cache.ts';
import type { Database } from '../../../../db/schema.ts';
import { isMallPlace, type ReadContext, isVisibleShop, MALL_ID } from '../../../shops/index.ts';
import { isListed, readRowsByKey, type ProductRow, type RowKey } from '../rows/product-row.ts';

/** The strips of products at the end of a product page. */
export interface StripRows {
  readonly related: readonly ProductRow[];
  /**
   * Recommended products of the shop; in the marketplace, of any shop in the same category.
   * Excludes `related`.
   */
  readonly recommended: readonly ProductRow[];
}

/**
 * Reads the strips. Related products are of the same shop, those of the same category first. At
 * most two prepared statements.
 */
export async function stripRows(
  db: Kysely<Database>,
  row: ProductRow,
  ctx: ReadContext,
): Promise<StripRows> {
  const place = placeOf(row, ctx);
  const { shopId } = place;
  const found = await readThrough(db, ctx, {
    name: `strips ${JSON.stringify(place)}`,
    keysOf: (keys) => [
      pageKeys.shop(shopId),
      pageKeys.list(shopId),
      pageKeys.list(MALL_ID),
      ...keys.map(({ id }) => pageKeys.product(id)),
    ],
    load: () => findStripKeys(db, place),
  });
  const of = (strip: StripKey['strip']) =>
    found.filter((key) => key.strip === strip && key.id !== row.id);
  const related = distinct([
    ...of('category').slice(0, RELATED_PRODUCTS),
    ...of('shop').slice(0, 2 * RELATED_PRODUCTS),
  ]).slice(0, RELATED_PRODUCTS);
  const recommended = distinct([...related, ...of('recommended')])
    .slice(related.length)
    .slice(0, RECOMMENDED_PRODUCTS);
  const rows = await readRowsByKey(db, ctx, [...related, ...recommended]);
  const rowsOf = (keys: readonly RowKey[]) =>
    keys.flatMap(({ id }) => rows.find((one) => one.id === id) ?? []);
  return { related: rowsOf(related), recommended: rowsOf(recommended) };
}

interface StripKey extends RowKey {
  readonly strip: 'category' | 'shop' | 'recommended';
}

/** Products with the same place share their strips; each product is left out of its own. */
interface StripPlace {
  readonly shopId: number;
  readonly categoryId: number | null;
  /**
   * Category in the marketplace: products of any shop in it are recommended. Null on a shop's own
   * site.
   */
  readonly mallCategoryId: number | null;
}

function placeOf(row: ProductRow, ctx: ReadContext): StripPlace {
  const { shop_id: shopId, category_id: categoryId, mall_category_id: mallCategoryId } = row;
  return { shopId, categoryId, mallCategoryId: isMallPlace(ctx) ? mallCategoryId : null };
}

/**
 * Each part walks an index in its order and stops when it has enough; one ORDER BY for both strips read the whole
 * shop. The number of recommended products includes those that may be related as well, so that enough remain, and
 * each part has one more for the product of the page.
 */
async function findStripKeys(
  db: Kysely<Database>,
  { shopId, categoryId, mallCategoryId }: StripPlace,
): Promise<readonly StripKey[]> {
  const part = (strip: StripKey['strip'], where: RawBuilder<unknown>, limit: number) => sql`
    (SELECT ${sql.lit(strip)} AS strip, p.shop_id, p.id FROM product p
      WHERE ${where} AND p.parent_id IS NULL AND ${isListed('p.status')}
      ORDER BY p.popularity DESC, p.id DESC LIMIT ${sql.lit(limit + 1)})`;
  const ofCategory = categoryId === null ? sql`IS NULL` : sql`= ${categoryId}`;
  const enough = RECOMMENDED_PRODUCTS + RELATED_PRODUCTS;
  // The index of recommended products is partial, so the statement repeats its condition.
  const recommended = sql`'recommend' = ANY(p.showrooms) AND ${
    mallCategoryId === null
      ? sql`p.shop_id = ${shopId}`
      : sql`p.mall_category_id = ${mallCategoryId} AND ${isVisibleShop(sql`p.shop_id`)}`
  }`;
  const name = `strips_${mallCategoryId === null ? 'shop' : 'mall'}_${categoryId === null ? 'none' : 'category'}`;
  const { rows } = await sql<StripKey>`${sql.raw(`/* hot:${name} */`)}
    ${part('category', sql`p.shop_id = ${shopId} AND p.category_id ${ofCategory}`, RELATED_PRODUCTS)}
    UNION ALL ${part('shop', sql`p.shop_id = ${shopId}`, 2 * RELATED_PRODUCTS)}
    UNION ALL ${part('recommended', recommended, enough)}`.execute(db);
  return rows;
}

function distinct(keys: readonly StripKey[]): readonly StripKey[] {
  return keys.filter((key, index) => keys.findIndex(({ id }) => id === key.id) === index);
}
