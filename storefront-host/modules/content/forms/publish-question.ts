import type { Db } from '../../../db/open.ts';
import { dropPages, pageKeys } from '../../../cache/page-keys.ts';
import { plain } from '../../../html/plain-text.ts';
import { refuse, refuseField, type Changed } from '../../catalog/index.ts';
import { follow, type MessageChange } from './change-message.ts';
import type { QuestionPublication } from './messages.contract.ts';

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
      .select('p.id as productId')
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
    const { productId } = entry;
    await trx
      .insertInto('product_question')
      .values({ shop_id: shopId, id, product_id: productId, question, answer, published_at: at })
      .onConflict((known) => known.columns(['shop_id', 'id']).doUpdateSet({ question, answer }))
      .execute();
    await follow(trx, change, 'published', null, null);
    await dropPages(trx, [pageKeys.product(productId)]);
    return { ok: true };
  });
}

/** Takes a question off the page of its product. */
export function unpublishQuestion(db: Db, change: MessageChange): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('product_question')
      .where('shop_id', '=', change.shopId)
      .where('id', '=', change.id)
      .returning('product_id')
      .executeTakeFirst();
    if (!removed) return refuse('NOT_FOUND');
    await follow(trx, change, 'unpublished', null, null);
    await dropPages(trx, [pageKeys.product(removed.product_id)]);
    return { ok: true };
  });
}
