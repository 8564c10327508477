import type { Selectable, Transaction } from 'kysely';
import type { CategoryTable, Database } from '../../../db/schema.ts';
import type { Db } from '../../../db/open.ts';
import { writeAudit } from '../../shops/index.ts';
import { refuse, refuseField, type CatalogueChange, type Changed } from '../refusal.ts';
import { baseLanguage, otherTitle, writeOverlay } from '../translations/write-overlay.ts';
import { nextCategory } from './category-fields.ts';
import {
  lockTree,
  refusalOfParent,
  siblingsOf,
  writeOrder,
  type PlacedCategory,
} from './category-place.ts';
import { refreshPromotedCategories } from '../promotion-prices/refresh-promotion-prices.ts';
import { countCategories, invalidateCategoryPages } from './count-listed.ts';
import {
  MAX_CATEGORIES,
  MAX_CATEGORY_DEPTH,
  type CategoryCreate,
  type CategoryMove,
  type CategoryUpdate,
} from './manage-categories.contract.ts';

/** Inserts a category as the last child of its parent. */
export function createCategory(
  db: Db,
  change: CatalogueChange,
  sent: CategoryCreate,
): Promise<Changed<{ readonly id: number }>> {
  return db.transaction().execute(async (trx) => {
    const { shopId } = change;
    const tree = await lockTree(trx, shopId);
    if (tree.length >= MAX_CATEGORIES) return refuse('TOO_MANY_CATEGORIES');
    const parentId = sent.parent_id ?? null;
    const refused = refuseParent(tree, undefined, parentId);
    if (refused) return refused;
    const lang = await baseLanguage(trx, shopId);
    const next = await nextCategory(trx, { shopId, lang }, sent);
    if (!next.ok) return next;
    const { title = '', slug = '', ...columns } = next.columns;
    const { id } = await trx
      .insertInto('category')
      .values({ ...columns, title, slug, shop_id: shopId, parent_id: parentId })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeOrder(trx, shopId, [...siblingsOf(tree, id, parentId), id]);
    await writeOverlay(trx, { shopId, entity: 'category', entityId: id, lang }, next.overlay);
    await invalidateCategoryPages(trx, shopId, [id, ...aboveIds(parentId)]);
    await audit(trx, change, id, 'created', null, { title, ...otherTitle(lang, sent.titles) });
    return { ok: true, id };
  });
}

/** Changes the sent fields of a category. */
export function updateCategory(
  db: Db,
  change: CatalogueChange,
  id: number,
  sent: CategoryUpdate,
): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const { shopId } = change;
    const tree = await lockTree(trx, shopId);
    const row = await findCategory(trx, shopId, id);
    if (!row) return refuse('NOT_FOUND');
    if (row.revision !== sent.revision) return refuse('CONFLICT');
    const parentId = sent.parent_id === undefined ? row.parent_id : sent.parent_id;
    const isMoved = parentId !== row.parent_id;
    const refused = isMoved ? refuseParent(tree, id, parentId) : null;
    if (refused) return refused;
    const lang = await baseLanguage(trx, shopId);
    const next = await nextCategory(trx, { shopId, lang, before: row }, sent);
    if (!next.ok) return next;
    await trx
      .updateTable('category')
      .set({ ...next.columns, parent_id: parentId, revision: row.revision + 1 })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .execute();
    if (isMoved) {
      await writeOrder(trx, shopId, [...siblingsOf(tree, id, parentId), id]);
      await countCategories(trx, shopId);
      await refreshPromotedCategories(trx, shopId, change.at);
    }
    await writeOverlay(trx, { shopId, entity: 'category', entityId: id, lang }, next.overlay);
    await invalidateCategoryPages(trx, shopId, [
      id,
      ...aboveIds(row.parent_id),
      ...aboveIds(parentId),
    ]);
    const { layout: _layout, ...columns } = next.columns;
    await audit(trx, change, id, 'updated', factsOf(row), {
      ...factsOf({ ...row, ...columns }),
      ...otherTitle(lang, sent.titles),
    });
    return { ok: true };
  });
}

/** Moves a category with its descendants to another place in the tree. */
export function moveCategory(
  db: Db,
  change: CatalogueChange,
  id: number,
  { revision, parent_id: parentId, before_id: beforeId }: CategoryMove,
): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const { shopId } = change;
    const tree = await lockTree(trx, shopId);
    const row = await findCategory(trx, shopId, id);
    if (!row) return refuse('NOT_FOUND');
    if (row.revision !== revision) return refuse('CONFLICT');
    const refused = refuseParent(tree, id, parentId);
    if (refused) return refused;
    const siblings = siblingsOf(tree, id, parentId);
    const place = beforeId === null ? siblings.length : siblings.indexOf(beforeId);
    // Another person has moved or deleted the category that was to follow.
    if (place < 0) return refuse('CONFLICT');
    await trx
      .updateTable('category')
      .set({ parent_id: parentId, revision: row.revision + 1 })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .execute();
    await writeOrder(trx, shopId, siblings.toSpliced(place, 0, id));
    if (parentId !== row.parent_id) {
      await countCategories(trx, shopId);
      await refreshPromotedCategories(trx, shopId, change.at);
    }
    await invalidateCategoryPages(trx, shopId, [
      id,
      ...aboveIds(row.parent_id),
      ...aboveIds(parentId),
    ]);
    const [from, to] = await Promise.all([
      titleOf(trx, shopId, row.parent_id),
      titleOf(trx, shopId, parentId),
    ]);
    await audit(trx, change, id, 'moved', { parent: from }, { parent: to });
    return { ok: true };
  });
}

function refuseParent(
  tree: readonly PlacedCategory[],
  id: number | undefined,
  parentId: number | null,
) {
  const reason = refusalOfParent(tree, id, parentId);
  return reason && refuseField('parent_id', `field.${reason}`, { limit: MAX_CATEGORY_DEPTH });
}

/** Returns the category's row, locked until the transaction ends. */
export function findCategory(trx: Transaction<Database>, shopId: number, id: number) {
  return trx
    .selectFrom('category')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

async function titleOf(trx: Transaction<Database>, shopId: number, id: number | null) {
  if (id === null) return null;
  const found = await trx
    .selectFrom('category')
    .select('title')
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.title ?? null;
}

function aboveIds(parentId: number | null): readonly number[] {
  return parentId === null ? [] : [parentId];
}

function factsOf({ title, slug, description }: Selectable<CategoryTable>) {
  return { title, slug, description };
}

export async function audit(
  trx: Transaction<Database>,
  { shopId, accountId, at }: CatalogueChange,
  id: number,
  action: 'created' | 'updated' | 'moved' | 'removed' | 'restored',
  before: object | null,
  after: object | null,
): Promise<void> {
  const act = { shopId, entity: 'category', entityId: id, action, accountId, at } as const;
  await writeAudit(trx, { ...act, before, after });
}
