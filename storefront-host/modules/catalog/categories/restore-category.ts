import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Db } from '../../../db/open.ts';
import { refreshPromotedCategories } from '../promotion-prices/refresh-promotion-prices.ts';
import { refuse, type CatalogueChange, type Changed } from '../refusal.ts';
import { restoreDeleted } from '../removals/deleted-records.ts';
import { audit, findCategory } from './change-category.ts';
import { lockTree, refusalOfParent, siblingsOf, writeOrder } from './category-place.ts';
import { queueSearchText } from '../search/text/follow-names.ts';
import { countCategories, invalidateCategoryPages } from './count-listed.ts';
import { MAX_CATEGORIES } from './manage-categories.contract.ts';
import { categoriesOf, splitCategories, type ProductCategories } from './product-categories.ts';

/** Records that referred to a deleted category. */
export interface CategoryReferences {
  /** Among the children of its parent. */
  readonly place: number;
  readonly children: readonly number[];
  /** The category to which its products moved; null if none. */
  readonly goal: number | null;
  /**
   * Products of the category: id, position among the product's categories, and whether the product was in the
   * target before.
   */
  readonly products: readonly (readonly [id: number, place: number, hadGoal: boolean])[];
  readonly promotions: readonly number[];
}

/** Restores a deleted category at its place, with its children, products and promotions. */
export function restoreCategory(db: Db, change: CatalogueChange, id: number): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const { shopId, at } = change;
    const before = await lockTree(trx, shopId);
    if (before.length >= MAX_CATEGORIES) return refuse('TOO_MANY_CATEGORIES');
    const references = await restoreDeleted<CategoryReferences>(trx, change, {
      entity: 'category',
      id,
    });
    if (typeof references === 'string') return refuse(references);
    const row = await findCategory(trx, shopId, id);
    if (!row) return refuse('NOT_FOUND');
    // The parent may have been deleted or moved meanwhile.
    const parentId = refusalOfParent(before, undefined, row.parent_id) ? null : row.parent_id;
    const tree = [...before, { id, parent_id: parentId }];
    const children = references.children.filter(
      (child) =>
        before.some((one) => one.id === child && one.parent_id === row.parent_id) &&
        refusalOfParent(tree, child, id) === null,
    );
    await sql`UPDATE category SET parent_id = CASE id WHEN ${id} THEN ${parentId}::bigint ELSE ${id} END
      WHERE shop_id = ${shopId} AND (id = ${id} OR id = ANY(${children}::bigint[]))`.execute(trx);
    const level = siblingsOf(before, id, parentId).filter((one) => !children.includes(one));
    await writeOrder(trx, shopId, level.toSpliced(references.place, 0, id));
    await writeOrder(trx, shopId, children);
    const products = await putProductsBack(trx, change, id, references);
    await sql`INSERT INTO promotion_category (shop_id, promotion_id, category_id)
      SELECT ${shopId}, o.id, ${id} FROM promotion o
      WHERE o.shop_id = ${shopId} AND o.id = ANY(${references.promotions}::bigint[])
      ON CONFLICT DO NOTHING`.execute(trx);
    await countCategories(trx, shopId);
    await refreshPromotedCategories(trx, shopId, at);
    const goal = references.goal === null ? [] : [references.goal];
    await invalidateCategoryPages(trx, shopId, [id, ...children, ...goal]);
    await audit(trx, change, id, 'restored', null, { title: row.title, products });
    return { ok: true };
  });
}

/**
 * Restores the category at its place in its products, and removes the category that replaced it.
 */
async function putProductsBack(
  trx: Transaction<Database>,
  { shopId, at }: CatalogueChange,
  id: number,
  { products, goal }: CategoryReferences,
): Promise<number> {
  const { rows } = await sql<{ id: number } & ProductCategories>`
    SELECT id, category_id, more_category_ids FROM product
    WHERE shop_id = ${shopId} AND id = ANY(${products.map(([one]) => one)}::bigint[])
    ORDER BY id FOR UPDATE`.execute(trx);
  const byId = new Map(products.map(([one, place, hadGoal]) => [one, { place, hadGoal }]));
  const changed = rows.map((row) => {
    const { place = 0, hadGoal = true } = byId.get(row.id) ?? {};
    const others = categoriesOf(row).filter((one) => one !== id && (hadGoal || one !== goal));
    return { id: row.id, ...splitCategories(others.toSpliced(place, 0, id)) };
  });
  await sql`
    UPDATE product p SET category_id = one.category_id, more_category_ids = one.more_category_ids,
      revision = p.revision + 1, updated_at = ${at}
    FROM jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
      AS one (id bigint, category_id bigint, more_category_ids bigint[])
    WHERE p.shop_id = ${shopId} AND p.id = one.id`.execute(trx);
  await queueSearchText(
    trx,
    shopId,
    changed.map((row) => row.id),
  );
  return changed.length;
}
