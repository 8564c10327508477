import { sql, type RawBuilder, type Transaction } from 'kysely';
import { UNLIMITED_REMAIN } from '@talad/elements/commerce/limits';
import type { Db } from '../../../../db/open.ts';
import type { Database } from '../../../../db/schema.ts';
import type { SortColumn } from '../../../../http/index.ts';

/** Products that one request sums at most; the job sums the others within a minute. */
const AT_ONCE = 5_000;

/** Returns the sort of a list of products by remaining stock (decision 130). */
export function stockSort(rows: 'is_main' | 'is_item'): SortColumn {
  return {
    sql: sql`u.remain`,
    type: 'integer',
    id: sql`u.product_id`,
    from: sql`stock_sum u JOIN product p ON p.shop_id = u.shop_id AND p.id = u.product_id
      AND u.${sql.ref(rows)} LEFT JOIN stock k ON k.shop_id = p.shop_id AND k.product_id = p.id`,
    prepare: sumStock,
  };
}

/**
 * Returns a condition for products `p` with no more than this in stock, of their own or of one variant (decision
 * 442). A list in the order of stock has their sums already, as `u`.
 */
export function hasLowStock(
  rows: 'is_main' | 'is_item',
  { shopId, most, sort }: { readonly shopId: number; readonly most: number; readonly sort: string },
): RawBuilder<unknown> {
  if (sort === 'remain') {
    // A row without variants has its own stock as its sum, so the index scan can end at `most`.
    return sql`u.least <= ${most} ${rows === 'is_item' ? sql`AND u.remain <= ${most}` : sql``}`;
  }
  return sql`p.id IN (SELECT low.product_id FROM stock_sum low
    WHERE low.shop_id = ${shopId} AND low.${sql.ref(rows)} AND low.least <= ${most})`;
}

/**
 * Sums the stock of a shop's products that changed, and of all of them if none was summed yet. Returns
 * whether there may be more. One run at a time: an older sum never overwrites a newer one.
 */
export async function sumStock(db: Db, shopId: number): Promise<boolean> {
  const { rows } = await sql<{ is_due: boolean }>`
    SELECT NOT EXISTS (SELECT 1 FROM stock_sum WHERE shop_id = ${shopId})
      OR EXISTS (SELECT 1 FROM stock_sum_due WHERE shop_id = ${shopId}) AS is_due`.execute(db);
  if (!rows[0]?.is_due) return false;
  return db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`stock-sum:${shopId}`}, 0))`.execute(
      trx,
    );
    const { rows: found } = await sql`
      SELECT 1 FROM stock_sum WHERE shop_id = ${shopId} LIMIT 1`.execute(trx);
    return found.length === 0 ? sumAll(trx, shopId) : sumDue(trx, shopId);
  });
}

async function sumAll(trx: Transaction<Database>, shopId: number): Promise<boolean> {
  // Deletes first, so that a change after this statement is summed again.
  await trx.deleteFrom('stock_sum_due').where('shop_id', '=', shopId).execute();
  await writeSums(trx, shopId, null);
  return false;
}

async function sumDue(trx: Transaction<Database>, shopId: number): Promise<boolean> {
  const { rows } = await sql<{ product_id: number }>`
    DELETE FROM stock_sum_due WHERE shop_id = ${shopId} AND id <= (
      SELECT max(id) FROM (
        SELECT id FROM stock_sum_due WHERE shop_id = ${shopId} ORDER BY id LIMIT ${AT_ONCE}) oldest)
    RETURNING product_id`.execute(trx);
  const ids = [...new Set(rows.map(({ product_id: id }) => id))];
  const { rows: parents } = await sql<{ parent_id: number }>`
    SELECT DISTINCT parent_id FROM product
    WHERE shop_id = ${shopId} AND id = ANY(${ids}::bigint[]) AND parent_id IS NOT NULL`.execute(
    trx,
  );
  await writeSums(trx, shopId, [...new Set([...ids, ...parents.map(({ parent_id: id }) => id)])]);
  return rows.length >= AT_ONCE;
}

async function writeSums(
  trx: Transaction<Database>,
  shopId: number,
  ids: readonly number[] | null,
): Promise<void> {
  const summed = sql`CASE WHEN bool_or(ck.unlimited) THEN ${UNLIMITED_REMAIN}
    ELSE least(coalesce(sum(ck.remain), 0), ${UNLIMITED_REMAIN}) END::int`;
  const own = sql`CASE WHEN k.unlimited THEN ${UNLIMITED_REMAIN} ELSE coalesce(k.remain, 0) END`;
  await sql`
    INSERT INTO stock_sum (shop_id, product_id, remain, least, is_main, is_item)
    SELECT p.shop_id, p.id, CASE WHEN kids.total > 0 THEN kids.remain ELSE ${own} END,
      coalesce(CASE WHEN kids.total > 0 THEN kids.least WHEN NOT k.unlimited THEN k.remain END,
        ${UNLIMITED_REMAIN}),
      p.parent_id IS NULL AND p.status <> 'removed', kids.total IS NULL AND p.status <> 'removed'
    FROM product p
    LEFT JOIN stock k ON k.shop_id = p.shop_id AND k.product_id = p.id
    LEFT JOIN (
      SELECT c.parent_id, count(*) AS total, ${summed} AS remain,
        min(ck.remain) FILTER (WHERE NOT ck.unlimited) AS least
      FROM product c LEFT JOIN stock ck ON ck.shop_id = c.shop_id AND ck.product_id = c.id
      WHERE c.shop_id = ${shopId} AND c.status <> 'removed' AND c.parent_id IS NOT NULL
        ${ids ? sql`AND c.parent_id = ANY(${ids}::bigint[])` : sql``}
      GROUP BY c.parent_id) kids ON kids.parent_id = p.id
    WHERE p.shop_id = ${shopId} ${ids ? sql`AND p.id = ANY(${ids}::bigint[])` : sql``}
    ON CONFLICT (shop_id, product_id) DO UPDATE
      SET remain = excluded.remain, least = excluded.least, is_main = excluded.is_main, is_item = excluded.is_item`.execute(
    trx,
  );
}
