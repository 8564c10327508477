import type { Transaction } from 'kysely';
import { dropPages, pageKeys } from '../../cache/page-keys.ts';
import type { Database } from '../../db/schema.ts';
import { MALL_ID } from '../shops/index.ts';

/** Drops every page that shows a product of the shop: all of them depend on the shop, or on a list. */
export function dropCataloguePages(trx: Transaction<Database>, shopId: number): Promise<void> {
  return dropPages(trx, [pageKeys.shop(shopId), pageKeys.list(shopId), pageKeys.list(MALL_ID)]);
}
