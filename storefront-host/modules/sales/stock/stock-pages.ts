import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { dropPages, pageKeys } from '../../../cache/page-keys.ts';
import type { StockChanged } from './stock.repository.ts';
import { MALL_ID } from '../../shops/index.ts';

/**
 * Pages that show the stock of these products. Their own pages say how many are left; lists only
 * change when something sells out or comes back, so a busy shop keeps its lists cached.
 */
export async function dropStockPages(
  trx: Transaction<Database>,
  shopId: number,
  changed: readonly StockChanged[],
): Promise<void> {
  const counted = changed.filter((row) => !row.unlimited);
  if (counted.length === 0) return;
  const turned = counted.some(({ remain, delta }) => remain === 0 || remain === delta);
  await dropPages(trx, [
    ...counted.flatMap(({ page_id: id }) => (id === null ? [] : [pageKeys.product(id)])),
    ...(turned ? [pageKeys.list(shopId), pageKeys.list(MALL_ID)] : []),
  ]);
}
