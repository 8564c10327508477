import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Db } from '../../../db/open.ts';
import { MALL_ID } from '../../shops/index.ts';
import { refuse, refuseField, type CatalogueChange, type Changed } from '../refusal.ts';
import { audit, findCategory } from './change-category.ts';
import { lockTree, siblingsOf, writeOrder } from './category-place.ts';
import { leavePromotions } from '../promotion-prices/refresh-promotion-prices.ts';
import { countCategories, invalidateCategoryPages } from './count-listed.ts';
import { isIn } from './product-categories.ts';
import type { CategoryReferences } from './restore-category.ts';
import { queueSearchText } from '../search/text/follow-names.ts';
import { deleteRestorable } from '../removals/deleted-records.ts';
import type { CategoryRemoval } from './manage-categories.contract.ts';

/** Deletes a category; its children go up one level, its products to the chosen category. */
export function removeCategory(
  db: Db,
  change: CatalogueChange,
  id: number,
  { revision, products_to: target }: CategoryRemoval,
): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const { shopId, at } = change;
    const tree = await lockTree(trx, shopId);
    const row = await findCategory(trx, shopId, id);
    if (!row) return refuse('NOT_FOUND');
    if (row.revision !== revision) return refuse('CONFLICT');
    // Products and shops of the whole marketplace refer to its categories.
    if (shopId === MALL_ID) return refuse('CATEGORY_IN_USE');
    const children = siblingsOf(tree, undefined, id);
    const { rows: products } = await sql`SELECT p.id FROM product p
      WHERE p.shop_id = ${shopId} AND ${isIn(id)} AND p.parent_id IS NULL AND p.status <> 'removed'
      LIMIT 1`.execute(trx);
    if (target === undefined && (children.length > 0 || products.length > 0))
      return refuse('CATEGORY_IN_USE');
    const goal = target === undefined || target === 0 ? null : target;
    if (goal === id || (goal !== null && !tree.some((one) => one.id === goal))) {
      return refuseField('products_to', 'field.invalid');
    }
    const moved = await moveProducts(trx, change, id, goal);
    await queueSearchText(
      trx,
      shopId,
      moved.map(([product]) => product),
    );
    await sql`UPDATE category SET parent_id = ${row.parent_id}
      WHERE shop_id = ${shopId} AND parent_id = ${id}`.execute(trx);
    const level = tree.filter((one) => one.parent_id === row.parent_id).map((one) => one.id);
    const promotions = await trx
      .selectFrom('promotion_category')
      .select('promotion_id')
      .where('shop_id', '=', shopId)
      .where('category_id', '=', id)
      .execute();
    const references: CategoryReferences = {
      place: level.indexOf(id),
      children,
      goal,
      products: moved,
      promotions: promotions.map((one) => one.promotion_id),
    };
    await deleteRestorable(trx, change, { entity: 'category', id }, references);
    await writeOrder(trx, shopId, level.toSpliced(level.indexOf(id), 1, ...children));
    await countCategories(trx, shopId);
    await leavePromotions(trx, shopId, id, at);
    await invalidateCategoryPages(trx, shopId, [id, ...children, ...(goal === null ? [] : [goal])]);
    await audit(trx, change, id, 'removed', { title: row.title, products: moved.length }, null);
    return { ok: true };
  });
}

/** Replaces a category by another one, as main or further category, on all its products; null removes it. */
async function moveProducts(
  trx: Transaction<Database>,
  { shopId, at }: CatalogueChange,
  id: number,
  goal: number | null,
): Promise<CategoryReferences['products']> {
  const { rows } = await sql<{ id: number; place: number; had_goal: boolean }>`
    UPDATE product SET category_id = moved.ids[1], more_category_ids = coalesce(moved.ids[2:], '{}'),
      revision = revision + 1, updated_at = ${at}
    FROM (SELECT p.id, array_position(array_prepend(p.category_id, p.more_category_ids), ${id}::bigint) - 1 AS place,
        coalesce(${goal}::bigint = ANY(array_prepend(p.category_id, p.more_category_ids)), false) AS had_goal,
        (SELECT array_agg(one.id ORDER BY one.place) FROM (
          SELECT coalesce(nullif(own.id, ${id}), ${goal}) AS id, min(own.place) AS place
          FROM unnest(array_prepend(p.category_id, p.more_category_ids))
            WITH ORDINALITY AS own (id, place) GROUP BY 1) one
        WHERE one.id IS NOT NULL) AS ids
      FROM product p WHERE p.shop_id = ${shopId} AND ${isIn(id)}) moved
    WHERE product.shop_id = ${shopId} AND product.id = moved.id
    RETURNING product.id, moved.place, moved.had_goal`.execute(trx);
  return rows.map((row) => [row.id, row.place, row.had_goal]);
}
