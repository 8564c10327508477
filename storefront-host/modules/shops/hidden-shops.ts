import { sql, type RawBuilder } from 'kysely';
import type { Visitor } from '../../identity/index.ts';
import type { Db } from '../../db/open.ts';
import type { ShopRow } from './shops.repository.ts';

/** SQL condition for a shop `s` that is not opened yet, or is closed. */
export const IS_HIDDEN = '(s.opened_at IS NULL OR s.closed_at IS NOT NULL)';

/** SQL condition for a visible shop, by the column of its id (decisions/140-hidden-shops.md). */
export function isVisibleShop(shopId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`${shopId} NOT IN (SELECT s.id FROM shop s WHERE ${sql.raw(IS_HIDDEN)})`;
}

export function isHidden(shop: Pick<ShopRow, 'opened_at' | 'closed_at'>): boolean {
  return shop.opened_at === null || shop.closed_at !== null;
}

/** Returns whether the visitor may see a hidden shop, as its staff and operators may. One query. */
export async function mayPreview(
  db: Db,
  visitor: Visitor | null,
  shopId: number,
): Promise<boolean> {
  if (!visitor) return false;
  if (visitor.level === 100) return true;
  const row = await db
    .selectFrom('staff')
    .select('shop_id')
    .where('shop_id', '=', shopId)
    .where('account_id', '=', visitor.accountId)
    .where(sql<boolean>`cardinality(flags) > 0`)
    .executeTakeFirst();
  return row !== undefined;
}
