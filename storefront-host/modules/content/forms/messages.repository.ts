import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Database, FormKind, Lang } from '../../../db/schema.ts';
import { writeAudit } from '../../shops/index.ts';
import { listSource } from '../../../http/index.ts';
import { containsPattern } from '../../catalog/index.ts';
import { Message, MessageFilter } from './messages.contract.ts';

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

/** Entries of a site's forms, for its staff. */
export const managedMessages = listSource({
  name: 'messages',
  access: 'message:read',
  summary: 'Entries of the site’s forms, filtered, paged',
  filter: MessageFilter,
  row: Message,
  sorts: { created_at: { sql: sql`e.created_at`, type: 'timestamptz' } },
  from: sql`form_entry e`,
  id: sql`e.id`,
  idType: 'uuid',
  where: matching,
  async read(db, { shopId }, ids) {
    const { rows } = await sql<MessageRow>`SELECT ${columns}
      FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS asked (id, place)
      JOIN form_entry e ON e.shop_id = ${shopId} AND e.id = asked.id
      ORDER BY asked.place`.execute(db);
    return rows.map(toMessage);
  },
});

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

/** Time and reader of the first reading are kept. */
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
