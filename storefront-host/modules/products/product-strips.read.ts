import { sql, type Kysely, type RawBuilder } from 'kysely';
import { RECOMMENDED_PRODUCTS, RELATED_PRODUCTS } from '@talad/elements/commerce/limits';
import type { Database } from '../../db/schema.ts';
import { isMallPlace, type ReadContext } from '../shops/read-context.ts';
import { selectProductRows, unlisted, type ProductRow } from './product-row.ts';

/** What stands below a product. */
export interface StripRows {
  readonly related: readonly ProductRow[];
  /** What the shop recommends, or in the marketplace anybody's of the category; none of `related`. */
  readonly recommended: readonly ProductRow[];
}

/** Related: of the same shop, the same category first. Both strips are one statement. */
export async function stripRows(
  db: Kysely<Database>,
  row: ProductRow,
  ctx: ReadContext,
): Promise<StripRows> {
  const orderBy = sql`(p.shop_id = ${row.shop_id}) DESC,
    (p.category_id IS NOT DISTINCT FROM ${row.category_id}) DESC, p.popularity DESC, p.id DESC`;
  const candidates = (where: RawBuilder<unknown>, order: RawBuilder<unknown>, limit: number) =>
    sql`(SELECT p.shop_id, p.id FROM product p
      WHERE ${where} AND p.id <> ${row.id} AND p.parent_id IS NULL
        AND p.status <> ALL(${[...unlisted]}::text[])
      ORDER BY ${order} LIMIT ${limit})`;
  // As many as may be related as well, so that enough are left.
  const enough = RECOMMENDED_PRODUCTS + RELATED_PRODUCTS;
  const rows = await selectProductRows(db, ctx, {
    where: sql`true`,
    cut: sql`SELECT p.* FROM product p WHERE (p.shop_id, p.id) IN (
      ${candidates(sql`p.shop_id = ${row.shop_id}`, orderBy, RELATED_PRODUCTS)}
      UNION
      ${candidates(recommendedIn(row, ctx), sql`p.popularity DESC, p.id DESC`, enough)})`,
    orderBy,
    limit: RELATED_PRODUCTS + enough,
  });
  // The order is that of the related ones: the first of all are the first of both.
  const related = rows.filter((one) => one.shop_id === row.shop_id).slice(0, RELATED_PRODUCTS);
  const recommended = rows
    .filter((one) => !related.includes(one) && one.showrooms.includes('recommend'))
    .toSorted((a, b) => b.popularity - a.popularity || b.id - a.id);
  return { related, recommended: recommended.slice(0, RECOMMENDED_PRODUCTS) };
}

/** Written out, since the index of what is recommended is partial. */
function recommendedIn(row: ProductRow, ctx: ReadContext): RawBuilder<unknown> {
  return isMallPlace(ctx) && row.mall_category_id !== null
    ? sql`'recommend' = ANY(p.showrooms) AND p.mall_category_id = ${row.mall_category_id}`
    : sql`'recommend' = ANY(p.showrooms) AND p.shop_id = ${row.shop_id}`;
}
