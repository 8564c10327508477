import { sql, type Transaction } from 'kysely';
import { newId } from '../../db/ids.ts';
import type { Database } from '../../db/schema.ts';
import type { NoticeData, NoticeKind } from './notice-kinds.ts';

/** Channel that informs every host process whose notifications have changed: account ids, separated by spaces. */
export const NOTICES_CHANNEL = 'talad_notices';

/** PostgreSQL accepts payloads up to 8000 bytes; an id with its space has 37. */
const IDS_PER_NOTE = 200;

export interface NewNotice<K extends NoticeKind = NoticeKind> {
  readonly accountId: string;
  /** Null if the notification does not concern one shop. */
  readonly shopId: number | null;
  readonly kind: K;
  readonly data: NoticeData[K];
  /** The path that it links to, on the platform's origin. */
  readonly path: string;
  readonly at: Date;
}

/**
 * Writes notifications in two statements: a kind and its data, without text. They are read in Thai or English,
 * perhaps months later, and the wording may change. Open pages get the new unread counts when `trx` commits; a
 * slow reader loses nothing, because the newest count replaces the older ones.
 */
export async function notifyAll(
  trx: Transaction<Database>,
  notices: readonly NewNotice[],
): Promise<void> {
  if (notices.length === 0) return;
  await trx
    .insertInto('notification')
    .values(
      notices.map(({ accountId, shopId, kind, data, path, at }, place) => ({
        account_id: accountId,
        // Notifications of the same moment keep their order by their ids.
        id: newId(at.getTime() + place),
        shop_id: shopId,
        kind,
        data: JSON.stringify(data),
        path,
        created_at: at,
      })),
    )
    .execute();
  await announceChange(
    trx,
    notices.map(({ accountId }) => accountId),
  );
}

/** Announces that notifications of these accounts were added or read. */
export async function announceChange(
  trx: Transaction<Database>,
  accountIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(accountIds)];
  for (let at = 0; at < ids.length; at += IDS_PER_NOTE) {
    const payload = ids.slice(at, at + IDS_PER_NOTE).join(' ');
    await sql`/* hot:notify */ SELECT pg_notify(${NOTICES_CHANNEL}, ${payload})`.execute(trx);
  }
}
