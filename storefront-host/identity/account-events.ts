import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Db } from '../db/open.ts';
import { newId } from '../db/ids.ts';
import type { Host } from '../host.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Device } from './devices/device.ts';
import { eventKinds, mailed, type AccountEventKind } from './account-event-kinds.ts';
import { noticeMail } from './notice-mail.ts';

export interface AccountEvent {
  readonly accountId: string;
  readonly kind: AccountEventKind;
  /** Device of the event; null for events without a sign-in (wrong passwords). */
  readonly device: Device | null;
  /**
   * Values of its text, such as the `{name}` of a passkey. They are shown and exported, so they contain no
   * secrets.
   */
  readonly data?: Readonly<Record<string, string>>;
  /** Recipient and button of the mail, if not the account's address and its security page. */
  readonly mail?: { readonly to: string; readonly url: string };
}

/** Writes a security event and queues its mail, in the transaction of the change. */
export async function recordEvent(
  trx: Transaction<Database>,
  { config, now }: Pick<Host, 'config' | 'now'>,
  event: AccountEvent,
): Promise<void> {
  const { accountId, kind, device, data = {} } = event;
  const at = now();
  const id = newId(at.getTime());
  await trx
    .insertInto('account_event')
    .values({
      account_id: accountId,
      id,
      kind,
      user_agent: device?.userAgent ?? null,
      address: device?.address ?? null,
      data: JSON.stringify(data),
      created_at: at,
    })
    .execute();
  if (!mailed.has(kind)) return;
  const account = await trx
    .selectFrom('account')
    .select(['email', 'locale'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  await queueMail(trx, {
    ...noticeMail({
      kind,
      lang: account.locale,
      data,
      device,
      at,
      url: event.mail?.url ?? `${config.publicUrl}/my/security`,
    }),
    about: id,
    kind: `account.${kind}`,
    shop_id: null,
    recipient: event.mail?.to ?? account.email,
  });
}

/** True before the first sign-in of an account, which needs no mail. */
export async function hasNoEvents(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('account_event')
    .select('id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return row === undefined;
}

/** Returns whether one of these events was recorded after `since`. */
export async function hasEventSince(
  db: Db,
  accountId: string,
  kinds: readonly AccountEventKind[],
  since: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('account_event')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', 'in', kinds)
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface ListedEvent {
  readonly id: string;
  readonly kind: AccountEventKind;
  readonly user_agent: string | null;
  readonly address: string | null;
  readonly data: Readonly<Record<string, string>>;
  readonly created_at: Date;
}

/** Returns the events of an account, newest first. */
export async function listEvents(
  db: Db,
  accountId: string,
  limit: number,
): Promise<readonly ListedEvent[]> {
  const rows = await db
    .selectFrom('account_event')
    .select(['id', 'kind', 'user_agent', 'address', 'data', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(({ kind, ...row }) =>
    isEventKind(kind) ? [{ ...row, kind, data: textsOf(row.data) }] : [],
  );
}

function isEventKind(kind: string): kind is AccountEventKind {
  return eventKinds.some((one) => one === kind);
}

function textsOf(data: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, String(value)]));
}
