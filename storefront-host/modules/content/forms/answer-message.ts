import type { Transaction } from 'kysely';
import type { Db } from '../../../db/open.ts';
import type { Database } from '../../../db/schema.ts';
import { newId } from '../../../db/ids.ts';
import { isAddress } from '../../../mail/mailer.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { refuse, refuseField, type Changed } from '../../catalog/index.ts';
import { answerMail } from './answer-mail.ts';
import { follow, lockMessage, type MessageChange } from './change-message.ts';
import type { MessageReply } from './messages.contract.ts';
import { followMessage } from '../questions/follow-message.ts';

/** Mails an answer to the visitor and stores it with the entry, both or neither. */
export function answerMessage(
  db: Db,
  change: MessageChange,
  { revision, subject, text }: MessageReply,
): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const { shopId, id } = change;
    const row = await lockMessage(trx, shopId, id);
    if (!row) return refuse('NOT_FOUND');
    if (row.revision !== revision) return refuse('CONFLICT');
    if (row.reply_to === null || !isAddress(row.reply_to)) {
      return refuseField('text', 'message.noAddress');
    }
    const answer = { subject: subject.trim(), text: text.trim() };
    if (answer.subject === '') return refuseField('subject', 'field.required');
    if (answer.text === '') return refuseField('text', 'field.required');
    await mailAnswer(trx, change, row, answer);
    await follow(trx, change, 'answered', null, null);
    return { ok: true };
  });
}

type LockedMessage = NonNullable<Awaited<ReturnType<typeof lockMessage>>>;

/** Queues the mail, stores it with its entry and marks the entry as answered; its sender has an address. */
export async function mailAnswer(
  trx: Transaction<Database>,
  { shopId, id, accountId, at }: MessageChange,
  row: LockedMessage,
  answer: { readonly subject: string; readonly text: string },
): Promise<void> {
  const shop = await trx
    .selectFrom('shop')
    .select('title')
    .where('id', '=', shopId)
    .executeTakeFirstOrThrow();
  const answerId = newId(at.getTime());
  // Without an address for replies, they go to the shop's contact address (mail/send-mail.ts).
  const mailId = await queueMail(trx, {
    ...answerMail({ ...answer, shop: shop.title, fields: row.data, at: row.created_at }, row.lang),
    about: answerId,
    kind: 'form.answer',
    shop_id: shopId,
    recipient: row.reply_to ?? '',
  });
  await trx
    .insertInto('form_answer')
    .values({
      shop_id: shopId,
      id: answerId,
      entry_id: id,
      subject: answer.subject,
      body: answer.text,
      account_id: accountId,
      mail_id: mailId,
      created_at: at,
    })
    .execute();
  await trx
    .updateTable('form_entry')
    .set({ state: 'answered', read_at: row.read_at ?? at, revision: row.revision + 1 })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute();
  await followMessage(trx, shopId, id, 'answered');
}
