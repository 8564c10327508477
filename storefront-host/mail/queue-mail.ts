import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { writeOutbox } from '../jobs/outbox.ts';

export interface WrittenMail {
  readonly subject: string;
  readonly html: string;
  /** The plain-text version. */
  readonly body: string;
}

export interface NewMail extends WrittenMail {
  /** Subject and recipient of the mail as an idempotency key: an equal mail is queued once. */
  readonly about: string;
  readonly kind: string;
  readonly shop_id: number | null;
  readonly recipient: string;
  /** Address for replies; the shop if absent. */
  readonly reply_to?: string | null;
  /**
   * Address at which one click unsubscribes from mails of this kind; absent for replies to the reader's own
   * request.
   */
  readonly unsubscribe_url?: string;
}

/** Queues a mail in the transaction of the event that causes it. Returns its id. */
export async function queueMail(trx: Transaction<Database>, mail: NewMail): Promise<string> {
  const id = mailId(mail);
  const added = await trx
    .insertInto('mail')
    .values({
      id,
      shop_id: mail.shop_id,
      kind: mail.kind,
      recipient: oneLine(mail.recipient),
      reply_to: mail.reply_to ? oneLine(mail.reply_to) : null,
      unsubscribe_url: mail.unsubscribe_url ?? null,
      subject: oneLine(mail.subject),
      html: mail.html,
      body: mail.body,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) await writeOutbox(trx, 'mail.send', { mail_id: id });
  return id;
}

function mailId({ about, kind, recipient }: NewMail): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([about, kind, recipient]))
    .digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x80, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = hash.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}

/** A line break in a name or title would inject a mail header. */
function oneLine(value: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return value.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();
}
