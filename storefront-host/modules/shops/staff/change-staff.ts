import type { Transaction } from 'kysely';
import { type AssignableFlag, announceChange } from '../../../identity/index.ts';
import type { Database, StaffFlag } from '../../../db/schema.ts';
import { writeAudit } from '../audit-log/audit-log.ts';
import { deleteInvites, hasOtherOwner, isOwner, lockStaff, putStaff } from './staff.repository.ts';

export interface StaffChange {
  readonly shopId: number;
  /** Account whose role changes. */
  readonly memberId: string;
  /** Account that makes the change. */
  readonly accountId: string;
  readonly at: Date;
}

export type StaffChanged =
  { readonly ok: true } | { readonly ok: false; readonly code: 'NOT_FOUND' | 'LAST_OWNER' };

/** Changes the flags of a member; an owner can lose the owner flag in this way. */
export async function changeFlags(
  trx: Transaction<Database>,
  change: StaffChange & { readonly flags: readonly AssignableFlag[] },
): Promise<StaffChanged> {
  const before = await flagsToChange(trx, change);
  if (typeof before === 'string') return { ok: false, code: before };
  await putStaff(trx, { ...change, accountId: change.memberId }, change.flags);
  if (isOwner(before)) await deleteInvites(trx, change.shopId, change.memberId);
  await writeStaffAudit(trx, change, 'changed', before, change.flags);
  return { ok: true };
}

/**
 * Removes a member from the shop. Rights are read with every request, so no session has to be ended;
 * the back office's data of the member is deleted too.
 */
export async function removeStaff(
  trx: Transaction<Database>,
  change: StaffChange,
): Promise<StaffChanged> {
  const before = await flagsToChange(trx, change);
  if (typeof before === 'string') return { ok: false, code: before };
  const { shopId, memberId } = change;
  await trx
    .deleteFrom('staff')
    .where('shop_id', '=', shopId)
    .where('account_id', '=', memberId)
    .execute();
  await trx
    .deleteFrom('notification')
    .where('account_id', '=', memberId)
    .where('shop_id', '=', shopId)
    .where('path', 'like', '/mybusiness/%')
    .execute();
  await announceChange(trx, [memberId]);
  await deleteInvites(trx, shopId, memberId);
  const action = memberId === change.accountId ? 'left' : 'removed';
  await writeStaffAudit(trx, change, action, before, null);
  return { ok: true };
}

export async function writeStaffAudit(
  trx: Transaction<Database>,
  { shopId, memberId, accountId, at }: StaffChange,
  action: 'joined' | 'changed' | 'removed' | 'left' | 'handed_over',
  before: readonly StaffFlag[] | null,
  after: readonly StaffFlag[] | null,
): Promise<void> {
  await writeAudit(trx, {
    shopId,
    entity: 'staff',
    entityId: memberId,
    action,
    accountId,
    before: before && { flags: before },
    after: after && { flags: after },
    at,
  });
}

/** The last owner stays, because a shop without one could not be managed. */
async function flagsToChange(
  trx: Transaction<Database>,
  { shopId, memberId }: StaffChange,
): Promise<readonly StaffFlag[] | 'NOT_FOUND' | 'LAST_OWNER'> {
  const staff = await lockStaff(trx, shopId);
  const before = staff.get(memberId);
  if (!before) return 'NOT_FOUND';
  const isLast = isOwner(before) && !(await hasOtherOwner(trx, shopId, memberId));
  return isLast ? 'LAST_OWNER' : before;
}
