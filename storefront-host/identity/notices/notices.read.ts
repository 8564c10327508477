import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { noticeKinds, shopperKinds, staffKinds, type NoticeKind } from './notice-kinds.ts';

/** The reading account and its origin: a shop's own host shows only the shopper's notifications of that shop. */
export interface NoticeReader {
  readonly accountId: string;
  readonly shopId: number | null;
  /** On the platform: only notifications for the staff of this shop. */
  readonly staffOf?: number | undefined;
}

export interface NoticeRow {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly data: Readonly<Record<string, unknown>>;
  readonly path: string;
  readonly created_at: Date;
  readonly read_at: Date | null;
}

/** Returns notifications older than `before`, newest first. */
export async function readNotices(
  db: Kysely<Database>,
  reader: NoticeReader,
  page: { readonly before?: string; readonly limit: number },
): Promise<readonly NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    SELECT n.id, n.kind, n.data, n.path, n.created_at, n.read_at FROM notification n
    WHERE n.account_id = ${reader.accountId} AND ${shownTo(reader)}
      AND (${page.before ?? null}::uuid IS NULL OR n.id < ${page.before ?? null}::uuid)
    ORDER BY n.id DESC LIMIT ${page.limit}`.execute(db);
  return rows;
}

export async function countUnread(db: Kysely<Database>, reader: NoticeReader): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM notification n
    WHERE n.account_id = ${reader.accountId} AND n.read_at IS NULL AND ${shownTo(reader)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Returns the path of one of the reader's notifications; null if there is none with this id. */
export async function pathOfNotice(
  db: Kysely<Database>,
  { accountId }: Pick<NoticeReader, 'accountId'>,
  id: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('notification')
    .select('path')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.path ?? null;
}

/** Marks these notifications of the reader, or all, as read. Returns how many were unread. */
export async function markRead(
  db: Kysely<Database>,
  reader: NoticeReader,
  { ids, at }: { readonly ids: readonly string[] | null; readonly at: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE notification n SET read_at = ${at}
    WHERE n.account_id = ${reader.accountId} AND n.read_at IS NULL AND ${shownTo(reader)}
      AND (${ids}::uuid[] IS NULL OR n.id = ANY(${ids}::uuid[]))`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Returns the sessions that are still valid, each with its number of unread notifications. */
export async function countBySession(
  db: Kysely<Database>,
  sessions: readonly Buffer[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ token_hash: Buffer; count: number }>`
    SELECT s.token_hash, (
      SELECT count(*)::int FROM notification n
      WHERE n.account_id = s.account_id AND n.read_at IS NULL AND ${shownOn(sql`s.shop_id`)}
    ) AS count
    FROM session s
    JOIN account a ON a.id = s.account_id AND a.disabled_at IS NULL
    LEFT JOIN session p ON p.token_hash = s.parent_hash
    WHERE s.token_hash = ANY(${sessions}::bytea[]) AND s.expires_at > ${now}
      AND (s.parent_hash IS NULL OR p.expires_at > ${now})`.execute(db);
  return new Map(rows.map((row) => [row.token_hash.toString('base64url'), row.count]));
}

function shownTo({ shopId, staffOf }: NoticeReader): RawBuilder<boolean> {
  return shopId === null && staffOf !== undefined
    ? sql`n.shop_id = ${staffOf} AND n.kind = ANY(${staffKinds}::text[])`
    : shownOn(sql`${shopId}::bigint`);
}

function shownOn(shopId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`CASE WHEN ${shopId} IS NULL THEN n.kind = ANY(${noticeKinds}::text[])
    ELSE n.shop_id = ${shopId} AND n.kind = ANY(${shopperKinds}::text[]) END`;
}
