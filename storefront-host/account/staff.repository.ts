import type { Db } from '../db/open.ts';
import type { StaffFlag } from '../db/schema.ts';
import { allowedByLevel, flagsAllow, type ShopCapability } from './access.ts';

/** What an account is in a shop; empty for one that has no part in it. */
export async function staffFlags(
  db: Db,
  shopId: number,
  accountId: string,
): Promise<readonly StaffFlag[]> {
  const row = await db
    .selectFrom('staff')
    .select('flags')
    .where('shop_id', '=', shopId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.flags ?? [];
}

/** The rule of a route, for what was begun by an account and goes on without its session. One query. */
export async function accountMay(
  db: Db,
  shopId: number,
  accountId: string,
  capability: ShopCapability,
): Promise<boolean> {
  const row = await db
    .selectFrom('account as a')
    .leftJoin('staff as s', (join) =>
      join.onRef('s.account_id', '=', 'a.id').on('s.shop_id', '=', shopId),
    )
    .select(['a.level', 's.flags'])
    .where('a.id', '=', accountId)
    .where('a.disabled_at', 'is', null)
    .executeTakeFirst();
  if (!row) return false;
  return allowedByLevel(row.level, capability) || flagsAllow(row.flags ?? [], capability);
}
