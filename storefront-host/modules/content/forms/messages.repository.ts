import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Database, FormKind, Lang } from '../../../db/schema.ts';
import { writeAudit } from '../../shops/audit-log/audit-log.ts';
import type { ListRequest } from '../../../http/lists/list-query.ts';
import { containsPattern } from '../../catalog/search/search-tokens.ts';
import type { Message, MessageFilter } from './messages.contract.ts';

export const messageSorts = ['created_at'] as const;
type MessageSort = (typeof messageSorts)[number];

interface MessageRow {
  readonly id: string;
  readonly form: FormKind;
  readonly data: Readonly<Record<string, string>>;
  readonly about_id: number | null;
  readonly about_title: string | null;
  readonly lang: Lang;
  readonly created_at: Date;
  readonly read_at: Date | null;
}

const columns = sql`e.id, e.form, e.data, e.about_id, e.lang, e.created_at, e.read_at,
  CASE e.form
    WHEN 'seminar' THEN (SELECT b.title FROM blog b WHERE b.shop_id = e.shop_id AND b.id = e.about_id)
    WHEN 'product' THEN (SELECT p.title FROM product p WHERE p.shop_id = e.shop_id AND p.id = e.about_id)
  END AS about_title`;

/** A page of what visitors sent to the shop, and how much there is. Two queries. */
export async function listMessages(
  db: Kysely<Database>,
  shopId: number,
  list: ListRequest<MessageFilter, MessageSort>,
): Promise<{ readonly messages: readonly Message[]; readonly total: number }> {
  const where = matching(shopId, list.filter);
  const order = list.descending
    ? sql`e.created_at DESC, e.id DESC`
    : sql`e.created_at ASC, e.id ASC`;
  const [found, counted] = await Promise.all([
    sql<MessageRow>`SELECT ${columns} FROM form_entry e WHERE ${where}
      ORDER BY ${order} LIMIT ${list.limit} OFFSET ${list.offset}`.execute(db),
    sql<{ total: number }>`SELECT count(*) AS total FROM form_entry e WHERE ${where}`.execute(db),
  ]);
  return { messages: found.rows.map(toMessage), total: counted.rows[0]?.total ?? 0 };
}

/** Null: the shop has none such. One query. */
export async function findMessage(
  db: Kysely<Database>,
  shopId: number,
  id: string,
): Promise<Message | null> {
  const { rows } = await sql<MessageRow>`SELECT ${columns} FROM form_entry e
    WHERE e.shop_id = ${shopId} AND e.id = ${id}`.execute(db);
  return rows[0] ? toMessage(rows[0]) : null;
}

/** When it was read first, and by whom, stays. */
export async function markRead(
  trx: Transaction<Database>,
  entry: {
    readonly shopId: number;
    readonly id: string;
    readonly accountId: string;
    readonly at: Date;
  },
): Promise<void> {
  const { shopId, id, accountId, at } = entry;
  const { rows } = await sql`UPDATE form_entry SET read_at = ${at}
    WHERE shop_id = ${shopId} AND id = ${id} AND read_at IS NULL RETURNING id`.execute(trx);
  if (rows.length === 0) return;
  await writeAudit(trx, {
    shopId,
    entity: 'message',
    entityId: id,
    action: 'read',
    accountId,
    before: null,
    after: null,
    at,
  });
}

function matching(shopId: number, { form, unread, q }: MessageFilter): RawBuilder<unknown> {
  const word = q?.trim() ?? '';
  const parts = [
    sql`e.shop_id = ${shopId}`,
    ...(form === undefined ? [] : [sql`e.form = ${form}`]),
    ...(unread === undefined ? [] : [unread ? sql`e.read_at IS NULL` : sql`e.read_at IS NOT NULL`]),
    ...(word === ''
      ? []
      : [
          sql`EXISTS (SELECT 1 FROM jsonb_each_text(e.data) f WHERE f.value ILIKE ${containsPattern(word)})`,
        ]),
  ];
  return sql.join(parts, sql` AND `);
}

function toMessage({ about_id: aboutId, about_title: title, ...row }: MessageRow): Message {
  return {
    id: row.id,
    form: row.form,
    data: { ...row.data },
    about: aboutId !== null && title !== null ? { id: aboutId, title } : null,
    lang: row.lang,
    created_at: row.created_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
  };
}
