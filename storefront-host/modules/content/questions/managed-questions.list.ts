import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database, Lang, QuestionState } from '../../../db/schema.ts';
import { listSource, thaiMinute } from '../../../http/index.ts';
import { links } from '../../../rendering/index.ts';
import { hasWord } from '../../catalog/index.ts';
import { ManagedQuestion, QuestionFilter } from './questions.contract.ts';

/** Questions about a shop's products, for its staff. */
export const managedQuestions = listSource({
  name: 'questions',
  access: 'message:read',
  summary: 'Questions about products, filtered, paged',
  filter: QuestionFilter,
  row: ManagedQuestion,
  sorts: { asked_at: { sql: sql`q.asked_at`, type: 'timestamptz' } },
  from: sql`product_question q`,
  id: sql`q.id`,
  idType: 'uuid',
  hasContacts: true,
  csv: {
    heads: ['product', 'asker', 'email', 'question', 'answer', 'state', 'sentAt'],
    cells: (one) => [
      one.product.title,
      one.asker && one.asker.name,
      one.asker && one.asker.email,
      one.question,
      one.answer,
      one.state,
      thaiMinute(one.asked_at),
    ],
  },
  where: matching,
  newest: (shopId) => ({ alias: sql`q`, rows: newestQuestions(shopId) }),
  read: (db, { shopId, lang }, ids) => readManagedQuestions(db, shopId, ids, lang),
});

/** The expression matches the index `product_question_search`. */
const WORDS = sql`lower(q.question)`;

function newestQuestions(shopId: number): RawBuilder<unknown> {
  return sql`FROM product_question q WHERE q.shop_id = ${shopId} ORDER BY q.asked_at DESC`;
}

function matching(shopId: number, filter: QuestionFilter): RawBuilder<unknown> {
  const { state, product_id: productId, q = '' } = filter;
  const words = q.trim().toLowerCase();
  const newest = newestQuestions(shopId);
  const parts = [
    sql`q.shop_id = ${shopId}`,
    ...(state === undefined ? [] : [sql`q.state = ${state}`]),
    ...(productId === undefined ? [] : [sql`q.product_id = ${productId}`]),
    ...(words === '' ? [] : [hasWord({ text: WORDS, id: sql`q.id`, newest }, words)]),
  ];
  return sql.join(parts, sql` AND `);
}

interface Row {
  readonly id: string;
  readonly product_id: number;
  readonly title: string;
  readonly slug: string;
  readonly shopname: string;
  readonly has_entry: boolean;
  readonly name: string | null;
  readonly email: string | null;
  readonly question: string;
  readonly answer: string | null;
  readonly published_at: Date | null;
  readonly state: QuestionState;
  readonly hidden_reason: string | null;
  readonly asked_at: Date;
  readonly revision: number;
}

/** Returns these questions in this order; missing ones are left out. One query. */
export async function readManagedQuestions(
  db: Kysely<Database>,
  shopId: number,
  ids: readonly string[],
  lang: Lang,
): Promise<readonly ManagedQuestion[]> {
  const { rows } = await sql<Row>`
    SELECT q.id, q.product_id, coalesce(t.fields->>'title', p.title) AS title, p.slug, s.shopname,
      e.id IS NOT NULL AS has_entry, e.data->>'name' AS name, e.reply_to AS email, q.question, q.answer,
      q.published_at, q.state, q.hidden_reason, q.asked_at, q.revision
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS asked (id, place)
    JOIN product_question q ON q.shop_id = ${shopId} AND q.id = asked.id
    JOIN shop s ON s.id = q.shop_id
    JOIN product p ON p.shop_id = q.shop_id AND p.id = q.product_id
    LEFT JOIN translation t ON t.shop_id = q.shop_id AND t.entity = 'product'
      AND t.entity_id = q.product_id AND t.lang = ${lang}
    LEFT JOIN form_entry e ON e.shop_id = q.shop_id AND e.id = q.id
    ORDER BY asked.place`.execute(db);
  return rows.map(
    ({ product_id: id, title, slug, shopname, has_entry: hasEntry, name, email, ...row }) => ({
      ...row,
      product: {
        id,
        title,
        url: links.product({ base: `/web/${shopname}`, origin: '' }, slug, id),
      },
      asker: hasEntry ? { name: name ?? '', email } : null,
      published_at: row.published_at?.toISOString() ?? null,
      asked_at: row.asked_at.toISOString(),
    }),
  );
}
