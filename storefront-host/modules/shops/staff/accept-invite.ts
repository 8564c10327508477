import { sql, type Transaction } from 'kysely';
import { hashToken, notifyStaff } from '../../../identity/index.ts';
import type { Db } from '../../../db/open.ts';
import type { Database, StaffFlag } from '../../../db/schema.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { writeStaffAudit, type StaffChange } from './change-staff.ts';
import { writeInviteAudit } from './invite-staff.ts';
import { handedOverMail } from './staff-mail.ts';
import { deleteInvites, isOwner, lockStaff, putStaff } from './staff.repository.ts';

/** Flags of the former owner, who stays as staff until the new owner changes that. */
const AFTER_HAND_OVER: readonly StaffFlag[] = ['web'];

/** Reads the invitation of a link; null if it was used, withdrawn or has expired. One query. */
export async function findInvite(db: Db, token: string, now: Date) {
  const row = await db
    .selectFrom('staff_invite as i')
    .innerJoin('shop as s', 's.id', 'i.shop_id')
    .leftJoin('account as a', 'a.id', 'i.invited_by')
    .leftJoin('staff as giver', (join) =>
      join
        .onRef('giver.shop_id', '=', 'i.shop_id')
        .onRef('giver.account_id', '=', 'i.invited_by')
        .on(sql<boolean>`'owner' = ANY (giver.flags)`),
    )
    .select(['i.shop_id', 'i.id', 'i.email', 'i.flags', 'i.hand_over', 'i.invited_by'])
    .select(['s.title', 's.shopname', 'a.name as inviter', 'giver.account_id as owner_id'])
    .where('i.token_hash', '=', hashToken(token))
    .where('i.accepted_at', 'is', null)
    .where('i.expires_at', '>', now)
    .executeTakeFirst();
  // An offer to hand over by a person who is no longer the owner is void.
  return row && !(row.hand_over && row.owner_id === null) ? row : null;
}
export type OpenInvite = NonNullable<Awaited<ReturnType<typeof findInvite>>>;

/** Returns the shop that this account joined by the link, while it is still staff there. One query. */
export async function findJoinedShop(
  db: Db,
  { token, accountId }: { readonly token: string; readonly accountId: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('staff_invite as i')
    .innerJoin('shop as s', 's.id', 'i.shop_id')
    .innerJoin('account as a', (join) =>
      join.onRef(sql`lower(a.email)`, '=', sql`lower(i.email)`).on('a.id', '=', accountId),
    )
    .innerJoin('staff as t', (join) =>
      join.onRef('t.shop_id', '=', 'i.shop_id').onRef('t.account_id', '=', 'a.id'),
    )
    .select('s.shopname')
    .where('i.token_hash', '=', hashToken(token))
    .where('i.accepted_at', 'is not', null)
    .executeTakeFirst();
  return row?.shopname ?? null;
}

interface Answer {
  readonly token: string;
  readonly at: Date;
}

export type Accepted =
  | { readonly ok: true; readonly shopname: string }
  | { readonly ok: false; readonly code: 'EXPIRED' | 'OTHER_ACCOUNT' | 'UNVERIFIED' };

/** Makes the account of the invited address a member of the shop's staff. A link works once. */
export async function acceptInvite(
  trx: Transaction<Database>,
  { token, accountId, at }: Answer & { readonly accountId: string },
): Promise<Accepted> {
  const found = await findInvite(trx, token, at);
  if (!found) return { ok: false, code: 'EXPIRED' };
  const { shop_id: shopId } = found;
  const staff = await lockStaff(trx, shopId);
  // Read again under lock, because another answer may have come first.
  const invite = await findInvite(trx, token, at);
  if (!invite) return { ok: false, code: 'EXPIRED' };
  const account = await trx
    .selectFrom('account')
    .select(['email', 'email_verified', 'name'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (!isFor(invite, account.email)) return { ok: false, code: 'OTHER_ACCOUNT' };
  if (!account.email_verified) return { ok: false, code: 'UNVERIFIED' };
  const before = staff.get(accountId) ?? null;
  const flags = isOwner(invite.flags) ? invite.flags : merged(before ?? [], invite.flags);
  const change = { shopId, accountId, at };
  await putStaff(trx, change, flags);
  await writeStaffAudit(trx, { ...change, memberId: accountId }, 'joined', before, flags);
  await notifyStaff(trx, {
    shopId,
    kind: 'staff_joined',
    capability: 'staff:write',
    data: { name: account.name },
    place: '/staff',
    at,
  });
  await trx
    .updateTable('staff_invite')
    .set({ accepted_at: at })
    .where('shop_id', '=', shopId)
    .where('id', '=', invite.id)
    .execute();
  if (invite.hand_over && invite.invited_by !== null) {
    const giver = { memberId: invite.invited_by, flags: staff.get(invite.invited_by) ?? [] };
    await endOwnership(trx, { ...change, ...giver }, invite, account.name);
  }
  return { ok: true, shopname: invite.shopname };
}

/** Requires only the link, because a mail may have reached the wrong person. */
export async function declineInvite(
  trx: Transaction<Database>,
  { token, at }: Answer,
): Promise<boolean> {
  const invite = await findInvite(trx, token, at);
  if (!invite) return false;
  const { shop_id: shopId, id } = invite;
  await trx.deleteFrom('staff_invite').where('shop_id', '=', shopId).where('id', '=', id).execute();
  await writeInviteAudit(trx, { shopId, accountId: null, at }, invite, 'declined', invite.flags);
  return true;
}

export function isFor(invite: OpenInvite, email: string): boolean {
  return invite.email.toLowerCase() === email.toLowerCase();
}

async function endOwnership(
  trx: Transaction<Database>,
  change: StaffChange & { readonly flags: readonly StaffFlag[] },
  invite: OpenInvite,
  newOwner: string,
): Promise<void> {
  const { shopId, memberId, at } = change;
  await putStaff(trx, { shopId, accountId: memberId, at }, AFTER_HAND_OVER);
  await deleteInvites(trx, shopId);
  await writeStaffAudit(trx, change, 'handed_over', change.flags, AFTER_HAND_OVER);
  const former = await trx
    .selectFrom('account')
    .select(['email', 'locale'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  await queueMail(trx, {
    ...handedOverMail({ shop: invite.title, name: newOwner }, former.locale),
    about: invite.id,
    kind: 'staff.handed_over',
    shop_id: shopId,
    recipient: former.email,
  });
}

function merged(before: readonly StaffFlag[], added: readonly StaffFlag[]): StaffFlag[] {
  return [...new Set([...before, ...added])];
}
