import type { Db } from '../db/open.ts';
import type { StaffFlag } from '../db/schema.ts';

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
