import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { MessageDetail } from './messages.contract.ts';

/** More would hide the form below them. */
const SHOWN = 20;

export interface AnsweredQuestion {
  readonly question: string;
  readonly answer: string;
}

/** Published questions about a product, newest first. One query. */
export function readProductQuestions(
  db: Kysely<Database>,
  shopId: number,
  productId: number,
): Promise<readonly AnsweredQuestion[]> {
  return db
    .selectFrom('product_question')
    .select(['question', 'answer'])
    .where('shop_id', '=', shopId)
    .where('product_id', '=', productId)
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(SHOWN)
    .execute();
}

/** The publication of a message; null without one. */
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
  return row ? { ...row, published_at: row.published_at.toISOString() } : null;
}
