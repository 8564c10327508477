import { sql, type Transaction } from 'kysely';
import { invalidatePages, pageKeys } from '../../../cache/page-keys.ts';
import type { Db } from '../../../db/open.ts';
import type { Database } from '../../../db/schema.ts';
import { plain } from '../../../html/plain-text.ts';
import { isAddress } from '../../../mail/mailer.ts';
import { text } from '../../../locales/text.ts';
import { refuse, refuseField, type Changed } from '../../catalog/index.ts';
import { mailAnswer } from '../forms/answer-message.ts';
import { follow, lockMessage, type MessageChange } from '../forms/change-message.ts';
import type { QuestionAnswer, QuestionReason } from './questions.contract.ts';
import { notifyAsker } from './notify-asker.ts';

export interface QuestionChange extends MessageChange {
  readonly publicUrl: string;
}

/** Shows a question with its answer on the product's page; the first answer is also mailed on request. */
export function answerQuestion(
  db: Db,
  change: QuestionChange,
  { revision, mail = false, ...sent }: QuestionAnswer,
): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const { shopId, id, at } = change;
    // Locks in the order of the inbox, so that the two cannot deadlock.
    const entry = await lockMessage(trx, shopId, id);
    const row = await lockQuestion(trx, shopId, id);
    if (!row) return refuse('NOT_FOUND');
    if (row.revision !== revision) return refuse('CONFLICT');
    const [question, answer] = [plain(sent.question), plain(sent.answer)];
    if (question === '') return refuseField('question', 'field.required');
    if (answer === '') return refuseField('answer', 'field.required');
    await set(trx, change, {
      question,
      answer,
      published_at: row.published_at ?? at,
      state: 'answered',
      hidden_reason: null,
    });
    if (entry && row.answer === null) {
      if (mail && entry.reply_to !== null && isAddress(entry.reply_to)) {
        const { title } = await shopOf(trx, shopId);
        const subject = text(entry.lang, 'mail.answer.subject', { shop: title });
        await mailAnswer(trx, change, entry, { subject, text: answer });
      } else if (entry.state === 'new' || entry.state === 'progress') {
        await trx
          .updateTable('form_entry')
          .set({ state: 'answered', read_at: entry.read_at ?? at, revision: entry.revision + 1 })
          .where('shop_id', '=', shopId)
          .where('id', '=', id)
          .execute();
      }
    }
    await follow(trx, change, 'published', null, null);
    await invalidatePages(trx, [pageKeys.product(row.product_id)]);
    return { ok: true };
  });
}

/** Hides a question with a reason, which is mailed to its asker; an empty reason shows it again. */
export function hideQuestion(
  db: Db,
  change: QuestionChange,
  { revision, text: why }: QuestionReason,
): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const row = await lockQuestion(trx, change.shopId, change.id);
    if (!row) return refuse('NOT_FOUND');
    if (row.revision !== revision) return refuse('CONFLICT');
    const reason = plain(why);
    const wasHidden = row.state === 'hidden';
    if (reason === '' && !wasHidden) return refuseField('text', 'field.required');
    const shown = row.answer === null ? 'waiting' : 'answered';
    await set(trx, change, {
      state: reason === '' ? shown : 'hidden',
      hidden_reason: reason === '' ? null : reason,
    });
    await follow(trx, change, reason === '' ? 'shown' : 'hidden', null, reason ? { reason } : null);
    // A corrected reason sends no notification.
    if (reason !== '' && !wasHidden) await notifyAsker(trx, change, reason);
    await invalidatePages(trx, [pageKeys.product(row.product_id)]);
    return { ok: true };
  });
}

function lockQuestion(trx: Transaction<Database>, shopId: number, id: string) {
  return trx
    .selectFrom('product_question')
    .select(['product_id', 'answer', 'published_at', 'state', 'revision'])
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

async function set(
  trx: Transaction<Database>,
  { shopId, id }: QuestionChange,
  fields: {
    readonly question?: string;
    readonly answer?: string;
    readonly published_at?: Date;
    readonly state: 'waiting' | 'answered' | 'hidden';
    readonly hidden_reason: string | null;
  },
): Promise<void> {
  await trx
    .updateTable('product_question')
    .set({ ...fields, revision: sql`revision + 1` })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute();
}

function shopOf(trx: Transaction<Database>, shopId: number) {
  return trx.selectFrom('shop').select('title').where('id', '=', shopId).executeTakeFirstOrThrow();
}
