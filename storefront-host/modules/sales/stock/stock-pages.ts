import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { invalidatePages, pageKeys } from '../../../cache/page-keys.ts';
import type { StockChanged } from './stock.repository.ts';
import { MALL_ID } from '../../shops/index.ts';

/**
 * Returns the cache tags of pages that show the stock of these products. A product's own page shows
 * the number left; lists only change when a product sells out or returns, so a busy shop's lists
 * stay cached.
 */
export async function invalidateStockPages(
  trx: Transaction<Database>,
  shopId: number,
  changed: readonly StockChanged[],
): Promise<void> {
  const counted = changed.filter((row) => !row.unlimited);
  if (counted.length === 0) return;
  const turned = counted.some(({ remain, delta }) => remain === 0 || remain === delta);
  await invalidatePages(trx, [
    ...counted.flatMap(({ page_id: id }) => (id === null ? [] : [pageKeys.product(id)])),
    ...(turned ? [pageKeys.list(shopId), pageKeys.list(MALL_ID)] : []),
  ]);
}
