import { sql, type RawBuilder, type Selectable, type Transaction } from 'kysely';
import type { Db } from '../../../../db/open.ts';
import type { Database, SearchDueTable } from '../../../../db/schema.ts';
import { invalidatePages, pageKeys } from '../../../../cache/page-keys.ts';
import { MALL_ID } from '../../../shops/index.ts';
import { refreshSearchText } from '../search-text.ts';

/** Products in one transaction: their rows are locked for well under a second. */
const AT_ONCE = 500;

type Due = Selectable<SearchDueTable>;

/**
 * Writes the search texts of some products that show a changed name (decision 517). Returns whether there may be
 * more. Several hosts may run it at once.
 */
export function followNames(db: Db): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('search_due')
      .selectAll()
      .orderBy('shop_id')
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return false;
    if (due.entity === 'product') {
      await refresh(trx, due.shop_id, await takeProducts(trx, due.shop_id));
      return true;
    }
    const rows = await productsOf(trx, due);
    const byShop = Map.groupBy(rows, (row) => row.shop_id);
    for (const [shopId, some] of byShop) {
      await refresh(
        trx,
        shopId,
        some.map(({ id }) => id),
      );
    }
    await finish(trx, due, rows.length < AT_ONCE ? null : (rows.at(-1)?.id ?? null));
    return true;
  });
}

/** Queues products whose group changed without their form. */
export async function queueSearchText(
  trx: Transaction<Database>,
  shopId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`INSERT INTO search_due (shop_id, entity, entity_id)
    SELECT ${shopId}::bigint, 'product', id FROM unnest(${[...ids]}::bigint[]) AS id`.execute(trx);
}

async function refresh(
  trx: Transaction<Database>,
  shopId: number,
  ids: readonly number[],
): Promise<void> {
  await refreshSearchText(trx, shopId, ids);
  await invalidatePages(trx, [pageKeys.list(shopId), pageKeys.list(MALL_ID)]);
}

async function takeProducts(
  trx: Transaction<Database>,
  shopId: number,
): Promise<readonly number[]> {
  const { rows } = await sql<{ entity_id: number }>`
    DELETE FROM search_due WHERE shop_id = ${shopId} AND id IN (
      SELECT id FROM search_due WHERE shop_id = ${shopId} AND entity = 'product'
      ORDER BY id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING entity_id`.execute(trx);
  const ids = rows.map((row) => row.entity_id);
  const { rows: locked } = await sql<{ id: number }>`
    SELECT id FROM product WHERE shop_id = ${shopId} AND id = ANY(${ids}::bigint[])
    ORDER BY id FOR NO KEY UPDATE`.execute(trx);
  return locked.map(({ id }) => id);
}

/** Locks the products, so that a text is not written from a title that changes meanwhile. */
async function productsOf(
  trx: Transaction<Database>,
  due: Due,
): Promise<readonly { readonly shop_id: number; readonly id: number }[]> {
  const { rows } = await sql<{ shop_id: number; id: number }>`
    SELECT p.shop_id, p.id FROM product p
    WHERE p.parent_id IS NULL AND p.id > ${due.last_id} AND ${isShownIn(due)}
    ORDER BY p.id LIMIT ${AT_ONCE} FOR NO KEY UPDATE OF p`.execute(trx);
  return rows;
}

function isShownIn({ shop_id: shopId, entity, entity_id: id }: Due): RawBuilder<unknown> {
  if (entity === 'collection') {
    return sql`(p.shop_id, p.id) IN (SELECT product_shop_id, product_id FROM collection_product
      WHERE shop_id = ${shopId} AND collection_id = ${id})`;
  }
  if (entity === 'category') return isBelow(shopId, id);
  const own = sql`p.shop_id = ${shopId}`;
  if (entity === 'brand') {
    return sql`${own} AND p.brand = (SELECT name FROM brand WHERE shop_id = ${shopId} AND id = ${id})`;
  }
  if (entity === 'tag') {
    return sql`${own} AND p.tags @> (SELECT ARRAY[name] FROM tag WHERE shop_id = ${shopId} AND id = ${id})`;
  }
  return own;
}

function isBelow(shopId: number, id: number): RawBuilder<unknown> {
  const tree = sql`ARRAY(WITH RECURSIVE below AS (
      SELECT ${id}::bigint AS id
      UNION SELECT c.id FROM below JOIN category c ON c.shop_id = ${shopId} AND c.parent_id = below.id)
    SELECT id FROM below)`;
  if (shopId === MALL_ID) return sql`p.mall_category_id = ANY(${tree})`;
  return sql`p.shop_id = ${shopId} AND (p.category_id = ANY(${tree}) OR p.more_category_ids && ${tree})`;
}

/** Records the last product of a batch; null if there are no further ones. */
async function finish(
  trx: Transaction<Database>,
  { shop_id: shopId, id }: Due,
  last: number | null,
): Promise<void> {
  if (last === null) {
    await trx.deleteFrom('search_due').where('shop_id', '=', shopId).where('id', '=', id).execute();
    return;
  }
  await trx
    .updateTable('search_due')
    .set({ last_id: last })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute();
}
