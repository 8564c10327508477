import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { dropPages, pageKeys } from '../../ssr/page-keys.ts';
import { MALL_ID } from '../shops/shops.repository.ts';

/**
 * Pages that show the stock of these products. Their own pages say how many are left; lists only
 * change when something sells out or comes back, so a busy shop keeps its lists cached.
 */
export async function dropStockPages(
  trx: Transaction<Database>,
  shopId: number,
  changes: readonly {
    readonly product_id: number;
    readonly before: number;
    readonly after: number;
  }[],
): Promise<void> {
  if (changes.length === 0) return;
  const ids = changes.map((change) => change.product_id);
  const { rows } = await sql<{ id: number }>`
    SELECT DISTINCT coalesce(parent_id, id) AS id FROM product
    WHERE shop_id = ${shopId} AND id = ANY(${ids}::bigint[])`.execute(trx);
  const turned = changes.some((change) => change.before === 0 || change.after === 0);
  await dropPages(trx, [
    ...rows.map((row) => pageKeys.product(row.id)),
    ...(turned ? [pageKeys.list(shopId), pageKeys.list(MALL_ID)] : []),
  ]);
}
