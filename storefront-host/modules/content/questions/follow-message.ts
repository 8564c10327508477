import { sql, type Transaction } from 'kysely';
import type { Database, EntryState } from '../../../db/schema.ts';

/** A question of a message about a product waits in the list of questions from now on. */
export async function addQuestion(
  trx: Transaction<Database>,
  asked: {
    readonly shopId: number;
    readonly id: string;
    readonly productId: number;
    readonly question: string;
    readonly at: Date;
  },
): Promise<void> {
  await trx
    .insertInto('product_question')
    .values({
      shop_id: asked.shopId,
      id: asked.id,
      product_id: asked.productId,
      question: asked.question,
      asked_at: asked.at,
    })
    .execute();
}

/** Without a public answer or a reason of its own, a question is as far as its message is in the inbox. */
export async function followMessage(
  trx: Transaction<Database>,
  shopId: number,
  id: string,
  state: EntryState,
): Promise<void> {
  await sql`
    UPDATE product_question SET revision = revision + 1,
      state = CASE WHEN ${state} IN ('new', 'progress') THEN 'waiting'
        WHEN ${state} = 'answered' THEN 'answered' ELSE 'hidden' END
    WHERE shop_id = ${shopId} AND id = ${id} AND answer IS NULL AND hidden_reason IS NULL`.execute(
    trx,
  );
}
