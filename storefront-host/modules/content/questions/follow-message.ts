import { sql, type Transaction } from 'kysely';
import type { Database, EntryState } from '../../../db/schema.ts';

/** Adds the question of a message about a product to the list of questions. */
export async function addQuestion(
  trx: Transaction<Database>,
  input: {
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
      shop_id: input.shopId,
      id: input.id,
      product_id: input.productId,
      question: input.question,
      asked_at: input.at,
    })
    .execute();
}

/**
 * Sets the state of a question to that of its message in the inbox, unless it has a public answer or a reason to
 * be hidden.
 */
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
