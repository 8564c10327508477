import type { Kysely } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Database, StaffFlag } from '../db/schema.ts';
import { allowedByLevel, flagsAllow, type ShopCapability } from './access.ts';

export interface StaffRole {
  readonly flags: readonly StaffFlag[];
  /** The shop requires a second factor of its staff. */
  readonly asksSecondFactor: boolean;
}

/** Returns the role of an account in a shop; without flags if it has none. */
export async function staffRole(db: Db, shopId: number, accountId: string): Promise<StaffRole> {
  const row = await db
    .selectFrom('staff')
    .innerJoin('shop', 'shop.id', 'staff.shop_id')
    .select(['staff.flags', 'shop.settings'])
    .where('staff.shop_id', '=', shopId)
    .where('staff.account_id', '=', accountId)
    .executeTakeFirst();
  return {
    flags: row?.flags ?? [],
    asksSecondFactor: row?.settings.require_second_factor ?? false,
  };
}

/** Checks the permission of an account for work that continues without its session. One query. */
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

/** Returns the staff of a shop who have the permission, sorted by name. One query. */
export async function readStaffWith(
  db: Kysely<Database>,
  shopId: number,
  capability: ShopCapability,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const rows = await db
    .selectFrom('staff as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .select(['a.id', 'a.name', 's.flags'])
    .where('s.shop_id', '=', shopId)
    .where('a.disabled_at', 'is', null)
    .orderBy('a.name')
    .orderBy('a.id')
    .execute();
  return rows.flatMap(({ id, name, flags }) =>
    flagsAllow(flags, capability) ? [{ id, name }] : [],
  );
}
