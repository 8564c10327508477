import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { hashToken } from '../../../identity/index.ts';
import type { Config } from '../../../config.ts';
import { newId } from '../../../db/ids.ts';
import type { Database, Lang, StaffFlag } from '../../../db/schema.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { writeAudit } from '../audit-log/audit-log.ts';
import { inviteMail } from './staff-mail.ts';
import { isOwner, lockStaff } from './staff.repository.ts';

const DAY = 24 * 3600_000;
const LIFETIME = 7 * DAY;
/** Maximum number of invitations that a shop may mail in a day, against spam. */
const MAILS_A_DAY = 30;

export interface Inviting {
  readonly shopId: number;
  /** The inviting account. */
  readonly accountId: string;
  readonly lang: Lang;
  readonly at: Date;
}

export interface Invitation {
  readonly email: string;
  readonly flags: readonly StaffFlag[];
  /** The invited person replaces the inviter as owner. */
  readonly handOver: boolean;
}

export type InviteRefusalCode =
  | 'NOT_FOUND'
  | 'FORBIDDEN'
  | 'OWN_ADDRESS'
  | 'ALREADY_STAFF'
  | 'ALREADY_INVITED'
  | 'HAND_OVER_OPEN'
  | 'TOO_MANY_INVITES';
export type Invited =
  { readonly ok: true } | { readonly ok: false; readonly code: InviteRefusalCode };

/** Sends a link to an address. Whether it has an account is neither read nor revealed. */
export async function inviteStaff(
  trx: Transaction<Database>,
  config: Config,
  inviting: Inviting,
  { email, flags, handOver }: Invitation,
): Promise<Invited> {
  const { shopId, accountId, lang, at } = inviting;
  const refused = await refusalOf(trx, inviting, { email, flags, handOver });
  if (refused) return { ok: false, code: refused };
  const id = newId(at.getTime());
  const { token, ...stored } = newToken(at);
  await trx
    .insertInto('staff_invite')
    .values({
      shop_id: shopId,
      id,
      email,
      flags: [...flags],
      hand_over: handOver,
      invited_by: accountId,
      lang,
      created_at: at,
      accepted_at: null,
      ...stored,
    })
    .execute();
  await mailInvite(trx, config, { shopId, id, token });
  await writeInviteAudit(trx, inviting, { id, email }, 'invited', flags);
  return { ok: true };
}

/** Sends a new link that is valid for seven days; the earlier link stops working. */
export async function resendInvite(
  trx: Transaction<Database>,
  config: Config,
  inviting: Inviting,
  id: string,
): Promise<Invited> {
  const { shopId, at } = inviting;
  await lockStaff(trx, shopId);
  if (await hasSentEnough(trx, inviting)) return { ok: false, code: 'TOO_MANY_INVITES' };
  const { token, ...stored } = newToken(at);
  const row = await trx
    .updateTable('staff_invite')
    .set(stored)
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .returning(['email', 'flags'])
    .executeTakeFirst();
  if (!row) return { ok: false, code: 'NOT_FOUND' };
  await mailInvite(trx, config, { shopId, id, token });
  await writeInviteAudit(trx, inviting, { id, email: row.email }, 'resent', row.flags);
  return { ok: true };
}

export async function revokeInvite(
  trx: Transaction<Database>,
  inviting: Inviting,
  id: string,
): Promise<Invited> {
  const row = await trx
    .deleteFrom('staff_invite')
    .where('shop_id', '=', inviting.shopId)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .returning(['email', 'flags'])
    .executeTakeFirst();
  if (!row) return { ok: false, code: 'NOT_FOUND' };
  await writeInviteAudit(trx, inviting, { id, email: row.email }, 'revoked', row.flags);
  return { ok: true };
}

/** The address is shortened, because the audit log outlives the data of a person. */
export async function writeInviteAudit(
  trx: Transaction<Database>,
  {
    shopId,
    accountId,
    at,
  }: Pick<Inviting, 'shopId' | 'at'> & { readonly accountId: string | null },
  { id, email }: { readonly id: string; readonly email: string },
  action: 'invited' | 'resent' | 'revoked' | 'declined',
  flags: readonly StaffFlag[],
): Promise<void> {
  const facts = { email: email.replace(/^(..?).*@/u, '$1…@'), flags };
  const isOver = action === 'revoked' || action === 'declined';
  await writeAudit(trx, {
    shopId,
    entity: 'staff',
    entityId: id,
    action,
    accountId,
    before: isOver ? facts : null,
    after: isOver ? null : facts,
    at,
  });
}

async function refusalOf(
  trx: Transaction<Database>,
  inviting: Inviting,
  { email, flags, handOver }: Invitation,
): Promise<InviteRefusalCode | null> {
  const { shopId, accountId, at } = inviting;
  const staff = await lockStaff(trx, shopId);
  if (handOver && !isOwner(staff.get(accountId) ?? [])) return 'FORBIDDEN';
  const known = await trx
    .selectFrom('account as a')
    .innerJoin('staff as s', 's.account_id', 'a.id')
    .select(['a.id', 's.flags'])
    .where('s.shop_id', '=', shopId)
    .where(sql`lower(a.email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  if (known?.id === accountId) return 'OWN_ADDRESS';
  if (known && (isOwner(known.flags) || !isOwner(flags))) return 'ALREADY_STAFF';
  await trx
    .deleteFrom('staff_invite')
    .where('shop_id', '=', shopId)
    .where('accepted_at', 'is', null)
    .where('expires_at', '<=', at)
    .execute();
  const open = await trx
    .selectFrom('staff_invite')
    .select(['email', 'hand_over'])
    .where('shop_id', '=', shopId)
    .where('accepted_at', 'is', null)
    .execute();
  if (open.some((one) => one.email.toLowerCase() === email.toLowerCase())) return 'ALREADY_INVITED';
  if (handOver && open.some((one) => one.hand_over)) return 'HAND_OVER_OPEN';
  return (await hasSentEnough(trx, inviting)) ? 'TOO_MANY_INVITES' : null;
}

/** Counted in the audit log, from which a withdrawn invitation is not removed. */
async function hasSentEnough(
  trx: Transaction<Database>,
  { shopId, at }: Inviting,
): Promise<boolean> {
  const { sent } = await trx
    .selectFrom('audit_log')
    .select((select) => select.fn.countAll<number>().as('sent'))
    .where('shop_id', '=', shopId)
    .where('entity', '=', 'staff')
    .where('action', 'in', ['invited', 'resent'])
    .where('created_at', '>', new Date(at.getTime() - DAY))
    .executeTakeFirstOrThrow();
  return sent >= MAILS_A_DAY;
}

function newToken(at: Date) {
  const token = randomBytes(32).toString('base64url');
  return { token, token_hash: hashToken(token), expires_at: new Date(at.getTime() + LIFETIME) };
}

async function mailInvite(
  trx: Transaction<Database>,
  { publicUrl }: Config,
  { shopId, id, token }: { readonly shopId: number; readonly id: string; readonly token: string },
): Promise<void> {
  const row = await trx
    .selectFrom('staff_invite as i')
    .innerJoin('shop as s', 's.id', 'i.shop_id')
    .leftJoin('account as a', 'a.id', 'i.invited_by')
    .select(['i.email', 'i.flags', 'i.hand_over', 'i.lang', 's.title', 'a.name'])
    .where('i.shop_id', '=', shopId)
    .where('i.id', '=', id)
    .executeTakeFirstOrThrow();
  const facts = { shop: row.title, inviter: row.name ?? row.title, flags: row.flags };
  const url = `${publicUrl}/invitation?token=${token}&lang=${row.lang}`;
  await queueMail(trx, {
    ...inviteMail(row.hand_over ? 'handOver' : 'invite', facts, row.lang, url),
    about: `${id}.${hashToken(token).toString('hex')}`,
    kind: 'staff.invite',
    shop_id: shopId,
    recipient: row.email,
  });
}
