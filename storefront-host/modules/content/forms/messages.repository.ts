import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database, EntryState, FormKind, Lang } from '../../../db/schema.ts';
import { listSource, thaiMinute } from '../../../http/index.ts';
import { readStaffWith } from '../../../identity/index.ts';
import { text } from '../../../locales/text.ts';
import { foldText, hasWord } from '../../catalog/index.ts';
import { readPublished } from '../questions/questions.read.ts';
import {
  Message,
  MessageFilter,
  type MessageAnswer,
  type MessageDetail,
} from './messages.contract.ts';

interface MessageRow {
  readonly id: string;
  readonly form: FormKind;
  readonly data: Readonly<Record<string, string>>;
  readonly about_id: number | null;
  readonly about_title: string | null;
  readonly lang: Lang;
  readonly created_at: Date;
  readonly read_at: Date | null;
  readonly state: EntryState;
  readonly assigned_to: string | null;
  readonly assigned_name: string | null;
  readonly reply_to: string | null;
  readonly shop: string;
  readonly revision: number;
}

const columns = sql`e.id, e.form, e.data, e.about_id, e.lang, e.created_at, e.read_at, e.state, e.reply_to,
  e.revision, e.assigned_to, (SELECT a.name FROM account a WHERE a.id = e.assigned_to) AS assigned_name,
  (SELECT s.title FROM shop s WHERE s.id = e.shop_id) AS shop,
  CASE e.form
    WHEN 'seminar' THEN (SELECT b.title FROM blog b WHERE b.shop_id = e.shop_id AND b.id = e.about_id)
    WHEN 'product' THEN (SELECT p.title FROM product p WHERE p.shop_id = e.shop_id AND p.id = e.about_id)
  END AS about_title`;

/** Returns the fields of a form beyond those with a column of their own. */
function otherFields(data: Message['data']): string {
  const own = new Set(['name', 'email', 'phone', 'mobile', 'message']);
  return Object.entries(data)
    .filter(([field, value]) => !own.has(field) && value !== '')
    .map(([field, value]) => `${field}: ${value}`)
    .join('\n');
}

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
  hasContacts: true,
  csv: {
    heads: ['form', 'name', 'email', 'phone', 'message', 'fields', 'about', 'state', 'sentAt'],
    cells: (one) => [
      one.form,
      one.data['name'] ?? '',
      one.data['email'] ?? '',
      one.data['phone'] ?? one.data['mobile'] ?? '',
      one.data['message'] ?? '',
      otherFields(one.data),
      one.about && one.about.title,
      one.state,
      thaiMinute(one.created_at),
    ],
  },
  where: matching,
  newest: (shopId) => ({ alias: sql`e`, rows: newestMessages(shopId) }),
  async read(db, { shopId }, ids) {
    const { rows } = await sql<MessageRow>`SELECT ${columns}
      FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS asked (id, place)
      JOIN form_entry e ON e.shop_id = ${shopId} AND e.id = asked.id
      ORDER BY asked.place`.execute(db);
    return rows.map(toMessage);
  },
});

/** Returns null when the shop has no such entry. Four queries. */
export async function findMessage(
  db: Kysely<Database>,
  shopId: number,
  id: string,
): Promise<MessageDetail | null> {
  const { rows } = await sql<MessageRow>`SELECT ${columns} FROM form_entry e
    WHERE e.shop_id = ${shopId} AND e.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const [answers, published, assignees] = await Promise.all([
    readAnswers(db, shopId, id),
    readPublished(db, shopId, id),
    readStaffWith(db, shopId, 'message:read'),
  ]);
  return {
    ...toMessage(row),
    reply_to: row.reply_to,
    reply_subject: text(row.lang, 'mail.answer.subject', { shop: row.shop }),
    answers,
    published,
    assignees: [...assignees],
  };
}

interface AnswerRow {
  readonly id: string;
  readonly subject: string;
  readonly body: string;
  readonly account_id: string | null;
  readonly name: string | null;
  readonly created_at: Date;
  readonly mail: MessageAnswer['mail'];
  readonly error: string | null;
}

async function readAnswers(
  db: Kysely<Database>,
  shopId: number,
  entryId: string,
): Promise<MessageAnswer[]> {
  const { rows } = await sql<AnswerRow>`
    SELECT w.id, w.subject, w.body, w.account_id, a.name, w.created_at, m.status AS mail, m.error
    FROM form_answer w
    LEFT JOIN account a ON a.id = w.account_id
    LEFT JOIN mail m ON m.id = w.mail_id AND m.shop_id = w.shop_id
    WHERE w.shop_id = ${shopId} AND w.entry_id = ${entryId}
    ORDER BY w.created_at, w.id`.execute(db);
  return rows.map(({ body, account_id: accountId, name, created_at: at, ...row }) => ({
    ...row,
    text: body,
    by: personOf(accountId, name),
    created_at: at.toISOString(),
  }));
}

function newestMessages(shopId: number): RawBuilder<unknown> {
  return sql`FROM form_entry e WHERE e.shop_id = ${shopId} ORDER BY e.created_at DESC`;
}

function matching(shopId: number, filter: MessageFilter): RawBuilder<unknown> {
  const { form, unread, state, assigned_to: person, q = '' } = filter;
  const words = foldText(q).split(' ').filter(Boolean);
  const newest = newestMessages(shopId);
  const parts = [
    sql`e.shop_id = ${shopId}`,
    // These conditions repeat those of the partial indexes.
    ...(state === 'open' ? [sql`e.state IN ('new', 'progress')`] : []),
    ...(state === undefined ? [sql`e.state <> 'spam'`] : []),
    ...(state !== undefined && state !== 'open' ? [sql`e.state = ${state}`] : []),
    ...(form === undefined ? [] : [sql`e.form = ${form}`]),
    ...(person === undefined ? [] : [sql`e.assigned_to = ${person}`]),
    ...(unread === undefined ? [] : [unread ? sql`e.read_at IS NULL` : sql`e.read_at IS NOT NULL`]),
    // As typed between spaces: a segment of a name may be too short for the index (decision 476).
    ...words.map((word) => hasWord({ text: sql`e.search_text`, id: sql`e.id`, newest }, word)),
  ];
  return sql.join(parts, sql` AND `);
}

function toMessage(row: MessageRow): Message {
  const { about_id: aboutId, about_title: title } = row;
  return {
    id: row.id,
    form: row.form,
    data: { ...row.data },
    about: aboutId !== null && title !== null ? { id: aboutId, title } : null,
    lang: row.lang,
    created_at: row.created_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
    state: row.state,
    assigned_to: personOf(row.assigned_to, row.assigned_name),
    revision: row.revision,
  };
}

function personOf(id: string | null, name: string | null) {
  return id !== null && name !== null ? { id, name } : null;
}
