import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { MessageDetail } from '../forms/messages.contract.ts';

/** Answered questions on a product's page, without their askers. */
export interface AnsweredQuestions {
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  readonly total: number;
}

export const QUESTION_PAGE_SIZE = 10;

/** Returns one page of questions, newest first. One query. */
export async function readProductQuestions(
  db: Kysely<Database>,
  shopId: number,
  productId: number,
  page: number,
): Promise<AnsweredQuestions> {
  const { rows } = await sql<{
    question: string;
    answer: string;
    total: number;
  }>`/* hot:product_questions */
    SELECT question, answer, count(*) OVER ()::int AS total FROM product_question
    WHERE shop_id = ${shopId} AND product_id = ${productId} AND state = 'answered' AND answer IS NOT NULL
    ORDER BY published_at DESC, id DESC
    LIMIT ${sql.lit(QUESTION_PAGE_SIZE)} OFFSET ${(page - 1) * QUESTION_PAGE_SIZE}`.execute(db);
  const questions = rows.map(({ question, answer }) => ({ question, answer }));
  return { questions, total: rows[0]?.total ?? 0 };
}

/** Returns the publication of a message; null without one. */
export async function readPublished(
  db: Kysely<Database>,
  shopId: number,
  id: string,
): Promise<MessageDetail['published']> {
  const row = await db
    .selectFrom('product_question')
    .select(['question', 'answer', 'published_at'])
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst();
  const { question, answer, published_at: at } = row ?? {};
  return question !== undefined && answer != null && at
    ? { question, answer, published_at: at.toISOString() }
    : null;
}
