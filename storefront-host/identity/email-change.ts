import { sql, type Transaction } from 'kysely';
import { Type, type Static } from 'typebox';
import type { Database, Lang } from '../db/schema.ts';
import type { Host } from '../host.ts';
import { text } from '../locales/text.ts';
import type { WrittenMail } from '../mail/queue-mail.ts';
import { hasEventSince, recordEvent } from './account-events.ts';
import { type AccountEventKind } from './account-event-kinds.ts';
import { linkMail } from './account-mail.ts';
import { findAccountByEmail, lockAccount, setProvenEmail } from './account.repository.ts';
import type { Device } from './devices/device.ts';
import { deleteRecoveryCodes } from './second-factor/recovery-codes.ts';
import { endAllSessions } from './session/session.repository.ts';
import { readToken, signToken } from '../secrets/signed-token.ts';
import { useOnce } from './used-token.repository.ts';

/** `from` equals `to` if the address is only to be verified; `at` is the time of the request. */
const AddressLink = Type.Object({
  id: Type.String(),
  accountId: Type.String(),
  from: Type.String(),
  to: Type.String(),
  at: Type.Number(),
});
export type AddressLink = Static<typeof AddressLink>;
const RestoreLink = Type.Object({
  accountId: Type.String(),
  from: Type.String(),
  to: Type.String(),
  at: Type.Number(),
});
export type RestoreLink = Static<typeof RestoreLink>;

const DAY = 24 * 3600_000;
const CONFIRM = DAY;
const RESTORE = 7 * DAY;

/** Events by which the owner secured the account; address changes that were requested earlier become invalid. */
const putRight: readonly AccountEventKind[] = [
  'password_changed',
  'password_reset',
  'device_ended',
  'all_devices_ended',
  'email_restored',
];

export function readAddressLink({ secrets, now }: Host, token: string): AddressLink | null {
  return readToken(secrets, 'address', AddressLink, token, now());
}

export function readRestoreLink({ secrets, now }: Host, token: string): RestoreLink | null {
  return readToken(secrets, 'restore', RestoreLink, token, now());
}

/** Returns a mail to an address that a signed-in user wants to use, or to verify. */
export function addressMail(host: Host, link: AddressLink, lang: Lang): WrittenMail {
  const expires = new Date(host.now().getTime() + CONFIRM);
  const token = signToken(host.secrets, 'address', link, expires);
  return linkMail(lang, {
    subject: text(lang, 'security.mail.confirm.subject'),
    opening: text(lang, 'security.mail.confirm.text'),
    button: {
      label: text(lang, 'security.mail.confirm.button'),
      url: `${host.config.publicUrl}/account/address?token=${token}`,
    },
  });
}

/**
 * Returns a mail to an address that already has an account: nothing was changed, and the page does not reveal this.
 */
export function addressTakenMail({ config }: Host, lang: Lang): WrittenMail {
  return linkMail(lang, {
    subject: text(lang, 'security.mail.taken.subject'),
    opening: text(lang, 'security.mail.taken.text'),
    button: { label: text(lang, 'account.signIn'), url: `${config.publicUrl}/login` },
  });
}

/**
 * Changes the address of the account: once, only while it still has the old address, and not after its owner has
 * secured it. The old address gets a mail with a link that reverts the change within seven days.
 */
export async function confirmAddress(
  host: Host,
  link: AddressLink,
  device: Device,
): Promise<boolean> {
  const { db, secrets, config, now } = host;
  const { id, accountId, from, to, at } = link;
  return db.transaction().execute(async (trx) => {
    if (!(await useOnce(trx, `address:${id}`, new Date(now().getTime() + CONFIRM)))) return false;
    if ((await lockAccount(trx, accountId))?.email !== from) return false;
    if (await hasEventSince(trx, accountId, putRight, new Date(at))) return false;
    const owner = await findAccountByEmail(trx, to);
    if (owner && owner.id !== accountId) return false;
    await setProvenEmail(trx, accountId, to, now());
    if (from === to) {
      await recordEvent(trx, host, { accountId, kind: 'email_verified', device });
      return true;
    }
    const back = { accountId, from, to, at: now().getTime() };
    const token = signToken(secrets, 'restore', back, new Date(now().getTime() + RESTORE));
    const url = `${config.publicUrl}/account/address/restore?token=${token}`;
    const data = { email: to };
    await recordEvent(trx, host, {
      accountId,
      kind: 'email_changed',
      device,
      data,
      mail: { to: from, url },
    });
    return true;
  });
}

/**
 * Restores the old address, whatever it was changed to since. The person who changed it knew the password, so the
 * password is removed, every session ends, and sign-in methods added since then or in the week before are removed,
 * because a thief prepares a way back first.
 */
export async function restoreAddress(
  host: Host,
  link: RestoreLink,
  device: Device,
): Promise<boolean> {
  const { db, now } = host;
  const { accountId, from, at } = link;
  const since = new Date(at - RESTORE);
  return db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, accountId);
    if (!account || (await wasUndone(trx, accountId, at))) return false;
    const owner = await findAccountByEmail(trx, from);
    if (owner && owner.id !== accountId) return false;
    await setProvenEmail(trx, accountId, from, now());
    await trx
      .updateTable('account')
      .set({ password_hash: null })
      .where('id', '=', accountId)
      .execute();
    await dropWaysInSince(trx, accountId, since);
    await endAllSessions(trx, accountId);
    const data = { email: from, undone: String(at) };
    await recordEvent(trx, host, { accountId, kind: 'email_restored', device, data });
    return true;
  });
}

async function dropWaysInSince(
  trx: Transaction<Database>,
  accountId: string,
  since: Date,
): Promise<void> {
  await trx
    .updateTable('account')
    .set({ totp_secret: null, totp_confirmed_at: null, totp_last_step: null })
    .where('id', '=', accountId)
    .where('totp_confirmed_at', '>=', since)
    .execute();
  for (const table of ['passkey', 'account_link'] as const) {
    await trx
      .deleteFrom(table)
      .where('account_id', '=', accountId)
      .where('created_at', '>=', since)
      .execute();
  }
  const made = ['second_factor_on', 'recovery_codes_made'] as const;
  if (await hasEventSince(trx, accountId, made, since)) await deleteRecoveryCodes(trx, accountId);
}

/**
 * Returns whether the change of `at`, or an earlier one, was reverted since, which also reverts later changes. A
 * thief who has changed the address twice holds the second link; the owner's link, the first one, undoes both.
 */
async function wasUndone(
  trx: Transaction<Database>,
  accountId: string,
  at: number,
): Promise<boolean> {
  const row = await trx
    .selectFrom('account_event')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'email_restored')
    .where('created_at', '>=', new Date(at))
    .where(sql<boolean>`(data ->> 'undone')::bigint <= ${at}`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
