import { sql, type Transaction } from 'kysely';
import type { Database, StaffFlag } from '../../../db/schema.ts';
import type { Db } from '../../../db/open.ts';
import type { StaffInvite, StaffMember } from './staff.contract.ts';

/** Returns the staff of a shop, owners first. One query. */
export async function listStaff(db: Db, shopId: number, readerId: string): Promise<StaffMember[]> {
  const rows = await db
    .selectFrom('staff as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .select(['a.id', 'a.name', 'a.email', 's.flags', 's.created_at'])
    .where('s.shop_id', '=', shopId)
    .orderBy('s.created_at')
    .orderBy('a.id')
    .execute();
  const members = rows.map(({ created_at: since, ...row }) => ({
    ...row,
    since: since.toISOString(),
    is_you: row.id === readerId,
  }));
  return members.toSorted((a, b) => Number(isOwner(b.flags)) - Number(isOwner(a.flags)));
}

/** Lists open invitations, newest first. One query. */
export async function listInvites(db: Db, shopId: number, now: Date): Promise<StaffInvite[]> {
  const rows = await db
    .selectFrom('staff_invite as i')
    .leftJoin('account as a', 'a.id', 'i.invited_by')
    .select(['i.id', 'i.email', 'i.flags', 'i.hand_over', 'i.created_at', 'i.expires_at', 'a.name'])
    .where('i.shop_id', '=', shopId)
    .where('i.accepted_at', 'is', null)
    .orderBy('i.created_at', 'desc')
    .execute();
  return rows.map(({ name, ...row }) => ({
    ...row,
    invited_by: name,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    is_expired: row.expires_at <= now,
  }));
}

/** Reads all flags in the shop and locks them: other changes wait until this transaction ends. */
export async function lockStaff(
  trx: Transaction<Database>,
  shopId: number,
): Promise<ReadonlyMap<string, readonly StaffFlag[]>> {
  // The shop's row and not the staff's: a new member has no row to lock yet.
  await trx.selectFrom('shop').select('id').where('id', '=', shopId).forUpdate().execute();
  const rows = await trx
    .selectFrom('staff')
    .select(['account_id', 'flags'])
    .where('shop_id', '=', shopId)
    .execute();
  return new Map(rows.map(({ account_id, flags }) => [account_id, flags]));
}

export async function putStaff(
  trx: Transaction<Database>,
  member: { readonly shopId: number; readonly accountId: string; readonly at: Date },
  flags: readonly StaffFlag[],
): Promise<void> {
  await trx
    .insertInto('staff')
    .values({
      shop_id: member.shopId,
      account_id: member.accountId,
      flags: [...flags],
      created_at: member.at,
    })
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'account_id']).doUpdateSet({ flags: [...flags] }),
    )
    .execute();
}

/** Deletes a former owner's open offers, and all offers of a shop that changed hands. */
export async function deleteInvites(
  trx: Transaction<Database>,
  shopId: number,
  invitedBy?: string,
): Promise<void> {
  let dropped = trx
    .deleteFrom('staff_invite')
    .where('shop_id', '=', shopId)
    .where('accepted_at', 'is', null);
  if (invitedBy !== undefined) dropped = dropped.where('invited_by', '=', invitedBy);
  await dropped.execute();
}

export function isOwner(flags: readonly StaffFlag[]): boolean {
  return flags.includes('owner');
}

/** Returns whether the shop has an owner besides this account, one who can sign in. */
export async function hasOtherOwner(
  trx: Transaction<Database>,
  shopId: number,
  accountId: string,
): Promise<boolean> {
  const other = await trx
    .selectFrom('staff as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .select('a.id')
    .where('s.shop_id', '=', shopId)
    .where('s.account_id', '<>', accountId)
    .where(sql<boolean>`'owner' = ANY (s.flags)`)
    .where('a.disabled_at', 'is', null)
    .where('a.deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
