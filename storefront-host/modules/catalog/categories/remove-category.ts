import { sql } from 'kysely';
import type { Db } from '../../../db/open.ts';
import { MALL_ID } from '../../shops/index.ts';
import { refuse, refuseField, type CatalogueChange, type Changed } from '../refusal.ts';
import { audit, findCategory } from './change-category.ts';
import { lockTree, siblingsOf, writeOrder } from './category-place.ts';
import { leavePromotions } from '../promotion-prices/refresh-promotion-prices.ts';
import { countCategories, dropCategoryPages } from './count-listed.ts';
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
    // Products and shops of the whole market are in these.
    if (shopId === MALL_ID) return refuse('CATEGORY_IN_USE');
    const children = siblingsOf(tree, undefined, id);
    const product = await trx
      .selectFrom('product')
      .select('id')
      .where('shop_id', '=', shopId)
      .where('category_id', '=', id)
      .where('parent_id', 'is', null)
      .where('status', '<>', 'removed')
      .limit(1)
      .executeTakeFirst();
    if (target === undefined && (children.length > 0 || product)) return refuse('CATEGORY_IN_USE');
    const goal = target === undefined || target === 0 ? null : target;
    if (goal === id || (goal !== null && !tree.some((one) => one.id === goal))) {
      return refuseField('products_to', 'field.invalid');
    }
    const { numAffectedRows = 0n } = await sql`UPDATE product
      SET category_id = ${goal}, revision = revision + 1, updated_at = ${at}
      WHERE shop_id = ${shopId} AND category_id = ${id}`.execute(trx);
    await sql`UPDATE category SET parent_id = ${row.parent_id}
      WHERE shop_id = ${shopId} AND parent_id = ${id}`.execute(trx);
    await trx.deleteFrom('category').where('shop_id', '=', shopId).where('id', '=', id).execute();
    await trx
      .deleteFrom('translation')
      .where('shop_id', '=', shopId)
      .where('entity', '=', 'category')
      .where('entity_id', '=', id)
      .execute();
    const level = tree.filter((one) => one.parent_id === row.parent_id).map((one) => one.id);
    await writeOrder(trx, shopId, level.toSpliced(level.indexOf(id), 1, ...children));
    await countCategories(trx, shopId);
    await leavePromotions(trx, shopId, id, at);
    await dropCategoryPages(trx, shopId, [id, ...children, ...(goal === null ? [] : [goal])]);
    const products = Number(numAffectedRows);
    await audit(trx, change, id, 'removed', { title: row.title, products }, null);
    return { ok: true };
  });
}
