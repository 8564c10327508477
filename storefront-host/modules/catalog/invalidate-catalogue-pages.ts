import type { Transaction } from 'kysely';
import { invalidatePages, pageKeys } from '../../cache/page-keys.ts';
import type { Database } from '../../db/schema.ts';
import { MALL_ID } from '../shops/index.ts';

/** Drops every page that shows a product of the shop: all of them depend on the shop, or on a list. */
export function invalidateCataloguePages(
  trx: Transaction<Database>,
  shopId: number,
): Promise<void> {
  return invalidatePages(trx, [
    pageKeys.shop(shopId),
    pageKeys.list(shopId),
    pageKeys.list(MALL_ID),
  ]);
}
