import { sql, type Selectable, type Transaction } from 'kysely';
import type { Db } from '../../../db/open.ts';
import type { Database, ImportChangeTable, ProductTable } from '../../../db/schema.ts';
import { invalidatePages, pageKeys } from '../../../cache/page-keys.ts';
import {
  baseLanguage,
  countedIn,
  moveCounts,
  refreshPromotedProducts,
  refreshSearchText,
  writeOverlay,
} from '../../catalog/index.ts';
import { MALL_ID } from '../../shops/index.ts';
import { storedColumns } from './stored-columns.ts';
import { takeBackPictures } from './take-back-pictures.ts';
import { takeBackStock } from './take-back-stock.ts';
import { insertRows } from './import-journal.ts';

interface Place {
  readonly shopId: number;
  readonly importId: string;
  readonly at: Date;
}

type Change = Selectable<ImportChangeTable>;
type Row = Selectable<ProductTable>;

/**
 * Undoes an import, product by product: deletes the created products and restores the changed ones. A product that
 * was changed or sold since then stays as it is, and the report lists it. Idempotent: each product's changes are
 * deleted in the same transaction, so that a killed undo continues.
 */
export async function undoImport(
  db: Db,
  place: Place,
  report: (done: number) => Promise<void>,
): Promise<void> {
  for (let done = 0; ; done += 1) {
    const undone = await db.transaction().execute((trx) => undoNext(trx, place));
    if (!undone) break;
    if (done % 50 === 0) await report(done);
  }
  await db.transaction().execute((trx) => removeEmptyCategories(trx, place));
}

async function undoNext(trx: Transaction<Database>, place: Place): Promise<boolean> {
  const { shopId, importId } = place;
  const next = await trx
    .selectFrom('import_change')
    .select('main_id')
    .where('shop_id', '=', shopId)
    .where('import_id', '=', importId)
    .orderBy('main_id')
    .limit(1)
    .executeTakeFirst();
  if (!next) return false;
  const changes = await trx
    .deleteFrom('import_change')
    .where('shop_id', '=', shopId)
    .where('import_id', '=', importId)
    .where('main_id', '=', next.main_id)
    .returningAll()
    .execute();
  const ids = changes.map(({ product_id }) => product_id);
  const rows = await trx
    .selectFrom('product')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', 'in', [...ids, next.main_id])
    .orderBy('id')
    .forUpdate()
    .execute();
  const reason = await reasonToKeep(trx, shopId, changes, rows);
  if (reason) {
    const line = Math.min(...changes.map((change) => change.line));
    await insertRows(trx, place, [{ line, outcome: 'kept', code: reason }]);
    return true;
  }
  await undoProduct(trx, place, next.main_id, changes, rows);
  return true;
}

async function reasonToKeep(
  trx: Transaction<Database>,
  shopId: number,
  changes: readonly Change[],
  rows: readonly Row[],
): Promise<'CHANGED_SINCE' | 'SOLD_SINCE' | null> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const moved = changes.some(({ product_id, revision }) => {
    const row = byId.get(product_id);
    return !row || row.revision !== revision;
  });
  if (moved) return 'CHANGED_SINCE';
  const created = changes.flatMap(({ product_id, before }) => (before ? [] : [product_id]));
  if (created.length === 0) return null;
  const sold = await trx
    .selectFrom('order_line')
    .select('order_id')
    .where('shop_id', '=', shopId)
    .where('product_id', 'in', created)
    .limit(1)
    .executeTakeFirst();
  return sold ? 'SOLD_SINCE' : null;
}

async function undoProduct(
  trx: Transaction<Database>,
  place: Place,
  mainId: number,
  changes: readonly Change[],
  rows: readonly Row[],
): Promise<void> {
  const { shopId, at } = place;
  for (const { product_id, before } of changes) {
    await trx
      .updateTable('product')
      .set({
        // Clears the import key, so that the same file creates the product again.
        ...(before ? storedColumns(before) : { status: 'removed', import_key: null }),
        revision: sql<number>`revision + 1`,
        updated_at: at,
      })
      .where('shop_id', '=', shopId)
      .where('id', '=', product_id)
      .execute();
  }
  await takeBackTexts(trx, shopId, changes);
  await takeBackStock(trx, { shopId, at }, changes);
  await takeBackPictures(
    trx,
    { shopId, at },
    mainId,
    changes.flatMap(({ pictures }) => pictures),
  );
  const main = rows.find(({ id }) => id === mainId);
  const after = await trx
    .selectFrom('product')
    .select(['status', 'category_id', 'more_category_ids'])
    .where('shop_id', '=', shopId)
    .where('id', '=', mainId)
    .executeTakeFirst();
  if (main && after) {
    await moveCounts(trx, shopId, [{ from: countedIn(main), to: countedIn(after) }]);
  }
  await refreshSearchText(trx, shopId, [mainId]);
  await refreshPromotedProducts(trx, shopId, [mainId], at);
  await invalidatePages(trx, [
    pageKeys.product(mainId),
    pageKeys.list(shopId),
    pageKeys.list(MALL_ID),
  ]);
}

/** Restores the texts in the other language that the import changed. */
async function takeBackTexts(
  trx: Transaction<Database>,
  shopId: number,
  changes: readonly Change[],
): Promise<void> {
  const formerTexts = changes.flatMap(({ product_id: id, before }) =>
    before?.overlay ? [{ id, texts: before.overlay as Readonly<Record<string, string>> }] : [],
  );
  if (formerTexts.length === 0) return;
  const lang = await baseLanguage(trx, shopId);
  for (const { id, texts } of formerTexts) {
    await writeOverlay(trx, { shopId, entity: 'product', entityId: id, lang }, texts);
  }
}

/** Removes categories that the import created and that are empty now; the lowest first. */
async function removeEmptyCategories(
  trx: Transaction<Database>,
  { shopId, importId }: Place,
): Promise<void> {
  for (let removed = 1; removed > 0;) {
    const { rows } = await sql<{ id: number }>`
      DELETE FROM category c USING import_run r
      WHERE r.shop_id = ${shopId} AND r.id = ${importId} AND c.shop_id = ${shopId}
        AND c.id = ANY(r.new_categories) AND c.revision = 1
        AND NOT EXISTS (SELECT 1 FROM category b WHERE b.shop_id = ${shopId} AND b.parent_id = c.id)
        AND NOT EXISTS (SELECT 1 FROM product p
          WHERE p.shop_id = ${shopId} AND p.status <> 'removed'
            AND (p.category_id = c.id OR c.id = ANY(p.more_category_ids)))
      RETURNING c.id`.execute(trx);
    removed = rows.length;
    await invalidatePages(
      trx,
      rows.map(({ id }) => pageKeys.category(id)),
    );
  }
  await invalidatePages(trx, [pageKeys.list(shopId)]);
}
