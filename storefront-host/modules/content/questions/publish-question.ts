import { sql } from 'kysely';
import type { EntryState } from '../../../db/schema.ts';
import { followMessage } from './follow-message.ts';
import type { Db } from '../../../db/open.ts';
import { invalidatePages, pageKeys } from '../../../cache/page-keys.ts';
import { plain } from '../../../html/plain-text.ts';
import { refuse, refuseField, type Changed } from '../../catalog/index.ts';
import { follow, type MessageChange } from '../forms/change-message.ts';
import type { QuestionPublication } from '../forms/messages.contract.ts';

/** Shows a question with an answer on its product's page (decision 182), or changes what is shown. */
export function publishQuestion(
  db: Db,
  change: MessageChange,
  sent: QuestionPublication,
): Promise<Changed> {
  const { shopId, id, at } = change;
  return db.transaction().execute(async (trx) => {
    const entry = await trx
      .selectFrom('form_entry as e')
      .innerJoin('product as p', (join) =>
        join.onRef('p.shop_id', '=', 'e.shop_id').onRef('p.id', '=', 'e.about_id'),
      )
      .select(['p.id as productId', 'e.created_at'])
      .where('e.shop_id', '=', shopId)
      .where('e.id', '=', id)
      .where('e.form', '=', 'product')
      .where('p.status', '<>', 'removed')
      .forUpdate('e')
      .executeTakeFirst();
    if (!entry) return refuse('NOT_FOUND');
    const [question, answer] = [plain(sent.question), plain(sent.answer)];
    if (question === '') return refuseField('question', 'field.required');
    if (answer === '') return refuseField('answer', 'field.required');
    const { productId, created_at } = entry;
    const shown = { question, answer, state: 'answered', hidden_reason: null } as const;
    await trx
      .insertInto('product_question')
      .values({
        ...shown,
        shop_id: shopId,
        id,
        product_id: productId,
        published_at: at,
        asked_at: created_at,
      })
      .onConflict((known) =>
        known.columns(['shop_id', 'id']).doUpdateSet({
          ...shown,
          published_at: sql`coalesce(product_question.published_at, excluded.published_at)`,
          revision: sql`product_question.revision + 1`,
        }),
      )
      .execute();
    await follow(trx, change, 'published', null, null);
    await invalidatePages(trx, [pageKeys.product(productId)]);
    return { ok: true };
  });
}

/** Takes a question off the page of its product. */
export function unpublishQuestion(db: Db, change: MessageChange): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ product_id: number; entry_state: EntryState | null }>`
      UPDATE product_question q SET answer = NULL, published_at = NULL, revision = q.revision + 1
      WHERE q.shop_id = ${change.shopId} AND q.id = ${change.id} AND q.answer IS NOT NULL
      RETURNING q.product_id, (SELECT e.state FROM form_entry e
        WHERE e.shop_id = q.shop_id AND e.id = q.id) AS entry_state`.execute(trx);
    const [removed] = rows;
    if (!removed) return refuse('NOT_FOUND');
    await followMessage(trx, change.shopId, change.id, removed.entry_state ?? 'closed');
    await follow(trx, change, 'unpublished', null, null);
    await invalidatePages(trx, [pageKeys.product(removed.product_id)]);
    return { ok: true };
  });
}
